# Чёрная соната.

title = Чёрная соната
about = Идите за Смуглой дамой по Лондону, глядя на ориентиры, мимо которых она проходит. Находите её, чтобы получать подсказки о том, кто она; когда узнаете три её признака, найдите её ещё раз и назовите их. Время выходит, когда колода перемещений пройдена слишком много раз. (§3–§5, §13)
about-turn = Каждый ход сначала идёт она, затем вы делаете что-то одно: идёте по дороге, ищете там, где стоите, разыгрываете карту тумана сверху колоды или ждёте. (§5.1)
seat-seeker = ищущий

## Названия

place-bishopsgate = Бишопсгейт
place-blackfriars = Блэкфрайарс
place-clerkenwell = Клеркенуэлл
place-clink = Вольность Клинк
place-cornhill = Корнхилл
place-cripplegate = Крипплгейт
place-eastcheap = Истчип
place-london-bridge = Лондонский мост
place-shoreditch = Шордич
place-southwark = Саутуарк
place-st-pauls = Собор Святого Павла
spot-bishopsgate = { place-bishopsgate }
spot-blackfriars = { place-blackfriars }
spot-clerkenwell = { place-clerkenwell }
spot-clink = Клинк
spot-cornhill = { place-cornhill }
spot-cripplegate = { place-cripplegate }
spot-eastcheap = { place-eastcheap }
spot-london-bridge = Лонд. мост
spot-shoreditch = { place-shoreditch }
spot-southwark = { place-southwark }
spot-st-pauls = Св. Павел
landmark-church = церковь
landmark-commerce = торговля
landmark-playhouse = театр
landmark-riverside = набережная
landmark-rural = предместье
landmark-residence = жильё
landmark-tavern = таверна
landmark-fog = туман
landmark-unseen = ещё не виден

## Ориентиры на карте: по две буквы

mark-church = Це
mark-commerce = То
mark-playhouse = Те
mark-riverside = На
mark-rural = Пр
mark-residence = Жи
mark-tavern = Та

## Дамы, масти, признаки

lady-aline-florio = Алин Флорио
lady-anne-hathaway = Энн Хатауэй
lady-anne-whateley = Энн Уэйтли
lady-elizabeth-vernon = Элизабет Вернон
lady-emilia-lanier = Эмилия Ланье
lady-jacqueline-field = Жаклин Филд
lady-jane-davenant = Джейн Давенант
lady-lucy-morgan = Люси Морган
lady-marie-mountjoy = Мари Маунтджой
lady-mary-fitton = Мэри Фиттон
lady-penelope-rich = Пенелопа Рич
lady-winnifred-burbage = Уинифред Бёрбедж
suit-rose = роза
suit-oak = дуб
suit-bluebell = колокольчик
suit-acorn = жёлудь
suit-thistle = чертополох
suit-sage = шалфей
trait-literary = пишет
trait-married = замужем
trait-court = вхожа ко двору
trait-musical = музыкальна
trait-mother = мать
trait-amorous = влюбчива
trait-documented = знала Шекспира

## Карты тумана

fog-clue = Подсказка
fog-pursuit = Преследование
fog-foresight = Предвидение
fog-clear-sky = Ясное небо
fog-second-thought = Вторая мысль
fog-near = Рядом
fog-chase = Погоня
fog-flown = Упорхнула
fog-falsehood = Ложь
fog-fiend = Демон
fog-unread = неизвестная
effect-clue = возьмите верхнюю карту подсказки
effect-pursuit = переставьте фишку куда угодно
effect-foresight = посмотрите ориентиры следующих пяти карт
effect-clear-sky = возьмите верхнюю карту подсказки
effect-second-thought = сбросьте одну из своих подсказок и возьмите верхнюю из колоды
effect-near = переставьте фишку в соседнее место
effect-chase = Дама проходит две карты
effect-flown = ничего не происходит
effect-falsehood = верхняя карта тумана выходит из игры
effect-fiend = Смуглая дама замешивается в колоду подсказок, и тянут другую

## Звания

rank-chimney-sweep = трубочист
rank-golden-lad = белокурый юнец или девица
rank-fair-youth = прекрасный юноша или дама
rank-immortal-bard = бессмертный поэт

