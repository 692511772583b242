### 透過自我對弈訓練網路。

cli-train =
    透過自我對弈訓練網路：在 GPU 上，規模小時也可在 CPU 上。

    資料夾中會有供搜尋使用的網路、檢查點、訓練的數據和曲線。配方中每個數字的含義見 docs/training.md。
train-out = 存放所有結果的資料夾。
train-minutes = 訓練多久（分鐘）；可用 --resume 分段繼續。
train-recipe = 配方的名稱（如 duel-cpu）或自己的檔案；沒有則用該遊戲的配方。
train-set = 更改配方中的一個數字，可重複使用：games=1024、hidden=512-256。
train-device = auto、cpu 或 cuda。在 CPU 上規模都很小，除非用 --recipe 或 --set 另行指定。
train-devices = GPU 的數量；用 --device cpu 時是行程的數量。每個都按配方的局數對局。
train-start = 作為起點的網路，大小須與配方中的某一個相同，可重複使用。
train-resume = 從資料夾中的檢查點繼續。
train-against = 訓練期間與之對戰的網路，可重複使用。
train-games = 每次報告時每場對戰的局數；0 表示不對戰。
train-every = 兩次報告之間的秒數。
train-light = 檢查點不含對局，因而很小；從它繼續的訓練會開始新的對局。
train-begins = 正在編譯；從第一輪開始計時。
train-resumed = 從停下的地方繼續。
train-resumed-without-games = 網路繼續訓練，對局重新開始。
train-progress = { $time } 秒：每秒 { $simulations } 次模擬、{ $games } 局，每局 { $turns } 回合，損失 { $policy } + { $value }
train-score = 對 { $name } { $score }%
train-done = 網路、檢查點和曲線在 { $folder } 中

## Errors

error-train-torch = 訓練需要 PyTorch：{ $command }
error-train-device = --device 必須是 auto、cpu 或 cuda，不能是 { $given }。
error-train-no-gpu = 沒有 PyTorch 可用的 GPU。--device cpu 在哪裡都能執行，只是較慢。
error-train-devices = 只有 { $there } 個 GPU，不是 { $asked } 個。
error-train-game = { $file } 是 { $found } 的配方，不是 { $asked } 的。
error-train-exists = { $folder } 中已有訓練：用 --resume 繼續。
error-train-set = --set 的形式是 名稱=值，不能是 { $given }。
error-train-start = --resume 已有作為起點的網路：請去掉 --start。
error-train-start-size = --start 的網路大小是 { $found }，配方中的是 { $there }。
error-train-start-twice = --start 給出了兩個大小為 { $size } 的網路：每種大小只能有一個。
error-train-still = 下棋的網路保持不變（still），因此 --start 必須給出一個 { $size } 的網路。
error-train-against = --against 兩次給出了 { $file }。
error-train-process = { $count } 個行程中的第 { $number } 個失敗，訓練已結束：{ $why }。最後儲存的內容仍在，可用 --resume 繼續。
error-train-apart = 各行程的網路不再一致，訓練已結束。最後儲存的內容仍在，可用 --resume 繼續。
error-train-memory = { $games } 局、每局 { $rounds } 輪放不進記憶體：可用 --set games=… 和 --set rounds=… 減少。
