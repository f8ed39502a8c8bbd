# Шорохи в ночи. Комнаты нумеруются так, как лежат: 0 — ванная.

title = Шорохи в ночи
about = Ночь в старом доме: каждый кем-то притворяется, и никто не говорит кем. Карты в комнате, где стоит ваша фишка, и ваш символ на открытых картах в любой комнате приносят вам очки; их приносит и верная догадка о том, кто ваш соперник. Правила — из книги; карты — наш собственный домашний набор. (§1, §9)
about-turn = Раунд: каждый выкладывает две карты, в открытую или в закрытую, в любые комнаты; затем каждый может высказать догадку; затем счётчик уменьшается и вытягивается событие. На нуле игра заканчивается. (§3, §4, §6, §7)

seat-north = Север
seat-north-of = Севера
seat-north-to = Северу
seat-east = Восток
seat-east-of = Востока
seat-east-to = Востоку
seat-south = Юг
seat-south-of = Юга
seat-south-to = Югу
seat-west = Запад
seat-west-of = Запада
seat-west-to = Западу

## Небольшие слова

own-words =
    { "ru" ->
        [en] { $en }
        [ru] { $ru }
       *[it] { $it }
    }
list = { $before }, { $last }
sentences = { $first } { $second }
quoted = «{ $card }»
set-house = домашний набор
set-own = собственный набор

## Что написано на картах: составлено из того, что они делают

step-draw =
    { $amount ->
        [one] Возьмите { $amount } карту.
        [few] Возьмите { $amount } карты.
       *[other] Возьмите { $amount } карт.
    }
step-discard =
    { $amount ->
        [one] Положите { $amount } карту из руки под колоду.
        [few] Положите { $amount } карты из руки под колоду.
       *[other] Положите { $amount } карт из руки под колоду.
    }
step-flip =
    { $way ->
        [up] Откройте закрытую верхнюю карту
        [down] Закройте открытую верхнюю карту
       *[either] Переверните верхнюю карту
    } { $at ->
        [here] этой комнаты.
       *[anywhere] любой комнаты.
    }
step-move-card =
    Переложите верхнюю карту { $at ->
        [here] этой комнаты
       *[anywhere] любой комнаты
    } { $to ->
        [here] сюда.
       *[anywhere] в другую.
    }
step-move-figure =
    Переставьте { $at ->
        [here] фишку из этой комнаты
       *[anywhere] любую фишку
    } { $to ->
        [here] сюда.
       *[anywhere] в другую комнату.
    }
step-swap-figures = Поменяйте местами две фишки.
step-peek =
    Посмотрите верхнюю из закрытых карт { $at ->
        [here] этой комнаты
       *[anywhere] любой комнаты
    }, которых вы ещё не видели.
step-peek-hand = Посмотрите карту в руке соперника.
step-swap-hand = Отдайте сопернику карту и вытяните карту из его руки.
step-gain =
    { $amount ->
        [one] Возьмите { $amount } очко.
        [few] Возьмите { $amount } очка.
       *[other] Возьмите { $amount } очков.
    }
step-gain-each =
    Возьмите очко за каждый открытый таинственный предмет { $at ->
        [here] в этой комнате.
       *[anywhere] в доме.
    }
step-give =
    { $amount ->
        [one] Отдайте сопернику { $amount } очко.
        [few] Отдайте сопернику { $amount } очка.
       *[other] Отдайте сопернику { $amount } очков.
    }
step-extra-play = Выложите ещё одну карту.
step-protect = На ближайшей стадии догадок вас нельзя назвать.

rule-none = Ничего не происходит.
rule-plays =
    В этом раунде каждый выкладывает { $number ->
        [one] { $number } карту.
        [few] { $number } карты.
       *[other] { $number } карт.
    }
rule-hand =
    В этом раунде рука добирается до { $number ->
        [one] { $number } карты.
       *[other] { $number } карт.
    }
