## Отказы: предложения из core/errors.py

refusal-refusal = Это невозможно.
refusal-unknown-game = Нет игры «{ $name }»; игры: { $games }.
refusal-unknown-option = У игры { $game } нет настройки «{ $option }»; её настройки: { $options }.
refusal-bad-option = Настройка «{ $option }» не может быть «{ $value }»; возможные значения: { $choices }.
refusal-bad-seed = Зерно — целое число от 0 до 2^256 - 1.
refusal-unknown-bot = Нет бота «{ $name }»; боты: { $bots }.
refusal-uneven-games = Число партий должно быть положительным и делиться на { $seats }, чтобы каждый посидел на каждом месте.
refusal-bad-notation = «{ $text }» — не решение этой игры; решения выглядят так: { $examples }.
refusal-bad-notes = Такие заметки не сохранить: выложить можно не больше { $placed } жетонов и { $markers } маркеров, все из этой игры и каждый один раз.
refusal-no-card-sets = В игру { $game } играют только её собственными картами.
refusal-too-few-games = Веса подгоняют не меньше чем к { $least } партиям: часть их откладывают для проверки.
refusal-nothing-to-tune = В игре { $game } нет весов, которые можно настроить.
refusal-unknown-weight = В игре { $game } нет веса «{ $weight }»; её веса: { $weights }.
refusal-bad-card-set =
    Этот набор карт использовать нельзя:
    { $problems }
refusal-not-allowed-now =
    «{ $decision }» сейчас нельзя; { $count ->
        [one] можно { $count } другое решение
        [few] можно { $count } других решения
       *[many] можно { $count } других решений
    }.
refusal-no-such-decision = Решения { $code } не существует; коды идут от 0 до { $last }.
refusal-not-your-turn = Решает не это место; сейчас решает место { $mover }.
refusal-game-over = Игра окончена; решать больше нечего.
refusal-nothing-to-undo = Брать назад нечего: ваши решения уже показаны или что-то показали вам.
refusal-bad-seat = Нет места { $seat }; места идут от 0 до { $last }.
refusal-not-a-record = Это не запись Sottovoce: строка { $line }: { $problem }.
refusal-record-game = Это запись игры «{ $theirs }», а не «{ $ours }».
refusal-record-version = Запись сделана для версии { $theirs } { $what }; у этой программы версия { $ours }.
refusal-record-sealed = В записи нет зерна: запись незаконченной игры нельзя воспроизвести.
refusal-record-commitment = Зерно записи не подходит к её обязательству.
refusal-record-mismatch = Запись не воспроизводится: решение { $number } («{ $decision }», место { $seat }): { $why }
refusal-record-result = Итог в записи — «{ $theirs }», а воспроизведение даёт «{ $ours }».

## Отказы партии, хранилища и сервера

refusal-not-seated = У вас нет места за этим столом.
refusal-already-seated = Вы уже сидите за этим столом, на месте { $seat }.
refusal-seat-taken = Место { $seat } занято.
refusal-not-begun =
    Партия не началась: { $open ->
        [one] свободно ещё { $open } место
        [few] свободны ещё { $open } места
       *[many] свободно ещё { $open } мест
    }.
refusal-match-over = Партия окончена.
refusal-not-over = Партия ещё идёт.
refusal-stale = Стол изменился с тех пор, как вы смотрели: вы видели { $seen }, сейчас { $now }.
refusal-no-draws = В этой игре нет ничьей по соглашению.
refusal-already-offered = Ничья уже предложена.
refusal-nothing-offered = Никто другой ничью не предлагал.
refusal-not-due = Ничьё время не истекло.
refusal-not-away = Ваше место за вами; никто вас не заменяет.
refusal-out-of-order = Строка { $number } не следует за строкой { $last }.
refusal-not-written = Изменение не удалось записать, поэтому оно не считается; попробуйте ещё раз.
refusal-no-such-match = Такой партии нет.
refusal-no-database = По пути «{ $path }» базы данных нет.
refusal-not-a-file = База данных — PostgreSQL, у неё свои средства: pg_dump и pg_restore.
refusal-not-a-backup = «{ $path }» повреждён, или это не копия этой версии или более старой.
refusal-backup-taken = «{ $path }» уже есть и остаётся как есть.
refusal-database-taken = По пути «{ $path }» база данных уже есть. Остановите сервер и сначала уберите её.
refusal-library-missing = Библиотека «{ $library }» не установлена. Она ставится так: pip install 'sottovoce[several]'
refusal-not-redis = SOTTOVOCE_REDIS_URL — не адрес сервера Redis; адрес выглядит так: redis://redis.example.org:6379.
refusal-invite-expired = Это приглашение недействительно или больше не действует.
refusal-name-taken = Имя учётной записи «{ $name }» занято.
refusal-wrong-passphrase = Имя учётной записи или пароль неверны.
refusal-stranger = Мы вас ещё не знаем: сначала выберите имя или войдите.
refusal-not-allowed = Этого вам нельзя.
refusal-wrong-origin = Этот запрос пришёл со страницы чужого сайта.
refusal-wrong-host = Этот сервер не отзывается на такое имя; его хозяин может разрешить его ключом --origin.
refusal-missing-header = Запрос, который что-то меняет, должен нести заголовок { $header }.
refusal-too-often = Слишком часто; подождите { $seconds } с.
refusal-nothing-here = По этому адресу ничего нет.
refusal-wrong-method = Этим адресом так пользоваться нельзя.
refusal-too-large =
    Это слишком много; читается не больше { $bytes ->
        [one] { $bytes } байта
       *[many] { $bytes } байт
    }.
