# Холмс. Карта названа своей ценностью: от 3 (документы) до 9 (отпечаток), P — фрагмент плана, J — джокер.
# У карты: название, винительный падеж (what-), дательный падеж набора (set-).
# У персонажа: имя, дательный падеж (to-), родительный падеж (from-).

title = Холмс
about = Шерлок и Майкрофт семь дней расследуют взрыв. Посещайте персонажей, тратьте жетоны, собирайте улики: за каждый тип очки получает тот, у кого его больше, — ценность минус число карт соперника. Фрагменты плана выгодны, когда их несколько, свободные джокеры — убыток. (§3, §4, §10)
about-turn = В своё действие вы переносите один из своих маркеров на другого персонажа, где вашего маркера нет, и сразу пользуетесь его способностью. Три действия у каждого — день; кого посетили оба, тот назавтра скрывается. После каждого действия ряд пополняется. (§3, §4)

seat-first = Первый
seat-second = Второй
brother-sherlock = Шерлок
brother-mycroft = Майкрофт
name-brother = Брат
name-first = Первый брат
name-second = Второй брат

## Малые слова

list = { $before }, { $last }
nothing = ничего
nobody = никто
card-times = { $card } ×{ $count }
hidden-card = спрятанную улику
standing = {" "}({ $stands })
then-nothing = {" "}· ничего не даст

card-papers = документы
card-explosive = взрывчатка
card-cigarette = сигарета
card-bullet = пуля
card-button = пуговица
card-footprint = след
card-fingerprint = отпечаток
card-plan = план
card-joker = джокер

what-papers = документы
what-explosive = взрывчатку
what-cigarette = сигарету
what-bullet = пулю
what-button = пуговицу
what-footprint = след
what-fingerprint = отпечаток
what-plan = фрагмент плана
what-joker = джокер

set-papers = документам
set-explosive = взрывчатке
set-cigarette = сигаретам
set-bullet = пулям
set-button = пуговицам
set-footprint = следам
set-fingerprint = отпечаткам
set-plan = фрагментам плана
set-joker = джокерам

character-watson = Ватсон
character-hudson = Хадсон
character-lestrade = Лестрейд
character-adler = Адлер
character-gregson = Грегсон
character-wiggins = Виггинс
character-pike = Пайк
character-toby = Тоби
character-johnson = Джонсон
character-billy = Билли
character-kramm = Крамм
character-hunter = Хантер
character-moriarty = Мориарти
character-moran = Моран

to-watson = Ватсону
to-hudson = миссис Хадсон
to-lestrade = Лестрейду
to-adler = Ирэн Адлер
to-gregson = Грегсону
to-wiggins = Виггинсу
to-pike = Пайку
to-toby = Тоби
to-johnson = Джонсону
to-billy = Билли
to-kramm = фон Крамму
to-hunter = мисс Хантер
to-moriarty = Мориарти
to-moran = Морану

from-watson = Ватсона
from-hudson = миссис Хадсон
from-lestrade = Лестрейда
from-adler = Ирэн Адлер
from-gregson = Грегсона
from-wiggins = Виггинса
from-pike = Пайка
from-toby = Тоби
from-johnson = Джонсона
from-billy = Билли
from-kramm = фон Крамма
from-hunter = мисс Хантер
from-moriarty = Мориарти
from-moran = Морана

ability-watson = 1 ж.: 1 карта
ability-hudson = +3 жетона
ability-lestrade = 3 ж.: 2 карты
ability-adler = { $day } ж.: украсть
ability-gregson = по 2 ж., до 3 карт
ability-wiggins = +5 жетонов
ability-pike = 1-3 ж.: из колоды
ability-toby = +1 за каждый тип
ability-johnson = сброс 1-3 из ряда
ability-billy = сбыть: цена -{ $day }
ability-kramm = 1 карта; потом он
ability-hunter = обмен с рядом

## Выбор: предложение, его группа и краткая форма в списке, его правило

offer-be = Быть за брата: { $brother }
    .group = Брат
    .short = { $brother }
    .rule = Первый игрок выбирает себе брата; на правила это не влияет. (§2.6)
offer-bring = Привести в город: { $character }
    .group = Привести
    .short = { $character }
    .rule = Каждый тайно выбирает одного из двух гостей; обоих открывают вместе, остальные возвращаются в колоду. (§2.3)
offer-up = Поднять свой маркер у { $from }
    .group = Поднять у
    .short = { $from }
    .rule = Поднимите стоящий маркер и положите его на другого открытого персонажа, на котором нет ваших маркеров. (§4.1)
