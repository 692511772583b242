### 浏览器中的桌面。

## 现在要做什么，以及相应的按钮

now-yours = 轮到你了
now-named = 轮到 { $player } 了
now-thinking = { $player } 正在思考…
now-absent = 正在等待离线的 { $player }
now-watching = 你正在观战。轮到 { $player }。
ask-pay = 选择支付方式
hint-splendor = 拿取宝石，或点一张卡牌来购买或保留。
hint-duel = 拿取一条直线上的筹码、购买卡牌，或拿取黄金并保留卡牌。
hint-gold = 请选择要拿取的黄金。
next-take = 请再选 { $count } 种颜色。
next-take-same = 请再选 { $count } 种颜色，或再选同一颜色。
next-pair = 公共区有四个以上，才能拿两个同色宝石。
next-privilege = 请选择用特权拿取的筹码：黄金除外。
hint-pay = 用 + 和 − 决定黄金代替哪些宝石。
act-confirm = 确定
act-take = 拿取
act-buy = 购买
act-reserve = 保留
act-return = 归还
act-noble = 迎接
act-pay = 支付
act-pass = 跳过
act-back = 返回
act-again = 重新选择
act-undo = 撤销
act-undo-ask = 请求撤销
act-give-back = 归还…
act-replace = 让机器人托管…
tip-button = 提示
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = 筹码上限 { $limit } 个：现在 { $now } 个，之后 { $after } 个。

## 近看一张卡牌

card-price = 成本
card-due = 你的成本
card-free = 免费
card-missing = 还缺
barred-hand = 手牌已满：最多保留 { $limit } 张卡牌。
barred-gold = 版图上没有黄金，不能保留卡牌。
card-gold = 你有 { $gold } 个黄金
card-affordable = 你可以购买
card-pay = 支付
cover-more = 多用一个黄金代替{ $colour }
cover-less = 少用一个黄金代替{ $colour }

## 超过上限的筹码；贵族

return-title = 筹码太多
return-due = 最多持有 { $limit } 个：请选择要归还的 { $count } 个筹码。
return-chosen = 已选 { $given }/{ $due }
noble-title = 哪位贵族来拜访你？

## 玩家

seat-turn = 行动中
seat-you = 你
seat-online = 在线
seat-offline = 离线
seat-away = 不在，机器人托管中
seat-clock = 剩余时间：{ $time }
seat-more = { $player }：查看全部
cards-bought = 已购买 { $count } 张卡牌
hidden-card = 一张等级 { $level } 的暗牌
replace-why = { $player } 不在。其他人同意后可由机器人托管；{ $player } 随时可以回来。
replace-wait = { $seconds } 秒后机器人可以为 { $player } 托管。
replace-propose = 让机器人托管
away = 机器人正在为 { $player } 托管。
away-return = 回到座位

## 给用耳朵玩的人

label-others = 其他玩家
label-market = 桌上的卡牌
label-actions = 你的行动
label-card = { $card }。成本：{ $price }
label-due = 你需支付：{ $tokens }
label-last = 上一步
label-deck = 等级 { $level } 牌堆，剩 { $count } 张
label-noble = 贵族牌，{ $points } 声望点数，要求 { $cost }
label-bank =
    { $taken ->
        [0] { $colour }，公共区有 { $count } 个
       *[other] { $colour }，公共区有 { $count } 个，已选 { $taken } 个
    }
label-held = 归还{ $colour }（共 { $count } 个）
label-return =
    { $gone ->
        [0] { $colour }：留下 { $count } 个
       *[other] { $colour }：留下 { $count } 个，归还 { $gone } 个
    }

## 日志

log-title = 日志
log-undone = （已撤销）
event-started = 游戏开始。
event-joined = { $player } 入座。
event-left = { $player } 离开。
event-undo = { $player } 撤销了一步。
event-undo-again = { $player } 撤销了一步。牌堆已重新洗牌。
event-resigned = { $player } 认输。
event-timeout = { $player } 超时。
event-agreed = { $player } 同意。
event-declined = { $player } 拒绝。
event-returned = { $player } 回来了。
event-replaced = 机器人开始为 { $player } 托管。
event-forgotten = 有人永久离开了此服务器，其名字已删除。
event-proposed-undo = { $player } 请求撤销一步。
event-proposed-bot = { $player } 提议让机器人为 { $absent } 托管。

## 通知与提问