refusal-not-understood = Запрос не понят: { $problem }
refusal-bad-name = Имя — от 1 до { $most } печатных знаков, и среди них буква или цифра.
refusal-bad-account-name = Имя учётной записи — от { $least } до { $most } букв, цифр, точек и дефисов, первой идёт буква.
refusal-bad-passphrase = Пароль — от { $least } до { $most } знаков.
refusal-already-known = Вы уже здесь, под именем «{ $name }».
refusal-has-account = У вас уже есть учётная запись: «{ $name }».
refusal-wrong-recovery = Имя учётной записи или код восстановления неверны.
refusal-closing = Сервер закрывается; вернитесь через минуту.
refusal-trouble = У нас что-то сломалось; случай записан под номером { $id }.
refusal-match-frozen = Правила изменились, и изменение { $number } этой партии к ним больше не подходит: её можно только смотреть.
refusal-may-not-watch = Вы не сидите за этим столом, а чтобы смотреть, нужна его ссылка.
refusal-too-slow = Ваша связь слишком медленная и не поспевает; зайдите снова.
refusal-too-busy = Эту партию меняют сразу столь многие, что ваше изменение не удалось внести; попробуйте ещё раз.
refusal-bad-seats = В этой игре мест: { $seats }; каждое — «me» (один раз), «open» или «bot:УРОВЕНЬ».

## Части отказов, которые вставляет движок

clause-title = она не начинается с «{ $title }»
clause-header-line = строка заголовка — это «Имя: значение», каждое имя один раз
clause-header-cut = текст обрывается внутри заголовка
clause-header-missing = в заголовке нет «{ $name }»
clause-header-unknown = такого заголовка нет: «{ $name }»
clause-number = «{ $text }» — не целое число
clause-hex = зерно или обязательство — это 64 шестнадцатеричные цифры
clause-option = «{ $item }» — не настройка вида имя=значение, каждая один раз
clause-result = итог записывается так: «reason; winners 0; points 2 0»
clause-decisions = строка решений — это место и хотя бы одно решение
clause-count = в заголовке решений { $count }, а в записи { $found }
clause-either = запись бывает либо полной, с зерном, либо закрытой, для одного читателя
clause-no-secret = в записи без зерна нет и секрета
clause-tokens = добавки записываются так: «0:добавка 1:добавка», по одной на место
clause-opening = начало записывается так: «имя=1.2.3», каждое имя один раз
clause-cut-off = последняя строка оборвана
clause-over = игра уже окончена.
clause-not-mover = сейчас решает место { $seat }.
clause-format = формата записей
clause-rules = правил { $game }
clause-no-options = нет

## Что может быть не так с набором карт

