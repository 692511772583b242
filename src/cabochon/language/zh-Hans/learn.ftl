### Learning to play: lessons, the coach, and what can be done. Fetched when somebody asks.

learn-title = 学习玩法
learn-lead = 在真正的牌桌上，每个小局面讲一个要点。无论你怎么试，教练都会说明理由。然后一起玩第一局。
learn-done = 已完成 { $count } / { $all }
learn-is-done = （已完成）
learn-begin = 开始
learn-go = 继续
learn-first-game = 和教练玩第一局
learn-next = 下一课
learn-finished = 本课完成
learn-now-next = 下一课：{ $lesson }
learn-now-game = 接下来：和教练玩第一局
learn-again = 再来一次
learn-retry = 再试一次
learn-where = 第 { $number } 课，共 { $count } 课。
learn-all = 全部课程
learn-none = 没有第 { $given } 课；一共有 { $count } 课。
learn-no-game = 没有这个游戏的课程。
learn-pupil = 学员

## The coach during a game

coach-name = 教练
coach-says = 教练的话
coach-wait = 留意别人拿了什么。
coach-turn = 轮到你了。
coach-heard = 知道了

coach-splendor-welcome = 欢迎！卡牌要用宝石购买，先拿一些吧：三个不同颜色的，或两个同色的。
coach-splendor-aim =
    { $count ->
       *[other] 发光的卡牌还差 { $count } 个宝石。选定一张卡牌，凑齐它的成本。
    }
coach-splendor-first-card = 你可以购买第一张卡牌了！之后的每次购买都会更便宜。
coach-splendor-bonus = 从现在起，你的卡牌在每次购买时都算一个宝石。同色的多了，昂贵的卡牌也会变便宜。
coach-splendor-reserve = 可能被别人买走的卡牌，你可以保留。同时获得一个黄金，能代替任何宝石。
coach-splendor-reserved = 你保留的卡牌现在买得起了。
coach-splendor-noble = 再有一个加成，这位贵族就会来访：白得三分。
coach-splendor-full = 最多只能留十个筹码。不要拿到还得归还。
coach-splendor-full-buy = 你的筹码很多，上限是十个。现在正好购买。
coach-splendor-last-round = 最后一轮！现在只看点数：什么能带来最多？
coach-splendor-win = 买下发光的卡牌，你就有 { $count } 分或更多。拿下它！

coach-duel-welcome = 欢迎！拿取一条直线上相邻的筹码，最多三个。黄金和空格会使直线中断。
coach-duel-aim =
    { $count ->
       *[other] 发光的卡牌还差 { $count } 个筹码。有没有一条线上正好有？
    }
coach-duel-first-card = 你可以购买第一张卡牌了！它的加成会让之后的购买更便宜。
coach-duel-goals = 有三种获胜方式：20 分、10 个皇冠，或同一颜色卡牌上的 10 分。你的面板会显示进度。
coach-duel-privilege = 你有一个特权：行动之前可以用它从版图任意位置拿取一个宝石或珍珠。
coach-duel-replenish = 版图上所剩不多。你可以补充版图，但对手会获得一个特权。
coach-duel-again = 发光的卡牌让你立刻再来一回合。
coach-duel-royal = 发光卡牌上的皇冠会为你带来一张皇室卡。
coach-duel-reserve = 黄金可以代替任何筹码。拿一个，保留一张你不想失去的卡牌。
coach-duel-full = 最多只能留十个筹码。不要拿到还得归还。
coach-duel-full-buy = 你的筹码很多，上限是十个。现在正好购买。
coach-duel-win = 发光的卡牌能让你获胜。拿下它！

## What can I do?

can-show = 显示
can-wait = 现在轮到别人。这时你可以查看任何卡牌。