final-round = 最后一轮
offline = 已离线，正在重新连接…
closed = 连接已断开。
clock-waits = 所有人到场后才开始计时。正在等待 { $players }。
proposal = 征求大家的意见
proposal-undo = { $player } 请求撤销：
proposal-undo-mine = 你请求撤销：
proposal-undo-yours = 你的行动
proposal-bot = { $player } 提议让机器人（{ $bot }）为 { $absent } 托管。
proposal-wait = 正在等待 { $players }。
proposal-agree = 同意
proposal-decline = 拒绝
proposal-withdraw = 撤回
curtain-title = 请把屏幕交给 { $player }
curtain-why = 有些卡牌只有一个人可以看。
curtain-show = 我是 { $player }

## 菜单与按键

menu = 菜单
menu-discounted = 显示折扣后的成本
menu-discounted-hint = 卡牌会显示你还需支付多少。
menu-animated = 动画
menu-options = 我能做什么？
menu-coach = 教练
menu-coach-hint = 每到你的回合，提示值得留意的地方。
menu-resign = 认输
resign-sure = { $player }，确定要认输吗？
resign-two = 对方获胜。
resign-many = 机器人会为你托管到最后。
keys-title = 按键
key-arrows = 在卡牌和筹码之间移动
key-press = 点选
key-letters = 该颜色的筹码
key-confirm = 确定所选
key-back = 后退一步
key-undo = 撤销上一步
key-log = 显示或隐藏日志
key-help = 本列表
key-term = 说明当前选中的东西
key-hint = 提示
term-title = 这是什么意思？

## 结局

over-result = 结果
over-look = 查看桌面
over-rematch = 再来一局
over-next = 前往下一局
over-analyse = 分析本局
rematch-wanted = { $player } 想再来一局。
rematch-title = { $player } 想再来一局
rematch-mine = 你已邀请大家再来一局。
rematch-accept = 接受
rematch-declined = { $player } 不想再来一局。
end-most = 得分最高：{ $names }（{ $points } 分）。
end-fewer = { $tied } 同为 { $points } 分；卡牌较少者获胜：{ $names }，{ $cards } 张对 { $others } 张。
end-tied = { $names } 不分高下：各 { $points } 分、{ $cards } 张卡牌。
end-duel-points = { $player } 有 { $count } 分（{ $goal } 分即获胜）。
end-duel-crowns = { $player } 有 { $count } 个皇冠（{ $goal } 个即获胜）。
end-duel-colour = { $player } 的同色卡牌（{ $colour }）共 { $count } 分（{ $goal } 分即获胜）。
record-download = 下载对局记录
fairness = 公平性
fairness-why = 在第一步之前，一个秘密数字就决定了本局的所有洗牌，它的哈希值已向所有人公开。游戏结束后会公布这个秘密：只要它与哈希值相符，并得出同样的洗牌，就说明中途没有人能够改动。
fairness-later = 游戏结束后，可以在这里验证。
verify-button = 验证洗牌
verify-passed = 通过
verify-failed = 未通过
verify-open = 无法判定
# 验证洗牌时检查的内容
verified-commitment = 密钥与对局记录中的哈希值相符
verified-published = 密钥与本页在开局时见到的哈希值相符
verified-setup = 开局布置与密钥相符
verified-dealt = 继续玩之前发出的部分来自另一局
verified-deck = 等级 { $level } 牌堆的顺序
verified-nobles = 贵族牌的抽选
verified-board = 开局时版图上的筹码
verified-start = 起始玩家
verified-refill = 第 { $number } 次补充版图
reason-resigned = { $player } 认输了。
reason-timeout = { $player } 超时了。
reason-closed = 服务器管理员结束了这局游戏。
no-winner = 无人获胜
over-you-win = 你赢了！
over-you-share = 你们共享胜利！
over-you-lose = 你输了

## 对决

duel-board = 版图
duel-cell = { $cell }：{ $colour }
duel-market = 卡牌金字塔
duel-bag = 袋中：{ $tokens }
duel-privilege = 特权 ×{ $count }
duel-replenish = 补充版图
duel-supply = 剩余 { $count } 个特权
duel-privileges = { $count } 个特权
duel-royal = 皇室卡：{ $royal }
duel-goals = 获胜条件
duel-aim = { $points } 分、{ $crowns } 个皇冠，或同色卡牌 { $colour } 分即获胜。
duel-of = { $count }/{ $goal }
duel-goal-points = 声望点数 { $count }，目标 { $goal }
duel-goal-crowns = { $count } 个皇冠，目标 { $goal } 个
duel-goal-colour = { $colour }声望点数 { $count }，目标 { $goal }
duel-ask-colour = 这张卡牌要当作什么颜色？
duel-ask-steal = 从对手处拿取一个筹码
duel-ask-royal = 选择一张皇室卡

## Where the points come from

source-level = 等级 { $level } 卡牌
source-words = { $name }：{ $points }
