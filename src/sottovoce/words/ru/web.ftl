## Дом

title = Sottovoce
motto = Стол для четырёх игр с тайнами: в одиночку, с друзьями или против честных ботов.
skip = Перейти к содержанию
nav = Главное меню
credits = Правила изложены нашими словами, рисунки наши. Пиктограммы: Lorc, Delapouite и другие авторы
offline = Связь с сервером прервалась. Мы пробуем снова; ничего из сделанного не потеряно.
out-of-reach = Сервер сейчас недоступен. Попробуйте ещё раз через минуту.
close = Закрыть
cancel = Отмена
save = Сохранить
nowhere = Здесь ничего нет
nowhere-text = По этому адресу нет страницы.
go-home = На главную
new = новое
you = вы

language = Язык
language-en = English
language-ru = Русский
language-it = Italiano
to-day = Светлая тема
to-night = Тёмная тема

## Игры

games = Игры
game-venice = Венеция
    .minutes = 20–40 мин
    .about = Канун карнавала. Два знатных дома зазывают дожа: картами увлекайте за собой его свиту и приведите его к своей двери.
game-holmes = Холмс
    .minutes = 30–45 мин
    .about = Шерлок и Майкрофт семь дней расследуют взрыв. Навещайте нужных людей и собирайте больше улик каждого вида, чем брат.
game-sonata = Чёрная соната
    .minutes = 30 мин
    .about = Лондон, 1600 год. Идите за Смуглой дамой по приметам мест, собирайте улики и назовите её, пока не вышло время.
game-whispers = Шорохи в ночи
    .minutes = 20–40 мин
    .about = Ночь в старом доме. Каждый здесь кто-то, и никто не говорит кто: играйте карты, водите фигуры и угадывайте, пока не угадали вас.
players =
    { $max ->
        [1] один игрок
       *[other] { $min ->
            [2] { $max ->
                [2] два игрока
               *[other] 2–{ $max } игрока
            }
           *[other] { $min }–{ $max } игрока
        }
    }
play-now = Играть
against = Против кого
with-friends = С друзьями, настройки
choose-options = Настройки
learn = Первая игра с подсказками
rules = Правила
new-game = Новая игра

bot =
    { $level ->
        [level-1] Бот 1, новичок
        [level-2] Бот 2, любитель
        [level-3] Бот 3, завсегдатай
        [level-4] Бот 4, знаток
        [level-5] Бот 5, мастер
        [random] Бот, ходит наугад
        [greedy] Бот, берёт что может
        [careful] Бот, осторожный
       *[other] Бот { $level }
    }
guest-name = Гость { $number }
empty-seat = свободное место

my-games = Ваши игры
all-my-games = Показать все: { $count }
waiting = Ждём игроков
over = Окончена: посмотреть снова
your-turn = Ваш ход
their-turn = Думают другие
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт. Откройте стол сами и покажите его здесь.
sit-down = Сесть за стол

## Новая партия

new-match = Новая партия: { $game }
options = Настройки
seats = Места
seat = Место { $number }
sitter-me = вы
sitter-open = кто-то ещё (по ссылке)
clock = Часы
clock-kind = Время
clock-none = без часов
clock-quick = по 10 минут и 5 секунд на ход
clock-slow = по 30 минут и 10 секунд на ход
clock-one-day = день на ход
clock-three-days = три дня на ход
clock-week = неделя на ход
on-time-out = Если время вышло
on-time-out-bot = доигрывает бот
on-time-out-loss = партия проиграна
listed = Показать стол на главной, чтобы мог сесть любой
open-table = Открыть стол
open-table-note = Для каждого свободного места вы получите ссылку.
begin = Начать