## Служебные слова

list = { $before }, { $last }
route-name =
    { $route }{ $backwards ->
        [yes] , задом наперёд
       *[no] {""}
    }
route-new = новый

## Решения: предложение, группа и краткая форма в списке, правило

offer-place = Начать: { $place } ({ $landmarks })
    .group = Начать
    .short = { $place }
    .rule = Начать можно где угодно; это место считается посещённым. Только потом открывается первый ориентир. (§2.8)
offer-move =
    Идти: { $place } ({ $landmarks }){ $new ->
        [yes] , впервые
       *[no] {""}
    }
    .group = Идти
    .short =
        { $place }{ $new ->
            [yes] {" "}(новое)
           *[no] {""}
        }
    .rule = Перейдите по дороге в соседнее место. (§6.1)
offer-near =
    Туман ведёт вас: { $place } ({ $landmarks }){ $new ->
        [yes] , впервые
       *[no] {""}
    }
    .group = Идти
    .short = { offer-move.short }
    .rule = «Рядом»: перейдите в соседнее место. (§8.10)
offer-pursuit =
    Туман ведёт вас: { $place } ({ $landmarks }){ $new ->
        [yes] , впервые
       *[no] {""}
    }
    .group = Идти
    .short = { offer-move.short }
    .rule = «Преследование»: перейдите куда угодно или останьтесь на месте. (§8.6)
offer-pass = Ждать
    .group = Ждать
    .short = ждать
    .rule = Ничего не делать в этот ход. (§5.1)
offer-search = Искать: { $place }{ $then }
    .group = Искать
    .short = { $place }{ $then }
    .rule = Ищите там, где стоите: верхнюю карту навсегда заменит карта тумана, а Дама ускользнёт на столько карт, сколько у вас подсказок. Если она найдена, берите подсказку или откройте её лицо. (§7)
offer-fog = Разыграть туман сверху колоды ({ $card }){ $then }
    .group = Туман
    .short = { $card }{ $then }
    .rule = Разыграйте карту тумана сверху колоды: на её место ляжет новая, а сказанное на ней надо выполнить, иначе вы проиграли. (§8)
offer-keys = Взять подсказку из-под карт мест
    .group = Карты мест
    .short = взять подсказку
    .rule = Все места посещены: подсказку из-под карт мест можно взять когда угодно; но в ход, когда взята подсказка, открыть лицо Дамы нельзя. (§5.2, §10.1)
offer-end = Закончить ход
    .group = Ход
    .short = закончить
    .rule = После перемещения ход можно закончить. (§5.3)
offer-clue =
    Взять верхнюю карту подсказки ({ $left ->
        [one] из { $left }
        [few] из { $left }
       *[many] из { $left }
    })
    .group = Вы нашли её
    .short = взять подсказку
    .rule = Возьмите верхнюю карту подсказки; затем Дама ускользает. (§7.4, §7.6)
offer-leave = Ничего не брать и отпустить её
    .group = Вы нашли её
    .short = отпустить
    .rule = Подсказку можно не брать: чем меньше подсказок, тем ближе она ускользает. (§7.4, §7.6)
offer-confront = Встретиться лицом к лицу
    .group = Вы нашли её
    .short = лицом к лицу
    .rule = Назовите три признака. Если это именно её признаки, вы победили, иначе проиграли. (§10)
offer-drop = Сбросить: { $lady } ({ $traits }: { $key })
    .group = Сбросить
    .short = { $lady }
    .rule = «Вторая мысль»: сбросьте одну из своих подсказок, затем возьмите верхнюю карту подсказки. (§8.9)
offer-name = Она: { $traits }
    .group = Она
    .short = { $traits }
    .rule = Назовите три признака. Если это именно её признаки, вы победили, иначе проиграли. (§10)
then-lost = {" "}· тумана не осталось: это поражение

## Что произошло

event-game-began =
    На карте Смуглой дамы: { $suit }. Карт в её пути: { $length }; { $stays ->
        [yes] иногда она остаётся на месте
       *[no] она движется каждый ход
    }.