cardset-table = { $file }, строка { $line }: { $field }: здесь нужна таблица
cardset-missing = { $file }, строка { $line }: { $field }: этого поля нет
cardset-unnamed = { $file }, строка { $line }: { $field }: этого поля нет (свои имена есть только у вещей домашнего набора)
cardset-key = { $file }, строка { $line }: { $field }: ключ — до { $length } строчных латинских букв, цифр и дефисов, первой стоит буква
cardset-number = { $file }, строка { $line }: { $field }: здесь нужно целое число от { $least } до { $most }
cardset-yes = { $file }, строка { $line }: { $field }: здесь нужно true или false
cardset-choice = { $file }, строка { $line }: { $field }: здесь возможно: { $choices }
cardset-mark = { $file }, строка { $line }: { $field }: здесь нужен один знак
cardset-text = { $file }, строка { $line }: { $field }: здесь нужен текст или тексты по языкам ({ $languages })
cardset-language = { $file }, строка { $line }: { $field }: языки: { $languages }
cardset-names = { $file }, строка { $line }: { $field }: здесь нужен список имён, от { $least } до { $most }
cardset-tables = { $file }, строка { $line }: { $field }: здесь нужен список таблиц
cardset-many = { $file }, строка { $line }: { $field }: их должно быть { $span }, а не { $count }
cardset-unknown = { $file }, строка { $line }: { $field }: такого поля здесь нет
cardset-absent = { $file }, строка { $line }: { $field }: такого файла нет
cardset-large = { $file }, строка { $line }: { $field }: он больше { $bytes } байт
cardset-encoding = { $file }, строка { $line }: { $field }: это не текст в UTF-8
cardset-unread = { $file }, строка { $line }: { $field }: его нельзя прочесть
cardset-toml = { $file }, строка { $line }: { $field }: это не TOML: { $why }
cardset-format = { $file }, строка { $line }: { $field }: эта программа читает формат { $format }
cardset-twice = { $file }, строка { $line }: { $field }: «{ $key }» встречается дважды
cardset-symbol = { $file }, строка { $line }: { $field }: символа «{ $name }» нет; символы: { $symbols }
cardset-crowd = { $file }, строка { $line }: { $field }: символ «{ $key }» есть больше чем у { $most } персонажей: двое оказались бы в одной комнате
cardset-bathroom = { $file }, строка { $line }: { $field }: ванной должна быть ровно одна комната (bathroom = true)
cardset-cards = { $file }, строка { $line }: { $field }: карт должно быть от { $least } до { $most }, а не { $count }
cardset-event = { $file }, строка { $line }: { $field }: у события есть либо задание, либо правило
cardset-rule = { $file }, строка { $line }: { $field }: правило должно что-то менять
cardset-task = { $file }, строка { $line }: { $field }: «{ $step }» не может быть частью задания
cardset-nowhere = { $file }, строка { $line }: { $field }: отсюда сюда ничего не движется
cardset-here = { $file }, строка { $line }: { $field }: у задания нет места «here»: карта не выкладывается

## Жалобы командной строки

complaint-language = Языка «{ $language }» здесь нет; есть: { $languages }.
complaint-seat = Нет места «{ $seat }»; места: { $seats }.
complaint-option-form = «{ $text }» — не настройка; пишите имя=значение.
complaint-option-twice = Настройка «{ $option }» указана больше одного раза.
complaint-number = «{ $text }» — не положительное целое число, а { $option } нужно именно оно.
complaint-two-bots = «{ $text }» — не два бота; пишите их так: A,B.
complaint-one-way = Веса либо подгоняют (--fit), либо выучивают (--learn): одно из двух.
complaint-only-duels = Отдельные веса (--only) настраивают, следуя за победителями, а не подгонкой (--fit) и не выучиванием (--learn).
complaint-no-beliefs = У игры { $game } нет догадок, которые можно измерить.
complaint-port = «{ $text }» — не порт; порт — целое число от 0 до 65535.
complaint-origin = «{ $text }» — не адрес сайта; он выглядит так: https://table.example.org.
complaint-address = По адресу { $host }, порт { $port }, обслуживать нельзя: { $reason }.
complaint-database = Базу данных использовать нельзя: она повреждена, чужая или недоступна.
complaint-file-missing = Файла «{ $path }» нет.
complaint-file-directory = «{ $path }» — папка, а не файл.
complaint-file-forbidden = Нет прав на «{ $path }».
complaint-file-unusable = Файлом «{ $path }» нельзя воспользоваться: { $reason }.
complaint-file-not-text = «{ $path }» — не запись Sottovoce: это не текст.
complaint-file-too-long = «{ $path }» — не запись Sottovoce: она слишком длинна.
complaint-file-taken = «{ $path }» уже есть, и это не запись Sottovoce; файл не тронут.
complaint-save-where = Скажите куда: save ФАЙЛ.

usage-no-such-option = Ключа «{ $name }» нет; см. { $command } --help.
usage-missing-parameter = Не хватает { $name }; см. { $command } --help.
usage-no-such-command = Нет команды «{ $name }»; команды: { $commands }.
usage-bad-option-usage = У ключа «{ $name }» не хватает значения или оно лишнее; см. { $command } --help.
usage-bad-parameter = Значение для { $name } не подходит; см. { $command } --help.
usage-other = Командная строка не понята; см. { $command } --help.

