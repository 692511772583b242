### The levels of the bots, from a beginner to the best that the machine can do.

## What a bot is called at the table; with its level where one is chosen

level-name-1 = Newcomer
level-name-2 = Apprentice
level-name-3 = Pedlar
level-name-4 = Trader
level-name-5 = Merchant
level-name-6 = Jeweller
level-name-7 = Master
level-name-8 = Grandmaster
bot-level-1 = Level 1 · { level-name-1 }
bot-level-2 = Level 2 · { level-name-2 }
bot-level-3 = Level 3 · { level-name-3 }
bot-level-4 = Level 4 · { level-name-4 }
bot-level-5 = Level 5 · { level-name-5 }
bot-level-6 = Level 6 · { level-name-6 }
bot-level-7 = Level 7 · { level-name-7 }
bot-level-8 = Level 8 · { level-name-8 }

## What a level is like

bot-level-1-about = Overlooks a lot; sees only what is near.
bot-level-2-about = Still learning; often misses something.
bot-level-3-about = Sensible, but plans little.
bot-level-4-about = Solid; misses little on the table.
bot-level-5-about = Thinks some turns ahead, yours included.
bot-level-6-about = Has a plan and sees through yours.
bot-level-7-about = Gives nothing away, punishes mistakes.
bot-level-8-about = The best that this computer can do.

## How long it thinks; the seconds are rounded

level-time =
    { $seconds ->
        [0] at once
       *[other] about { $seconds } s a move
    }
