## What is wrong with what somebody handed in

error-players = { $game } 的玩家人數可為 { $counts }，不能是 { $players }。
error-team-players = 團隊模式需要 4 名玩家，不能是 { $players } 名。
error-setting-switch = { $name } = { $value } 無效：必須是 true 或 false。
error-setting-word = { $name } = { $value } 無效：必須是以下之一：{ $choices }。
error-setting-number = { $name } = { $value } 無效：必須是 { $low } 到 { $high } 的整數。
error-setting-start = start = { $value } 無效：必須是 random 或 0 到 { $last } 的座位。
error-setting-unknown = 沒有名為 { $name } 的設定；可用設定：{ $known }。
error-variant = { $game } 沒有變體 { $variant }；可用變體：{ $known }。
error-variant-none = { $game } 沒有變體；請去掉 --variant { $variant }。
error-assignment = --set 需要 KEY=VALUE 的形式，例如 target=21，不能是 { $given }。
error-bot = 沒有名為 { $name } 的機器人；可用機器人：{ $known }。
error-bot-game = { $name } 不會玩這個遊戲；請選擇其他機器人。
error-bot-failed = { $bot } 出錯：{ $reason }
error-player = 沒有名為 { $name } 的機器人；可用：{ $known }、search:…、py:… 和 cmd:…
error-player-close = 沒有名為 { $name } 的機器人；你是指 { $meant } 嗎？
error-player-budgets = { $name } 有兩個限額；請只給一個。
error-search-key = { $name } 中的 { $key } 不存在；搜尋可用：{ $known }。
error-search-key-close = { $name } 中的 { $key } 不存在；你是指 { $meant } 嗎？
error-search-network = 在「{ $name }」中，network=檔案 取代評估及其數字，只有 temperature 除外。
error-search-learned = 在「{ $name }」中，evaluation=learned 是網路，沒有數字 { $key }。
error-network = 無法使用該網路：{ $reason }
error-network-game = { $name } 的網路用於 { $found }，而這個遊戲是 { $game }。
error-program-game = { $name } 會玩的是 { $found }，而這個遊戲是 { $game }。
error-program-games = { $name } 會玩的是 { $found }；這裡的遊戲有：{ $known }。
error-player-class = Python 類別寫作 py:模組:類別 或 py:檔案.py:類別，不能是 { $name }。
error-player-python = py:{ $source }:{ $name } 無法參加：{ $reason }
error-player-python-what =
    py:{ $source }:{ $name } 無法參加：Python 玩家是 cabochon.players.Player 的衍生類別，或建立這種玩家的函式，並以種子呼叫，例如 { $name }(7)。{ $found ->
        [arguments] 找到的物件需要其他引數：{ $detail }
        [failed] 找到的是一個函式，以種子呼叫時出錯：{ $detail }
        [made] 找到的物件建立的是別的東西：{ $detail }
       *[is] 找到的是：{ $detail }
    }
error-budget = 限額寫作 simulations=N、seconds=S（最多 3600），或以逗號分隔兩者，不能是 { $given }。
error-player-list = 玩家清單須寫在一行內，以逗號分隔。
error-seat-close = { $name } 很像機器人 { $meant }。若是人名，請寫 name:{ $name }
error-bots-named = --bots 需要指定 1 到 { $players } 個機器人；現在是 { $named } 個。
error-resume-alone = --resume 會繼續檔案中的遊戲，只能與 --seats 同時使用。
error-resume-name = 這局遊戲的座位 { $number } 是 { $name }，不是 { $given }。
error-seats-and-bots = --seats 和 --bots 都用來指定玩家；請只用其中一個。
error-level-alone = --level 用於所有機器人，--seats 和 --bots 則逐個指定；請只用其中一個。
error-level = --level 必須是 1 至 { $last } 的等級，不能是 { $given }。
error-named-players = 指定了 { $named } 名玩家，但參加遊戲的是 { $players } 名。
error-hash = --hash 需要遊戲開始時顯示的 64 位十六進位數字。
error-header-seats = 檔頭 Seats 需要列出 { $players } 個座位；現在是 { $named } 個。
error-header-player = 檔頭 Seats 中有未知的玩家 { $kind }；可用：{ $known }。
error-header-program = 座位 { $number } 由程式擔任，而檔案不會啟動程式：請用 --seats 指定每個座位的玩家。
error-record-several = { $file } 中有 { $count } 局：請用 --game 加上 1 到 { $count } 的編號指明哪一局。「cabochon games」可列出各局。
error-resume-several = { $file } 中有 { $count } 局：要繼續的那一局必須單獨存成一個檔案。
error-record-number = { $file } 中有 { $count } 局；--game 必須為 1 至 { $count }。
error-record-none = { $file }：這個檔案中沒有對局紀錄。
error-file-missing = 檔案不存在。
error-file-forbidden = 沒有權限開啟該檔案。
error-file-folder = 這是資料夾，不是檔案。
error-no-folder = { $folder }：資料夾不存在。
error-database = 無法使用資料庫 { $url }：{ $reason }。
error-database-address = 無法使用資料庫 { $url }：{ $reason }。位址的寫法是 sqlite:///path/to/file.db 或 postgresql://user@host/database。
error-database-used = { $path } 已被另一個伺服器使用。多個行程可以共用 PostgreSQL 資料庫，但不能共用一個檔案。
error-database-lock = 無法使用檔案 { $path }：{ $reason }。請用建立它的使用者執行伺服器，或在沒有伺服器執行時刪除它。
error-database-newer = 該資料庫由較新版本的 Cabochon 建立（格式為 { $revision }，本版本最高支援 { $known }）；請更新 Cabochon，或改用其他資料庫。
error-database-lost = 暫時無法連線到伺服器的資料庫，請稍後再試。
error-database-damaged = 伺服器的資料庫已滿、已損壞或無法寫入，需要伺服器管理員處理。
compiling-rules = 正在為本機編譯規則（僅一次，最多約一分鐘）…
error-game = 沒有名為 { $name } 的遊戲；可選的遊戲：{ $known }。
error-game-installed = 遊戲 { $name } 已安裝，但無法從 { $source } 載入：{ $reason }
