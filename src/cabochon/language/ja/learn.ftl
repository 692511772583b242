### Learning to play: lessons, the coach, and what can be done. Fetched when somebody asks.

learn-title = 遊び方を学ぶ
learn-lead = 本物のテーブルで、1つの局面に1つのポイント。何を試しても、コーチが理由を説明します。そのあと、いっしょに最初のゲームを遊びましょう。
learn-done = { $all }課のうち{ $count }課を修了
learn-is-done = （修了）
learn-begin = 始める
learn-go = 続ける
learn-first-game = コーチと最初のゲーム
learn-next = 次のレッスン
learn-finished = レッスン終了
learn-now-next = 次は：{ $lesson }
learn-now-game = 次は：コーチと最初のゲーム
learn-again = もう一度
learn-retry = やり直す
learn-where = レッスン{ $number }/{ $count }。
learn-all = レッスン一覧
learn-none = レッスン{ $given }はありません。全部で{ $count }あります。
learn-no-game = そのようなゲームのレッスンはありません。
learn-pupil = 生徒

## The coach during a game

coach-name = コーチ
coach-says = コーチの言葉
coach-wait = ほかの人の手を見てみましょう。
coach-turn = あなたの手番です。
coach-heard = わかりました

coach-splendor-welcome = ようこそ！カードのコストは宝石で払います。まず宝石を取りましょう。異なる3色を1枚ずつか、同じ色を2枚です。
coach-splendor-aim =
    { $count ->
       *[other] 光っているカードまで、あと宝石{ $count }枚です。ほしいカードを決めて、コストを集めましょう。
    }
coach-splendor-first-card = 最初のカードを購入できます！これからの購入がすべて安くなります。
coach-splendor-bonus = 購入したカードは、これから毎回の購入で宝石1枚分になります。同じ色を集めると、高いカードも安くなります。
coach-splendor-reserve = 誰かに購入されそうなカードは確保できます。どの宝石の代わりにもなるゴールドも1枚もらえます。
coach-splendor-reserved = 確保したカードのコストを払えます。
coach-splendor-noble = ボーナスがあと1つで、この貴族が訪れます。タダで3点です。
coach-splendor-full = 持てるトークンは10枚までです。返却することになる取り方は避けましょう。
coach-splendor-full-buy = トークンがたくさんあり、上限は10枚です。購入のチャンスです。
coach-splendor-last-round = 最終ラウンドです！大事なのは点数だけ。いちばん点になるのはどれでしょう？
coach-splendor-win = 光っているカードで{ $count }点以上になります。購入しましょう！

coach-duel-welcome = ようこそ！一直線に隣り合うトークンを3枚まで取れます。ゴールドや空きマスがあると、線は途切れます。
coach-duel-aim =
    { $count ->
       *[other] 光っているカードまで、あとトークン{ $count }枚です。それが並ぶ線はありますか？
    }
coach-duel-first-card = 最初のカードを購入できます！ボーナスで、これからの購入が安くなります。
coach-duel-goals = 勝ち方は3つあります。20点、王冠10個、または1つの色のカードで10点です。どこまで進んだかは自分の欄でわかります。
coach-duel-privilege = 特権があります。アクションの前に使うと、ボードの好きな場所から宝石かパールを1枚取れます。
coach-duel-replenish = ボードのトークンが少なくなりました。補充できますが、相手が特権を1つ得ます。
coach-duel-again = 光っているカードを購入すると、すぐにもう一手番できます。
coach-duel-royal = 光っているカードの王冠で、王族カードがもらえます。
coach-duel-reserve = ゴールドはどのトークンの代わりにもなります。1枚取って、譲りたくないカードを確保しましょう。
coach-duel-full = 持てるトークンは10枚までです。返却することになる取り方は避けましょう。
coach-duel-full-buy = トークンがたくさんあり、上限は10枚です。購入のチャンスです。
coach-duel-win = 光っているカードで勝ちです。購入しましょう！

## What can I do?

can-show = 見る
can-wait = 今はほかの人の手番です。その間、どのカードも見られます。

can-splendor-take = 場から異なる3色の宝石を1枚ずつ取る。
can-splendor-take-not = 異なる色の宝石は取れません。場に宝石がありません。
can-splendor-pair = 4枚以上ある色から、同じ色の宝石を2枚取る。
can-splendor-pair-not = 同じ色を2枚は取れません。4枚ある色がありません。
can-splendor-buy = コストを払えるカードを購入する。
can-splendor-buy-not = まだ購入できるカードがありません。
can-splendor-reserve = カードか山札の一番上を確保する。ゴールドがあれば1枚もらえます。
can-splendor-reserve-not = 確保できません。手札は3枚までです。

