# Falsche FFuffziger: everything its board says.

## Money, machines, cards

ff-real = { $amount } M
ff-notes = { $count } × { $value }
ff-notes-of = Notes of { $value }
ff-real-money = Real money
ff-money = Money
ff-nothing = nothing
ff-none = none
ff-no-money = no money
ff-no-machines = no machines
ff-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
ff-coins-title = Rare coins
ff-machines = Machines
ff-machine-title = Machine
ff-machine-of = { $value } machine
ff-machine = { $side ->
    [dealt] { $value } from the start
    [bought] { $value }, bought
    [twice] double { $value }, turned
    [coins] { $value } with coins, turned
   *[single] { $value }, turned
  }
ff-machine-count = { $count } machines: { $what }
ff-back = { $back ->
    [kaputt] Kaputt
    [same-twice] double { $value }
    [next-twice] double { $value }
    [coins] { $value } with coins
   *[other] { $value }
  }
ff-odds = { $what } { $chance }
ff-count-of = { $count } × { $what }
ff-side-dealt = start
ff-side-bought = bought
ff-card-green = 150, a coin card too
ff-card-value = { $value }
ff-card-coins = coins
ff-player = Player

## The board

ff-wash = Laundering card
ff-wash-card = Laundering card { $letter }
ff-letter = Letter
ff-at-least = at least
ff-pays = pays real
ff-wash-how = The fullest fist of { $least } or more wins.
ff-wash-chip = laundering { $least } → { $pays }
ff-all-sold = All sold
ff-inspectors = Inspectors this round
ff-ring = The inspector’s ten cards
ff-ring-left = to come
ff-ring-next = next: { $card }
ff-face-down = face down
ff-face-down-cards = Inspector cards face down
ff-discovered = destroyed
ff-starts = Coin auction
ff-starts-none = no auction yet
ff-no-effect = no effect yet
ff-next-fall = next to fall: { $value }
ff-kaputt-card = Kaputt: one card more
ff-auctions-today = { $count ->
    [one] 1 auction
   *[other] { $count } auctions
  }
ff-auctions-more = { $count ->
    [0] the last of this round
    [one] 1 more after this
   *[other] { $count } more after this
  }
ff-cards-left = { $count ->
    [one] last laundering card
   *[other] laundering cards left: { $count }
  }
ff-prices = Prices in real money
ff-price-buy = buy
ff-price-sell = sell, launder
ff-price-scrap = scrap
ff-pile = left
ff-pile-left = { $count } left
ff-destroyed = destroyed
ff-benches = Machines of all players
ff-first = First player
ff-first-short = first
ff-auction = Coin auction
ff-lot = Lot
ff-lot-coins = Lot of { $coins }
ff-leader = Leads
ff-last-offer = Last offer
ff-stake-each = Laid down by each
ff-still-in = Still in
ff-nothing-yet = nothing yet
ff-role-leads = leads
ff-role-asked = deciding
ff-role-in = in
ff-role-out = out
ff-fist-closed = closed
ff-fist-open = thinking
ff-fist-empty = empty
ff-wins = wins { $sum }
ff-purse-hidden = purse hidden
ff-due = { $count ->
    [one] 1 card won: { $sum }
   *[other] { $count } cards won: { $sum }
  }
ff-tap-machine = Change the job of this machine: { $what }. Turned it may be: { $odds }

## Steps, states

ff-step-inspector = Inspector
ff-step-machines = Machines
ff-step-coins = Coin auctions
ff-step-fists = Fists
ff-step-buying = Buy
ff-step-laundering = Launder
ff-status-machines = At the press
ff-status-leads = Leads
ff-status-asked = Deciding
ff-status-in = Still in
ff-status-out = Out
ff-status-closed = Fist closed
ff-status-thinking = Thinking
ff-status-buying = Buying
ff-status-laundering = Laundering
ff-phase-machines = 2, machines
ff-phase-lead = 3, coin auctions
ff-phase-match = 3, coin auctions
ff-phase-fists = 4, laundering cards
ff-phase-buying = 5, buying machines
ff-phase-laundering = 6, laundering notes
ff-phase-over = over

