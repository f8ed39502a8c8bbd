# Венеция. Клетки считаются от центра в обе стороны: З3, 0, В5.

-west = Запад
-east = Восток

title = Венеция
about = Два дома зазывают Дожа к себе перед карнавалом. Приведите его или Фаворитку на клетку 7 или 8 с вашей стороны — это ваш особняк, — и раунд сразу ваш. Если карты кончились, решает половина улицы, на которой стоит Дож; если он в центре — половина Фаворитки. В матче два раунда; при равном счёте решает третий. (§3.1, §11, §12)
about-turn = В свой ход вы играете одну или несколько карт одного типа, одну за другой, и заканчиваете его; или сбрасываете руку; или даёте слово гильдии. В конце хода Фаворитка делает к каждому дому шаг за всякую фигуру в его особняке и ещё один, если Дож и оба Стражника на его половине; идёт она на разницу. (§4, §9)

seat-west = { -west }
seat-east = { -east }

## Малые слова

square =
    { $side ->
        [west] З{ $number }
        [east] В{ $number }
       *[centre] 0
    }
way =
    на { $points ->
        [1] одну клетку
        [2] две клетки
        [3] три клетки
        [4] четыре клетки
       *[other] пять клеток
    } к { $side ->
        [west] западу
       *[east] востоку
    }
list = { $before }, { $last }
moved = { $figure } { $start } → { $end }

figure-doge = Дож
figure-west-guard = западный Стражник
figure-east-guard = восточный Стражник
figure-merchant = Купец
figure-harlequin = Арлекин

letter-doge = Д
letter-guard = С
letter-merchant = К
letter-harlequin = А
letter-favourite = Ф

type-doge = Дож
type-guards = Стражники
type-merchant = Купец
type-harlequin = Арлекин

card-doge = Дож 1
card-guard = Стражники 1
card-guards = Стражники 1+1
card-close-in = Стражники ><
card-merchant = Купец { $points }
card-harlequin = Арлекин { $points }
card-to-centre = Арлекин →0
card-times = { $card } ×{ $count }

## Выбор: предложение целиком, его группа и краткий вид в списке, его правило

offer-doge = Дож, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Карта Дожа передвигает его на одну клетку. Он всегда остаётся строго между двумя Стражниками. (§5.2, §6.1)
offer-cortege = Кортеж двумя картами Дожа: Дож и оба Стражника { $way }, Дож → { $to }{ $then }
    .group = Кортеж (два Дожа 1)
    .short = { $arrow }{ $to }{ $mark }
    .rule = Кортеж: две карты Дожа вместе передвигают Дожа и обоих Стражников на одну клетку в одну сторону — всех троих или никого. (§6.2)
offer-guard =
    { $card }: { $guard ->
        [west] западный
       *[east] восточный
    } Стражник { $way } → { $to }{ $then }
    .group = { $card }
    .short =
        { $guard ->
            [west] [С
           *[east] С]
        }{ $arrow }{ $to }{ $mark }
    .rule = «Стражники 1» — один Стражник идёт на одну клетку; «1+1» — один на две или каждый на одну, всякий в свою сторону. Стражник не встаёт на клетку Дожа и не обходит его. (§5.2, §6.3, §6.4)
offer-guards = { $card }: западный Стражник { $west_way } → { $west_to }, восточный { $east_way } → { $east_to }{ $then }
    .group = { $card }
    .short = [С{ $west_arrow }{ $west_to } С]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { offer-guard.rule }
offer-close-in = Стражники смыкаются вокруг Дожа: → { $west } и { $east }{ $then }
    .group = { $card }
    .short = [С { $west } С] { $east }{ $mark }
    .rule = «Стражники ><» ставит обоих Стражников вплотную к Дожу. (§6.5)
offer-merchant = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Карта Купца передвигает его ровно на столько клеток, сколько на ней указано, мимо кого угодно. (§5.3, §6.6)
offer-harlequin = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Карта Арлекина передвигает её ровно на столько клеток, сколько на ней указано, мимо кого угодно. (§5.3, §6.7)
offer-centre = Арлекин идёт в центр{ $then }
    .group = { $card }
    .short = в центр{ $mark }
    .rule = «Арлекин →0» переносит её в центр. (§6.8)
