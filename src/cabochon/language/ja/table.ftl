### テーブル上のラベル。欄が狭いので短く。

target-points = { $count }点で勝ち
turn-number = 手番 { $number }
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
cards-count = カード{ $count }
count-nobles = 貴族{ $count }
count-royals = 王族{ $count }
team-points = チーム{ $team }：{ $points }
