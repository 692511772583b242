### Learning to play: lessons, the coach, and what can be done. Fetched when somebody asks.

learn-title = 學習玩法
learn-lead = 在真正的牌桌上，每個小局面講一個要點。無論你怎麼試，教練都會說明理由。然後一起玩第一局。
learn-done = 已完成 { $count } / { $all }
learn-is-done = （已完成）
learn-begin = 開始
learn-go = 繼續
learn-first-game = 和教練玩第一局
learn-next = 下一課
learn-finished = 本課完成
learn-now-next = 下一課：{ $lesson }
learn-now-game = 接下來：和教練玩第一局
learn-again = 再來一次
learn-retry = 再試一次
learn-where = 第 { $number } 課，共 { $count } 課。
learn-all = 全部課程
learn-none = 沒有第 { $given } 課；一共有 { $count } 課。
learn-no-game = 沒有這個遊戲的課程。
learn-pupil = 學員

## The coach during a game

coach-name = 教練
coach-says = 教練的話
coach-wait = 留意別人拿了什麼。
coach-turn = 輪到你了。
coach-heard = 知道了

coach-splendor-welcome = 歡迎！卡牌要用寶石購買，先拿一些吧：三個不同顏色的，或兩個同色的。
coach-splendor-aim =
    { $count ->
       *[other] 發光的卡牌還差 { $count } 個寶石。選定一張卡牌，湊齊它的費用。
    }
coach-splendor-first-card = 你可以購買第一張卡牌了！之後的每次購買都會更便宜。
coach-splendor-bonus = 從現在起，你的卡牌在每次購買時都算一個寶石。同色的多了，昂貴的卡牌也會變便宜。
coach-splendor-reserve = 可能被別人買走的卡牌，你可以保留。同時獲得一個黃金，能代替任何寶石。
coach-splendor-reserved = 你保留的卡牌現在買得起了。
coach-splendor-noble = 再有一個紅利，這位貴族就會來訪：白得三分。
coach-splendor-full = 最多只能留十個指示物。不要拿到還得歸還。
coach-splendor-full-buy = 你的指示物很多，上限是十個。現在正好購買。
coach-splendor-last-round = 最後一輪！現在只看點數：什麼能帶來最多？
coach-splendor-win = 買下發光的卡牌，你就有 { $count } 分或更多。拿下它！

coach-duel-welcome = 歡迎！拿取一條直線上相鄰的指示物，最多三個。黃金和空格會使直線中斷。
coach-duel-aim =
    { $count ->
       *[other] 發光的卡牌還差 { $count } 個指示物。有沒有一條線上正好有？
    }
coach-duel-first-card = 你可以購買第一張卡牌了！它的紅利會讓之後的購買更便宜。
coach-duel-goals = 有三種獲勝方式：20 分、10 個皇冠，或同一顏色卡牌上的 10 分。你的面板會顯示進度。
coach-duel-privilege = 你有一個特權：行動之前可以用它從版圖任意位置拿取一個寶石或珍珠。
coach-duel-replenish = 版圖上所剩不多。你可以補充版圖，但對手會獲得一個特權。
coach-duel-again = 發光的卡牌讓你立刻再一回合。
coach-duel-royal = 發光卡牌上的皇冠會為你帶來一張皇室卡。
coach-duel-reserve = 黃金可以代替任何指示物。拿一個，保留一張你不想失去的卡牌。
coach-duel-full = 最多只能留十個指示物。不要拿到還得歸還。
coach-duel-full-buy = 你的指示物很多，上限是十個。現在正好購買。
coach-duel-win = 發光的卡牌能讓你獲勝。拿下它！

## What can I do?

can-show = 顯示
can-wait = 現在輪到別人。這時你可以查看任何卡牌。

can-splendor-take = 從場中央拿取三個不同顏色的寶石。
can-splendor-take-not = 不能拿不同顏色的寶石：場中央沒有寶石了。
can-splendor-pair = 從至少有四個的顏色中拿取兩個同色寶石。
can-splendor-pair-not = 不能拿兩個同色寶石：沒有哪種顏色有四個。
can-splendor-buy = 購買一張你付得起的卡牌。
can-splendor-buy-not = 你還買不起任何卡牌。
can-splendor-reserve = 保留一張卡牌或牌庫頂的一張；還有黃金時獲得一個。
can-splendor-reserve-not = 不能保留：最多三張。