option-venice-rounds = Длина
option-venice-rounds-match = целый матч
option-venice-rounds-single = один раунд
option-holmes-draft_start = Первые персонажи
option-holmes-draft_start-no = как напечатано
option-holmes-draft_start-yes = выбираются по очереди
option-holmes-brothers = Карта резерва
option-holmes-brothers-no = без неё
option-holmes-brothers-yes = с ней
option-holmes-villains = Злодеи
option-holmes-villains-none = никого
option-holmes-villains-moriarty = Мориарти
option-holmes-villains-moran = Моран
option-holmes-villains-random = один из них, по жребию
option-holmes-villains-both = оба
option-sonata-mode = Режим
option-sonata-mode-training = учебный
option-sonata-mode-easy = лёгкий
option-sonata-mode-standard = обычный
option-sonata-mode-advanced = сложный
option-sonata-mode-expert = для знатоков
option-sonata-fog_out = Карт тумана убрано
option-sonata-route = Её путь
option-sonata-route-random = напечатанный, по жребию
option-sonata-route-generated = новый
option-sonata-direction = Направление
option-sonata-direction-forwards = вперёд
option-sonata-direction-backwards = назад
option-sonata-difficulty = Сложность пути
option-sonata-difficulty-any = любая
option-sonata-difficulty-base = базовая игра
option-sonata-difficulty-very-easy = очень легко
option-sonata-difficulty-easy = легко
option-sonata-difficulty-moderate = средне
option-sonata-difficulty-hard = трудно
option-sonata-kind = Она
option-sonata-kind-either = может и то и другое
option-sonata-kind-moves = всегда идёт дальше
option-sonata-kind-may-stay = может остаться на месте
option-sonata-length = Длина пути
option-sonata-length-printed = как у напечатанных
option-sonata-labels = Подписи карт
option-sonata-labels-language = на моём языке
option-sonata-labels-international = международные
option-sonata-labels-ru = русское издание
option-whispers-players = Игроки
option-whispers-counter = Счётчик начинает с
option-whispers-counter-usual = обычного числа
route = { $kind } { $number }
route-base = базовая игра
route-very-easy = очень лёгкий
route-easy = лёгкий
route-moderate = средний
route-hard = трудный

invitation = Приглашение
invited = { $host } приглашает вас сыграть: { $game }

## Учётная запись и настройки

account = Вы
your-name = Ваше имя за столом
field-name = Имя
field-account = Имя учётной записи
field-passphrase = Парольная фраза
field-recovery = Код восстановления
renamed = За столом вас теперь зовут { $name }.
make-account = Завести учётную запись
make-account-text = Гостя знает только этот браузер. С учётной записью можно вернуться откуда угодно. Адрес почты не нужен.
log-in = Войти
carry = Взять с собой мои гостевые партии
log-out = Выйти
logged-in = Вы вошли как { $account }
recover = Забыли парольную фразу?
recover-text = С кодом восстановления можно задать новую.
recovery-code = Ваш код восстановления
recovery-text = Запишите его сейчас: он показывается один раз, и без него не вернуться, если забудется парольная фраза.
written-down = Код записан
my-data = Что о вас хранится
my-data-text = Ваше имя, ваши партии и заметки. Можно взять копию или всё удалить.
export = Взять копию
erase = Удалить всё
erase-text = Имя, учётная запись и заметки удаляются сразу и безвозвратно. Начатые партии продолжит бот.
erase-sure = Да, удалить всё
erased = Всё, что о вас хранилось, удалено.

settings = Настройки
theme = Свет
theme-dark = при лампе (тёмная)
theme-light = дневной свет
theme-system = как в системе
motion = Движение
motion-system = как в системе
motion-on = включено
motion-off = выключено
sound = Тихие звуки карт и дерева
keys = Клавиши за столом
key-digits = 1 – 9
    .does = выбрать вариант с этим номером
key-arrows = ← →
    .does = переходить от варианта к варианту
key-enter = Enter
    .does = взять вариант в фокусе или единственный
key-escape = Esc
    .does = взять слово назад, закрыть открытое
key-undo = U
    .does = отменить последнее решение
key-help = ?
    .does = правила этого момента
key-replay = ← → Home End
    .does = в повторе: по шагам, к началу, к концу; пробел запускает
contents = Содержание

## За столом

arriving = Стол накрывается…
no-such-table = Этот стол для вас закрыт.
waiting-for = Ждём игроков
send-link = Пошлите эту ссылку тому, кто сядет сюда: { $seat }
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
turn-of = Думает { $name }
game-over = Игра окончена
to-move = ходит:
winner = победа:
sits-in = бот вместо игрока { $name }
time-left = Осталось времени
days-left = { $days } д { $hours } ч

sentence = Ваше решение
choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
take-back-word = выбрать другое
undo = Отменить
rules-now = Правила этого момента
you-may = Что можно сейчас
all-rules = Все правила
no-board = Нарисованного стола здесь нет; всё можно сыграть словами внизу.

why-not-past = Вы смотрите на прошедший момент.
why-not-over = Игра окончена.
why-not-watching = Вы зритель; трогать это могут только игроки.
why-not-turn = Сейчас не ваш ход: решает { $name }.
why-not-now = Сейчас здесь выбирать нечего; трогать можно то, что светится.

panel = Журнал, правила, разговор и заметки
log = Журнал
chat = Разговор
notes = Заметки
result = Итог
jump = Посмотреть этот момент
looking-back = Вы смотрите на момент { $step }.
back-to-now = Вернуться
you-watch = Вы зритель.
you-are-away = За вас играет бот.
chat-players = Пока ничего не сказано. Вас услышат игроки.
chat-spectators = Пока ничего не сказано. Вас услышат зрители.
say-something = Скажите что-нибудь
say = Сказать
report = Пожаловаться
reported = Спасибо, мы посмотрим.
mute = Не слышать больше: { $name }
muted =
    { $count ->
        [one] { $count } собеседник здесь не слышен.
        [few] { $count } собеседника здесь не слышны.
       *[other] { $count } собеседников здесь не слышны.
    }
