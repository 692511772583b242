### 謎題：網頁，以及製作謎題的指令。

## 清單

puzzles-lead = 取自電腦自我對局的局面。每個局面裡都藏著一個要找出的行動。
puzzles-games = 哪個遊戲
puzzles-begin = 開始
puzzles-go-on = 繼續
puzzles-solved = 已解出 { $count } / { $total }
puzzles-kind = 要找什麼
puzzles-difficulty = 難度
puzzles-any = 全部
puzzles-none = 這裡沒有這樣的謎題。
puzzles-no-game = 沒有這個遊戲的謎題。
puzzles-about-win = 這一回合就能結束對局，分數更高的卡牌可能會迷惑你。
puzzles-about-reserve = 檯面上有一張卡牌值得保留，其他行動都遠遠不如。
puzzles-about-defence = 對手即將獲勝，只有一個辦法能阻止。
puzzle-name = 謎題 { $number }
puzzle-solved = 已解出
puzzle-seen = 已看過答案

## 謎題

puzzle-kind-win = 本回合獲勝
puzzle-kind-reserve = 最佳保留
puzzle-kind-defence = 唯一的防守
puzzle-easy = 簡單
puzzle-medium = 中等
puzzle-hard = 困難
puzzle-where = 第 { $number } 題，共 { $count } 題
puzzle-you = 你
puzzle-opponent = 歐珀
puzzle-ask-win = 這一回合就能獲勝。該怎麼做？
puzzle-ask-reserve = 現在應當保留一張卡牌。哪一張？
puzzle-ask-defence = { $player } 下回合就要獲勝。唯一的阻止辦法是什麼？
puzzle-last-turn = 這是你的最後一個回合：{ $player } 有 { $points } 分。
puzzle-on = 到目前為止都對，請繼續。
puzzle-right = 解出來了！
puzzle-wrong = 不是這個
puzzle-solution = 答案
puzzle-again = 再試一次
puzzle-show = 看答案
puzzle-next = 下一題
puzzle-all = 全部謎題
puzzle-score = 這樣你有 { $points } 分，{ $player } 有 { $others } 分。
puzzle-visit-nobles = 同時有一位貴族來訪。
puzzle-visit-royals = 同時獲得一張皇室卡。
puzzle-not-won = 這樣本回合無法獲勝，對局會繼續。
puzzle-lost = 對局在本回合結束，{ $player } 獲勝。
puzzle-lost-points = 對局在本回合結束，{ $player } 以 { $others } 分對 { $points } 分獲勝。
puzzle-lost-tied = 對局在本回合結束，雙方同為 { $points } 分，但平分時由 { $player } 獲勝。
puzzle-shared = 對局在本回合結束，雙方共享勝利。
puzzle-over = 對局在本回合結束，而你沒有獲勝。
puzzle-open-win = 之後就不能保證在本回合獲勝了。
puzzle-open-defence = 之後就沒有穩妥的辦法阻止 { $player } 獲勝了。
puzzle-loses = 之後 { $player } 立刻獲勝：{ $words }。
puzzle-beaten = 之後無論你做什麼，{ $player } 都能立刻獲勝。
puzzle-worse = 這裡有更好的選擇。
puzzle-chance = 這要靠運氣；答案不需要運氣。
puzzle-value = 之後的勝率是 { $chance }；正確的行動則是 { $best }。
puzzle-threat = 否則 { $player } 立刻獲勝：{ $words }。
puzzle-margin = 勝率 { $chance }；其他行動中最好的也只有 { $others }。
puzzle-other-way = 另一種解法：{ $words }。
puzzle-found = 能找到答案的最弱機器人：{ $level }
puzzle-found-none = { $level } 及以下的機器人都找不到答案

## 指令

cli-puzzles = 取自引擎自我對局的謎題：列出、檢視、製作。
cli-puzzles-list = 列出一個遊戲的謎題。
cli-puzzles-show = 依玩家所見顯示一個謎題；--try 判斷一個行動，--solution 解釋答案。
cli-puzzles-make =
    製作謎題：讓機器人對局，再用深度搜尋核實其中能找到的東西。

    每題需要幾分鐘。找到一題就寫入一題；按 Ctrl+C 會保留已有的內容。
puzzles-file = 一個謎題檔案；不指定時使用內附的謎題。
puzzles-number = 第幾題，從 1 數起。
puzzles-try = 判斷這些用記譜寫出的決定，以逗號分隔：「buy 2c」。錯誤時結束代碼為 1。
puzzles-explain = 解釋答案。
puzzles-count = 每種各幾題。
puzzles-only = 只要這一種，可重複：win、reserve 或 defence。
puzzles-level = 略去比此等級更弱的機器人也能找到的題，1 至 8。
puzzles-simulations = 核實謎題的每次搜尋做多少次模擬。
puzzles-out = 要寫入的檔案，不能已存在。
puzzles-seed = 相同的種子做出相同的謎題。
puzzles-progress = 已進行 { $games } 局，深度搜尋了 { $candidates } 個局面
puzzles-made = { $file } 中有 { $count } 題
puzzles-right-so-far = 對，但還有要決定的。

## 錯誤

error-puzzle = 這不是謎題：{ $reason }
error-puzzle-format = 此謎題的格式是 { $given }；只能讀取 { $known }。
error-puzzle-line = { $file } 第 { $line } 行：{ $reason }
error-puzzle-number = 沒有第 { $given } 題；共有 { $count } 題。
error-puzzle-kind = --kind 必須是 { $known } 之一，而不是 { $given }。
error-puzzle-exists = { $file } 已存在；請換一個名字。
error-puzzle-move = { $move } 在這裡不合法；合法的有：{ $legal }
