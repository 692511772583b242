### 这个浏览器的设置，以及到另一台设备的路。

settings-title = 设置
settings-lead = 只对这台设备有效。

## 页面与牌桌

page-looks-title = 语言与配色
looks-title = 牌桌
coach-everywhere = 每张牌桌都有教练

## 到另一台设备

transfer-title = 在另一台设备上使用
transfer-lead = 用一个代码，就能把你的名字和对局带到手机或另一台电脑上。这里也照样可以用。
transfer-make = 显示代码
transfer-renew = 新代码
transfer-code = 你的代码
transfer-how = 在另一台设备上打开 { $address } 并输入代码，或者扫描二维码。
transfer-left = 只能用一次，{ $time } 内有效。
transfer-ended = 这个代码已经过期。
transfer-used = 这个代码已被使用：你现在也在另一台设备上了。
transfer-secret = 谁有这个代码，谁就能以你的身份玩。不要给别人看。
transfer-qr = 用于另一台设备的二维码
transfer-have = 我有另一台设备的代码
transfer-enter-title = 来自另一台设备
transfer-enter-lead = 在你原来的设备上打开设置，在那里显示代码。
transfer-field = 代码
transfer-missing = 请输入代码的八个字母和数字。
transfer-own = 这台设备有自己的 { $count } 场对局。它们留在你在这里的名字（{ $name }）下，以后在这台设备上就找不到了。
transfer-own-running = 其中 { $count } 场还没有结束。
transfer-own-progress = 在这台设备上完成的课程和解出的谜题，其记录会被清除。
transfer-other-way = 如果想保留这里的对局，请在这台设备上生成代码，再到另一台设备上输入。
transfer-go = 用这个代码继续
transfer-done-title = 这台设备也可以用了
transfer-done = 你的名字和对局现在也在这台设备上，另一台设备上也还在。

## 声音和提示

signals-title = 声音和提示
signals-sound = 声音
signals-sound-hint = 行动时、轮到你时和游戏结束时响起。
signals-volume = 音量
signals-vibration = 轮到我时振动
signals-notice = 轮到我时通知我
signals-notice-hint = 只在牌桌所在的标签页打开着、但你看不到它的时候。
signals-notice-blocked = 浏览器不允许这个页面通知你。你可以在浏览器对这个页面的设置里更改。
signals-talk = 其他玩家的短语

## 作为应用，没有网络时

install-title = 作为应用
install-lead = 安装之后，Cabochon 有自己的窗口和图标。没有网络时，也能打开规则、课程、谜题和你重放过的对局。
install-do = 安装
install-done = 这台设备已经安装了 Cabochon。
install-how = 浏览器的菜单里可能有“安装”或“添加到主屏幕”。
offline-notice = 没有网络。仍然可以打开规则、课程、谜题和在这里重放过的对局。
update-ready = 这个页面有新版本。
update-load = 加载
