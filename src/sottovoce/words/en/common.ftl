## Refusals: the sentences of core/errors.py

refusal-refusal = That is not possible.
refusal-unknown-game = There is no game called '{ $name }'; the games are: { $games }.
refusal-unknown-option = { $game } has no option '{ $option }'; its options are: { $options }.
refusal-bad-option = Option '{ $option }' cannot be '{ $value }'; it can be: { $choices }.
refusal-bad-seed = A seed is a whole number from 0 to 2^256 - 1.
refusal-unknown-bot = There is no bot called '{ $name }'; the bots are: { $bots }.
refusal-uneven-games = The number of games must be a positive multiple of { $seats }, so that everyone sits everywhere.
refusal-bad-notation = '{ $text }' is not a decision of this game; decisions look like: { $examples }.
refusal-bad-notes = These notes cannot be kept: at most { $placed } tokens are placed and { $markers } markers laid, all of this game, each of them once.
refusal-no-card-sets = { $game } is played with its own cards only.
refusal-too-few-games = Weights are fitted to at least { $least } games, some of which are kept apart.
refusal-nothing-to-tune = { $game } has no weights that could be tuned.
refusal-unknown-weight = { $game } has no weight '{ $weight }'; its weights are: { $weights }.
refusal-bad-card-set =
    This card set cannot be used:
    { $problems }
refusal-not-allowed-now = '{ $decision }' is not allowed now; { $count } other decisions are.
refusal-no-such-decision = Decision { $code } does not exist; codes go from 0 to { $last }.
refusal-not-your-turn = It is not this seat's decision; seat { $mover } decides now.
refusal-game-over = The game is over; no further decision can be taken.
refusal-nothing-to-undo = There is nothing to take back: your decisions so far have been shown, or have shown you something.
refusal-bad-seat = There is no seat { $seat }; seats go from 0 to { $last }.
refusal-not-a-record = This is not a Sottovoce record: line { $line }: { $problem }.
refusal-record-game = The record is of the game '{ $theirs }', not of '{ $ours }'.
refusal-record-version = The record uses version { $theirs } of the { $what }; this program has version { $ours }.
refusal-record-sealed = The record does not contain its seed: a running game's record cannot be replayed.
refusal-record-commitment = The record's seed does not fit its commitment.
refusal-record-mismatch = The record does not replay: decision { $number } ('{ $decision }' by seat { $seat }): { $why }
refusal-record-result = The record's result is '{ $theirs }', but replaying it gives '{ $ours }'.

## Refusals of matches, the store and the server