rule-faces =
    { $face ->
        [up] В этом раунде карты выкладываются только в открытую.
       *[down] В этом раунде карты выкладываются только в закрытую.
    }
rule-bathroom = В этом раунде в ванную нельзя выкладывать карты.
rule-apart = В этом раунде карты одного хода выкладываются в разные комнаты.
rule-rooms =
    { $rooms ->
        [asleep] В этом раунде комнаты не действуют.
       *[awake] В этом раунде каждая комната действует на каждую карту.
    }
rule-effects = В этом раунде эффекты карт не действуют.
rule-guessing = В этом раунде никто не высказывает догадок.
rule-stake =
    { $way ->
        [up] В этом раунде догадка стоит на { $points } больше.
       *[down] В этом раунде догадка стоит на { $points } меньше.
    }
rule-forgiving = В этом раунде неверная догадка ничего не стоит.

## Домашний набор: символы и персонажи

symbol-moon = Луна
symbol-key = Ключ
symbol-rose = Роза
symbol-glass = Песочные часы

character-sleepwalker = Лунатик
character-sleepwalker-note = Знает на ощупь каждую ступеньку и ни одной в лицо.
character-astronomer = Астроном
character-astronomer-note = Так часто смотрит вверх, что ни разу не видел ковров.
character-butler = Дворецкий
character-butler-note = Как всегда, ничего не слышал и ничего не забыл.
character-housekeeper = Экономка
character-housekeeper-note = Каждую ночь пересчитывает ложки. И гостей.
character-widow = Вдова
character-widow-note = Траур носит по трём мужьям, духи — для четвёртого.
character-gardener = Садовник
character-gardener-note = Входит через окно: дверь — для посетителей.
character-clockmaker = Часовщик
character-clockmaker-note = По тиканью слышит, кто лжёт.
character-great-aunt = Двоюродная бабушка
character-great-aunt-note = Уезжает завтра. Уже одиннадцать лет.

## Комнаты

room-bathroom = Ванная
room-bathroom-note = Единственная дверь в доме, которая запирается.
room-kitchen = Кухня
room-kitchen-note = Кто-то уже отрезал от пирога.
room-library = Библиотека
room-library-note = Одна из полок дышит.
room-cellar = Погреб
room-cellar-note = Что сюда снесли, всплывёт в другом месте.
room-music-room = Музыкальная
room-music-room-note = Рояль знает одну мелодию и играет её, когда не смотрят.
room-attic = Чердак
room-attic-note = Здесь всё лежит не той стороной.
room-study = Кабинет
room-study-note = Чернила ещё не высохли.
room-gallery = Галерея
room-gallery-note = После полуночи картины переходят из рук в руки.
room-conservatory = Оранжерея
room-conservatory-note = Осторожно: дорожка ведёт, куда сама захочет.

## Улики