## Справка

cli = Цифровой стол для настольных игр с секретами.
cli-version = Показать версию и выйти.
cli-play = Сыграть в терминале против ботов.
cli-serve = Открыть стол для браузеров, до Ctrl-C.
cli-replay = Проверить запись и рассказать игру.
cli-verify = Проверить по записи, что раздача была честной.
cli-backup = Скопировать базу данных в файл, даже если сервер работает.
cli-restore = Положить копию туда, где базы данных нет.
cli-arena = Свести двух ботов: каждая раздача с каждого места.
cli-bench = Измерить скорость.
cli-bench-engine = Измерить движки: решений в секунду на одном ядре.
cli-bench-server = Измерить сервер под нагрузкой: толпа игроков на этой машине, ходы по расписанию.
cli-load-tables = Сколько столов; за каждым по два игрока со своими соединениями.
cli-load-rate = Ходов в секунду за всеми столами вместе.
cli-load-seconds = Сколько секунд измерять.
cli-load-bots = Сколько ещё столов, за которыми всё время думает сильнейший бот.
cli-load-servers = Столько серверов у одной PostgreSQL и с Redis между ними.
cli-load-database = Пустая PostgreSQL вместо собственного файла (postgresql://…).
cli-load-redis = Redis между несколькими серверами (redis://…).
cli-load-together = Оба игрока одного стола у одного сервера; иначе у разных.
cli-bench-search = Измерить поиск в каждой игре: итераций в секунду на одном ядре, рядом с простым поиском.
cli-bench-bots = Измерить, как скоро отвечают сильнейшие боты, когда спрашивают сразу много столов.
cli-bots-tables = Сколько столов спрашивает.
cli-bots-workers = Сколько рабочих процессов думает.
cli-tune = Настроить веса игры игрой ботов между собой и напечатать их для файла данных.
cli-fit = Подогнать веса к тому, чем кончились партии, а не следовать за победителями.
cli-learn = Вместо этого выучить веса узоров позиции: чего ждёт поиск и чем кончаются его партии; печатается файл узоров.
cli-only = Следовать за победителями только в этом весе, остальные не трогать; можно указать несколько раз.
cli-bench-beliefs = Измерить догадки: цену и то, сбываются ли вероятности.
cli-bench-shuffles = Проверить статистически, равномерны ли перемешивания.
cli-cards = Наборы карт.
cli-cards-check = Проверить файл набора карт и рассказать, что в нём есть.
cli-cards-balance = Дать ботам сыграть в «Шорохи» и подсчитать всё, что они делали: отчёт в Markdown.
cli-card-file = Файл набора карт.
cli-card-set = Взять набор карт из файла, если у игры бывают наборы.
cli-cards-game = Игра, для которой эти карты: { $games }.
cli-game = Название игры: { $games }.
cli-file = Файл записи.
cli-backup-file = Файл копии.
cli-seed = Целое число меньше 2^256, задающее раздачу; без него раздача тайная.
cli-arena-seed = Целое число меньше 2^256, из которого следуют все раздачи.
cli-bot = Бот-соперник: { $bots }.
cli-bots = Два бота через запятую: { $bots }; для измерений ещё search:N и yardstick:N (N итераций или секунды, например 0.5s).
cli-seat = Ваше место; без него — первое.
cli-lang = Язык: { $languages }; без него — язык системы.
cli-option = Настройка игры; можно указать несколько.
cli-step = Показывать стол каждый ход.
cli-host = Адрес, на котором слушать; 0.0.0.0 впускает других из вашей сети.
cli-port = Порт, на котором слушать; 0 берёт любой свободный.
cli-data = Папка для партий и людей; без неё — ваша папка данных.
cli-origin = Адрес, по которому люди находят этот сервер, например https://table.example.org; можно указать несколько.
cli-proxy = Адрес обратного прокси, чьим словам о посетителях можно верить; можно указать несколько.
cli-bot-workers = Сколько процессов думают за ботов; когда с ботом играет один человек, думают все.
cli-browse = Открыть страницу в браузере.
cli-games = Сколько партий.
cli-balance-games = Сколько партий на каждое число игроков.
cli-rounds = Сколько кругов проб.
cli-deals = Сколько раздач в круге, каждая с каждого места.
cli-iterations = Сколько итераций бот ищет для каждого решения.
cli-json = Напечатать JSON.
cli-peers = Измерить и другие библиотеки, если они установлены.
cli-seconds = Секунд на каждое измерение.
cli-turns = Сколько ходов на каждую догадку.
cli-shuffles = Сколько раздач каждой игры.
cli-shuffled-game = Игра, колоды которой проверяются; без неё — все.
cli-plots = Папка для графиков достоверности (SVG).

## Игра

play-welcome = Вы — { $seat }. Против вас: { $bots }. Отвечайте числом или нотацией; ? — помощь, quit — выход.
play-welcome-alone = Вы — { $seat }. Отвечайте числом или нотацией; ? — помощь, quit — выход.
play-prompt = Ваш выбор:
play-prompt-only = Ваш выбор (Enter — единственный):
play-no-such-number = Выбора { $number } нет; числа идут от 1 до { $last }.
play-not-understood = «{ $text }» — не число из списка, не решение в нотации и не команда; ? — помощь.
play-taken-back = Взято назад.
play-saved = Запись в «{ $path }».
play-saved-sealed = Запись в «{ $path }»; до конца игры в ней лишь то, что вам можно знать, и воспроизвести её нельзя.
play-save-it = Сохранить запись? Имя файла или Enter, если нет:
play-left = Вы встаёте из-за стола; игра осталась незаконченной.
play-notation = Выбор в нотации:

command-undo = назад
command-help = помощь
command-log = журнал
command-odds = шансы
command-save = сохранить
command-quit = выход
play-commands =
    Команды: undo (назад) — вернуть последнее решение своего хода; help (помощь) или ? — эта справка;
    log (журнал) — всё, что было; odds (шансы) — что можно вывести; save (сохранить) ФАЙЛ — сохранить запись;
    quit (выход) — выйти.

## Сервер

serve-ready = Стол открыт: { $address } (Ctrl-C его закроет).
serve-closed = Стол закрыт; все партии сохранены.

## Воспроизведение

replay-checked =
    Запись верна: { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }, и каждое допустимо.
replay-unfinished = Здесь запись кончается; игра не была закончена.
replay-closed =
    Игра закончилась до срока: { $reason ->
        [resigned] соперник сдался
        [out-of-time] вышло время
       *[agreed-draw] договорились о ничьей
    }. Победа: { $winners }.
replay-eyes = Так видит { $seat }:
replay-next = Enter — дальше, quit — выход:

## Измерения

number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
nanoseconds = { NUMBER($value, maximumFractionDigits: 0) } нс
microseconds = { NUMBER($value, maximumFractionDigits: 0) } мкс
points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
times = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 1) }×
arena-running = { $first } против { $second }
arena-title =
    { $game }: { $first } против { $second }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-share = доля побед { $first }
