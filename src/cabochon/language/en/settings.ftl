### Settings of this browser, and the way to another one.

settings-title = Settings
settings-lead = They hold on this device only.

## The page and its tables

page-looks-title = Language and colours
looks-title = At the table
coach-everywhere = Coach at every table

## To another device

transfer-title = Use on another device
transfer-lead = A code takes your name and your games to your phone or to another computer. You stay here as well.
transfer-make = Show a code
transfer-renew = New code
transfer-code = Your code
transfer-how = On the other device, open { $address } and enter the code, or scan the QR code.
transfer-left = Good for one use within the next { $time }.
transfer-ended = This code has expired.
transfer-used = This code has been used: you are on the other device, too.
transfer-secret = Whoever has the code can play in your place. Show it to nobody else.
transfer-qr = QR code that takes you to another device
transfer-have = I have a code from another device
transfer-enter-title = From another device
transfer-enter-lead = On the device that you come from, open Settings and show a code there.
transfer-field = Code
transfer-missing = Please enter the eight letters and digits of the code.
transfer-own =
    { $count ->
        [one] This device has a game of its own. It stays with the name that you have here, { $name }, and you won’t find it on this device any more.
       *[other] This device has { $count } games of its own. They stay with the name that you have here, { $name }, and you won’t find them on this device any more.
    }
transfer-own-running =
    { $count ->
        [one] One game of yours has not ended yet.
       *[other] { $count } games of yours have not ended yet.
    }
transfer-own-progress = Lessons that you have done on this device, and puzzles that you have solved on it, are forgotten.
transfer-other-way = If you want to keep what is here, make a code on this device and enter it on the other one.
transfer-go = Continue with this code
transfer-done-title = You are here, too
transfer-done = Your name and your games are on this device now, and still on the other one.

## Sounds and signals

signals-title = Sounds and signals
signals-sound = Sounds
signals-sound-hint = For moves, for your turn and for the end of the game.
signals-volume = Volume
signals-vibration = Vibrate when it is my turn
signals-notice = Notify me when it is my turn
signals-notice-hint = While the table is open in a tab that you don’t see.
signals-notice-blocked = The browser does not allow this page to notify you. You can change that in its settings for this page.
signals-talk = Phrases of the other players

## As an app, and without a network

install-title = As an app
install-lead = Installed, Cabochon has its own window and its own icon. Rules, lessons, puzzles and games that you have replayed are there without a network, too.
install-do = Install
install-done = Cabochon is installed on this device.
install-how = Your browser’s menu may have “Install” or “Add to home screen” for it.
offline-notice = No network. Rules, lessons, puzzles and games that you have replayed here can still be opened.
update-ready = There is a new version of this page.
update-load = Load it