evidence-nightcap = Ночной колпак
evidence-nightcap-note = Ещё тёплый.
evidence-keyring = Связка ключей
evidence-keyring-note = Одиннадцать ключей, двенадцать замков.
evidence-pressed-rose = Засушенная роза
evidence-pressed-rose-note = Страница 113, где героиня лжёт.
evidence-stopped-watch = Вставшие часы
evidence-stopped-watch-note = Десять минут четвёртого, дважды в сутки.
evidence-star-chart = Карта звёзд
evidence-star-chart-note = На одну звезду больше, чем нужно. Красными чернилами.
evidence-strongbox = Сейф
evidence-strongbox-note = Заперт, пуст и охраняется.
evidence-rose-wreath = Венок из роз
evidence-rose-wreath-note = Кому — на ленте не сказано.
evidence-grandfather-clock = Напольные часы
evidence-grandfather-clock-note = Бьют, когда о них заговорят.
evidence-open-skylight = Открытый люк
evidence-open-skylight-note = Открывается только изнутри.
evidence-night-bloom = Ночной цветок
evidence-night-bloom-note = Кто-то сорвал его в темноте.
evidence-tide-table = Таблица приливов
evidence-tide-table-note = До моря семьдесят вёрст.
evidence-garden-gate = Садовая калитка
evidence-garden-gate-note = До этой ночи она не скрипела.
evidence-winding-key = Ключ от завода
evidence-winding-key-note = Ни к чему в доме не подходит.
evidence-fallen-petals = Опавшие лепестки
evidence-fallen-petals-note = Ведут к лестнице и обрываются.
evidence-torn-diary = Рваный дневник
evidence-torn-diary-note = «…и если он когда-нибудь узнает»
evidence-love-letter = Любовное письмо
evidence-love-letter-note = Без имени, зато какой почерк.
evidence-muddy-boots = Грязные сапоги
evidence-muddy-boots-note = Оба левые.
evidence-lost-glove = Потерянная перчатка
evidence-lost-glove-note = Мала всем, кто здесь есть.
evidence-silver-coin = Серебряная монета
evidence-silver-coin-note = Стёрта с лунной стороны.
evidence-iron-coin = Железная монета
evidence-iron-coin-note = Такую ещё никто не потратил.
evidence-copper-coin = Медная монета
evidence-copper-coin-note = Пахнет розами.
evidence-gold-coin = Золотая монета
evidence-gold-coin-note = Время — деньги, сказано на ребре.
evidence-candle = Свеча
evidence-candle-note = Прольём немного света.
evidence-lullaby = Колыбельная
evidence-lullaby-note = Тише: здесь никого нет.
evidence-opera-glasses = Театральный бинокль
evidence-opera-glasses-note = Пьеса идёт за соседним столом.
evidence-dumbwaiter = Кухонный подъёмник
evidence-dumbwaiter-note = Молчит и всё перевозит.
evidence-master-key = Отмычка
evidence-master-key-note = Сюда, прошу вас.
evidence-tip = Щедрые чаевые
evidence-tip-note = За то, что никто ничего не видел.
evidence-bouquet = Букет
evidence-bouquet-note = Один цветок — хозяйке.
evidence-calling-card = Визитная карточка
evidence-calling-card-note = Одну оставляют, другую уносят.
evidence-waltz = Вальс
evidence-waltz-note = Меняемся парами!
evidence-hand-mirror = Ручное зеркало
evidence-hand-mirror-note = Показывает обратную сторону.
evidence-metronome = Метроном
evidence-metronome-note = И ещё раз. И ещё раз.
evidence-ashtray = Пепельница
evidence-ashtray-note = Эту мы, пожалуй, сожжём.
evidence-mysterious-casket = Таинственная шкатулка
evidence-mysterious-casket-note = Гудит, когда рядом подобные ей.
evidence-mysterious-perfume = Таинственные духи
evidence-mysterious-perfume-note = За ними просто нельзя не пойти.
evidence-mysterious-footprint = Таинственный след
evidence-mysterious-footprint-note = Ведёт оттуда, где никого не было.
evidence-mysterious-note = Таинственная записка
evidence-mysterious-note-note = «Загляни за зеркало. Потом — к соседу».
evidence-mysterious-ticking = Таинственное тиканье
evidence-mysterious-ticking-note = Рано или поздно всё выходит наружу.
evidence-mysterious-portrait = Таинственный портрет
evidence-mysterious-portrait-note = Похож на вас и отрицает это.

## События