refusal-not-seated = You have no seat at this table.
refusal-already-seated = You already sit at this table, in seat { $seat }.
refusal-seat-taken = Seat { $seat } is taken.
refusal-not-begun = The match has not begun: { $open } seats are still open.
refusal-match-over = The match is over.
refusal-not-over = The match is still being played.
refusal-stale = The table has changed since you looked: you have seen { $seen }, it is at { $now }.
refusal-no-draws = This game knows no draw by agreement.
refusal-already-offered = A draw has already been offered.
refusal-nothing-offered = Nobody else has offered a draw.
refusal-not-due = Nobody's time has run out.
refusal-not-away = Your seat is yours; nobody sits in for you.
refusal-out-of-order = Row { $number } does not follow row { $last }.
refusal-not-written = The change could not be written down, so it does not count; please try again.
refusal-no-such-match = There is no such match.
refusal-no-database = There is no database at '{ $path }'.
refusal-not-a-file = The database is PostgreSQL, which has tools of its own: pg_dump and pg_restore.
refusal-not-a-backup = '{ $path }' is damaged, or it is no backup of this version or an older one.
refusal-backup-taken = '{ $path }' is there already; it is left as it is.
refusal-database-taken = There is a database at '{ $path }' already. Stop the server and move it away first.
refusal-library-missing = The library '{ $library }' is not installed. It comes with: pip install 'sottovoce[several]'
refusal-not-redis = SOTTOVOCE_REDIS_URL is no address of a Redis server, such as redis://redis.example.org:6379.
refusal-invite-expired = This invitation is not valid, or no longer.
refusal-name-taken = The account name '{ $name }' is taken.
refusal-wrong-passphrase = The account name or the passphrase is wrong.
refusal-stranger = We do not know you yet: choose a name first, or log in.
refusal-not-allowed = You may not do that.
refusal-wrong-origin = This request comes from a page of another site.
refusal-wrong-host = This server does not answer to this name; its keeper can allow it with --origin.
refusal-missing-header = A request that changes something must carry the header { $header }.
refusal-too-often = That is too often; please wait { $seconds } s.
refusal-nothing-here = There is nothing at this address.
refusal-wrong-method = This address cannot be used in that way.
refusal-too-large = That is too large; at most { $bytes } bytes are read.
refusal-not-understood = The request is not understood: { $problem }
refusal-bad-name = A name has 1 to { $most } printing characters, and a letter or digit among them.
refusal-bad-account-name = An account name has { $least } to { $most } letters, digits, dots and hyphens, a letter first.
refusal-bad-passphrase = A passphrase has { $least } to { $most } characters.
refusal-already-known = You are here already, as '{ $name }'.
refusal-has-account = You have an account already: '{ $name }'.
refusal-wrong-recovery = The account name or the recovery code is wrong.
refusal-closing = The server is closing; come back in a moment.
refusal-trouble = Something went wrong on our side; it is noted as { $id }.
refusal-match-frozen = The rules were changed, and change { $number } of this match no longer fits: it can only be seen.
refusal-may-not-watch = You do not sit at this table, and to watch it you need its link.
refusal-too-slow = Your line is too slow to follow; please come back.
refusal-too-busy = So many change this match at once that your change could not be made; please try again.
refusal-bad-seats = This game wants { $seats } seats, each 'me' (once), 'open' or 'bot:LEVEL'.

## Clauses that the engine puts into refusals; by the English ones they are known again

clause-title = it does not begin with '{ $title }'
clause-header-line = a header line is 'Name: value', each name once
clause-header-cut = the text ends inside the header
clause-header-missing = the header '{ $name }' is missing
clause-header-unknown = there is no header '{ $name }'
clause-number = '{ $text }' is not a whole number
clause-hex = a seed or commitment is 64 hexadecimal digits
clause-option = '{ $item }' is not an option written as name=value, each once
clause-result = a result is 'reason; winners 0; points 2 0'
clause-decisions = a line of decisions is a seat and at least one decision
clause-count = the header says { $count } decisions, but there are { $found }
clause-either = a record is either whole, with its seed, or sealed for one reader
clause-no-secret = a record without its seed holds no secret either
clause-tokens = tokens are written as '0:token 1:token', one for each seat
clause-opening = an opening is written as 'name=1.2.3', each name once
clause-cut-off = the last line is cut off
clause-over = the game is already over.
clause-not-mover = it is seat { $seat }'s decision.
clause-format = record format
clause-rules = rules of { $game }
clause-no-options = none

## What can be wrong with a card set; by the English sentences they are known again