can-duel-privilege = 先に特権を使う。宝石かパールを1枚取り、アクションもできます。
can-duel-privilege-not = 今使える特権はありません。
can-duel-replenish = アクションの前に袋からボードを補充する。相手が特権を1つ得ます。
can-duel-replenish-not = 補充できません。袋が空です。
can-duel-take = 一直線に並ぶトークンを3枚まで取る。
can-duel-take-not = 取れるトークンがありません。
can-duel-buy = コストを払えるカードを購入する。
can-duel-buy-not = まだ購入できるカードがありません。
can-duel-reserve = ゴールドを1枚取り、カードか山札の一番上を確保する。
can-duel-reserve-not = 確保できません。ボードにゴールドがないか、手札がすでに3枚です。

## Lessons of Splendor

lesson-splendor-gems = 宝石でカードを購入
lesson-splendor-gems-1 = 光っているカードのコストは白、青、緑、赤が1枚ずつで、赤はもう持っています。残りの3枚を取りましょう。宝石の山をタップして「取る」です。
lesson-splendor-gems-1-why = そのとおり。これでカードのコストがそろいました。
lesson-splendor-gems-2 = カードをタップして、購入しましょう。
lesson-splendor-gems-2-why = 宝石は場に戻りますが、カードは残ります。これからは毎回の購入で黒の宝石1枚分になります。
lesson-splendor-pair = 同じ色を2枚
lesson-splendor-pair-1 = 光っているカードには赤があと2枚必要です。4枚以上ある色なら、同じ色を2枚取れます。山を2回タップしましょう。
lesson-splendor-pair-1-why = 一度に2枚取れたので、次の手番で購入できます。3枚しかなければ取れませんでした。
lesson-splendor-bonus = カードでコストが下がる
lesson-splendor-bonus-1 = 緑のカードを3枚持っていて、1枚ごとに緑のコストが1枚減ります。何も払わずに購入できるカードを購入しましょう。
lesson-splendor-bonus-1-why = 宝石を1枚も使いませんでした！はじめの安いカードが、あとの高いカードを安くします。
lesson-splendor-reserve = 確保
lesson-splendor-reserve-1 = 光っているカードには白があと1枚足りず、次にコーチが購入できます。カードをタップして「確保」しましょう。
lesson-splendor-reserve-1-why = カードは手札で安全です。ゴールドも1枚もらえました。
lesson-splendor-reserve-2 = ゴールドはどの宝石の代わりにもなり、白にもなります。手札のカードを購入しましょう。
lesson-splendor-reserve-2-why = 確保に1手番かかりましたが、カードを守り、足りない1枚も手に入りました。
lesson-splendor-gold = ゴールドは何色にもなる
lesson-splendor-gold-1 = 光っているカードのコストは赤2枚と黒1枚です。手元には赤と黒が1枚ずつ、ゴールドが2枚。ゴールドをできるだけ残して購入しましょう。
lesson-splendor-gold-1-why = ゴールド1枚が足りない赤の代わりになりました。残りの1枚はどのカードにも使えます。
lesson-splendor-limit = トークンは10枚まで
lesson-splendor-limit-1 = トークンは9枚、上限は10枚です。光っているカードのために青と緑を取り、いらない色を1枚返却しましょう。
lesson-splendor-limit-1-why = 何を残すかを選び、カードを購入できるようになりました。トークンが多いときは、先に購入するほうがよいことも多いです。
lesson-splendor-noble = 貴族
lesson-splendor-noble-1 = 光っている貴族は白、青、緑のカードを3枚ずつ求めています。足りないのは緑1枚。どのカードでそろうでしょう？
lesson-splendor-noble-1-why = 手番の終わりに、貴族が自分からやって来ました。カードに加えて3点です。
lesson-splendor-end = ゲームの終わり
lesson-splendor-end-1 = あなたは13点、コーチは14点。15点に達すると最後のラウンドになり、あなたはこのラウンドの最後の番です。ここで勝ちましょう！
lesson-splendor-end-1-why = 15点になり、ラウンドも終わりました。コーチの手番はもうありません。2人とも15点以上なら、点数の多いほうが勝ちです。