event-pawn-placed = Вы начинаете: { $place }.
event-landmark-seen =
    { $fog ->
        [yes] Её путь скрыт туманом.
       *[no] Она там, где { $landmark }.
    }
event-countdown-turned = Вышла карта отсчёта, теперь на ней { $number }.
event-pawn-moved =
    { $start } → { $end }{ $first ->
        [yes] , впервые
       *[no] {""}
    }.
event-passed = Вы ждёте.
event-keys-clue-taken = Под картами мест лежала { $lady }: { $traits }.
event-searched =
    Вы ищете: { $place }. { $found ->
        [yes] Вы нашли её!
       *[no] Её здесь нет.
    } Осталось тумана: { $fog }.
event-clue-taken = Подсказка — { $lady }: { $traits }. Осталось подсказок: { $left }.
event-nothing-taken = Вы ничего не берёте.
event-slipped-away =
    { $cards ->
        [0] Она ускользает.
        [one] Она ускользает, { $cards } карта не видна.
        [few] Она ускользает, { $cards } карты не видны.
       *[many] Она ускользает, { $cards } карт не видно.
    }
event-fog-read =
    Карта тумана — «{ $card }»: { $effect }. { $leaves ->
        [yes] Она выходит из игры.
       *[no] Она уходит под колоду тумана.
    } Осталось тумана: { $fog }.
event-foresaw = Следующие карты: { $landmarks }.
event-clue-dropped = Вы сбрасываете: { $lady }.
event-fog-removed = Верхняя карта тумана невидимой вышла из игры.
event-known-fog-removed = Верхняя карта тумана вышла из игры; это была «{ $card }».
event-new-dark-lady = Смуглая дама теперь другая: на её карте { $suit }.
event-confronted =
    Вы говорите: { $traits }. Это { $lady }: { $hers }. { $right ->
        [yes] Вы правы!
       *[no] Вы ошиблись.
    }
event-ended-unmasked = Вы узнали, кто она: победа.
event-ended-time-up = Отсчёт закончен, Дама исчезла навеки: поражение.
event-ended-no-fog-to-search = Для поиска не нашлось карты тумана: поражение.
event-ended-no-fog-to-play = Новой карты тумана не нашлось: поражение.
event-ended-no-clue-left = Карт подсказок не осталось: поражение.
event-ended-nothing-to-discard = Сбросить было нечего: поражение.
event-ended-mistaken = Это не её признаки: поражение.

## Итог

result-early =
    { $reason ->
        [resigned] Поиски оставлены
        [out-of-time] Время вышло
       *[agreed-draw] Поиски прерваны
    }: кто она, осталось её тайной.
result-score = Очки: { $points }. Звание: { $rank }.
result-lady = Смуглая дама — { $lady } ({ $traits }); под картами мест вначале лежала { $mate }.
result-route =
    Её путь: { $route }: { $labels ->
        [international] { $international }
       *[other] { $ru }
    }.

## Стол

mode-training = обучение
mode-easy = лёгкий режим
mode-standard = обычный режим
mode-advanced = сложный режим
mode-expert = экспертный режим, убрано карт тумана: { $fog }
table-route =
    { $route ->
        [random] неизвестный путь
        [generated] новый путь
       *[other] путь { $route }
    }, карт: { $length }, { $stays ->
        [yes] она может стоять
       *[no] она всегда идёт
    }
table-top = Сверху: { $landmark }
table-countdown =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } до карты отсчёта, на ней { $number }
table-way = Её путь карта за картой (~ туман, место — там вы её нашли):
table-over = Игра окончена
table-fog = Туман: { $fog }
table-clues = подсказки: { $left }
table-keys =
    { $keys ->
        [taken] подсказка из-под карт мест взята
        [open] подсказку из-под карт мест можно взять
       *[closed] посещено { $visited } из 11
    }
table-dark-lady = Смуглая дама: { $suit }. Подсказки (сколько признаков общих с ней):
table-traits = { $traits }
table-discarded = сброшена
table-notes = Заметки: { $notes }

## Что можно вывести