offer-summon =
    Слово гильдии: Купец зовёт { $figure ->
        [doge] Дожа
        [west-guard] западного Стражника
       *[east-guard] восточного Стражника
    } → { $to }{ $then }
    .group = Слово гильдии
    .short =
        { $figure ->
            [doge] Дож
            [west-guard] зап. Стражник
           *[east-guard] вост. Стражник
        } → { $to }{ $mark }
    .rule = Слово гильдии: вместо розыгрыша карт позовите Дожа или одного Стражника на клетку Купца; на этом ход окончен. (§8)
offer-end = Закончить ход{ $then }
    .group = Ход
    .short = закончить{ $mark }
    .rule = Закончить ход: Фаворитка делает свой шаг, и вы добираете карты до восьми. (§4.2, §4.5)
offer-throw = Сбросить всю руку и взять восемь карт; ход окончен, Фаворитка остаётся на месте{ $then }
    .group = Ход
    .short = сбросить руку{ $mark }
    .rule = В самом начале хода можно сбросить все восемь карт и взять восемь новых; ход окончен, и Фаворитка не идёт. (§4.3)

masked-doge = Маскарад: { $card } за Дожа, { $way } → { $to }{ $then }
    .group = { $card } за Дожа
    .short = { $arrow }{ $to }{ $mark }
    .rule = Маскарад: пока Арлекин стоит между вами и Дожем, её картами можно двигать вместо неё Дожа, Стражников или Купца — кого-то одного весь ход. (§7.1, §7.3, §7.4)
masked-merchant = Маскарад: { $card } за Купца, { $way } → { $to }{ $then }
    .group = { $card } за Купца
    .short = { $arrow }{ $to }{ $mark }
    .rule = { masked-doge.rule }
masked-guard =
    Маскарад: { $card } за { $guard ->
        [west] западного
       *[east] восточного
    } Стражника, { $way } → { $to }{ $then }
    .group = { $card } за Стражников
    .short =
        { $guard ->
            [west] [С
           *[east] С]
        }{ $arrow }{ $to }{ $mark }
    .rule = За Стражников все очки карты делятся между двумя как угодно. (§7.5)
masked-guards = Маскарад: { $card } за Стражников, западный { $west_way } → { $west_to }, восточный { $east_way } → { $east_to }{ $then }
    .group = { $card } за Стражников
    .short = [С{ $west_arrow }{ $west_to } С]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { masked-guard.rule }
masked-centre =
    Маскарад: { $figure ->
        [doge] Дож
        [merchant] Купец
        [west-guard] западный Стражник
       *[east-guard] восточный Стражник
    } идёт в центр{ $then }
    .group = { $card } за другого
    .short =
        { $figure ->
            [doge] Дож
            [merchant] Купец
            [west-guard] зап. Стражник
           *[east-guard] вост. Стражник
        } → 0{ $mark }
    .rule = В Маскараде «Арлекин →0» переносит в центр не её, а другую фигуру. (§7.6)

then-favourite = {" "}· Фаворитка → { $to }
then-favourite-home = {" "}· если закончить, Фаворитка дома на { $to }
then-won = {" "}· раунд ваш
then-lost = {" "}· раунд проигран
then-drawn = {" "}· раунд вничью
then-third-deal = {" "}· будет третья раздача
mark-favourite = {" "}~{ $to }
mark-won = {" "}★
mark-lost = {" "}✗
mark-drawn = {" "}=
mark-third-deal = {" "}↻
legend = ~В1: клетка Фаворитки, если так закончить · ★ раунд выигран · ✗ проигран

## Рассказ

event-round-began =
    Начинается раунд { $round }. { $who ->
        [you] Купец у вас, и первый ход тоже.
        [west] Купец и первый ход — у Запада.
       *[east] Купец и первый ход — у Востока.
    }