can-duel-privilege = 先用特權：拿取任意一個寶石或珍珠，之後仍可行動。
can-duel-privilege-not = 你現在沒有可用的特權。
can-duel-replenish = 行動之前用抽袋中的指示物補充版圖；對手獲得一個特權。
can-duel-replenish-not = 不能補充版圖：抽袋是空的。
can-duel-take = 拿取一條直線上的指示物，最多三個。
can-duel-take-not = 沒有可拿的指示物。
can-duel-buy = 購買一張你付得起的卡牌。
can-duel-buy-not = 你還買不起任何卡牌。
can-duel-reserve = 拿取一個黃金，保留一張卡牌或牌庫頂的一張。
can-duel-reserve-not = 不能保留：版圖上沒有黃金，或你已保留三張。

## Lessons of Splendor

lesson-splendor-gems = 用寶石購買卡牌
lesson-splendor-gems-1 = 發光的卡牌要白色、藍色、綠色、紅色寶石各一個，紅色你已經有了。拿取另外三個：點它們的堆，再點「拿取」。
lesson-splendor-gems-1-why = 對了：現在卡牌的費用湊齊了。
lesson-splendor-gems-2 = 點這張卡牌，買下它。
lesson-splendor-gems-2-why = 寶石回到場中央，卡牌留下：從此每次購買它都算一個黑色寶石。
lesson-splendor-pair = 兩個同色
lesson-splendor-pair-1 = 發光的卡牌還差兩個紅色寶石。至少有四個的顏色可以一次拿兩個：點它兩次。
lesson-splendor-pair-1-why = 一次拿到兩個，下回合就能買下卡牌。只有三個時是不能這樣拿的。
lesson-splendor-bonus = 卡牌讓卡牌更便宜
lesson-splendor-bonus-1 = 你有三張綠色卡牌，每張都能減免一個綠色寶石。買下那張不用花費的卡牌。
lesson-splendor-bonus-1-why = 一個寶石也沒花！先買便宜的，昂貴的也會變便宜。
lesson-splendor-reserve = 保留
lesson-splendor-reserve-1 = 發光的卡牌你還差一個白色寶石，而教練下回合就能買走。保留它：點卡牌，再點「保留」。
lesson-splendor-reserve-1-why = 卡牌已安全地在你手裡，還得到一個黃金。
lesson-splendor-reserve-2 = 黃金能代替任何寶石，白色也行。從手牌買下它。
lesson-splendor-reserve-2-why = 保留用了一個回合，但保住了卡牌，還帶來了缺的那個寶石。
lesson-splendor-gold = 黃金代替任何寶石
lesson-splendor-gold-1 = 發光的卡牌要兩個紅色和一個黑色。你兩種各有一個，還有兩個黃金。買下它，盡量多留黃金。
lesson-splendor-gold-1-why = 一個黃金代替了缺的紅色。另一個可以用在任何卡牌上。
lesson-splendor-limit = 十個指示物
lesson-splendor-limit-1 = 你有九個指示物，上限是十個。為發光的卡牌拿取藍色和綠色，再歸還一個它用不到的。
lesson-splendor-limit-1-why = 留下什麼由你選：這張卡牌買得起了。指示物多的時候，往往先購買更好。
lesson-splendor-noble = 貴族
lesson-splendor-noble-1 = 發光的貴族要白色、藍色、綠色卡牌各三張。你差一張綠色。哪張卡牌能補上？
lesson-splendor-noble-1-why = 回合結束時貴族自己來了：除了卡牌，再得三分。
lesson-splendor-end = 遊戲結束
lesson-splendor-end-1 = 你有 13 分，教練有 14 分。有人達到 15 分就打完這一輪，而你是這一輪的最後一位。現在就贏下來！
lesson-splendor-end-1-why = 15 分，這一輪也結束了：教練沒有回合了。雙方都達到 15 分時，點數多者獲勝。