can-splendor-take = 从公共区拿取三个不同颜色的宝石。
can-splendor-take-not = 不能拿不同颜色的宝石：公共区没有宝石了。
can-splendor-pair = 从至少有四个的颜色中拿取两个同色宝石。
can-splendor-pair-not = 不能拿两个同色宝石：没有哪种颜色有四个。
can-splendor-buy = 购买一张你付得起的卡牌。
can-splendor-buy-not = 你还买不起任何卡牌。
can-splendor-reserve = 保留一张卡牌或牌堆顶的一张；还有黄金时获得一个。
can-splendor-reserve-not = 不能保留：最多三张。

can-duel-privilege = 先用特权：拿取任意一个宝石或珍珠，之后仍可行动。
can-duel-privilege-not = 你现在没有可用的特权。
can-duel-replenish = 行动之前用袋中的筹码补充版图；对手获得一个特权。
can-duel-replenish-not = 不能补充版图：袋子是空的。
can-duel-take = 拿取一条直线上的筹码，最多三个。
can-duel-take-not = 没有可拿的筹码。
can-duel-buy = 购买一张你付得起的卡牌。
can-duel-buy-not = 你还买不起任何卡牌。
can-duel-reserve = 拿取一个黄金，保留一张卡牌或牌堆顶的一张。
can-duel-reserve-not = 不能保留：版图上没有黄金，或你已保留三张。

## Lessons of Splendor

lesson-splendor-gems = 用宝石购买卡牌
lesson-splendor-gems-1 = 发光的卡牌要白色、蓝色、绿色、红色宝石各一个，红色你已经有了。拿取另外三个：点它们的堆，再点“拿取”。
lesson-splendor-gems-1-why = 对了：现在卡牌的成本凑齐了。
lesson-splendor-gems-2 = 点这张卡牌，买下它。
lesson-splendor-gems-2-why = 宝石回到公共区，卡牌留下：从此每次购买它都算一个黑色宝石。
lesson-splendor-pair = 两个同色
lesson-splendor-pair-1 = 发光的卡牌还差两个红色宝石。至少有四个的颜色可以一次拿两个：点它两次。
lesson-splendor-pair-1-why = 一次拿到两个，下回合就能买下卡牌。只有三个时是不能这样拿的。
lesson-splendor-bonus = 卡牌让卡牌更便宜
lesson-splendor-bonus-1 = 你有三张绿色卡牌，每张都能抵扣一个绿色宝石。买下那张不用花费的卡牌。
lesson-splendor-bonus-1-why = 一个宝石也没花！先买便宜的，昂贵的也会变便宜。
lesson-splendor-reserve = 保留
lesson-splendor-reserve-1 = 发光的卡牌你还差一个白色宝石，而教练下回合就能买走。保留它：点卡牌，再点“保留”。
lesson-splendor-reserve-1-why = 卡牌已安全地在你手里，还得到一个黄金。
lesson-splendor-reserve-2 = 黄金能代替任何宝石，白色也行。从手牌买下它。
lesson-splendor-reserve-2-why = 保留用了一个回合，但保住了卡牌，还带来了缺的那个宝石。
lesson-splendor-gold = 黄金代替任何宝石
lesson-splendor-gold-1 = 发光的卡牌要两个红色和一个黑色。你两种各有一个，还有两个黄金。买下它，尽量多留黄金。
lesson-splendor-gold-1-why = 一个黄金代替了缺的红色。另一个可以用在任何卡牌上。
lesson-splendor-limit = 十个筹码
lesson-splendor-limit-1 = 你有九个筹码，上限是十个。为发光的卡牌拿取蓝色和绿色，再归还一个它用不到的。
lesson-splendor-limit-1-why = 留下什么由你选：这张卡牌买得起了。筹码多的时候，往往先购买更好。
lesson-splendor-noble = 贵族
lesson-splendor-noble-1 = 发光的贵族要白色、蓝色、绿色卡牌各三张。你差一张绿色。哪张卡牌能补上？
lesson-splendor-noble-1-why = 回合结束时贵族自己来了：除了卡牌，再得三分。
lesson-splendor-end = 游戏结束
lesson-splendor-end-1 = 你有 13 分，教练有 14 分。有人达到 15 分就打完这一轮，而你是这一轮的最后一位。现在就赢下来！
lesson-splendor-end-1-why = 15 分，这一轮也结束了：教练没有回合了。双方都达到 15 分时，点数多者获胜。

