### 機器人之間的比賽

cli-arena =
    讓機器人進行比賽並給出等級分。

    參賽者可以是機器人（level-1 至 level-8、greedy、random、yardstick）、實驗（search:鍵=值:…）、Python 類別（py:模組:類別）或使用機器人協定的程式（cmd:指令）。前面加 名稱= 為其命名，後面加 @seconds=S 或 @simulations=N 給出單獨的思考限額。

    循環賽制。每副牌會以座位的每種輪換各進行一局，使運氣相互抵銷。
arena-contestants = 參賽者：[名稱=]機器人[@限額]。
arena-gauntlet = 只有第一個參賽者與其他參賽者對局。
arena-head-to-head = 兩個參賽者對局，直到序列檢定判定第一個是否更強。
arena-seating = 三四人桌：mixed 讓不同的參賽者同桌，alone 讓一個參賽者對上另一個的多個複本。
arena-rounds = 每組對手進行多少副牌：預設 10；使用 --head-to-head 時最多 2000。
arena-seconds = 每個決定的秒數，用於沒有單獨限額的參賽者。
arena-simulations = 每個決定的模擬次數，用於沒有單獨限額的參賽者。
arena-seed = 相同的種子得到相同的牌；以模擬次數為限額時，行動也相同。
arena-low = 檢定可以否定「第一個最多強這麼多」…
arena-high = …或否定「第一個至少強這麼多」。
arena-alpha = 前一假設成立卻被否定的比例上限。
arena-beta = 後一假設成立卻被否定的比例上限。
arena-anchor = 固定此參賽者的等級分，以它為基準。
arena-out = 把結果和對局紀錄儲存在此資料夾；中斷後用同樣的指令繼續。
arena-workers = 同時進行的局數。對局內容與之無關。
arena-threads = 可使用多執行緒的機器人的執行緒數。
arena-ray = 在 Ray 叢集上對局：RAY_ADDRESS 指定的叢集，或本機的叢集。
arena-max = 一局達到這麼多決定即停止，勝利由所有人平分。
arena-json = 以 JSON 輸出報告。
arena-report = 把包含表格、曲線和可重播對局的報告寫成一個 HTML 檔案。

## 排名表

arena-contestant = 參賽者
arena-rating = Elo（95%）
arena-games = 局數
arena-score = 得分率（95%）
arena-superiority = 更強
arena-time = 用時
arena-played = { $games } 局，{ $deals } 副牌；實力相同時得分率為 { $par }。「更強」：比下一名更強的機率。
arena-anchored = 等級分以 { $label } 為基準：{ $rating }。
arena-decision-stronger = { $first } 比 { $second } 強，差距超過 { $low } Elo（{ $groups } 副牌後判定）。若事實並非如此，這種檢定出錯的比例最多為 { $rate }。
arena-decision-not-stronger = { $first } 並不比 { $second } 強 { $high } Elo（{ $groups } 副牌後判定）。若事實上強這麼多，這種檢定出錯的比例最多為 { $rate }。
arena-decision-open = { $groups } 副牌後仍未判定 { $first } 比 { $second } 強出超過 { $low } 還是不到 { $high } Elo。增加 --rounds 可繼續。
arena-evidence = 超過 { $low } Elo 的證據：{ $up }（需要 { $needed }）；不到 { $high } Elo 的證據：{ $down }（需要 { $opposed }）
arena-fault = { $label } 判負，對局 { $game }（{ $kind }）：{ $reason }
arena-fault-crash = 當機
arena-fault-timeout = 逾時
arena-fault-illegal = 不合規則的行動
arena-fault-garbage = 不符合協定
arena-fault-refused = 拒絕
arena-fault-start = 無法啟動
arena-more-faults = 另有 { $count } 局也這樣判負。
arena-kept = 結果和對局紀錄儲存在 { $folder }
arena-go-on = 進行 { $games } 局後中斷。用同樣的指令可繼續。
arena-interrupted = 進行 { $games } 局後中斷。
arena-per-second = 每秒 { $rate } 局
arena-per-minute = 每分鐘 { $rate } 局
arena-progress = { $total } 局中的 { $done } 局

## 錯誤

error-arena-label = 名稱須為 1 至 { $longest } 個可顯示的字元，不能是 { $label }。
error-arena-twice = 有兩個參賽者都叫 { $label }。請給其中一個命名：other={ $spec }
error-arena-nobody = 請寫出參賽者，或用 --out 指定一場比賽的資料夾。
error-arena-unplayed = 沒有寫出參賽者，就不會進行任何對局。請去掉 { $options }。
error-arena-empty = { $folder } 中沒有比賽的對局。
error-arena-few = 比賽至少需要兩個參賽者，現有 { $given } 個。
error-arena-two = --head-to-head 需要正好兩個參賽者，現有 { $given } 個。
error-arena-mixed = 混合桌需要 { $sides } 個參賽者，現有 { $given } 個。可試 --seating alone。
error-arena-forms = --gauntlet 和 --head-to-head 只能選一個。
error-arena-seating = --seating 須為 mixed 或 alone，不能是 { $given }。
error-arena-bounds = --elo0 和 --elo1 是兩個 Elo 差，小的在前，不能是 { $low } 和 { $high }。
error-arena-rate = 錯誤率須在 0 與 0.5 之間，不能是 { $rate }。
error-arena-anchor = 沒有參賽者 { $label }；參賽者：{ $known }
error-arena-anchor-form = --anchor 寫作 名稱=ELO，例如 greedy=1000，不能是 { $given }。
error-arena-busy = 另一場比賽正在使用 { $folder }。
error-arena-other = { $folder } 中是另一場比賽（不同之處：{ $keys }）。請選擇其他資料夾。
error-arena-damaged = { $file } 已損壞：{ $reason }
error-arena-worker = 進行對局 { $game } 的行程已終止（結束代碼 { $status }）。使用 --out 時，同樣的指令可繼續。
error-no-arena = 比賽需要更多套件，請安裝：{ $command }
error-no-ray = 未安裝 Ray，請安裝：{ $command }