slip-splendor-other-gems = その宝石ではありません。カードの左下の小さな宝石がコストです。
slip-splendor-pair-too-early = 同じ色が2枚あっても足りません。このカードは違う色が必要です。
slip-splendor-reserve-too-early = 確保には1手番かかりますし、このカードを狙う人はいません。今は宝石のほうが役に立ちます。
slip-splendor-buy-it = 光っているカードのコストはそろっています。何より先に購入しましょう。
slip-splendor-one-is-not-enough = それでは赤は1枚までです。2枚足りません。
slip-splendor-other-pair = このカードに必要なのは赤です。
slip-splendor-costs-gems = 悪くない購入ですが、宝石がかかります。タダで購入できるカードがあります。
slip-splendor-free-card = コストが緑だけのカードを探しましょう。緑のカードを3枚持っています。
slip-splendor-rival-buys = すると、コーチがそのカードを購入します。白と青のボーナスを見てください。
slip-splendor-other-reserve = そのカードは狙われていません。危ないのは光っているカードです。
slip-splendor-buy-reserved = 手札のカードを購入できます。ゴールドが白の代わりになります。
slip-splendor-keep-gold = その宝石は持っています。それで払い、何にでも使えるゴールドは残しましょう。
slip-splendor-gold-pays = 光っているカードを購入できます。ゴールド1枚が2枚目の赤の代わりになります。
slip-splendor-give-back-other = それはこのカードに必要です。コストにない色を返却しましょう。
slip-splendor-take-blue-and-green = このカードのコストは青2枚と緑1枚です。青は1枚持っています。
slip-splendor-other-bonus = 貴族が待っているのはその色ではありません。足りないのは緑です。
slip-splendor-noble-waits = 貴族が見るのはカードだけで、宝石ではありません。今、緑のカードを購入できます。
slip-splendor-few-points = それでは足りません。15点まであと2点必要です。
slip-splendor-win-now = すると、コーチが続けてプレイして勝ってしまいます。2点のカードを購入できます。

## Lessons of Splendor Duel

lesson-duel-line = 一直線に3枚
lesson-duel-line-1 = 光っているカードのコストは青、緑、赤、黒で、黒はもう持っています。光っている3枚を取りましょう。線の端をタップし、もう一方の端をタップします。
lesson-duel-line-1-why = 縦、横、斜めのどれでも取れますが、ゴールドや空きマスがあると線は途切れます。
lesson-duel-line-2 = これでコストがそろいました。カードを購入しましょう。
lesson-duel-line-2-why = トークンは袋に入り、カードはこれからの購入で白のコストを1枚減らします。
lesson-duel-privilege = 特権
lesson-duel-privilege-1 = 足りないのは赤1枚だけ。特権を使うと、アクションの前に宝石かパールを1枚取れます。特権をタップし、赤のトークンをタップしましょう。
lesson-duel-privilege-1-why = 特権を使いましたが、アクションはまだこれからです。
lesson-duel-privilege-2 = 光っているカードを購入しましょう。
lesson-duel-privilege-2-why = 1つの手番でトークンもカードも。特権はそのためにあります。
lesson-duel-gift = 特権を渡さない
lesson-duel-gift-1 = 赤があと2枚必要です。同じ色を3枚、またはパールを2枚とも取ると、相手が特権を得ます。そうならないように赤を2枚取りましょう。
lesson-duel-gift-1-why = 必要なものはそろい、コーチには何も渡していません。
lesson-duel-replenish = ボードの補充
lesson-duel-replenish-1 = ボードはほとんど空で、トークンは袋の中です。アクションの前に補充しましょう。その代わり、相手が特権を1つ得ます。
lesson-duel-replenish-1-why = ボードがいっぱいになり、最初に選べるのはあなたです。コーチは特権を1つ得ました。
lesson-duel-reserve = ゴールドと確保
lesson-duel-reserve-1 = 光っているカードにはパールが必要ですが、2枚ともコーチが持っています。ゴールドはパールの代わりにもなります。ゴールドを取って、そのカードを確保しましょう。
lesson-duel-reserve-1-why = ゴールドはいつも、確保するカードといっしょです。ほかに手に入れる方法はありません。
lesson-duel-reserve-2 = では、手札のカードを購入しましょう。ゴールドがパールになります。
lesson-duel-reserve-2-why = カードは誰にも取られず、パールもいりませんでした。
lesson-duel-again = もう一手番
lesson-duel-again-1 = 光っているカードの丸い矢印は、もう一手番を意味します。まずこのカードを購入しましょう。
lesson-duel-again-1-why = まだあなたの手番です。赤のボーナスも手に入りました。
lesson-duel-again-2 = その赤のボーナスこそ、もう1枚のカードに足りなかったものです。それも購入しましょう。
lesson-duel-again-2-why = 続けて2枚購入しました。能力はすぐに働くので、順番が大切です。
lesson-duel-steal = 奪う
lesson-duel-steal-1 = 光っているカードの印は、相手からトークンを1枚取る能力です。パールはゲーム全体で2枚だけ。カードを購入して、相手のパールを取りましょう。
lesson-duel-steal-1-why = パールはなかなか手に入りません。コーチはそれを失いました。
lesson-duel-wild = 色を選ぶ
lesson-duel-wild-1 = ワイルドのカードは、すでに持っている色の1つになります。光っているワイルドのカードを購入し、もう1枚の光っているカードがタダになる色を選びましょう。
lesson-duel-wild-1-why = 赤のボーナスが3つ。次のカードには何もかかりません。
lesson-duel-royal = 王冠と王族カード
lesson-duel-royal-1 = あなたは15点で王冠2個。光っているカードは2点と3個目の王冠をもたらし、王族カードも選べます。20点で勝ちです。よく選びましょう！
lesson-duel-royal-1-why = 15点と2点と3点で20点、勝ちです！6個目の王冠でもう1枚選べ、王冠10個でも勝ちです。
lesson-duel-colour = 1色の点数
lesson-duel-colour-1 = 赤のカードが8点あります。合計が少なくても、1つの色のカードで10点になれば勝ちです。どのカードでしょう？
lesson-duel-colour-1-why = 赤で10点、勝ちです！自分と相手の、3つの勝ち方をいつも見ておきましょう。

