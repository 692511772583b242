### 頁面與伺服器的連線：可能出現的問題。

unreachable = 無法連上伺服器。請檢查網路後再試一次。
answer-unreadable = 本頁面無法讀取伺服器的回覆（{ $status }）。請重新載入頁面。
closed-bad-message = 伺服器無法理解本頁面送出的內容。請重新載入頁面。
closed-no-guest = 伺服器不認得你。請允許本頁面使用 Cookie，然後重新載入。
closed-forbidden = 伺服器拒絕來自此頁面網址的連線。請用伺服器自己的網址開啟頁面。
closed-no-table = 沒有這張牌桌，或者它已被刪除。請檢查連結。
closed-blocked = 伺服器管理員已封鎖你，或封鎖了你所用的位址。
closed-too-fast = 請求過多，正在重試…
closed-database = 伺服器的資料庫出了問題，正在重試…
