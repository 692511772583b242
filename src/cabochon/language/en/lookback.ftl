### The page: looking back at all one's games.

past-title = My games
past-lead = Everything that you have played in this browser: results, what they add up to, and the games themselves.
past-empty = You have not played yet. Your games will be listed here, with what became of them.
past-begin = Play a game
past-list = Games
past-statistics = Statistics
past-export = All as one file
past-export-hint = The records of all your finished games in one file
past-more = Only your latest { $count } games are listed here.

## Filters

past-filters = Which games
past-filter-game = Game
past-filter-result = Result
past-filter-against = Against
past-filter-rules = Rules
past-any = Any
past-running = Still going on
past-people = People
past-bots = Bots
past-none-fit = None of your games is like that.
past-reset = Show all games

## Pages of the list

past-pages = Pages
past-newer = Newer games
past-older = Older games
past-range = { $first }–{ $last } of { $count }

## Statistics

past-count-title = Games
past-share = Win share
past-tally-head = Won, drawn, lost
past-tally = { $won } – { $draw } – { $lost }
past-no-statistics = As soon as one of these games has a winner, there is something to see here.
past-based = Games that were played on from a position of a record are not counted here.
past-by-game = By game
past-by-level = Against bots
past-by-person = Against people
past-by-turn = By who began
past-turn =
    { $number ->
        [1] You began
        [2] You came second
        [3] You came third
       *[other] You came last
    }
past-by-card = By your first card
past-by-day = By day
past-by-week = By week
past-by-month = By month
past-when = When