## Questions

ff-ask-machines = Set your machines to work
ff-ask-machines-more = { $count ->
    [one] One machine to go.
   *[other] { $count } machines to go.
  } Turning shows the back, once and for all, and costs the print.
ff-ask-open = You open the auction of { $coins }
ff-ask-open-more = Lay down money of one kind. The others match it or drop out; only the last one in pays.
ff-ask-lead = You lead: add to the stake?
ff-ask-lead-more = Money of one kind, any amount; or drop out and pay nothing. Lot: { $coins }.
ff-ask-lead-real = Money of one kind. Real money upon real money: at least 5 M.
ff-ask-match = { $whoYou ->
    [yes] You add { $what }
   *[no] { $who } lays down { $what }
  }
ff-ask-match-more = Lay down exactly the same, or you are out of this auction. Lot: { $coins }.
ff-ask-fist = Close your fist
ff-ask-fist-more = Notes, real money, both or nothing. All fists open together; only the winner pays. No change is given.
ff-ask-buy = Buy machines?
ff-ask-buy-more = With real money only. They work from the next round on; nobody sees their backs.
ff-ask-launder = Launder notes?
ff-ask-launder-more = Notes become real money at the rate of the table. What you keep can be seized when its value falls.
ff-over = The game is over.
ff-wait-machines = { $who } sets machines to work.
ff-wait-lead = { $who } leads the auction of { $coins }.
ff-wait-match = { $who } decides whether to match { $what }.
ff-wait-fists = { $count ->
    [0] The fists are opened.
    [one] { $who } still has an open hand.
   *[other] Still open: the hands of { $who }.
  }
ff-wait-buying = { $who } buys machines.
ff-wait-laundering = { $who } launders notes.

## Controls

ff-job-produce = Produce
ff-job-turn = Turn
ff-job-sell = Sell
ff-all-produce = All produce
ff-turned-already = was turned before
ff-turns = { $count ->
    [one] a turn
   *[other] { $count } turns
  }
ff-you-get = You get:
ff-turn-may = Turned, { $what } becomes: { $odds }
ff-do-turn = Turn the { $what }
ff-do-print = Print { $what }
ff-do-sell = Sell for { $sum }
ff-do-print-sell = Print { $what }, sell for { $sum }
ff-do-fist = Close fist on { $total }
ff-do-fist-empty = Close an empty fist
ff-do-keep = Keep all notes
ff-do-launder = Launder { $what } for { $sum }
ff-do-offer = Lay down { $what }
ff-do-buy = { $count ->
    [one] Buy 1 machine for { $sum }
   *[other] Buy { $count } machines for { $sum }
  }
ff-do-stop = Buy nothing
ff-of = of { $count }
ff-kind-left = { $what }, { $count } left
ff-each = { $sum } each
ff-from-to = { $least } to { $most }
ff-only-you-see = Only you see what goes in
ff-your-notes = Your notes
ff-one-kind = Your money: one kind
ff-pick-empty = Empty hand
ff-pick-enough = Just enough
ff-pick-enough-what = Just enough: { $what }
ff-pick-all = Everything
ff-pick-keep = Keep all
ff-pick-launder-all = Launder all
ff-pick-none = Take all back
ff-fist-nothing = Nothing wins nothing: the minimum is { $least }
ff-fist-short = { $count } short of the minimum of { $least }
ff-fist-over = { $count } over the minimum of { $least }
ff-fist-exact = Exactly the minimum of { $least }
ff-not-enough = All you own counts { $owned }: less than { $least }.
ff-not-destroyed = This value is destroyed.
ff-not-sold-out = None is left.
ff-not-dear = You have { $sum } left.
ff-not-five = at least { $sum }
ff-not-all-laid = all laid down
ff-must-open = You open: there is no way round.
ff-drop = Drop out
ff-drop-back = Drop out, pay nothing
ff-drop-nothing = you pay nothing
ff-drop-what = you take back { $what }
ff-drop-coins = no share of { $coins }
ff-match-what = Match { $what }
ff-match-stake = your stake: { $what }
ff-match-left = left in your hand: { $what }
ff-real-after = { $before } now, { $more } more
ff-rest = { $before } less { $cost }
ff-may-fall = The { $value }s are next to fall.