insight-sonata-insight = Что можно вывести:
insight-streets =
    По одной карте города{ $places_0 ->
        [0] {""}
       *[other] {" "}· { place-bishopsgate } { NUMBER($places_0, style: "percent") }
    }{ $places_1 ->
        [0] {""}
       *[other] {" "}· { place-blackfriars } { NUMBER($places_1, style: "percent") }
    }{ $places_2 ->
        [0] {""}
       *[other] {" "}· { place-clerkenwell } { NUMBER($places_2, style: "percent") }
    }{ $places_3 ->
        [0] {""}
       *[other] {" "}· { place-clink } { NUMBER($places_3, style: "percent") }
    }{ $places_4 ->
        [0] {""}
       *[other] {" "}· { place-cornhill } { NUMBER($places_4, style: "percent") }
    }{ $places_5 ->
        [0] {""}
       *[other] {" "}· { place-cripplegate } { NUMBER($places_5, style: "percent") }
    }{ $places_6 ->
        [0] {""}
       *[other] {" "}· { place-eastcheap } { NUMBER($places_6, style: "percent") }
    }{ $places_7 ->
        [0] {""}
       *[other] {" "}· { place-london-bridge } { NUMBER($places_7, style: "percent") }
    }{ $places_8 ->
        [0] {""}
       *[other] {" "}· { place-shoreditch } { NUMBER($places_8, style: "percent") }
    }{ $places_9 ->
        [0] {""}
       *[other] {" "}· { place-southwark } { NUMBER($places_9, style: "percent") }
    }{ $places_10 ->
        [0] {""}
       *[other] {" "}· { place-st-pauls } { NUMBER($places_10, style: "percent") }
    }.
insight-archive =
    По напечатанным путям ({ $fits ->
        [one] подходит { $fits }
       *[other] подходят { $fits }
    }){ $places_0 ->
        [0] {""}
       *[other] {" "}· { place-bishopsgate } { NUMBER($places_0, style: "percent") }
    }{ $places_1 ->
        [0] {""}
       *[other] {" "}· { place-blackfriars } { NUMBER($places_1, style: "percent") }
    }{ $places_2 ->
        [0] {""}
       *[other] {" "}· { place-clerkenwell } { NUMBER($places_2, style: "percent") }
    }{ $places_3 ->
        [0] {""}
       *[other] {" "}· { place-clink } { NUMBER($places_3, style: "percent") }
    }{ $places_4 ->
        [0] {""}
       *[other] {" "}· { place-cornhill } { NUMBER($places_4, style: "percent") }
    }{ $places_5 ->
        [0] {""}
       *[other] {" "}· { place-cripplegate } { NUMBER($places_5, style: "percent") }
    }{ $places_6 ->
        [0] {""}
       *[other] {" "}· { place-eastcheap } { NUMBER($places_6, style: "percent") }
    }{ $places_7 ->
        [0] {""}
       *[other] {" "}· { place-london-bridge } { NUMBER($places_7, style: "percent") }
    }{ $places_8 ->
        [0] {""}
       *[other] {" "}· { place-shoreditch } { NUMBER($places_8, style: "percent") }
    }{ $places_9 ->
        [0] {""}
       *[other] {" "}· { place-southwark } { NUMBER($places_9, style: "percent") }
    }{ $places_10 ->
        [0] {""}
       *[other] {" "}· { place-st-pauls } { NUMBER($places_10, style: "percent") }
    }.
insight-logic =
    По подсказкам ({ $left ->
        [one] подходит { $left } тройка признаков
        [few] подходят { $left } тройки признаков
       *[many] подходят { $left } троек признаков
    }){ $traits_0 ->
        [0] {""}
       *[other] {" "}· { trait-literary } { NUMBER($traits_0, style: "percent") }
    }{ $traits_1 ->
        [0] {""}
       *[other] {" "}· { trait-married } { NUMBER($traits_1, style: "percent") }
    }{ $traits_2 ->
        [0] {""}
       *[other] {" "}· { trait-court } { NUMBER($traits_2, style: "percent") }
    }{ $traits_3 ->
        [0] {""}
       *[other] {" "}· { trait-musical } { NUMBER($traits_3, style: "percent") }
    }{ $traits_4 ->
        [0] {""}
       *[other] {" "}· { trait-mother } { NUMBER($traits_4, style: "percent") }
    }{ $traits_5 ->
        [0] {""}
       *[other] {" "}· { trait-amorous } { NUMBER($traits_5, style: "percent") }
    }{ $traits_6 ->
        [0] {""}
       *[other] {" "}· { trait-documented } { NUMBER($traits_6, style: "percent") }
    }.