offer-to-watson = К Ватсону: отдать жетон, взять карту из ряда{ $then }
    .group = Пойти к
    .short = { $to }
    .rule = Ватсон: один жетон за одну карту из ряда. (§7.1)
offer-to-hudson = К миссис Хадсон: взять { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Хадсон: три жетона или сколько осталось. (§7.2, §5.4)
offer-to-lestrade = К Лестрейду: отдать три жетона, взять две карты из ряда{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Лестрейд: три жетона за две карты из ряда. (§7.3)
offer-to-adler = К Ирэн Адлер: отдать { $day ->
        [one] { $day } жетон
        [few] { $day } жетона
       *[other] { $day } жетонов
    }, украсть открытую улику{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Адлер: за столько жетонов, какой сегодня день, возьмите открытую улику брата, но не джокер; она спрятана, но известна обоим. (§7.4)
offer-to-gregson = К Грегсону: до трёх карт из ряда по два жетона{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Грегсон: до трёх карт из ряда по два жетона за каждую. (§7.5)
offer-to-wiggins = К Виггинсу: взять { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Виггинс: пять жетонов или сколько осталось. (§7.6, §5.4)
offer-to-pike = К Пайку: до трёх карт из колоды по жетону, одну оставить{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Пайк: от одной до трёх карт из колоды по жетону; одну спрячьте, остальные сбросьте, не показывая. (§7.7)
offer-to-toby = К Тоби: взять { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Тоби: по жетону за каждый ваш открытый тип улик; план — тоже тип. (§7.8)
offer-to-johnson = К Джонсону: сбросить от одной до трёх карт ряда{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Джонсон: сбросьте от одной до трёх карт ряда; потом он пополнится. (§7.9)
offer-to-billy = К Билли: сбросить открытую улику за её ценность минус { $day }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Билли: сбросьте открытую улику (не джокер и не план) и возьмите её ценность минус номер дня в жетонах. (§7.10)
offer-to-kramm = К фон Крамму: взять карту из ряда; потом брат может купить спрятанную{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Крамм: карта из ряда даром; потом соперник может за жетон взять карту из колоды. (§7.11)
offer-to-hunter = К мисс Хантер: обменять открытую улику на карту ряда{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Хантер: обменяйте любую свою открытую улику на другую карту ряда. (§7.12)

offer-take = Взять из ряда { $what }{ $standing }
    .group = Взять
    .short = { $card }{ $mark }
    .rule = Карта из ряда лежит перед вами открыто, по типам. (§5.1, §7)
offer-swap = Взять взамен { $what }{ $standing }
    .group = Взять
    .short = { $card }{ $mark }
    .rule = Отданную карту взять нельзя. (§7.12)
offer-take-held = Взять зарезервированную улику: { $card }{ $standing }
    .group = Взять
    .short = из резерва: { $card }{ $mark }
    .rule = В одном из следующих действий её можно взять вместо карты ряда. (§8.4)
offer-steal = Украсть { $what }{ $standing }
    .group = Украсть
    .short = { $card }{ $mark }
    .rule = Украденная улика спрятана, но известна обоим. (§7.4)
offer-draw = Взять из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } за { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
    .group = Из колоды
    .short = { $count }
    .rule = Вы смотрите карты и оставляете одну. (§7.7)
offer-keep = Оставить { $what }{ $standing }
    .group = Оставить
    .short = { $card }{ $mark }
    .rule = Улика прячется, джокер выкладывается; остальные сбрасываются, не показанные. (§7.7)
offer-drop = Сбросить из ряда { $what }
    .group = Сбросить
    .short = { $card }
    .rule = Ряд пополнится в конце действия. (§7.9)
offer-sell = Сбросить { $what } за { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }{ $standing }
    .group = Сбыть
    .short = { $card } +{ $tokens }
    .rule = Ценность минус номер дня, но не меньше нуля. (§7.10)
offer-buy = Отдать жетон за спрятанную карту из колоды
    .group = Купить
    .short = спрятанную карту
    .rule = Джокер, взятый так, сразу выкладывается. (§7.11)
offer-give = Обменять { $what }
    .group = Отдать
    .short = { $card }
    .rule = Карта уходит в ряд, а вы берёте оттуда другую. (§7.12)
offer-give-joker = Обменять джокер, приложенный к { $set }
    .group = Отдать
    .short = джокер к { $set }
    .rule = { offer-give.rule }
offer-give-loose = Обменять свободный джокер
    .group = Отдать
    .short = свободный джокер
    .rule = { offer-give.rule }
offer-tribute = Отдать { $what }
    .group = Отдать
    .short = { $card }
    .rule = Мориарти требует открытую улику или два жетона. (§9.2)
offer-tribute-joker = Отдать джокер, приложенный к { $set }
    .group = Отдать
    .short = джокер к { $set }
    .rule = { offer-tribute.rule }
offer-tribute-loose = Отдать свободный джокер
    .group = Отдать
    .short = свободный джокер
    .rule = { offer-tribute.rule }
offer-pay = Отдать { $tokens ->
        [one] последний жетон
       *[other] { $tokens } жетона
    }
    .group = Отдать
    .short = { $tokens ->
        [one] жетон
       *[other] { $tokens } жетона
    }
    .rule = { offer-tribute.rule }
offer-flat = Положить плашмя маркер у { $from }
    .group = Положить у
    .short = { $from }
    .rule = Моран: каждый брат теряет на этот день один маркер. (§9.3)
offer-joker = Приложить джокер к { $set }{ $standing }
    .group = Джокер
    .short = { $card }{ $mark }
    .rule = В наборе может быть один джокер; у плана — ни одного. (§6.1, §10.2)
offer-joker-loose = Отложить джокер
    .group = Джокер
    .short = отложить
    .rule = Свободный джокер может присоединиться к первой карте нового набора; оставшийся до конца стоит трёх очков. (§6.2, §10.6)
offer-joker-leave = Оставить джокеры свободными
    .group = Джокер
    .short = оставить
    .rule = Каждый джокер, оставшийся свободным, стоит трёх очков. (§10.6)
offer-join = Положить карту на свободный джокер{ $standing }
    .group = Джокер
    .short = вместе{ $mark }
    .rule = Новый набор может начаться на свободном джокере. (§6.2)
offer-apart = Оставить джокер свободным
    .group = Джокер
    .short = отдельно
    .rule = { offer-join.rule }
offer-hold = Зарезервировать { $what }
    .group = Резерв
    .short = { $card }
    .rule = Отложите карту ряда; право переходит к сопернику. Получить её можно в одном из следующих действий; если она останется в резерве до конца, вы потеряете три очка. (§8)

offer-pass-take = Больше не брать
    .group = Хватит
    .short = больше не брать
    .rule = Здесь можно взять меньше карт или ни одной. (§4.4)
offer-pass-look = Ничего не брать
    .group = Хватит
    .short = ничего не брать
    .rule = { offer-pass-take.rule }
offer-pass-drop = Больше не сбрасывать
    .group = Хватит
    .short = больше не сбрасывать
    .rule = { offer-pass-take.rule }
offer-pass-sell = Ничего не сбывать
    .group = Хватит
    .short = ничего не сбывать
    .rule = { offer-pass-take.rule }
offer-pass-buy = Ничего не покупать
    .group = Хватит
    .short = не покупать
    .rule = { offer-pass-take.rule }
offer-pass-give = Ничего не менять
    .group = Хватит
    .short = не менять
    .rule = { offer-pass-take.rule }
offer-pass-late = Пока не резервировать
    .group = Хватит
    .short = не резервировать
    .rule = Право резервировать остаётся за вами. (§8.2)

legend = (3:1): сколько карт этого типа будет у вас и у брата, насколько вы знаете

## Рассказ

event-guests-came = В городе: { $guests }.
event-guests-drafted = Гости открыты: { $guests }.
event-draft-dealt = { $who ->
        [you] Вы можете привести
       *[other] { $name } может привести
    } одного из двух: { $guests }.
event-draft-picked = { $who ->
        [you] Вы выбрали гостя.
       *[other] { $name } выбрал гостя.
    }
event-draft-pick = { $who ->
        [you] Ваш гость: { $character }.
       *[other] Гость, которого выбрал { $name }: { $character }.
    }
event-brother-chosen = { $who ->
        [you] Вы — Шерлок.
       *[other] { $name } — Шерлок.
    }
event-day-began = День { $day }; маркеры снова стоят.
event-guest-came = В городе новое лицо: { $character }.
event-villain-came = В городе { $character }!
event-day-ended = День { $day } окончен. Завтра скрываются: { $hide }. Возвращаются: { $back }.
event-visited = { $who ->
        [you] Вы идёте к { $to }.
       *[other] { $name } идёт к { $to }.
    }
event-nothing-done = Это ничего не даёт.
event-declined = { $who ->
        [you] Вы на этом останавливаетесь.
       *[other] { $name } на этом останавливается.
    }
event-marker-fell = { $who ->
        [you] Ваш маркер у { $from } падает.
       *[other] { $name } теряет на сегодня маркер у { $from }.
    }
event-tokens-gained = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }.
event-tokens-paid = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }.
event-card-taken = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } из ряда { $what }.
event-held-taken = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } зарезервированную улику: { $card }.
event-joker-placed = { $who ->
        [you] Вы прикладываете
       *[other] { $name } прикладывает
    } джокер к { $set }.
event-joker-loose = { $who ->
        [you] Вы откладываете
       *[other] { $name } откладывает
    } джокер в сторону.
event-joker-loosened = { $who ->
        [you] Ваш
       *[other] { $name } теряет последнюю карту набора:
    } джокер, приложенный к { $set }, снова свободен.
event-stole = { $who ->
        [you] Вы крадёте
       *[other] { $name } крадёт
    } { $what }.
event-looked = { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    } у Пайка { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } из колоды.
event-looked-at = Вы видите: { $cards }.
event-kept = { $name } оставляет { $what } и сбрасывает { $thrown ->
        [0] ничего больше
        [one] { $thrown } карту
        [few] { $thrown } карты
       *[other] { $thrown } карт
    }.
event-kept-card = Вы оставляете { $what } и сбрасываете: { $thrown }.
event-dropped = { $who ->
        [you] Вы сбрасываете
       *[other] { $name } сбрасывает
    } из ряда { $what }.
event-sold = { $who ->
        [you] Вы сбрасываете
       *[other] { $name } сбрасывает
    } у Билли { $what }.
event-bought = { $name } покупает { $what }.
event-bought-card = Вы покупаете { $what }.
event-gave = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } в ряд { $what }.
event-reserved = { $who ->
        [you] Вы резервируете
       *[other] { $name } резервирует
    } { $what }.
event-gave-up-card = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { $what }.
event-gave-up-tokens = { $who ->
        [you] Вы отдаёте
       *[other] { $name } отдаёт
    } { $tokens ->
        [0] пустые карманы
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    }.
event-row-filled = В ряд: { $cards }. { $left ->
        [0] Колода пуста.
        [one] В колоде осталась { $left } карта.
        [few] В колоде осталось { $left } карты.
       *[other] В колоде осталось { $left } карт.
    }
event-reshuffled = Сброшенные карты перемешаны; в новой колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
event-revealed = { $who ->
        [you] Вы открываете
       *[other] { $name } открывает
    }: { $cards }.
event-ended = Неделя окончена: очки { $first } : { $second }, жетоны { $tokens } : { $others }.

## Итог

result-won = { $who ->
        [you] Вы победили
       *[other] Победитель — { $name }
    }, { $first } : { $second }{ $reason ->
        [tokens] , по жетонам
       *[points] {""}
    }.
result-drawn = Ничья, { $first } : { $second }, и жетонов поровну: дело осталось незаконченным.
result-points = { $who ->
        [you] Вы: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[other] { $name }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
    }
result-type = · { $card } { $mine } : { $theirs } — { $points }
result-full = · полный набор, { $card }: { $points }
result-plans = · фрагменты плана, { $count }: { $points }
result-loose = · свободные джокеры, { $count }: { $points }
result-held = · осталось в резерве, { $card }: { $points }

## Стол

table-day = День { $day } из { $days }
table-reserve = { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[other] { $tokens } жетонов
    } в запасе
table-own = { $name } (вы)
table-hand = Маркеры в руке: { $first } { $mine }, { $second } { $other }
table-row = Ряд
table-deck = Колода { $deck } · сброс { $discards }
table-loose = своб. J
table-hidden = скрыто
table-tokens = жетоны
table-lead = очки
table-known = { $name }, спрятано: { $cards }
table-held = { $name }, в резерве: { $cards }
table-dealt = Вы можете привести: { $guests }
table-drawn = У вас в руке: { $cards }
table-right = Резервировать может { $name }
table-over = Игра окончена
table-to-move = { $who ->
        [you] Решаете вы
       *[other] Решает { $name }
    }

## Что можно вывести

insight-holmes-insight = Вы не видели: документы { $unseen_0 }, взрывчатка { $unseen_1 }, сигарета { $unseen_2 }, пуля { $unseen_3 }, пуговица { $unseen_4 }, след { $unseen_5 }, отпечаток { $unseen_6 }, план { $unseen_7 }, джокер { $unseen_8 }.
    Следующая карта: документы { NUMBER($next_card_0, style: "percent") }, взрывчатка { NUMBER($next_card_1, style: "percent") }, сигарета { NUMBER($next_card_2, style: "percent") }, пуля { NUMBER($next_card_3, style: "percent") }, пуговица { NUMBER($next_card_4, style: "percent") }, след { NUMBER($next_card_5, style: "percent") }, отпечаток { NUMBER($next_card_6, style: "percent") }, план { NUMBER($next_card_7, style: "percent") }, джокер { NUMBER($next_card_8, style: "percent") }.
    Завтра в городе: Адлер { NUMBER($next_character_3, style: "percent") }, Грегсон { NUMBER($next_character_4, style: "percent") }, Виггинс { NUMBER($next_character_5, style: "percent") }, Пайк { NUMBER($next_character_6, style: "percent") }, Тоби { NUMBER($next_character_7, style: "percent") }, Джонсон { NUMBER($next_character_8, style: "percent") }, Билли { NUMBER($next_character_9, style: "percent") }, Крамм { NUMBER($next_character_10, style: "percent") }, Хантер { NUMBER($next_character_11, style: "percent") }; Мориарти { NUMBER($next_character_12, style: "percent") }, Моран { NUMBER($next_character_13, style: "percent") }.
insight-hidden-odds =
    { $seat ->
        [0] У первого брата
       *[1] У второго брата
    } { $count ->
        [0] нет спрятанных улик
        [one] { $count } спрятанная улика
        [few] { $count } спрятанные улики
       *[other] { $count } спрятанных улик
    }. Хотя бы одна: документы { NUMBER($holds_0, style: "percent") }, взрывчатка { NUMBER($holds_1, style: "percent") }, сигарета { NUMBER($holds_2, style: "percent") }, пуля { NUMBER($holds_3, style: "percent") }, пуговица { NUMBER($holds_4, style: "percent") }, след { NUMBER($holds_5, style: "percent") }, отпечаток { NUMBER($holds_6, style: "percent") }, план { NUMBER($holds_7, style: "percent") }.

## Доска на странице

board-town = Кто в городе
board-desk = Колода, ряд и сброс
board-hides = сегодня прячется
board-to-come = ещё не приехали
board-guests-left =
    { $count ->
        [one] Ещё не приехал { $count } персонаж
        [few] Ещё не приехали { $count } персонажа
       *[many] Ещё не приехали { $count } персонажей
    }
board-ability-watson = за 1 жетон взять карту
board-ability-hudson = взять 3 жетона
board-ability-lestrade = за 3 жетона взять 2 карты
board-ability-adler = за { $day } ж. украсть карту
board-ability-gregson = до 3 карт, по 2 жетона
board-ability-wiggins = взять 5 жетонов
board-ability-pike = тянуть 1–3 по 1 ж., оставить 1
board-ability-toby = по жетону за каждый тип
board-ability-johnson = сбросить 1–3 из ряда
board-ability-billy = сбыть карту: цена −{ $day }
board-ability-kramm = карта даром; потом купит он
board-ability-hunter = обменять карту с рядом
board-marker =
    { $stands ->
        [upright] маркер стоит ({ $name })
       *[flat] маркер лежит ({ $name })
    }
board-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-set = { $name }, { $card }: открыто { $count }{ $joker ->
        [yes] , с джокером
       *[no] {""}
    }
board-joker-of = джокер набора: { $set }
board-standing = { $mine } против { $theirs }, сейчас это очков: { $points }
board-loose =
    { $count ->
        [one] { $count } свободный джокер
        [few] { $count } свободных джокера
       *[many] { $count } свободных джокеров
    }
board-loose-short = вне набора
board-hidden =
    { $count ->
        [one] { $count } скрытая карта
        [few] { $count } скрытые карты
       *[many] { $count } скрытых карт
    }; вам известно: { $known }
board-hidden-short =
    { $count ->
        [0] скрытые
       *[other] скрыто: { $count }
    }
board-held = отложена карта: { $card }
board-held-place = место для отложенной карты
board-held-short = отложена
board-deck =
    { $count ->
        [0] Колода улик пуста
        [one] { $count } карта в колоде улик
        [few] { $count } карты в колоде улик
       *[many] { $count } карт в колоде улик
    }
board-deck-short = колода
board-discards =
    { $count ->
        [0] Сброса нет
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
       *[many] { $count } карт в сбросе
    }
board-discards-short = сброс
board-in-row = в ряду: { $card }
board-row-empty = Ряд пуст
board-looks =
    { $name } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
board-lifted = маркер взят у { $from }
board-drawn = Вытянуто: оставьте одну
board-in-hand = Маркеры в руке
board-draft = Приведите в город одного из двоих; выбор тайный, пока не выберут оба.
board-draft-wait = Ваш выбор, пока тайный
board-draft-others = Братья тайно выбирают гостей
board-be = Кем будет первый игрок?