## Choices in a line

ff-label-produce = Produce with { $machine }: print { $what }
ff-label-sell = Sell { $machine }: { $sum }, the machine is gone
ff-label-transform = Turn { $machine }: prints nothing now, becomes { $odds }
ff-label-offer = Lay down { $what }
ff-label-match = Match: lay down { $what } too
ff-label-drop = Drop out of the auction of { $coins }: you pay nothing
ff-label-buy = Buy a { $value } machine for { $sum } ({ $left } left)
ff-label-stop = Buy no more in this round
ff-label-keep = Keep all notes
ff-label-launder = Launder { $what } for { $sum }
ff-label-fist-empty = Close an empty fist
ff-label-fist = Close the fist on { $what }: { $total } in all

## The log

ff-head-setup = The start
ff-head-inspector = Round { $round }, inspector
ff-head-machines = Round { $round }, machines
ff-head-coins = Round { $round }, coin auction
ff-head-fists = Round { $round }, laundering cards
ff-head-buying = Round { $round }, buying
ff-head-laundering = Round { $round }, laundering
ff-head-end = The end
ff-told-round = Round { $round } begins.
ff-told-inspector = The inspector shows a card: **{ $card }**.
ff-told-destroyed = It is the lowest value in play: all machines and notes of **{ $value }** are destroyed.
ff-lost-machines = { $count ->
    [one] 1 machine (scrap { $sum })
   *[other] { $count } machines (scrap { $sum })
  }
ff-lost-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
  }
ff-told-raided = { $whoYou ->
    [yes] You lose { $what }.
   *[no] { $who } loses { $what }.
  }
ff-told-kaputt = { $whoYou ->
    [yes] You turn a { $value }: **Kaputt**, { $sum } for scrap. The inspector will look again.
   *[no] { $who } turns a { $value }: **Kaputt**, { $sum } for scrap. The inspector will look again.
  }
ff-told-same = { $whoYou ->
    [yes] You turn a { $value }: it stays as it was.
   *[no] { $who } turns a { $value }: it stays as it was.
  }
ff-told-turned = { $whoYou ->
    [yes] You turn a { $value }: it is now a **{ $what }**.
   *[no] { $who } turns a { $value }: it is now a **{ $what }**.
  }
ff-told-marker = { $whoYou ->
    [yes] You are the first player now.
   *[no] { $who } is the first player now.
  }
ff-told-lot = The die is cast: an auction of **{ $coins }**.
ff-told-unsold = Nobody owns anything to offer: the lot ({ $coins }) leaves the game.
ff-told-cannot-match = { $whoYou ->
    [yes] You cannot match it and are out.
   *[no] { $who } cannot match it and is out.
  }
ff-told-cannot-lead = { $whoYou ->
    [yes] You have nothing to add and drop out.
   *[no] { $who } has nothing to add and drops out.
  }
ff-told-won-lot = { $whoYou ->
    [yes] You are the last one in, pay, and take **{ $coins }**.
   *[no] { $who } is the last one in, pays, and takes **{ $coins }**.
  }
ff-told-card = A laundering card is turned up: at least **{ $least }**, pays **{ $pays }**.
ff-told-closed = { $whoYou ->
    [yes] You have closed your fist.
   *[no] { $who } has closed the fist.
  }
ff-told-fist = { $whoYou ->
    [yes] You open your fist: { $what }, **{ $total }** in all.
   *[no] { $who } opens a fist: { $what }, **{ $total }** in all.
  }
ff-told-fist-empty = { $whoYou ->
    [yes] Your fist is empty.
   *[no] The fist of { $who } is empty.
  }
ff-told-fists-empty = Empty fists: { $whose }.
ff-told-won-card = { $whoYou ->
    [yes] You win the card with **{ $total }**: { $pays } when the phase is over.
   *[no] { $who } wins the card with **{ $total }**: { $pays } when the phase is over.
  }
ff-told-no-sale = No fist reaches { $least }: the laundering card stays.
ff-told-paid = { $whoYou ->
    [yes] You take { $sum } off your laundering cards.
   *[no] { $who } takes { $sum } off laundering cards.
  }