slip-duel-other-line = それはこのカードのコストではありません。必要なのは青、緑、赤です。
slip-duel-gold-too-early = ゴールドを取ると手番が終わり、足りないうちの1枚にしかなりません。もっとよい手があります。
slip-duel-refill-too-early = 必要なものはもうボードにあります。補充すると、相手が特権を1つ得てしまいます。
slip-duel-buy-it = 光っているカードを購入できます。なくなる前に購入しましょう。
slip-duel-other-privilege = 特権で取れるのは1枚だけです。足りない赤を取りましょう。
slip-duel-privilege-first = トークンを取るのはアクションです。この手番ではもう購入できません。先に特権を使いましょう。
slip-duel-gives-privilege = 同じ色を3枚、またはパールを2枚とも取ると、コーチが特権を得ます。
slip-duel-two-reds = カードのコストは赤3枚で、今は1枚です。赤が2枚ある線を探しましょう。
slip-duel-one-token = 1手番でトークン1枚は少なすぎます。先にボードを補充すれば選べます。
slip-duel-fill-first = それもできますが、ボードは空のままです。アクションの前に補充しましょう。
slip-duel-other-reserve = ゴールドがあれば、光っているカードを次の手番に購入できます。そちらを確保しましょう。
slip-duel-no-pearl = それではパールは手に入らず、ボードにもありません。ゴールドなら代わりになります。
slip-duel-buy-reserved = 手札のカードを購入できます。ゴールドがパールの代わりになります。
slip-duel-turn-ends = それでは手番が終わります。矢印のあるカードなら、もう一手番できます。
slip-duel-buy-second = もう一手番あります。光っているカードを購入しましょう。
slip-duel-steal-other = それならボードにたくさんあります。パールは貴重です。
slip-duel-steal-first = 光っているカードを購入できます。その能力で、すぐにパールが手に入ります。
slip-duel-other-colour = それでは赤3枚のカードにまだコストがかかります。赤のボーナスは2つあります。
slip-duel-wild-first = ワイルドのカードを購入できます。色を正しく選べば、次のカードはタダです。
slip-duel-other-royal = その王族カードは2点なので19点です。3点のものがあります。
slip-duel-no-crown = そのカードに王冠はなく、王族カードももらえません。
slip-duel-win-now = この手番で勝てます。光っているカードを見てください。
slip-duel-other-points = それでは1つの色で10点になりません。赤があと2点必要です。