cardset-table = { $file }, line { $line }: { $field }: this must be a table
cardset-missing = { $file }, line { $line }: { $field }: this field is missing
cardset-unnamed = { $file }, line { $line }: { $field }: this field is missing (only things of the house set have names of their own)
cardset-key = { $file }, line { $line }: { $field }: a key is up to { $length } small letters, digits and hyphens, a letter first
cardset-number = { $file }, line { $line }: { $field }: this must be a whole number from { $least } to { $most }
cardset-yes = { $file }, line { $line }: { $field }: this must be true or false
cardset-choice = { $file }, line { $line }: { $field }: this must be one of: { $choices }
cardset-mark = { $file }, line { $line }: { $field }: this must be a single character
cardset-text = { $file }, line { $line }: { $field }: this must be a text, or texts by language ({ $languages })
cardset-language = { $file }, line { $line }: { $field }: the languages are: { $languages }
cardset-names = { $file }, line { $line }: { $field }: this must be a list of { $least } to { $most } names
cardset-tables = { $file }, line { $line }: { $field }: this must be a list of tables
cardset-many = { $file }, line { $line }: { $field }: there must be { $span } of these, not { $count }
cardset-unknown = { $file }, line { $line }: { $field }: there is no such field here
cardset-absent = { $file }, line { $line }: { $field }: there is no such file
cardset-large = { $file }, line { $line }: { $field }: it is larger than { $bytes } bytes
cardset-encoding = { $file }, line { $line }: { $field }: it is not a UTF-8 text
cardset-unread = { $file }, line { $line }: { $field }: it cannot be read
cardset-toml = { $file }, line { $line }: { $field }: not TOML: { $why }
cardset-format = { $file }, line { $line }: { $field }: this program reads format { $format }
cardset-twice = { $file }, line { $line }: { $field }: '{ $key }' is there twice
cardset-symbol = { $file }, line { $line }: { $field }: there is no symbol '{ $name }'; the symbols are: { $symbols }
cardset-crowd = { $file }, line { $line }: { $field }: more than { $most } characters have '{ $key }': two of them would share a room
cardset-bathroom = { $file }, line { $line }: { $field }: exactly one room must be the bathroom (bathroom = true)
cardset-cards = { $file }, line { $line }: { $field }: there must be { $least } to { $most } cards, not { $count }
cardset-event = { $file }, line { $line }: { $field }: an event has either a task or a rule
cardset-rule = { $file }, line { $line }: { $field }: a rule must change something
cardset-task = { $file }, line { $line }: { $field }: '{ $step }' cannot be part of a task
cardset-nowhere = { $file }, line { $line }: { $field }: from here to here nothing moves
cardset-here = { $file }, line { $line }: { $field }: a task has no 'here': no card is being played

## Complaints of the command line

complaint-language = There is no language '{ $language }' here; choose one of: { $languages }.
complaint-seat = There is no seat '{ $seat }'; the seats are: { $seats }.
complaint-option-form = '{ $text }' is not an option; write it as name=value.
complaint-option-twice = Option '{ $option }' is given more than once.
complaint-number = '{ $text }' is not a positive whole number, as { $option } needs.
complaint-two-bots = '{ $text }' does not name two bots; write them as A,B.
complaint-one-way = Weights are fitted (--fit) or learnt (--learn), one at a time.
complaint-only-duels = Single weights (--only) are tuned by following the winners, not fitted (--fit) or learnt (--learn).
complaint-no-beliefs = { $game } has no beliefs that could be measured.
complaint-port = '{ $text }' is not a port; it is a whole number from 0 to 65535.
complaint-origin = '{ $text }' is not the address of a site; it looks like https://table.example.org.
complaint-address = Nobody can be served at { $host }, port { $port }: { $reason }.
complaint-database = The database cannot be used: it is damaged, of another program, or out of reach.
complaint-file-missing = There is no file '{ $path }'.
complaint-file-directory = '{ $path }' is a folder, not a file.
complaint-file-forbidden = You have no permission to use '{ $path }'.
complaint-file-unusable = The file '{ $path }' cannot be used: { $reason }.
complaint-file-not-text = '{ $path }' is not a Sottovoce record: it is not text.
complaint-file-too-long = '{ $path }' is not a Sottovoce record: it is far too long.
complaint-file-taken = '{ $path }' exists and is not a Sottovoce record; it is left as it is.
complaint-save-where = Say where to: save FILE.