arena-interval = интервал 95 %
arena-draws = ничьих
arena-score = очков в среднем
tune-running = настройка: { $game }
bench-running = измеряется { $name }
bench-title = Одно ядро
bench-game = игра
bench-inside = решений/с внутри
bench-driven = из Python
bench-uncompiled = без компиляции
bench-copy = копия
bench-search-title = Итераций в секунду, одно ядро
bench-search = наш поиск
bench-yardstick = мерка
bench-bots-title = Столов спрашивает: { $tables }, процессов думает: { $workers }
bench-bots-replies = ответов
bench-bots-delay = ответ за, мс (50 / 95 / все из 100)
bench-bots-memory = память процесса, не более, МБ
load-running = толпа, столов: { $tables }
load-title = Сервер: столов { $tables }, соединений { $sockets }
load-rate = ходов в секунду
load-delay = подтверждено за, мс (50 / 95 / 99 из 100)
load-errors = ошибок
load-lost = потеряно ходов
load-bytes = байтов на ход
load-memory = память сервера, МБ
load-per-table = память на стол, кБ
load-cpu = время процессора на ход, мкс
load-stolen = время процессоров, забранное хозяином машины, %
complaint-no-server = Измеряемый сервер не запустился.
complaint-several-servers = Нескольким серверам нужны PostgreSQL (--database) и Redis (--redis).
bench-peer-title = Рядом с другими библиотеками, все ведутся из Python
bench-peer = библиотека
bench-peer-rate = решений/с
bench-ratio = { $game } быстрее
bench-missing = не измерено: { $reason }
balance-running = игра
shuffles-running = раздачи
shuffles-title =
    p-значения после { $deals ->
        [one] { $deals } раздачи
       *[other] { $deals } раздач
    } каждой игры