happening-lights-out = Погас свет
happening-lights-out-note = «Пф», — сказала пробка.
happening-full-moon = Полнолуние
happening-full-moon-note = Хоть читай.
happening-frozen-pipes = Замёрзшие трубы
happening-frozen-pipes-note = В ванной каток.
happening-creaking-stairs = Скрипучая лестница
happening-creaking-stairs-note = Никто не ступает дважды на одну ступеньку.
happening-house-asleep = Дом спит
happening-house-asleep-note = Храпят даже двери.
happening-restless-house = Дому не спится
happening-restless-house-note = Каждой половице есть что сказать.
happening-long-night = Длинная ночь
happening-long-night-note = Часы бьют тринадцать.
happening-hush = Тсс!
happening-hush-note = Кто-то слушает.
happening-sharp-ears = Чуткие уши
happening-sharp-ears-note = Сегодня шёпот слышен далеко.
happening-spring-cleaning = Генеральная уборка
happening-spring-cleaning-note = В такой час?
happening-midnight-snack = Полуночный перекус
happening-midnight-snack-note = Все встречаются у буфета.
happening-draught = Сквозняк
happening-draught-note = Бумаги по всему дому.
happening-moving-furniture = Перестановка
happening-moving-furniture-note = Там оно стояло лучше.
happening-knock-at-the-door = Стук в дверь
happening-knock-at-the-door-note = За дверью никого, и его впускают.
happening-keyhole = Замочная скважина
happening-keyhole-note = Только одним глазком.
happening-over-the-shoulder = Через плечо
happening-over-the-shoulder-note = Держите карты повыше, милочка.
happening-card-game = Партия в карты
happening-card-game-note = На этот раз дружеская.
happening-good-manners = Хорошие манеры
happening-good-manners-note = После вас. Нет, после вас.

## Выбор: предложение, его группа и краткий вид в списке, и правило

offer-play =
    «{ $card }» { $face ->
        [up] в открытую
       *[down] в закрытую
    } → { $room }{ $mark }
    .group = { $card } { $marks }
    .short =
        { $room_number }{ $face ->
            [up] ▲
           *[down] ▼
        }{ $mark }
    .rule = Выложите карту в любую комнату. В открытую (▲) считаются её символы, где бы она ни лежала, и срабатывает её эффект; в закрытую (▼) скрыто и то и другое. В любом случае это очко тем, чьи фишки в этой комнате, и комната действует — после карты. (§4.3, §4.4, §4.5)
offer-guess =
    { $whom_name } — это { $character } ({ $stake ->
        [one] { $stake } очко
        [few] { $stake } очка
       *[other] { $stake } очков
    })
    .group = { $whom_name } — это
    .short = { $character }
    .rule = Назовите, кто ваш соперник. Верно — вы получаете очки счётчика, а он раскрывается; неверно — очки получает он. (§6.2, §6.3, §6.4)
offer-pass = Никого не называть
    .group = Пас
    .short = никого не называть
    .rule = Угадывать не обязательно. (§6.2)
offer-flip =
    { $room }: { $way ->
        [up] открыть верхнюю карту
       *[down] закрыть верхнюю карту
    }{ $mark }
    .group = Перевернуть
    .short = { $room_number } { $room }{ $mark }
    .rule = Верхняя карта комнаты переворачивается, и все её видят; эффект при этом не срабатывает. (§5.3)
offer-peek = Посмотреть закрытую карту: { $room }
    .group = Посмотреть
    .short = { $room_number } { $room }
    .rule = Вы один смотрите верхнюю из закрытых карт комнаты, которых вы ещё не видели. (§5.7)
offer-carry = Верхняя карта: { $start } → { $end }{ $mark }
    .group = { $start_number } { $start } →
    .short = { $end_number }{ $mark }
    .rule = Верхняя карта комнаты, как лежит, переходит поверх карт другой комнаты; эффект при этом не срабатывает. (§5.4)
offer-lead = { $figure } → { $room }{ $mark }
    .group = { $figure } →
    .short = { $room_number }{ $mark }
    .rule = Фишка переходит в другую комнату, но не в ванную; для её игрока важна новая комната. (§5.5, §9.2)
offer-trade = { $first } ⇄ { $second }{ $mark }
    .group = { $first } ⇄
    .short = { $second }{ $mark }
    .rule = Две фишки из разных комнат меняются местами. (§5.6)