usage-no-such-option = There is no option '{ $name }'; see { $command } --help.
usage-missing-parameter = { $name } is missing; see { $command } --help.
usage-no-such-command = There is no command '{ $name }'; the commands are: { $commands }.
usage-bad-option-usage = Option '{ $name }' is used with a value too few or too many; see { $command } --help.
usage-bad-parameter = The value for { $name } cannot be used; see { $command } --help.
usage-other = The command line is not understood; see { $command } --help.

## Help

cli = A digital table for board games of secrets.
cli-version = Print the version and stop.
cli-play = Play a game in the terminal against bots.
cli-serve = Serve the table to browsers, until Ctrl-C.
cli-replay = Check a record and tell its game.
cli-verify = Check that a match was dealt fairly, from its record.
cli-backup = Copy the database into a file, also while a server runs.
cli-restore = Put a backup where no database is.
cli-arena = Let two bots play each other, every deal from every seat.
cli-bench = Measure speed.
cli-bench-engine = Measure the engines: decisions per second of one core.
cli-bench-server = Measure a server under load: a crowd of players on this machine, moves on a schedule.
cli-load-tables = How many tables, each with two players at their sockets.
cli-load-rate = Moves per second, of all tables together.
cli-load-seconds = How long to measure, in seconds.
cli-load-bots = So many more tables at which the strongest bot thinks all the time.
cli-load-servers = So many servers, at one PostgreSQL with Redis between them.
cli-load-database = An empty PostgreSQL in place of a file of its own (postgresql://…).
cli-load-redis = The Redis between several servers (redis://…).
cli-load-together = Both players of a table at one server; otherwise at different ones.
cli-bench-search = Measure the search of every game: iterations per second of one core, beside a plain search.
cli-bench-bots = Measure how soon the strongest bots answer when many tables ask at once.
cli-bots-tables = How many tables ask.
cli-bots-workers = How many worker processes think.
cli-tune = Tune the weights of a game by self-play, and print them for its data file.
cli-fit = Fit the weights to how the games ended, instead of following the winners.
cli-learn = Learn the weights of patterns instead, from what a search hopes for and how its games end, and print the file of patterns.
cli-only = Follow the winners in this weight only, and leave the others as they are; may be given several times.
cli-bench-beliefs = Measure beliefs: what they cost, whether chances come true.
cli-bench-shuffles = Test statistically whether the shuffles are even.
cli-cards = Look after card sets.
cli-cards-check = Check the file of a card set, and say what it contains.
cli-cards-balance = Let bots play Whispers and count what they do, as a report in Markdown.
cli-card-file = The file of the card set.
cli-card-set = Use the card set of a file, in a game that has card sets.
cli-cards-game = The game the cards are for: { $games }.
cli-game = The name of a game: { $games }.
cli-file = The file of the record.
cli-backup-file = The file of the backup.
cli-seed = A whole number below 2^256 that fixes the deal; without it the deal is secret.
cli-arena-seed = A whole number below 2^256 from which all deals follow.
cli-bot = The bot to play against: { $bots }.
cli-bots = The two bots, as A,B: { $bots }; for measuring also search:N and yardstick:N (N iterations, or seconds as 0.5s).
cli-seat = Your seat; without it the first.
cli-lang = The language: { $languages }; without it that of your system.
cli-option = An option of the game; may be repeated.
cli-step = Show the table at every turn.
cli-host = The address to listen on; 0.0.0.0 lets others in your network in.
cli-port = The port to listen on; 0 takes any that is free.
cli-data = The folder for matches and people; without it your own data folder.
cli-origin = An address under which people reach this server, as https://table.example.org; may be repeated.
cli-proxy = The address of a reverse proxy whose word about callers counts; may be repeated.
cli-bot-workers = How many processes think for the bots; who plays alone against one has them all.
cli-browse = Open the page in the browser.
cli-games = How many games.
cli-balance-games = How many games for each number of players.
cli-rounds = How many rounds of trying.
cli-deals = How many deals a round, each played from every seat.
cli-iterations = How many iterations a bot searches for each decision.
cli-json = Print JSON.
cli-peers = Measure other libraries too, where they are installed.
cli-seconds = Seconds for each rate.
cli-turns = How many turns for each belief.
cli-shuffles = How many deals of each game.
cli-shuffled-game = The game whose decks are tested; without it, all of them.
cli-plots = A folder for reliability plots (SVG).

## Playing

play-welcome = You are { $seat }. Against you: { $bots }. Answer with a number or in notation; ? helps, quit leaves.
play-welcome-alone = You are { $seat }. Answer with a number or in notation; ? helps, quit leaves.
play-prompt = Your choice:
play-prompt-only = Your choice (Enter takes the only one):
play-no-such-number = There is no choice { $number }; the numbers go from 1 to { $last }.
play-not-understood = '{ $text }' is neither a number in the list, nor a decision in notation, nor a command; ? helps.
play-taken-back = Taken back.
play-saved = The record is in '{ $path }'.
play-saved-sealed = The record is in '{ $path }'; until the game is over it holds only what you may know, and cannot be replayed.
play-save-it = Save the record? A file name, or Enter for no:
play-left = You leave the table; the game stays unfinished.
play-notation = Notation of the choices:

command-undo = undo
command-help = help
command-log = log
command-odds = odds
command-save = save
command-quit = quit
play-commands =
    Commands: undo — take the last decision of your turn back; help or ? — this; log — all that happened;
    odds — what can be inferred; save FILE — write the record; quit — leave.

## Serving

serve-ready = The table is at { $address } (Ctrl-C closes it).
serve-closed = The table is closed; all matches are kept.

## Replaying

replay-checked =
    The record is sound: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, and every one of them is allowed.
replay-unfinished = The record ends here; the game was not finished.
replay-closed =
    The game was ended before its time, { $reason ->
        [resigned] by resignation
        [out-of-time] because the time was up
       *[agreed-draw] by agreeing on a draw
    }. Won by: { $winners }.
replay-eyes = As { $seat } sees it:
replay-next = Enter goes on, quit leaves:

## Measuring

number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
nanoseconds = { NUMBER($value, maximumFractionDigits: 0) } ns
microseconds = { NUMBER($value, maximumFractionDigits: 0) } µs
points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
times = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 1) }×
arena-running = { $first } against { $second }
arena-title =
    { $game }: { $first } against { $second }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-share = { $first }'s share of the wins
