### 資料集：供學習用的局面

cli-dataset =
    把機器人對局的局面連同對它們的評價和結果寫成供學習用的檔案。

    每一列包含行動方所知的一切、合規則的行動、搜尋的造訪次數和估值、所選的行動以及結果。各欄的說明見 docs/datasets.md。中斷後用同樣的指令繼續；增加 --games 可擴大資料集。
dataset-out = 存放檔案的資料夾。
dataset-player = 由誰進行對局；多個機器人輪換座位。搜尋以造訪次數為策略寫下，其他機器人以所選的行動寫下。
dataset-games = 對局數。
dataset-seed = 相同的種子得到相同的牌；以模擬次數為限額時，行動也相同。
dataset-explore = 改用隨機行動的比例（0 至 1）；機器人的想法仍會寫下。
dataset-format = 檔案格式：npz 用於 NumPy，parquet 用於其他一切。
dataset-shard = 每個檔案的局數。
dataset-workers = 同時製作的檔案數。對局內容與之無關。
dataset-done = { $games } 局的 { $positions } 個局面，儲存在 { $folder }
dataset-interrupted = 已中斷。用同樣的指令可從 { $folder } 中的內容繼續。

## 錯誤

error-dataset-kind = --format 須為 npz 或 parquet，不能是 { $given }。
error-dataset-games = 資料集最多有 { $most } 局對局。
error-dataset-players = 資料集最多有 { $most } 名玩家，不能是 { $given } 名。
error-dataset-files = 資料集最多有 { $most } 個檔案。請用 --shard 在每個檔案中放入更多對局。
error-dataset-player = { $player } 在對局 { $game } 中出錯：{ $reason }
error-dataset-file = { $file } 不能作為資料集的一部分讀取：{ $reason }
error-dataset-other = { $folder } 中是另一個資料集（不同之處：{ $keys }）。請選擇其他資料夾。
error-dataset-busy = 另一個程式正在寫入 { $folder }。
error-dataset-worker = 進行對局的行程已終止（結束代碼 { $status }）。用同樣的指令可繼續。
error-no-parquet = Parquet 需要 PyArrow，請安裝：{ $command }