slip-splendor-other-gems = 不是這些。卡牌左下角的小寶石就是它的費用。
slip-splendor-pair-too-early = 兩個同色在這裡沒用：這張卡牌要不同顏色。
slip-splendor-reserve-too-early = 保留要花一整個回合，而且沒人要搶這張卡牌。現在寶石更有用。
slip-splendor-buy-it = 發光卡牌的費用已經湊齊。先買下它。
slip-splendor-one-is-not-enough = 這樣最多拿到一個紅色，而你差兩個。
slip-splendor-other-pair = 這張卡牌要紅色。
slip-splendor-costs-gems = 不錯的購買，但要花寶石。另一張卡牌對你是免費的。
slip-splendor-free-card = 找一張費用全是綠色的卡牌：你有三張綠色的。
slip-splendor-rival-buys = 那樣教練就會買走它：看看對方的白色和藍色紅利。
slip-splendor-other-reserve = 那張沒有危險，發光的這張才有。
slip-splendor-buy-reserved = 手牌裡的卡牌買得起了：黃金代替白色寶石。
slip-splendor-keep-gold = 這個寶石你有。用它支付，把黃金留下：它什麼都能代替。
slip-splendor-gold-pays = 發光的卡牌現在就能買：一個黃金代替第二個紅色。
slip-splendor-give-back-other = 這張卡牌需要它。歸還一個用不到的顏色。
slip-splendor-take-blue-and-green = 這張卡牌要兩個藍色和一個綠色。你有一個藍色。
slip-splendor-other-bonus = 貴族等的不是這個顏色：你缺的是綠色。
slip-splendor-noble-waits = 貴族只看卡牌，不看寶石。你現在買得起一張綠色卡牌。
slip-splendor-few-points = 還不夠：要 15 分，比你現在多兩分。
slip-splendor-win-now = 那樣教練接著行動就贏了。你買得起一張兩分的卡牌。

## Lessons of Splendor Duel

lesson-duel-line = 一條線上三個
lesson-duel-line-1 = 發光的卡牌要藍色、綠色、紅色、黑色各一個，黑色你已經有了。拿取三個發光的指示物：點線的一端，再點另一端。
lesson-duel-line-1-why = 水平、垂直、對角都可以，但黃金和空格會使直線中斷。
lesson-duel-line-2 = 費用湊齊了。買下這張卡牌。
lesson-duel-line-2-why = 指示物進入抽袋，這張卡牌讓之後的購買都少付一個白色。
lesson-duel-privilege = 特權
lesson-duel-privilege-1 = 只差一個紅色指示物。特權可以在行動之前拿取任意一個寶石或珍珠：點特權，再點紅色指示物。
lesson-duel-privilege-1-why = 特權用掉了，你的行動還在。
lesson-duel-privilege-2 = 買下發光的卡牌。
lesson-duel-privilege-2-why = 一回合裡既拿指示物又買卡牌：這就是特權的用處。
lesson-duel-gift = 不要送出特權
lesson-duel-gift-1 = 你差兩個紅色。一次拿三個同色，或拿走兩個珍珠，對手會獲得一個特權。拿兩個紅色，但不要送出特權。
lesson-duel-gift-1-why = 需要的都有了，教練什麼也沒得到。
lesson-duel-replenish = 補充版圖
lesson-duel-replenish-1 = 版圖幾乎空了：指示物都在抽袋中。行動之前補充版圖；代價是對手獲得一個特權。
lesson-duel-replenish-1-why = 版圖又滿了，由你先選。教練因此獲得一個特權。
lesson-duel-reserve = 黃金與保留
lesson-duel-reserve-1 = 發光的卡牌要一個珍珠，而兩個都在教練手裡。黃金也能代替珍珠：拿取黃金，並保留這張卡牌。
lesson-duel-reserve-1-why = 黃金總是隨保留的卡牌而來，沒有別的辦法。
lesson-duel-reserve-2 = 現在從手牌買下它：黃金就是你的珍珠。
lesson-duel-reserve-2-why = 沒人能搶走這張卡牌，也不需要珍珠。
lesson-duel-again = 再一回合
lesson-duel-again-1 = 發光卡牌上的圓形箭頭讓你再一回合。先買下它。
lesson-duel-again-1-why = 還是你的回合，而且有了一個紅色紅利。
lesson-duel-again-2 = 另一張卡牌正好差紅色。把它也買下。
lesson-duel-again-2-why = 連買兩張。能力立即結算，所以順序很重要。
lesson-duel-steal = 奪取
lesson-duel-steal-1 = 發光卡牌上的標記可以從對手拿取一個指示物。整個遊戲只有兩個珍珠。買下卡牌，拿走對手的珍珠。
lesson-duel-steal-1-why = 珍珠很難得，現在教練沒有了。
lesson-duel-wild = 選擇顏色
lesson-duel-wild-1 = 萬用卡牌會變成你已有的一種顏色。買下發光的萬用卡牌，選擇能讓另一張發光卡牌免費的顏色。
lesson-duel-wild-1-why = 三個紅色紅利：下一張卡牌不用花費。
lesson-duel-royal = 皇冠與皇室卡
lesson-duel-royal-1 = 你有 15 分和兩個皇冠。發光的卡牌帶來兩分和第三個皇冠，因此還有一張皇室卡。20 分獲勝。好好選！
lesson-duel-royal-1-why = 15 加 2 加 3 等於 20：贏了！第六個皇冠會再帶來一張皇室卡；十個皇冠也能獲勝。
lesson-duel-colour = 同色點數
lesson-duel-colour-1 = 你的紅色卡牌有 8 分。即使總分不多，同一顏色的卡牌達到 10 分就獲勝。是哪張卡牌？
lesson-duel-colour-1-why = 紅色十分：贏了！時刻留意三種獲勝方式，你的和對手的。