arena-interval = 95% interval
arena-draws = draws
arena-score = mean points
tune-running = tuning { $game }
bench-running = measuring { $name }
bench-title = One core
bench-game = game
bench-inside = decisions/s inside
bench-driven = driven from Python
bench-uncompiled = uncompiled
bench-copy = copy
bench-search-title = Iterations per second, one core
bench-search = our search
bench-yardstick = yardstick
bench-bots-title = { $tables } tables ask { $workers } workers
bench-bots-replies = answers
bench-bots-delay = answered within, ms (50 / 95 / all of 100)
bench-bots-memory = memory of a worker at most, MB
load-running = a crowd at { $tables } tables
load-title = A server with { $tables } tables and { $sockets } sockets
load-rate = moves per second
load-delay = acknowledged within, ms (50 / 95 / 99 of 100)
load-errors = errors
load-lost = lost moves
load-bytes = bytes sent for a move
load-memory = memory of the server, MB
load-per-table = memory for a table, kB
load-cpu = processor time for a move, µs
load-stolen = time that the machine's host took from the processors, %
complaint-no-server = The server to be measured did not start.
complaint-several-servers = Several servers need a PostgreSQL (--database) and a Redis (--redis).
bench-peer-title = Beside other libraries, all driven from Python
bench-peer = library
bench-peer-rate = decisions/s
bench-ratio = { $game } is faster
bench-missing = not measured: { $reason }
balance-running = playing
shuffles-running = dealing
shuffles-title =
    p-values after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } of each game