offer-spy = Посмотреть карту из руки { $whose }
    .group = Посмотреть
    .short = { $whom_name }
    .rule = Вам одному по жребию показывают карту этой руки, которой вы ещё не видели. (§5.8)
offer-give = Отдать очки { $to_whom }
    .group = Отдать
    .short = { $to_whom }
    .rule = Отдать придётся; выбираете вы только кому. (§4.6, §5.11)
offer-drop = Положить «{ $card }» под колоду
    .group = Под колоду
    .short = { $card }
    .rule = Карта уходит под колоду, другие её не видят. (§5.2)
offer-swap = «{ $card }» за одну из карт { $whose }
    .group = { $card }
    .short = за карту { $whose }
    .rule = Отдайте карту и вытяните по жребию карту из этой руки; обе карты видели вы оба. (§5.9)

mark-points = {" "}{ $points }
legend = ▲ в открытую, ▼ в закрытую, с номером комнаты · +2: очки, которые это принесло бы вам сейчас

## Рассказ

event-game-began = На дом опускается ночь: { $rooms }. Счётчик показывает { $counter }.
event-character-dealt = Вы — { $character } { $mark } ({ $symbol }). Никому не говорите.
event-round-began =
    { $who ->
        [you] Вы ведёте
       *[other] { $name } ведёт
    }; счётчик показывает { $counter }.
event-event-drawn =
    { $who ->
        [you] Вы вытягиваете
       *[other] { $name } вытягивает
    } событие «{ $card }». { $text }
event-task-begins =
    { $who ->
        [you] Ваша очередь выполнять.
       *[other] Выполняет { $name }.
    }
event-game-ended = Счётчик показывает ноль. Все раскрывают персонажей.
event-played-up =
    { $who ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } «{ $card }» в открытую → { $room }.
event-played-down =
    { $who ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } карту в закрытую → { $room }.
event-known-card = Это карта «{ $card }».
event-effect-acts = «{ $card }»: { $text }
event-room-acts = { $room }: { $text }
event-impossible = Выполнить это сейчас невозможно, и это не учитывается.
event-no-cards =
    { $who ->
        [you] Вам нечего выкладывать.
       *[other] { $name } остаётся без хода: нет карт.
    }
event-drew =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
event-drew-cards = Вы берёте { $cards }.
event-discarded =
    { $who ->
        [you] Вы кладёте
       *[other] { $name } кладёт
    } карту под колоду.
event-flipped =
    { $who ->
        [you] Вы { $way ->
            [up] открываете
           *[down] закрываете
        }
       *[other] { $name } { $way ->
            [up] открывает
           *[down] закрывает
        }
    } «{ $card }»: { $room }.
event-card-moved =
    { $who ->
        [you] Вы перекладываете
       *[other] { $name } перекладывает
    } карту: { $start } → { $end }.
event-peeked =
    { $who ->
        [you] Вы смотрите
       *[other] { $name } смотрит
    } закрытую карту: { $room }.
event-spied =
    { $who ->
        [you] Вы смотрите карту из руки { $whose }.
       *[other] { $name } смотрит карту { $whom ->
            [you] из вашей руки.
           *[other] из руки { $whose }.
        }
    }
event-swapped =
    { $who ->
        [you] Вы отдаёте карту и берёте одну у { $whose }.
       *[other] { $name } отдаёт карту и берёт одну { $whom ->
            [you] у вас.
           *[other] у { $whose }.
        }
    }
event-given-card = Отдана «{ $card }».
event-taken-card = Взята «{ $card }».
event-figure-moved =
    { $who ->
        [you] Вы переставляете
       *[other] { $name } переставляет
    } фишку: { $figure }, { $start } → { $end }.
event-figures-swapped =
    { $who ->
        [you] Вы меняете
       *[other] { $name } меняет
    } местами две фишки: { $first } ⇄ { $second }.