slip-duel-other-line = 這些不是卡牌要的指示物。你需要藍色、綠色和紅色。
slip-duel-gold-too-early = 拿黃金要用掉整個回合，而且只能補一個。這裡有更好的選擇。
slip-duel-refill-too-early = 版圖上的指示物夠用了，而且補充版圖會讓對手獲得一個特權。
slip-duel-buy-it = 發光的卡牌買得起了。趁它還在，買下它。
slip-duel-other-privilege = 特權只能拿一個指示物，拿你缺的紅色。
slip-duel-privilege-first = 拿取指示物就是你的行動，這回合就不能購買了。先用特權。
slip-duel-gives-privilege = 三個同色，或兩個珍珠：教練會獲得一個特權。
slip-duel-two-reds = 卡牌要三個紅色，你有一個。找一條有兩個紅色的線。
slip-duel-one-token = 一整個回合只拿一個指示物太少了。先補充版圖，就有得選。
slip-duel-fill-first = 可以這樣，但版圖還是空的。行動之前先補充。
slip-duel-other-reserve = 有了黃金，發光的卡牌下回合就買得起。保留那一張。
slip-duel-no-pearl = 這樣得不到珍珠，版圖上也沒有。黃金可以代替它。
slip-duel-buy-reserved = 手牌裡的卡牌買得起了：黃金代替珍珠。
slip-duel-turn-ends = 那樣你的回合就結束了。有箭頭的卡牌讓你再一回合。
slip-duel-buy-second = 你還有一回合：買下發光的卡牌。
slip-duel-steal-other = 這種版圖上有很多，珍珠才稀少。
slip-duel-steal-first = 發光的卡牌買得起，它的能力會立刻給你一個珍珠。
slip-duel-other-colour = 那樣三個紅色的卡牌還要花費。你有兩個紅色紅利。
slip-duel-wild-first = 萬用卡牌買得起了。選對顏色，下一張卡牌就免費。
slip-duel-other-royal = 這張皇室卡帶來兩分，共 19 分。有一張帶來三分。
slip-duel-no-crown = 那張卡牌沒有皇冠，不會帶來皇室卡。
slip-duel-win-now = 這回合你就能獲勝。看看發光的卡牌。
slip-duel-other-points = 這樣湊不齊同色十分。你還要兩分紅色。