shuffles-deck = deck
shuffles-name = { $cards } cards ({ $nth })
shuffles-count = shuffles
shuffles-places = places
shuffles-pairs = pairs
shuffles-across = across
shuffles-even = Even: no value is below { $level }.
shuffles-uneven = Not even: a value is below { $level }, as hardly ever happens with fair shuffles.
beliefs-title = Beliefs, one core
beliefs-name = belief
beliefs-turns = turns
beliefs-mean = a turn
beliefs-slow = 99 of 100 within
beliefs-gap = gap, points
beliefs-wrong = false certainties
beliefs-given = given
beliefs-true = came true
beliefs-count = chances

## Fair dealing

verified-dealt = The record says how the match was dealt.
unverified-dealt = The record does not say how it was dealt: no server promised anything. So it is with games at the terminal and with lessons.
verified-open = The server's secret is open.
unverified-open = The server's secret is not in the record: it opens when the match is over.
verified-promise = The secret is the one that the server had promised.
unverified-promise = The secret is not the one that the server had promised.
verified-tokens = There is a token for every seat.
unverified-tokens = There is not one token for every seat.
verified-seed = The seed follows from the secret and the tokens.
unverified-seed = The seed does not follow from the secret and the tokens: one of them was changed.
verified-commitment = The seed is the one that the record was bound to.
unverified-commitment = The seed is not the one that the record was bound to.
verified-opening = Decks and lots of the opening follow from the seed.
unverified-opening = Decks and lots of the opening do not follow from the seed: the deal was changed.
verified-game = Every later shuffle follows too, every decision is allowed, and the result fits.
unverified-game = The game does not replay.
verify-yes = Yes: the match was dealt fairly.
verify-no = No: this record does not prove a fair deal.
verify-compare = The promise was { $promise }. If you noted what your page showed when the match began, compare.

# Backups
backup-made =
    '{ $path }' holds { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, and is sound.
backup-restored =
    '{ $path }' is there again, with { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }.

# Trials
cli-simulate = Play whole matches under a made-up clock, network and disk in which everything goes wrong, and check that nothing is lost.
cli-simulate-games = How many matches to play.
cli-simulate-world = Run only the world of this number again.
cli-trial-seed = A number; the same number gives the same trial.
cli-trial-jobs = How many processes share the work.
simulate-running = made-up worlds
simulate-title = { $games } matches in { $worlds } made-up worlds
trial-digest = digest of everything that happened
complaint-world = There is no world { $text }: the last is { $last }.
complaint-part = There is no part { $text }: the last is { $last }.
cli-faults = Do something to a real server while people play at it, and check that nothing is lost, doubled, reordered or wrongly refused.
cli-faults-kind = kills, cuts, clock, locked, full, frozen, readonly, fuzz or described.
cli-faults-count = How often; without it, a full trial.
faults-title = Trial '{ $kind }', seed { $seed }: nothing lost, doubled, reordered or wrongly refused
complaint-fault = There is no trial '{ $kind }'; there are: { $kinds }.
cli-leaks = Look for leaks: games dealt in two truths that differ only in what a reader may not know must send him the same bytes.
cli-leaks-pairs = How many pairs of truths of each game to compare, now and one decision later.
cli-leaks-games = How many whole games of each kind to play in two truths at once.
cli-leaks-game = Look at this game only; otherwise at all.
cli-leaks-part = Run only this part again.
cli-leaks-secrets = The module that says what is hidden in each game and deals second truths; it is found from this folder.
leaks-running = two truths of { $game }
leaks-title = Two truths, one view: nothing told them apart
leaks-pairs = pairs
leaks-steps = decisions
leaks-games = whole games
leaks-redealt = dealt anew
leaks-looked-closely = looked at closely
leaks-bytes = bytes compared
complaint-no-secrets = The module '{ $module }' cannot deal second truths: { $why }