event-gained =
    { $who ->
        [you] Вы получаете
       *[other] { $name } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-gave =
    { $who ->
        [you] Вы отдаёте { $to_whom }
       *[other] { $name } отдаёт { $whom ->
            [you] вам
           *[other] { $to_whom }
        }
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-extra-play =
    { $who ->
        [you] Вы выкладываете
       *[other] { $name } выкладывает
    } в этот ход ещё одну карту.
event-protected =
    { $who ->
        [you] На ближайшей стадии догадок вас нельзя назвать.
       *[other] { $name }: на ближайшей стадии догадок его нельзя назвать.
    }
event-passed =
    { $who ->
        [you] Вы никого не называете.
       *[other] { $name } никого не называет.
    }
event-guessed-right =
    { $who ->
        [you] Вы говорите:
       *[other] { $name } говорит:
    } { $whom ->
        [you] вы
       *[other] { $whom_name }
    } — { $character }. Верно! За догадку { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
event-guessed-wrong =
    { $who ->
        [you] Вы говорите:
       *[other] { $name } говорит:
    } { $whom ->
        [you] вы
       *[other] { $whom_name }
    } — { $character }. Неверно; { $points ->
        [0] это ничего не стоит.
        [one] { $points } очко достаётся обвинённому.
        [few] { $points } очка достаются обвинённому.
       *[other] { $points } очков достаются обвинённому.
    }

## Итог

result-most-points =
    { $who ->
        [you] Вы побеждаете: у вас больше всего очков.
       *[other] { $name } побеждает: у него больше всего очков.
    }
result-symbols-at-home =
    { $who ->
        [you] Очков поровну, но побеждаете вы
       *[other] Очков поровну, но побеждает { $name }
    }: больше своих символов в своей комнате.
result-shared = Победу делят: { $names }.
result-early =
    { $reason ->
        [resigned] Кто-то ушёл из дома, не дождавшись утра
        [out-of-time] Время вышло раньше, чем ночь
       *[agreed-draw] Все решили оставить эту ночь в покое
    }. Победа: { $names }.
result-tokens =
    { $who ->
        [you] Вы
       *[other] { $name }
    }: жетоны { $tokens }; остальное осталось в темноте.
result-seat =
    { $who ->
        [you] Вы
       *[other] { $name }
    } ({ $character }): { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    } = жетоны { $tokens } + карты в комнате { $cards } + символы { $symbols } (из них дома { $home }).

## Стол

table-counter = счётчик { $counter }
table-deck =
    { $deck ->
        [0] колода пуста
       *[other] в колоде { $deck }
    }
table-leader =
    { $who ->
        [you] ведёте вы
       *[other] ведёт { $name }
    }
table-event = Событие: { $card }. { $text }
table-you = (вы)
table-two = две
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
table-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
table-protected = под защитой
table-not = не { $people }
table-hand = Ваша рука
table-coin = монета: удваивает карту над ней
table-plays =
    { $plays ->
        [one] осталось выложить { $plays } карту
        [few] осталось выложить { $plays } карты
       *[other] осталось выложить { $plays } карт
    }
table-stake =
    { $stake ->
        [one] догадка стоит { $stake } очко
        [few] догадка стоит { $stake } очка
       *[other] догадка стоит { $stake } очков
    }
table-to-move =
    { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
    }
table-over = Игра окончена

## Что можно вывести

insight-whispers-insight = То, что каждый делал в открытую, кое-что говорит о том, кто он.
insight-suspicion =
    { $seat ->
        [0] { seat-north }
        [1] { seat-east }
        [2] { seat-south }
       *[3] { seat-west }
    }: { $likeliest_0 } { NUMBER($likely_0, style: "percent") }, { $likeliest_1 } { NUMBER($likely_1, style: "percent") }, { $likeliest_2 } { NUMBER($likely_2, style: "percent") }
insight-exposure = Вас можно назвать с уверенностью { NUMBER($chance, style: "percent") }.

## Осмотр набора карт

cards-set = { $title } ({ $identity })
cards-people =
    { $people ->
        [one] { $people } персонаж
        [few] { $people } персонажа
       *[other] { $people } персонажей
    }, { $symbols ->
        [one] { $symbols } символ
        [few] { $symbols } символа
       *[other] { $symbols } символов
    }.
cards-rooms =
    { $rooms ->
        [one] { $rooms } комната
        [few] { $rooms } комнаты
       *[other] { $rooms } комнат
    }, из них с пометкой «две»: { $two }.
cards-evidence =
    { $cards ->
        [one] { $cards } карта улик
        [few] { $cards } карты улик
       *[other] { $cards } карт улик
    }, { $kinds ->
        [one] { $kinds } вид
        [few] { $kinds } вида
       *[other] { $kinds } видов
    }: с эффектом { $effects }, таинственных { $mysterious }, с монетой { $coins }.
cards-events =
    { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[other] { $events } событий
    }, из них заданий: { $tasks }.
cards-symbol = { $mark } { $name } { $count }
cards-balanced = Символы уравновешены: { $symbols }.
cards-unbalanced = Символы не уравновешены: { $symbols }.
cards-never = { $name }: шаг «{ $step }» ни разу не удалось выполнить.
cards-playable = Всё в этом наборе выполнимо: им можно играть.
cards-unplayable = Кое-что в этом наборе невыполнимо.

## Поле на странице

board-player =
    { $name }{ $own ->
        [yes] {" "}(вы)
       *[no] {""}
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }{ $leads ->
        [yes] , ведёт этот раунд
       *[no] {""}
    }. { $character ->
        [hidden] Персонаж скрыт.
       *[other] Персонаж: { $character }.
    }
board-leader = Ведёт этот раунд
board-gallery = Кто в доме
board-guess =
    Кто есть кто? Верная догадка стоит { $stake ->
        [one] { $stake } очко
        [few] { $stake } очка
       *[other] { $stake } очков
    }, за неверную столько же получит другой
board-person = { $character }, символ: { $symbol }
board-figure = Фигура: { $character }, символ: { $symbol }
board-locket = Ваш медальон
board-locket-open = Вы: { $character }, символ: { $symbol }. Нажмите, чтобы закрыть медальон.
board-locket-closed = Ваш медальон закрыт. Нажмите, чтобы увидеть, кто вы.
board-no-event = Настала ночь. Никто не говорит, кто он.
board-deck = Колода улик: { $left }
board-clock =
    На счётчике { $counter }; догадка стоит { $stake ->
        [one] { $stake } очко
        [few] { $stake } очка
       *[other] { $stake } очков
    }.
board-stake = догадка: { $stake }
board-room =
    { $room }. { $text }{ $two ->
        [yes] {" "}Действует на вторую карту за ход.
       *[no] {""}
    } { $cards ->
        [0] Карт здесь нет.
        [one] Здесь { $cards } карта.
        [few] Здесь { $cards } карты.
       *[other] Здесь { $cards } карт.
    }
board-two = Действует на вторую карту, выложенную сюда за один ход
board-pile =
    { $room }: { $cards ->
        [0] карт нет
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, снизу вверх
board-pile-card =
    { $card } · { $face ->
        [up] открыто
       *[down] рубашкой вверх
    } · { $name }
board-card =
    { $card } ({ $symbols }){ $does ->
        [nothing] {""}
       *[other] : { $does }
    }
board-unknown = Карта, которой вы не видели
board-lay =
    { $way ->
        [up] Открыто
       *[down] Рубашкой вверх
    } → { $room }{ $points ->
        [none] {""}
       *[other] {" "}({ $points })
    }
board-lay-short =
    { $way ->
        [up] открыто
       *[down] скрыто
    }
board-hand-empty = Карт на руке нет
board-known = Эту карту видел другой игрок
board-known-short = видели
board-close = Положить на место
board-tokens = очки в игре
board-in-room = карты в комнате
board-symbols = символы
board-total = всего
board-who = Игрок