shuffles-deck = колода
shuffles-name = { $cards } карт ({ $nth })
shuffles-count = перемешиваний
shuffles-places = места
shuffles-pairs = соседи
shuffles-across = подряд
shuffles-even = Равномерно: ни одного значения ниже { $level }.
shuffles-uneven = Неравномерно: есть значение ниже { $level }, чего с честными перемешиваниями почти не бывает.
beliefs-title = Догадки, одно ядро
beliefs-name = догадка
beliefs-turns = ходов
beliefs-mean = за ход
beliefs-slow = 99 из 100 не дольше
beliefs-gap = разрыв, п. п.
beliefs-wrong = ложно уверенных
beliefs-given = обещано
beliefs-true = сбылось
beliefs-count = вероятностей

## Честная раздача

verified-dealt = В записи сказано, как раздавали.
unverified-dealt = В записи не сказано, как раздавали: никакой сервер ничего не обещал. Так бывает с играми в терминале и с уроками.
verified-open = Секрет сервера раскрыт.
unverified-open = Секрета сервера в записи нет: он раскрывается, когда партия окончена.
verified-promise = Секрет тот самый, который сервер обещал.
unverified-promise = Секрет не тот, который сервер обещал.
verified-tokens = Добавка есть у каждого места.
unverified-tokens = Добавок не столько, сколько мест.
verified-seed = Зерно следует из секрета и добавок.
unverified-seed = Зерно не следует из секрета и добавок: что-то из них изменили.
verified-commitment = Зерно то самое, которым запись была связана.
unverified-commitment = Зерно не то, которым запись была связана.
verified-opening = Колоды и жребии начала следуют из зерна.
unverified-opening = Колоды и жребии начала не следуют из зерна: раздачу изменили.
verified-game = Следуют и все дальнейшие перемешивания, все решения дозволены, итог сходится.
unverified-game = Партия по записи не повторяется.
verify-yes = Да: раздача была честной.
verify-no = Нет: эта запись не доказывает честной раздачи.
verify-compare = Обещание было { $promise }. Если вы записали то, что показала страница в начале партии, сравните.

# Backups
backup-made =
    В «{ $path }» { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, копия исправна.
backup-restored =
    База «{ $path }» снова на месте: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }.

# Испытания
cli-simulate = Сыграть целые партии при выдуманных часах, сети и диске, где всё идёт не так, и проверить, что ничего не потеряно.
cli-simulate-games = Сколько партий сыграть.
cli-simulate-world = Повторить только мир с этим номером.
cli-trial-seed = Число; одно и то же число даёт одно и то же испытание.
cli-trial-jobs = Сколько процессов делят работу.
simulate-running = выдуманные миры
simulate-title = Партий: { $games }, выдуманных миров: { $worlds }
trial-digest = отпечаток всего, что произошло
complaint-world = Мира { $text } нет: последний — { $last }.
complaint-part = Части { $text } нет: последняя — { $last }.
cli-faults = Делать что-нибудь с настоящим сервером, пока на нём играют, и проверить, что ничего не потеряно, не удвоено, не переставлено и не отклонено зря.
cli-faults-kind = kills, cuts, clock, locked, full, frozen, readonly, fuzz или described.
cli-faults-count = Сколько раз; без этого — полное испытание.
faults-title = Испытание «{ $kind }», зерно { $seed }: ничего не потеряно, не удвоено, не переставлено и не отклонено зря
complaint-fault = Испытания «{ $kind }» нет; есть: { $kinds }.
cli-leaks = Искать утечки: партии в двух правдах, которые различаются лишь тем, чего читатель знать не может, должны слать ему одни и те же байты.
cli-leaks-pairs = Сколько пар правд сравнить в каждой игре: сразу и через одно решение.
cli-leaks-games = Сколько целых партий каждой игры сыграть в двух правдах сразу.
cli-leaks-game = Смотреть только эту игру; иначе все.
cli-leaks-part = Повторить только эту часть.
cli-leaks-secrets = Модуль, который говорит, что в каждой игре скрыто, и раздаёт вторые правды; ищется из этой папки.
leaks-running = две правды: { $game }
leaks-title = Две правды, один вид: ничто их не различило
leaks-pairs = пар
leaks-steps = решений
leaks-games = целых партий
leaks-redealt = роздано заново
leaks-looked-closely = рассмотрено ближе
leaks-bytes = сравнено байтов
complaint-no-secrets = Модуль «{ $module }» не может раздать вторые правды: { $why }
