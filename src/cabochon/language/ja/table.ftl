### テーブル上のラベル。欄が狭いので短く。

target-points = { $count }点で勝ち
turn-number = { $number }手番目
nobles = 貴族
royals = 王族
bank = 場
bag = 袋
privileges-left = 残り
tokens = トークン
bonuses = ボーナス
points = 点数
hand = 手札
points-count = { $count }点
cards-count = カード{ $count }枚
count-nobles = 貴族{ $count }人
count-royals = 王族{ $count }枚
team-points = チーム{ $team }：{ $points }