unmute = Снова слышать всех
notes-label = Только для ваших глаз; сохраняется по мере письма.

menu = Меню
offer-draw = Предложить ничью
draw-offered = Вы предложили ничью.
draw-offer = { $name } предлагает ничью.
accept = Принять
decline = Отклонить
resign = Сдаться
resign-sure = Партия сразу закончится вашим поражением.
leave = Встать из-за стола
leave-sure = За вас сядет бот; пока партия идёт, можно вернуться.
come-back = Вернуться на место
watch-link = Скопировать ссылку для зрителей
sound-on = Включить звук
sound-off = Выключить звук

won = Вы победили
lost = Вы проиграли
drawn = Ничья
ended-resigned = Один из игроков сдался.
ended-out-of-time = Время вышло.
ended-agreed-draw = По соглашению.
rematch = Сыграть ещё
rematch-asked = Вы предложили сыграть ещё
rematch-accept = { $name } предлагает сыграть ещё: согласиться
to-rematch = К следующей партии
replay = Повтор
share-replay = Скопировать ссылку на повтор
record = Сохранить запись

## Повтор

replay-of = { $game }: повтор
nothing-to-replay = Партия ещё не началась; смотреть пока нечего.
step-of = Момент { $step } из { $last }.
moment = Момент
to-first = К началу
to-previous = На шаг назад
to-next = На шаг вперёд
to-last = К концу
play = Запустить
pause = Пауза
eyes = Чьими глазами
eyes-of = глазами места «{ $seat }»
eyes-of-spectator = как зритель
bot-says-why = Бот: { $reason }
copy-moment = Скопировать ссылку на этот момент

## Проводник

guide-next = Дальше
guide-show = Показать
guide-step = { $number } из { $count }
guide-close = Дальше без подсказок
guide-elsewhere = Вы взяли другое: верните клавишей Esc или коснитесь ещё раз.
guide-wait = Думает { $name }. Журнал рассказывает, что происходит.
guide-astray-undo = Можно сыграть и так! Но я имел в виду другое: возьмите ход назад или продолжайте сами.
guide-astray = Теперь вы идёте своим путём, для того всё и затеяно. Играйте дальше или начните урок сначала.
guide-again = Начать сначала
guide-on = Играть дальше отсюда
guide-play = Сыграть настоящую партию
guide-over = Это была целая партия. Итог внизу объясняет каждое очко.

## Честная раздача

fair-dealing = Честная раздача
verify = Проверить раздачу
dealing-about = До раздачи сервер связал себя с секретом длинным числом, которое стоит ниже, а ваш браузер добавил кое-что своё. Поэтому ни тот ни другой не мог выбрать карты. В конце секрет раскрывается, и всякий может его проверить.
dealing-lesson = Карты в уроке всегда одни и те же, чтобы подходили к подсказкам. Доказывать здесь нечего.
dealing-promise = Обещание сервера, как его записал ваш браузер. Если хотите, сохраните его и сравните с записью в конце:
dealing-token = Что добавил ваш браузер:
copy-promise = Скопировать обещание
proving = Запись проверяется…
proof-dealt-true = В записи сказано, как раздавали.
proof-dealt-false = В записи не сказано, как раздавали.
proof-open-true = Секрет сервера раскрыт.
proof-open-false = Секрет сервера не раскрыт.
proof-promise-true = Секрет тот самый, который сервер обещал.
proof-promise-false = Секрет не тот, который сервер обещал.
proof-seed-true = Зерно следует из секрета и из того, что добавили игроки.
proof-seed-false = Зерно не следует из секрета и из того, что добавили игроки.
proof-commitment-true = Зерно то самое, которым запись была связана.
proof-commitment-false = Зерно не то, которым запись была связана.
proof-opening-true = Перемешивания в начале следуют из зерна.
proof-opening-false = Перемешивания в начале не следуют из зерна.
proof-opening-unknown = Маршрут составлен для этой партии; браузер не может составить его заново.
proof-kept-true = Обещание то самое, которое ваш браузер записал в начале.
proof-kept-false = Обещание не то, которое ваш браузер записал в начале.
proof-own-true = То, что добавил ваш браузер, учтено.
proof-own-false = Того, что добавил ваш браузер, нет.
dealt-fairly = Раздача была честной.
not-dealt-fairly = Честной раздачи это не доказывает.
proof-more = Ваш браузер проверил начало. Сохраните запись, и команда «sottovoce verify» проверит все перемешивания и все решения.