event-hand-shown =
    { $who ->
        [you] Вы показываете
        [west] { -west } показывает
       *[east] { -east } показывает
    } руку из карт одного типа ({ $cards }): всё сдаётся заново.
event-played =
    { $who ->
        [you] Вы играете
        [west] { -west } играет
       *[east] { -east } играет
    } «{ $card }»: { $moves }.
event-played-masked =
    { $who ->
        [you] Вы играете
        [west] { -west } играет
       *[east] { -east } играет
    } «{ $card }» под маской { $mask ->
        [doge] Дожа
        [merchant] Купца
       *[guards] Стражников
    }: { $moves }.
event-cortege =
    { $who ->
        [you] Вы ведёте
        [west] { -west } ведёт
       *[east] { -east } ведёт
    } Кортеж: { $moves }.
event-threw =
    { $who ->
        [you] Вы сбрасываете
        [west] { -west } сбрасывает
       *[east] { -east } сбрасывает
    } всю руку: { $cards }.
event-summoned =
    { $who ->
        [you] Вы даёте слово гильдии:
        [west] { -west } даёт слово гильдии:
       *[east] { -east } даёт слово гильдии:
    } { $figure ->
        [doge] Дож
        [west-guard] западный Стражник
       *[east-guard] восточный Стражник
    } приходит к Купцу на { $end }.