insight-scholar =
    По двенадцати дамам{ $ladies_0 ->
        [0] {""}
       *[other] {" "}· { lady-aline-florio } { NUMBER($ladies_0, style: "percent") }
    }{ $ladies_1 ->
        [0] {""}
       *[other] {" "}· { lady-anne-hathaway } { NUMBER($ladies_1, style: "percent") }
    }{ $ladies_2 ->
        [0] {""}
       *[other] {" "}· { lady-anne-whateley } { NUMBER($ladies_2, style: "percent") }
    }{ $ladies_3 ->
        [0] {""}
       *[other] {" "}· { lady-elizabeth-vernon } { NUMBER($ladies_3, style: "percent") }
    }{ $ladies_4 ->
        [0] {""}
       *[other] {" "}· { lady-emilia-lanier } { NUMBER($ladies_4, style: "percent") }
    }{ $ladies_5 ->
        [0] {""}
       *[other] {" "}· { lady-jacqueline-field } { NUMBER($ladies_5, style: "percent") }
    }{ $ladies_6 ->
        [0] {""}
       *[other] {" "}· { lady-jane-davenant } { NUMBER($ladies_6, style: "percent") }
    }{ $ladies_7 ->
        [0] {""}
       *[other] {" "}· { lady-lucy-morgan } { NUMBER($ladies_7, style: "percent") }
    }{ $ladies_8 ->
        [0] {""}
       *[other] {" "}· { lady-marie-mountjoy } { NUMBER($ladies_8, style: "percent") }
    }{ $ladies_9 ->
        [0] {""}
       *[other] {" "}· { lady-mary-fitton } { NUMBER($ladies_9, style: "percent") }
    }{ $ladies_10 ->
        [0] {""}
       *[other] {" "}· { lady-penelope-rich } { NUMBER($ladies_10, style: "percent") }
    }{ $ladies_11 ->
        [0] {""}
       *[other] {" "}· { lady-winnifred-burbage } { NUMBER($ladies_11, style: "percent") }
    }.
    Признаки по дамам{ $traits_0 ->
        [0] {""}
       *[other] {" "}· { trait-literary } { NUMBER($traits_0, style: "percent") }
    }{ $traits_1 ->
        [0] {""}
       *[other] {" "}· { trait-married } { NUMBER($traits_1, style: "percent") }
    }{ $traits_2 ->
        [0] {""}
       *[other] {" "}· { trait-court } { NUMBER($traits_2, style: "percent") }
    }{ $traits_3 ->
        [0] {""}
       *[other] {" "}· { trait-musical } { NUMBER($traits_3, style: "percent") }
    }{ $traits_4 ->
        [0] {""}
       *[other] {" "}· { trait-mother } { NUMBER($traits_4, style: "percent") }
    }{ $traits_5 ->
        [0] {""}
       *[other] {" "}· { trait-amorous } { NUMBER($traits_5, style: "percent") }
    }{ $traits_6 ->
        [0] {""}
       *[other] {" "}· { trait-documented } { NUMBER($traits_6, style: "percent") }
    }.
