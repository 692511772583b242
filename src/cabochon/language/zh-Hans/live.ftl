### 页面与服务器的连接：可能出现的问题。

unreachable = 无法连接服务器。请检查网络后重试。
answer-unreadable = 本页面无法读取服务器的答复（{ $status }）。请重新加载页面。
closed-bad-message = 服务器无法理解本页面发送的内容。请重新加载页面。
closed-no-guest = 服务器不认得你。请允许本页面使用 Cookie，然后重新加载。
closed-forbidden = 服务器拒绝来自此页面地址的连接。请用服务器自己的地址打开页面。
closed-no-table = 没有这张牌桌，或者它已被删除。请检查链接。
closed-blocked = 服务器管理员已封禁你，或封禁了你所用的地址。
closed-too-fast = 请求过多，正在重试…
closed-database = 服务器的数据库出了问题，正在重试…