event-favourite-moved = Фаворитка идёт { $start } → { $end } (шагов у Запада { $west }, у Востока { $east }).
event-drew =
    { $who ->
        [you] Вы берёте
        [west] { -west } берёт
       *[east] { -east } берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-drew-cards =
    { $who ->
        [you] Вы берёте:
        [west] { -west } берёт:
       *[east] { -east } берёт:
    } { $cards }.
event-reshuffled =
    Сброс перемешан, начинается { $deal ->
        [2] вторая
       *[3] третья
    } раздача.
event-round-ended =
    { $winner ->
        [you] Раунд { $round } за вами
        [west] Раунд { $round } за Западом
        [east] Раунд { $round } за Востоком
       *[nobody] Раунд { $round } вничью
    }: { $reason }. { -west } { $west } : { $east } { -east }.

reason-doge-home =
    Дож вошёл в { $winner ->
        [you] ваш особняк
        [west] особняк Запада
       *[east] особняк Востока
    }
reason-favourite-home =
    Фаворитка принесла письмо в { $winner ->
        [you] ваш особняк
        [west] особняк Запада
       *[east] особняк Востока
    }
reason-doge-half =
    карты кончились, а Дож стоит на { $winner ->
        [you] вашей половине
        [west] половине Запада
       *[east] половине Востока
    }
reason-favourite-half =
    карты кончились, Дож в центре, а Фаворитка на { $winner ->
        [you] вашей половине
        [west] половине Запада
       *[east] половине Востока
    }
reason-level = карты кончились трижды, а Дож и Фаворитка всё ещё в центре

## Итог

result-match =
    { $winner ->
        [you] Матч за вами
        [west] Матч за Западом
        [east] Матч за Востоком
       *[nobody] Матч вничью
    }, { -west } { $west } : { $east } { -east }: { $reason ->
        [both-rounds] взяты оба раунда
        [one-round-and-a-draw] один раунд взят, один вничью
        [third-round] решил третий раунд
        [resigned] другая сторона сдалась
        [out-of-time] у другой стороны вышло время
        [agreed-draw] обе стороны согласились
       *[level] не помог и третий раунд
    }.
result-single =
    { $winner ->
        [you] Раунд за вами.
        [west] Раунд за Западом.
        [east] Раунд за Востоком.
       *[nobody] Раунд вничью.
    }
result-round =
    Раунд { $round }: { $winner ->
        [you] вы
        [west] { -west }
        [east] { -east }
       *[nobody] ничья
    }; { $reason }.

## Стол

table-round =
    { $rounds ->
        [single] Один раунд
       *[match] Раунд { $round }
    } · раздача { $deal }
table-score = { -west } { $west } : { $east } { -east }
table-over = Игра окончена
table-to-move =
    { $who ->
        [you] Ваш ход
        [west] Ходит { -west }
       *[east] Ходит { -east }
    }
table-house =
    { $who ->
        [west] { -west }
       *[east] { -east }
    }
table-own-house =
    { $who ->
        [west] { -west } (вы)
       *[east] { -east } (вы)
    }
table-hand = Ваша рука
table-discard =
    { $who ->
        [you] Ваш сброс
        [west] Сброс Запада
       *[east] Сброс Востока
    }
table-pile = В колоде { $pile } · на руках: { -west } { $west }, { -east } { $east }
table-merchant =
    { $who ->
        [you] Купец ваш
        [west] Купец у Запада
       *[east] Купец у Востока
    }
table-favourite-over = Фаворитка на { $at }
table-favourite-stays = Фаворитка на { $at }; если закончить ход сейчас, она останется
table-favourite = Фаворитка на { $at }; если закончить ход сейчас → { $to }
table-played = В этот ход: { $type } { $faces }

## Что можно вывести

insight-venice-insight = Вы ещё не видели: Дож { $unseen_0 } · Стражники 1: { $unseen_1 }, 1+1: { $unseen_2 }, ><: { $unseen_3 } · Купец 1: { $unseen_4 }, 2: { $unseen_5 }, 3: { $unseen_6 } · Арлекин 1: { $unseen_7 }, 2: { $unseen_8 }, 3: { $unseen_9 }, 4: { $unseen_10 }, 5: { $unseen_11 }, →0: { $unseen_12 }.
insight-hand-odds =
    { $seat ->
        [0] { -west }
       *[1] { -east }
    } держит { $size ->
        [one] { $size } карту
        [few] { $size } карты
       *[many] { $size } карт
    }, в среднем: Дож { NUMBER($expected_types_0, maximumFractionDigits: 1) }, Стражники { NUMBER($expected_types_1, maximumFractionDigits: 1) }, Купец { NUMBER($expected_types_2, maximumFractionDigits: 1) }, Арлекин { NUMBER($expected_types_3, maximumFractionDigits: 1) }.
    Есть хотя бы одна: Дож 1: { NUMBER($holds_0, style: "percent") } · Стражники 1: { NUMBER($holds_1, style: "percent") }, 1+1: { NUMBER($holds_2, style: "percent") }, ><: { NUMBER($holds_3, style: "percent") } · Купец 1: { NUMBER($holds_4, style: "percent") }, 2: { NUMBER($holds_5, style: "percent") }, 3: { NUMBER($holds_6, style: "percent") } · Арлекин 1: { NUMBER($holds_7, style: "percent") }, 2: { NUMBER($holds_8, style: "percent") }, 3: { NUMBER($holds_9, style: "percent") }, 4: { NUMBER($holds_10, style: "percent") }, 5: { NUMBER($holds_11, style: "percent") }, →0: { NUMBER($holds_12, style: "percent") }.

## Доска на странице

board-street = Улица и дорожка Фаворитки
board-west-letter = З
board-east-letter = В
board-favourite = Фаворитка
board-stands = { $figure }: { $square }
board-land = { $figure } → { $square }
board-won = раунд ваш
board-lost = раунд проигран
board-drawn = раунд вничью
board-given-merchant = Достался Купец: начинал раунд
board-given-harlequin = Достался Арлекин: ходит последним
board-rounds-won =
    { $count ->
        [0] раундов не выиграно
        [one] выигран { $count } раунд
        [few] выиграно { $count } раунда
       *[many] выиграно { $count } раундов
    }
board-cards-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
board-discard =
    { $who ->
        [you] Ваш сброс
        [west] Сброс Запада
       *[east] Сброс Востока
    }, { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: просмотреть
board-pile =
    { $count ->
        [0] Колода пуста
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
board-count = Счёт карт
board-close = Закрыть
board-card = Карта
board-unseen = Не видно
board-this-turn = В этот ход
board-no-cards = В руке нет карт