slip-splendor-other-gems = 不是这些。卡牌左下角的小宝石就是它的成本。
slip-splendor-pair-too-early = 两个同色在这里没用：这张卡牌要不同颜色。
slip-splendor-reserve-too-early = 保留要花一整个回合，而且没人要抢这张卡牌。现在宝石更有用。
slip-splendor-buy-it = 发光卡牌的成本已经凑齐。先买下它。
slip-splendor-one-is-not-enough = 这样最多拿到一个红色，而你差两个。
slip-splendor-other-pair = 这张卡牌要红色。
slip-splendor-costs-gems = 不错的购买，但要花宝石。另一张卡牌对你是免费的。
slip-splendor-free-card = 找一张成本全是绿色的卡牌：你有三张绿色的。
slip-splendor-rival-buys = 那样教练就会买走它：看看对方的白色和蓝色加成。
slip-splendor-other-reserve = 那张没有危险，发光的这张才有。
slip-splendor-buy-reserved = 手牌里的卡牌买得起了：黄金代替白色宝石。
slip-splendor-keep-gold = 这个宝石你有。用它支付，把黄金留下：它什么都能代替。
slip-splendor-gold-pays = 发光的卡牌现在就能买：一个黄金代替第二个红色。
slip-splendor-give-back-other = 这张卡牌需要它。归还一个用不到的颜色。
slip-splendor-take-blue-and-green = 这张卡牌要两个蓝色和一个绿色。你有一个蓝色。
slip-splendor-other-bonus = 贵族等的不是这个颜色：你缺的是绿色。
slip-splendor-noble-waits = 贵族只看卡牌，不看宝石。你现在买得起一张绿色卡牌。
slip-splendor-few-points = 还不够：要 15 分，比你现在多两分。
slip-splendor-win-now = 那样教练接着行动就赢了。你买得起一张两分的卡牌。

## Lessons of Splendor Duel

lesson-duel-line = 一条线上三个
lesson-duel-line-1 = 发光的卡牌要蓝色、绿色、红色、黑色各一个，黑色你已经有了。拿取三个发光的筹码：点线的一端，再点另一端。
lesson-duel-line-1-why = 横、竖、斜都可以，但黄金和空格会使直线中断。
lesson-duel-line-2 = 成本凑齐了。买下这张卡牌。
lesson-duel-line-2-why = 筹码进入袋中，这张卡牌让之后的购买都少付一个白色。
lesson-duel-privilege = 特权
lesson-duel-privilege-1 = 只差一个红色筹码。特权可以在行动之前拿取任意一个宝石或珍珠：点特权，再点红色筹码。
lesson-duel-privilege-1-why = 特权用掉了，你的行动还在。
lesson-duel-privilege-2 = 买下发光的卡牌。
lesson-duel-privilege-2-why = 一回合里既拿筹码又买卡牌：这就是特权的用处。
lesson-duel-gift = 不要送出特权
lesson-duel-gift-1 = 你差两个红色。一次拿三个同色，或拿走两个珍珠，对手会获得一个特权。拿两个红色，但不要送出特权。
lesson-duel-gift-1-why = 需要的都有了，教练什么也没得到。
lesson-duel-replenish = 补充版图
lesson-duel-replenish-1 = 版图几乎空了：筹码都在袋中。行动之前补充版图；代价是对手获得一个特权。
lesson-duel-replenish-1-why = 版图又满了，由你先选。教练因此获得一个特权。
lesson-duel-reserve = 黄金与保留
lesson-duel-reserve-1 = 发光的卡牌要一个珍珠，而两个都在教练手里。黄金也能代替珍珠：拿取黄金，并保留这张卡牌。
lesson-duel-reserve-1-why = 黄金总是随保留的卡牌而来，没有别的办法。
lesson-duel-reserve-2 = 现在从手牌买下它：黄金就是你的珍珠。
lesson-duel-reserve-2-why = 没人能抢走这张卡牌，也不需要珍珠。
lesson-duel-again = 再来一回合
lesson-duel-again-1 = 发光卡牌上的圆形箭头让你再来一回合。先买下它。
lesson-duel-again-1-why = 还是你的回合，而且有了一个红色加成。
lesson-duel-again-2 = 另一张卡牌正好差红色。把它也买下。
lesson-duel-again-2-why = 连买两张。能力立即生效，所以顺序很重要。
lesson-duel-steal = 夺取
lesson-duel-steal-1 = 发光卡牌上的标记可以从对手处拿取一个筹码。整个游戏只有两个珍珠。买下卡牌，拿走对手的珍珠。
lesson-duel-steal-1-why = 珍珠很难得，现在教练没有了。
lesson-duel-wild = 选择颜色
lesson-duel-wild-1 = 万能卡牌会变成你已有的一种颜色。买下发光的万能卡牌，选择能让另一张发光卡牌免费的颜色。
lesson-duel-wild-1-why = 三个红色加成：下一张卡牌不用花费。
lesson-duel-royal = 皇冠与皇室卡
lesson-duel-royal-1 = 你有 15 分和两个皇冠。发光的卡牌带来两分和第三个皇冠，因此还有一张皇室卡。20 分获胜。好好选！
lesson-duel-royal-1-why = 15 加 2 加 3 等于 20：赢了！第六个皇冠会再带来一张皇室卡；十个皇冠也能获胜。
lesson-duel-colour = 同色点数
lesson-duel-colour-1 = 你的红色卡牌有 8 分。即使总分不多，同一颜色的卡牌达到 10 分就获胜。是哪张卡牌？
lesson-duel-colour-1-why = 红色十分：赢了！时刻留意三种获胜方式，你的和对手的。