insight-fog-odds =
    Карта тумана сверху{ $cards_0 ->
        [0] {""}
       *[other] {" "}· { fog-clue } { NUMBER($cards_0, style: "percent") }
    }{ $cards_1 ->
        [0] {""}
       *[other] {" "}· { fog-pursuit } { NUMBER($cards_1, style: "percent") }
    }{ $cards_2 ->
        [0] {""}
       *[other] {" "}· { fog-foresight } { NUMBER($cards_2, style: "percent") }
    }{ $cards_3 ->
        [0] {""}
       *[other] {" "}· { fog-clear-sky } { NUMBER($cards_3, style: "percent") }
    }{ $cards_4 ->
        [0] {""}
       *[other] {" "}· { fog-second-thought } { NUMBER($cards_4, style: "percent") }
    }{ $cards_5 ->
        [0] {""}
       *[other] {" "}· { fog-near } { NUMBER($cards_5, style: "percent") }
    }{ $cards_6 ->
        [0] {""}
       *[other] {" "}· { fog-chase } { NUMBER($cards_6, style: "percent") }
    }{ $cards_7 ->
        [0] {""}
       *[other] {" "}· { fog-flown } { NUMBER($cards_7, style: "percent") }
    }{ $cards_8 ->
        [0] {""}
       *[other] {" "}· { fog-falsehood } { NUMBER($cards_8, style: "percent") }
    }{ $cards_9 ->
        [0] {""}
       *[other] {" "}· { fog-fiend } { NUMBER($cards_9, style: "percent") }
    }.

## Поле на странице

board-map = Карта Лондона
board-map-title = Лондон · 1600
board-place =
    { $place }: { $landmarks }.{ $here ->
        [yes] {" "}Вы здесь.
       *[no] {""}
    }{ $shown ->
        [yes] {" "}Здесь есть верхний ориентир.
       *[no] {""}
    }{ $visited ->
        [yes] {" "}Посещено.
       *[no] {""}
    }{ $marked ->
        [yes] {" "}Отмечено догадкой.
       *[no] {""}
    }
board-markers =
    Догадки: { $left ->
        [0] все на карте
       *[other] осталось { $left }
    }
board-markers-done = Отмечайте места (осталось { $left }), затем нажмите здесь
board-markers-hint = Ваши метки-догадки: перетащите на карту или нажмите и выберите место. Это заметки, они ничего не решают.
board-deck =
    Колода Дамы. Сверху: { $landmark }. До карты отсчёта { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
board-omen-lost = Это проигрыш
board-candle =
    Круг { $lap } из { $laps }: над картой отсчёта { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, на ней { $number }.
board-lady = Смуглая дама. Её масть: { $suit }.
board-lady-short = Её масть: { $suit }
board-lady-open = Смуглая дама: { $lady } ({ $traits }).
board-fog =
    Колода тумана: { $left }.{ $known ->
        [none] {""}
       *[other] {" "}Уже прочитаны: { $known }.
    }
board-fog-short = Туман
board-clues-left = Осталось подсказок: { $left }.
board-clues-short = Подсказки
board-keys =
    { $state ->
        [taken] Подсказка под картами мест взята.
        [open] Все места посещены: подсказка под картами мест ваша.
       *[closed] Карты мест: посещено { $visited } мест из 11.
    }
board-keys-short =
    { $state ->
        [taken] Взято
        [open] Возьмите
       *[closed] Места
    }
board-way = Её путь
board-lap = круг { $lap } из { $laps }
board-countdown = Карта отсчёта показывает { $number }.
board-slot =
    { $number }: { $landmark }{ $top ->
        [yes] , сейчас сверху.
       *[no] .
    }
board-slot-searched =
    { $found ->
        [yes] Найдена: { $place }.
       *[no] Искали: { $place }, её там нет.
    }
board-slot-fog = Здесь лежит туман ({ $card }).
board-slot-was =
    Она была: { $place } ({ $labels ->
        [international] { $international }
       *[other] { $ru }
    }).
board-who = Кто она?
board-token =
    { $trait }: { $state ->
        [placed] думаете, это о ней
        [grey] думаете, это не о ней
       *[open] под вопросом
    }
board-name-hint =
    { $left ->
        [0] Эти три назвать нельзя
        [one] Выберите ещё { $left } признак и назовите все три
        [few] Выберите { $left } признака и назовите их
       *[many] Выберите { $left } признаков и назовите их
    }
board-no-clues = Подсказок пока нет. Найдите её, и она оставит одну: дама с тремя признаками и число, сколько из них общих со Смуглой дамой.
board-clues = Подсказки: признаки каждой дамы и сколько из них общих со Смуглой дамой
board-lady-column = Дама
board-shares = Общих признаков со Смуглой дамой масти { $suit }
board-clue =
    { $lady }: общих { $key }{ $gone ->
        [yes] , сброшена
       *[no] {""}
    }