ff-told-laundered = { $whoYou ->
    [yes] You get { $sum } for your notes.
   *[no] { $who } gets { $sum } for notes.
  }
ff-told-coins = { $whoYou ->
    [yes] You get { $coins } for 150s with coins.
   *[no] { $who } gets { $coins } for 150s with coins.
  }
ff-told-bonus = { $whoYou ->
    [yes] You have { $sum } at the end: **{ $coins }** for it.
   *[no] { $who } has { $sum } at the end: **{ $coins }** for it.
  }
ff-told-produce = { $whoYou ->
    [yes] You print { $what }.
   *[no] { $who } prints { $what }.
  }
ff-told-sell = { $count ->
    [one] { $whoYou ->
        [yes] You sell a machine for { $sum }: { $what }.
       *[no] { $who } sells a machine for { $sum }: { $what }.
      }
   *[other] { $whoYou ->
        [yes] You sell { $count } machines for { $sum }: { $what }.
       *[no] { $who } sells { $count } machines for { $sum }: { $what }.
      }
  }
ff-told-offer = { $whoYou ->
    [yes] You lay down { $what }.
   *[no] { $who } lays down { $what }.
  }
ff-told-match = { $whoYou ->
    [yes] You match it.
   *[no] { $who } matches it.
  }
ff-told-drop = { $whoYou ->
    [yes] You drop out.
   *[no] { $who } drops out.
  }
ff-told-own-fist = In your fist: { $what }, { $total } in all.
ff-told-buy = { $count ->
    [one] { $whoYou ->
        [yes] You buy a machine: { $what } for { $sum }.
       *[no] { $who } buys a machine: { $what } for { $sum }.
      }
   *[other] { $whoYou ->
        [yes] You buy machines: { $what } for { $sum }.
       *[no] { $who } buys machines: { $what } for { $sum }.
      }
  }
ff-told-stop = { $whoYou ->
    [yes] You buy no more.
   *[no] { $who } buys no more.
  }
ff-told-launder = { $whoYou ->
    [yes] You launder { $what }.
   *[no] { $who } launders { $what }.
  }
ff-told-keep = { $whoYou ->
    [yes] You keep your notes.
   *[no] { $who } keeps all notes.
  }

## As text

ff-fact-table = The table
ff-fact-round = Round
ff-fact-phase = Phase
ff-fact-next-fall = Next value to fall
ff-fact-destroyed = Values destroyed
ff-fact-auctions = Auctions still to come in this round
ff-fact-free = Coin cards that will start no auction
ff-fact-kaputt = After this phase
ff-fact-state = State
ff-fact-cards-left = Laundering cards left, this one too
ff-fact-unseen-cards = Cards never seen, by letter
ff-fact-backs = Backs nobody has seen
ff-fact-backs-left = Backs
ff-fact-dealt-left = Of these dealt at the start, unturned
ff-own-money = Your money
ff-own-fist = In your fist
ff-worth-fist = Worth in a fist
ff-worth-laundered = All laundered now

## First game

ff-guide-1 = Every machine does one thing a round. Here all of them produce: the notes they print are false, but the laundering cards and auctions take them.
ff-guide-2 = A machine can be turned over once. It may become a double or a higher value, or Kaputt; it prints nothing in that round. The odds are written below.
ff-guide-3 = This card pays real money to the fullest fist, if it reaches the number on the left. Everybody else takes the money back.
ff-guide-4 = “Just enough” fills your fist with the smallest sum that can win. More costs more: no change is given. An empty hand costs nothing.
ff-guide-5 = Real money buys machines. They print from the next round on. At the end the most real money brings 6, 4 and 2 coins, machines nothing.
ff-guide-6 = Notes can be changed for real money, at a poor rate. Notes you keep go into later fists, unless the inspector destroys their value first.
ff-guide-7 = Coins decide the game. Whoever stays in lays down the same; only the last one in pays, all others take their money back.
ff-guide-8 = The inspector’s cards come again and again in the same order. When the lowest value in play comes up, its machines are scrapped and its notes seized.