slip-duel-other-line = 这些不是卡牌要的筹码。你需要蓝色、绿色和红色。
slip-duel-gold-too-early = 拿黄金要用掉整个回合，而且只能补一个。这里有更好的选择。
slip-duel-refill-too-early = 版图上的筹码够用了，而且补充版图会让对手获得一个特权。
slip-duel-buy-it = 发光的卡牌买得起了。趁它还在，买下它。
slip-duel-other-privilege = 特权只能拿一个筹码，拿你缺的红色。
slip-duel-privilege-first = 拿取筹码就是你的行动，这回合就不能购买了。先用特权。
slip-duel-gives-privilege = 三个同色，或两个珍珠：教练会获得一个特权。
slip-duel-two-reds = 卡牌要三个红色，你有一个。找一条有两个红色的线。
slip-duel-one-token = 一整个回合只拿一个筹码太少了。先补充版图，就有得选。
slip-duel-fill-first = 可以这样，但版图还是空的。行动之前先补充。
slip-duel-other-reserve = 有了黄金，发光的卡牌下回合就买得起。保留那一张。
slip-duel-no-pearl = 这样得不到珍珠，版图上也没有。黄金可以代替它。
slip-duel-buy-reserved = 手牌里的卡牌买得起了：黄金代替珍珠。
slip-duel-turn-ends = 那样你的回合就结束了。有箭头的卡牌让你再来一回合。
slip-duel-buy-second = 你还有一回合：买下发光的卡牌。
slip-duel-steal-other = 这种版图上有很多，珍珠才稀少。
slip-duel-steal-first = 发光的卡牌买得起，它的能力会立刻给你一个珍珠。
slip-duel-other-colour = 那样三个红色的卡牌还要花费。你有两个红色加成。
slip-duel-wild-first = 万能卡牌买得起了。选对颜色，下一张卡牌就免费。
slip-duel-other-royal = 这张皇室卡带来两分，共 19 分。有一张带来三分。
slip-duel-no-crown = 那张卡牌没有皇冠，不会带来皇室卡。
slip-duel-win-now = 这回合你就能获胜。看看发光的卡牌。
slip-duel-other-points = 这样凑不齐同色十分。你还要两分红色。
