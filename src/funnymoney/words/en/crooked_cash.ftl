# Crooked Cash: the words of its table.

## Spaces, colours, cards

cc-board = Board, 36 spaces
cc-space-go = GO
cc-space-chest = Community Chest
cc-space-train = Train
cc-space-chance = Chance
cc-space-jail = Just Visiting
cc-space-parking = Free Parking
cc-space-police = Go to Jail
cc-corner-go = GO
cc-corner-jail = Jail
cc-corner-parking = Parking
cc-corner-police = To jail
cc-colour-brown = brown
cc-colour-sky = light blue
cc-colour-pink = pink
cc-colour-orange = orange
cc-colour-red = red
cc-colour-yellow = yellow
cc-colour-green = green
cc-colour-blue = dark blue

cc-chance-waiver = Rent waiver
    .text = When rent is asked of you, you owe nothing this time.
cc-chance-gift = Gift hotel
    .text = A hotel from the bank on any street of yours.
cc-chance-key = Cell key
    .text = Leave jail at the start of your turn, then roll.
cc-chance-booster = Rent booster
    .text = When you ask for rent, ask for twice as much.
cc-chance-half = Half-price deed
    .text = Buy the street you stand on for half its price.
cc-chance-express = Express ticket
    .text = Instead of rolling, move on to any street for sale; your turn ends after it.
cc-chance-grant = Bank grant
    .text = 150 from the bank.
cc-chance-collection = Collection round
    .text = Every rival pays you 50.
cc-chance-swap = Forced swap
    .text = Swap a street of yours for a rival’s that is in no complete group; neither has a hotel.
cc-chance-wreck = Wrecking order
    .text = A rival’s hotel goes back to the bank.
cc-chance-warrant = Arrest warrant
    .text = Send a rival to jail.
cc-chance-recharge = Recharge
    .text = Your chips turn green, and 50 from the bank.
cc-chest-windfall = Windfall
    .text = 200 from the bank.
cc-chest-prize = Prize
    .text = 100 from the bank.
cc-chest-refund = Refund
    .text = 50 from the bank.
cc-chest-birthday = Birthday
    .text = Every rival pays you 20.
cc-chest-head-start = Head start
    .text = Move on to GO: 200 and green chips.
cc-chest-night-train = Night train
    .text = Move on to the next street for sale.
cc-chest-cell-pass = Cell pass
    .text = Keep it: leave jail at the start of your turn, then roll.
cc-chest-free-hotel = Free hotel
    .text = Keep it: a hotel from the bank on any street of yours.
cc-chest-permit = Building permit
    .text = Keep it: buy a hotel for any street of yours.
cc-chest-fresh-chips = Fresh chips
    .text = Your red chips turn green; if none is red, 50 from the bank.
cc-chest-parking = Parking ticket
    .text = Pay the bank 50.
cc-chest-water = Water damage
    .text = Pay the bank 100.
cc-chest-repairs = Hotel repairs
    .text = Pay the bank 40 for each hotel of yours.
cc-chest-arrest = Arrest
    .text = Go to jail; you do not roll again in this turn.
cc-card-known-true = { $card } (known to be real)
cc-card-known-false = { $card } (known to be fake)
cc-verdict-true = known real
cc-verdict-false = known fake
cc-open-cards = Open Chance cards

## Small things

cc-you = you
cc-nothing = nothing
cc-a-hotel = a hotel
cc-with-hotel = { $street } with its hotel
cc-note-known-true = { $notes } known real
cc-note-known-false = { $notes } known fake
cc-known-true = known real
cc-known-false = known fake
cc-for-sale = for sale
cc-price = price { $amount }
cc-owned = { $who } owns it, rent { $amount }
cc-here = here: { $who }
cc-free = free
cc-left = { $count ->
    [one] 1 street left to buy
   *[other] { $count } streets left to buy
  }
cc-hotels-left = { $count ->
    [one] 1 hotel left
   *[other] { $count } hotels left
  }
cc-rolled = { $whoYou ->
    [yes] You rolled { $total }
   *[no] { $who } rolled { $total }
  }
cc-chips = { $count ->
    [0] No green chip
    [one] 1 green chip
   *[other] { $count } green chips
  }
cc-checks-left = { $count ->
    [one] 1 check left
   *[other] { $count } checks left
  }
cc-pays = { $whoYou ->
    [yes] You pay { $toYou ->
        [bank] the bank
       *[no] { $to }
      } { $amount }
   *[no] { $who } pays { $toYou ->
        [yes] you
        [bank] the bank
       *[no] { $to }
      } { $amount }
  }
cc-gives = { $who } gives
cc-window-open = The decoder window is open.
cc-on-table = On the table
cc-new-on-table = New on the table, to replace a fake
cc-card-on-table = On the table
cc-found-real = checked, and real

## The turn in the top bar

cc-step-roll = Roll
cc-step-space = Space
cc-step-end = End
cc-step-street = Street
cc-step-rent = Rent { $amount }
cc-step-pay = Pay { $amount }
cc-step-decoder = Decoder
cc-step-card = Card
cc-step-auction = Auction
cc-step-trade = Trade
cc-step-building = Hotels
cc-step-debt = Debt
cc-step-exchange = Change
cc-step-pick = Chance
cc-step-keep = Chance

## What players do, in few letters

cc-st-bankrupt = Bankrupt
cc-st-jail = In jail
cc-st-jailed = In jail
cc-st-roll = Rolls
cc-st-finish = Ends the turn
cc-st-street = Buys?
cc-st-rent = Asks for rent?
cc-st-asked = Pays rent?
cc-st-pays = Pays { $amount }
cc-st-leads = Bids { $amount }
cc-st-passed = Passed
cc-st-decoder = Check or pass
cc-st-card = Plays a card
cc-st-auction = Bids?
cc-st-trade = Trades?
cc-st-building = Builds?
cc-st-debt = In debt
cc-st-exchange = Changes notes
cc-st-pick = Takes a card
cc-st-keep = Keeps a card
cc-st-interlude = Trades?
cc-st-hotel = Builds
cc-st-collection = Collects
cc-heading = Turn { $number }, { $who }

## What is asked

cc-over = The game is over.
cc-passing = One moment…
cc-ask-roll = Your turn: roll the dice
cc-ask-again = A double! Roll again
cc-ask-roll-more = Before it you may play a card, build, trade or change notes.
cc-ask-jail = How do you leave jail?
cc-ask-jail-more = Failed: { $failed } of 3 rolls. In jail you cannot use the decoder.
cc-ask-finish = Anything else in your turn?
cc-ask-finish-more = Then the next player rolls.
cc-ask-finish-jail-more = You are in jail: no more rolls this turn, and no decoder. Then the next player rolls.
cc-ask-street = { $street } is for sale. Buy it?
cc-ask-street-more = You own { $owned } of the { $all } { $colour } streets. Others may check a note you pay with.
cc-ask-dear = { $street } costs { $price }
cc-ask-dear-more = You have { $have }: it goes to auction, and you may bid, too.
cc-ask-rent = { $who } stands on { $street }. Ask for the rent?
cc-ask-rent-more = What you do not ask for is not owed.
cc-rent-single = Rent { $amount }.
cc-rent-whole = Rent { $amount }, doubled: all { $colour } streets are yours.
cc-rent-hotel = Rent { $amount }, with a hotel.
cc-ask-asked = { $owner } asks you for { $amount }
cc-ask-asked-more = Rent for { $street }.
cc-ask-pay = Pay { $toYou ->
    [bank] the bank
   *[no] { $to }
  } { $amount }: which notes?
cc-ask-missing = { $need } is missing: which notes now?
cc-ask-exact = Lay out { $notes }: which ones?
cc-ask-pay-more = Enough, and none to spare. The others may check one.
cc-for-street = For { $street }.
cc-for-rent = Rent for { $street }.
cc-for-hotel = For a hotel on { $street }.
cc-for-auction = For { $thing }, won at auction.
cc-for-exchange = In exchange for { $notes }.
cc-for-trade = In a trade.
cc-for-card = By a card.
cc-for-building = For a hotel.
cc-for-jail = To leave jail.
cc-ask-check = { $who } pays { $toYou ->
    [yes] you
    [bank] the bank
   *[no] { $to }
  } { $amount }. Check a note?
cc-ask-check-more = One green chip looks at one note. Fake: you keep it, and it must be replaced. Real: nothing happens.
cc-ask-card = { $who } plays { $card }. Check it?
cc-ask-card-more = Fake: it does nothing, and you get 100. Real: nothing happens to you.
cc-no-bid-yet = Nobody has bid yet.
cc-bid-stands = { $whoYou ->
    [yes] You have bid { $amount }.
   *[no] { $who } has bid { $amount }.
  }
cc-you-have = You have { $amount }.
cc-ask-auction = Auction: { $thing }
cc-ask-keep = Which Chance card do you keep?
cc-ask-keep-more = Nobody has more than one; the other goes under the pile.
cc-trade-title = Your offer
cc-ask-trade = { $who } offers you a trade
cc-ask-trade-more = Notes are laid out and may be checked before anything changes hands.
cc-ask-place = Where does your hotel go?
cc-ask-build = Where do you build?
cc-ask-build-more = The bank has { $left ->
    [one] 1 hotel
   *[other] { $left } hotels
  }. Wishes are secret until all have answered.
cc-wished = So far: { $streets }.
cc-ask-debt = You owe { $toYou ->
    [bank] the bank
   *[no] { $to }
  } { $amount }
cc-ask-debt-more = You have { $have }. Sell to the bank for half the price, or trade. With nothing left to sell you are bankrupt.
cc-ask-void-more = You have { $have }. Sell to the bank for half the price, trade, or give up the bid.
cc-ask-pick = Which Chance card do you take?
cc-ask-pick-more = Of each two of a kind one is fake. It may be checked when you play it.
cc-ask-swap-more = For your { $card }, which then goes under the pile.
cc-ask-interlude = { $who } is done. Offer a trade?
cc-ask-interlude-more = Between turns everybody else may offer trades.
cc-exchange-title = Change notes at the bank
cc-play-title = Play your card

## Who is waited for

cc-wait-roll = { $who } rolls.
cc-wait-jail = { $who } is looking for a way out of jail.
cc-wait-finish = { $who } may do something else before the turn ends.
cc-wait-street = { $who } decides whether to buy { $street }.
cc-wait-rent = { $who } may ask for the rent of { $street }.
cc-wait-asked = { $who } decides how to answer for the rent of { $street }.
cc-wait-pay = { $who } picks notes to pay { $amount }.
cc-wait-check = { $count ->
    [one] { $who } may check.
   *[other] { $who } may check.
  }
cc-wait-sealed = You have answered. The window closes when all have.
cc-wait-build = { $count ->
    [one] { $who } may build hotels.
   *[other] { $who } may build hotels.
  }
cc-wait-place = { $who } decides where the hotel goes.
cc-wait-auction = { $count ->
    [one] { $who } may bid for { $thing }.
   *[other] { $who } may bid for { $thing }.
  }
cc-wait-trade = { $who } has an offer to answer.
cc-wait-keep = { $who } decides which Chance card to keep.
cc-wait-debt = { $who } must raise { $amount }.
cc-wait-pick = { $who } takes a Chance card.
cc-wait-interlude = { $count ->
    [one] { $who } may offer trades.
   *[other] { $who } may offer trades.
  }
cc-wait-other = { $who } decides.

## Deeds: what the main button says

cc-do-roll = Roll the dice
cc-do-done = Go on
cc-do-demand = Ask for { $amount }
cc-do-trust = Let it pass
cc-do-ready = Build nothing
cc-do-pay = Lay out { $amount }
cc-do-buy = Buy for { $amount }
cc-do-auction = Auction it
cc-do-bid = Bid { $amount }
cc-do-pass = Pass
cc-do-exchange = { $amount ->
    [0] Change notes
   *[other] Change { $amount }
  }
cc-do-offer = Offer it to { $who }
cc-do-counter = Offer { $who } something else
cc-do-build = { $amount ->
    [0] Build on { $streets }
   *[other] Build on { $streets } for { $amount }
  }
cc-do-build-roll = { $count ->
    [0] Build, then roll
   *[other] Build on { $streets } for { $amount }, then roll
  }
cc-do-build-done = { $count ->
    [0] Build, then go on
   *[other] Build on { $streets } for { $amount }, then go on
  }
cc-do-place = Hotel on { $street }
cc-do-place-none = Choose a street
cc-do-free-hotel = Free hotel on { $street }
cc-do-permit = Hotel on { $street } for { $amount }
cc-do-sell = Sell { $streets } for { $amount }
cc-do-sell-none = Choose what to sell
cc-do-give-up = Give up the bid
cc-do-bankrupt = Give up: bankrupt
cc-do-take = Take { $card }
cc-do-take-none = Choose a card
cc-do-keep = Keep { $card }
cc-do-play = Play { $card }
cc-do-waive = Let it go
cc-do-boost = Play Rent booster: ask for { $amount }
cc-choose-one = Choose one
cc-why-bid = The next bid is { $amount }: more than you have.
cc-why-exchange = Tap notes to hand in, and notes you want for them.
cc-why-trade = Put something into one of the two wells.
cc-why-street = Choose a street, here or on the board.
cc-why-sell = Choose what to sell, here or on the board.
cc-why-take = Tap one of the three cards.
cc-why-player = Choose a player.
cc-exit-roll = Roll for a double
    .more = You move by it. After a third failure you must pay 50.
    .sum = 1 in 6
cc-exit-fine = Pay 50, then roll
    .more = The others may check a note.
    .sum = −50
cc-exit-cell-card = Use the Cell pass, then roll
    .more = It is real, and goes under the pile.
    .sum = free
cc-exit-play = Play the Cell key, then roll
    .more = The others may check it. If it is fake you stay.
    .sum = 1 in 2 fake
cc-aside-play = Play { $card }
cc-aside-build = Build
cc-aside-free-hotel = Free hotel
cc-aside-permit = Building permit
cc-aside-offer = Trade
cc-aside-exchange = Change notes
cc-back = Back

## Trays

cc-doubles = { $count ->
    [one] 1 double so far
   *[other] { $count } doubles so far: a third means jail
  }
cc-visitor-has = { $who } has { $amount }.
cc-fork-pay = Pay { $amount }
cc-fork-pay-more = You pick the notes; the others may check one.
cc-fork-play = Play { $card }
cc-fork-play-more = Fake and checked: you pay { $amount } all the same.
cc-lay = You lay out
cc-lay-none = Tap notes to lay them down.
cc-take-back = Take back: { $note }
cc-lay-one = Lay out: { $note } ({ $left } left)
cc-your-notes = Your notes
cc-exact = exact
cc-missing = { $amount } missing
cc-change = { $amount } change
cc-too-much = one note too many
cc-choose-for-me = Choose for me
cc-clear = Clear
cc-would-pay = You would pay with
cc-of-these = { $count ->
    [0] none of these is known to you as fake
    [one] one of these is known to you as fake
   *[other] { $count } of these are known to you as fake
  }
cc-auction-how = Bids start at 10. Everybody may bid, you too; without a bid it stays with the bank.
cc-group = Its colour group
cc-other-notes = Other notes
cc-these-notes = These notes
cc-last-bid = Last bid
cc-bid-more = In tens, up to { $most }. A raise lets all others bid again.
cc-bidders = Bidders
cc-still-in = still in
cc-break = Break a { $face }
cc-hand-in = You hand in
cc-get-back = You get
cc-none-of = There is no { $face }.
cc-no-more-of = There is no other { $face }.
cc-add-note = One more { $face } ({ $count } so far)
cc-check = Check this one
cc-check-one-of = Check one
cc-check-this = { $what }: { $face }
cc-check-card = Check the card
cc-what-you-know = What you know
cc-know-notes = { $fakes } of the { $all } notes of { $face } are fake. { $places ->
    [0] You know of none where it is.
    [one] You know where 1 of all is.
   *[other] You know where { $places } of all are.
  }
cc-know-card = Every card is there twice: one real, one fake.
cc-odds-note = A { $face } is fake
cc-odds-card = This card is fake
cc-ring-stop = Do not pass by itself: wait for me
cc-ring-start = Pass by itself after 12 seconds
cc-ring-on = Passes by itself after a while
cc-ring-off = Waits for you
cc-pass-by-itself = Pass by itself…
cc-pass-below = Payments below
cc-pass-none = never
cc-pass-payer = Everything of { $who }
cc-pass-always = Always, at this table
cc-hotel-for = { $before } → { $after } for { $cost }
cc-hotel-free = { $before } → { $after }
cc-by-wish = For money: rent before and after
cc-by-wish_gift = By your Gift hotel
cc-by-wish_free = By your Free hotel
cc-by-wish_permit = By your Building permit
cc-build-sum = { $cost } of your { $have }; the bank has { $left }
cc-rent-short = rent { $amount }
cc-site-place = Your hotel is paid for: choose its street.
cc-site-free-hotel = Your Free hotel goes on any street of yours without one.
cc-site-permit = Your Building permit buys a hotel for any street of yours.
cc-sell = Sell to the bank
cc-debt-meter = { $have } of { $need }
cc-debt-have = You have { $amount }
cc-debt-need = Owed: { $amount }
cc-play-give = You give
cc-play-get = You get
cc-play-whom = Who?
cc-play-where = Which street?
cc-play-risk = The others may check it first: a fake card does nothing and is gone.
cc-keep-old = Keep { $card }
cc-keep-new = Take { $card } instead
cc-accept = Accept
cc-accept-more = Notes are laid out first and may be checked.
cc-accept-keep = And keep { $card }.
cc-refuse = Refuse
cc-refuse-more = Nothing changes hands.
cc-counter = Counter-offer
cc-you-get = You get
cc-you-get-of = You get from { $who }
cc-you-give = You give
cc-trade-with = Trade with
cc-no-streets = no street
cc-switches = What you are asked
cc-hand = Ask me between turns
cc-hand-build = I can build: ask me
cc-hand-more = With your hand up you are asked for trades between turns, and for hotels whenever you can build.

## Ledger and lamp

cc-col-note = Note
cc-col-count = Held
cc-col-known = Known
cc-col-odds = Fake
cc-odds-note-more = “Fake” is how likely one of your unchecked notes is fake.
cc-all-purses = All purses
cc-secret-fakes = { $count ->
    [0] no fakes among { $all }
   *[other] { $count } fake of { $all }, { $known } known
}
cc-secret-fake = fake
cc-secret-trusts = lets it pass
cc-secret-checks = checks
cc-secret-wishes = wishes for { $streets }

## The table as text

cc-fact-now = Now
cc-fact-round = Round
cc-fact-turn = Turn of
cc-fact-dice = Dice
cc-fact-payment = { $who } pays { $toYou ->
    [yes] you
    [bank] the bank
   *[no] { $to }
  } { $amount }
cc-fact-laid = on the table: { $laid }; new: { $fresh }
cc-fact-card = { $who } plays
cc-fact-asked = May check
cc-fact-passed = Passed: { $who }.
cc-fact-auction = Auction of { $thing }
cc-fact-gives = { $who } gives
cc-fact-debt = Debt of { $who }
cc-fact-players = Players
cc-fact-streets = Streets
cc-fact-bank = Bank and Chance
cc-fact-open-card = Open Chance card
cc-fact-for-sale = Streets for sale
cc-fact-hotels = Hotels
cc-fact-fakes = Fake notes
cc-fact-fakes-of = { $fakes } of { $all } of { $face }
cc-fact-own = Your purse
cc-fact-in-hand = In hand
cc-fact-plain = Unchecked notes
cc-fact-true = Known real
cc-fact-false = Known fake
cc-fact-sites = You can build on
cc-fact-odds = A { $face } is fake
cc-fact-odds-card = The card is fake
cc-fact-sure = { $count } × { $face } fake for sure ({ $share } of them)
cc-col-player = Player
cc-col-money = Money
cc-col-chips = Green chips
cc-col-where = Where
cc-col-streets = Streets
cc-col-cards = Cards
cc-col-notes = Notes
cc-col-street = Street
cc-col-group = Group
cc-col-price = Price
cc-col-rent = Rent
cc-col-whole = Whole group
cc-col-hotel = Hotel
cc-col-hotel-rent = With hotel
cc-col-cost = Hotel costs
cc-col-owner = Owner
cc-col-now = Rent now
cc-thing-bid = Your bid
cc-thing-given = hand in { $face }
cc-thing-wanted = want { $face }
cc-thing-note-plain = { $face }
cc-thing-note-true = { $face }, known real
cc-thing-note-false = { $face }, known fake
cc-thing-give = give { $face }
cc-thing-get = get { $face } from { $who }
cc-thing-yours = yours
cc-thing-key-mine = your Cell key
cc-thing-key-theirs = Cell key of { $who }

## Choices in a line

cc-label-roll = Roll the dice
cc-label-done = Nothing more, go on
cc-label-fine = Pay 50, then roll
cc-label-cell-card = Use the Cell pass, then roll
cc-label-buy = Buy it for { $amount }
cc-label-auction = Put it up for auction; everybody may bid
cc-label-demand = Ask for { $amount } of rent
cc-label-waive = Let the rent go
cc-label-pay-rent = Pay the rent, { $amount }
cc-label-auto = Lay out the fewest notes, known real first
cc-label-pay = Lay out { $notes }
cc-label-trust = Let it pass
cc-label-check = Check a { $face } for a chip; if it is fake you keep it
cc-label-check-card = Check the card for a chip; if it is fake you get 100
cc-label-bid = Bid { $amount }
cc-label-pass = Pass, unless somebody raises
cc-label-take = Take { $card }
cc-label-keep = Keep { $card }
cc-label-keep-old = Keep { $card }
cc-label-keep-new = Take { $card } instead
cc-label-accept = Accept; notes are laid out and may be checked
cc-label-accept-keep-old = Accept, and keep { $card }
cc-label-accept-keep-new = Accept, and keep the new { $card }
cc-label-refuse = Refuse
cc-label-counter = Offer { $who } instead: you give { $given }, you get { $taken }
cc-label-offer = Offer { $who }: you give { $given }, you get { $taken }
cc-label-exchange = Change { $given } for { $taken } at the bank
cc-label-sell = { $what ->
    [hotel] Sell the hotel on { $street } for { $amount }
   *[street] Sell { $street } for { $amount }
  }
cc-label-give-up = { $forced ->
    [yes] Give up: you are bankrupt
   *[no] Give up the bid
  }
cc-label-ready = No more hotels
cc-label-wish = { $isBid ->
    [yes] Wish for a hotel on { $street }, if there are too few for your bid; rent { $rent }
   *[no] Build on { $street } for { $amount }; rent { $rent }
  }
cc-label-wish-none = Build on a street
cc-label-wish-gift = Gift hotel on { $street }; rent { $rent }
cc-label-wish-gift-none = Place the Gift hotel
cc-label-wish-free = Free hotel on { $street }; rent { $rent }
cc-label-wish-free-none = Place the Free hotel
cc-label-wish-permit = Building permit for { $street }, { $amount }; rent { $rent }
cc-label-wish-permit-none = Use the Building permit
cc-label-free-hotel = Free hotel on { $street }; rent { $rent }
cc-label-free-hotel-none = Place the Free hotel
cc-label-permit = Building permit for { $street }, { $amount }; rent { $rent }
cc-label-permit-none = Use the Building permit
cc-label-place = Your hotel on { $street }; rent { $rent }
cc-label-place-none = Place your hotel
cc-label-play = Play { $card }; it may be checked
cc-label-play-on = Play { $card }: { $target }
cc-label-play-swap = Play { $card }: { $mine } for { $theirs } of { $who }

## What happened

cc-told-rolls-first = { $whoYou ->
    [yes] You roll { $total } for who begins.
   *[no] { $who } rolls { $total } for who begins.
  }
cc-told-rolled = { $whoYou ->
    [yes] You roll
   *[no] { $who } rolls
  } **{ $one } and { $two }**{ $isDouble ->
    [yes] , a double
   *[no] {""}
  }.
cc-told-moves = { $whoYou ->
    [yes] You move on
   *[no] { $who } moves on
  } to **{ $space }**.
cc-told-salary = { $whoYou ->
    [yes] You get 200 for GO.
   *[no] { $who } gets 200 for GO.
  }
cc-told-chips = { $whoYou ->
    [yes] Your decoder chips are green again.
   *[no] { $who }: decoder chips are green again.
  }
cc-told-jailed = { $whoYou ->
    [yes] You go to **jail**.
   *[no] { $who } goes to **jail**.
  }
cc-told-leaves-jail = { $whoYou ->
    [yes] You leave jail.
   *[no] { $who } leaves jail.
  }
cc-told-round-cap = Round { $round } is over, and with it the game.
cc-told-paid = { $whoYou ->
    [yes] You have paid
   *[no] { $who } has paid
  } { $toYou ->
    [yes] you
    [bank] the bank
   *[no] { $to }
  } **{ $amount }**.
cc-told-unpaid = { $whoYou ->
    [yes] You cannot pay { $amount } any more: it is off.
   *[no] { $who } cannot pay { $amount } any more: it is off.
  }
cc-told-not-owed = { $whoYou ->
    [yes] You owe
   *[no] { $who } owes
  } { $toYou ->
    [yes] you
    [bank] the bank
   *[no] { $to }
  } nothing any more.
cc-told-bankrupt = { $whoYou ->
    [yes] You are
   *[no] { $who } is
  } **bankrupt**; notes and cards go to { $toYou ->
    [yes] you
    [bank] the bank
   *[no] { $to }
  }.
cc-told-shows = { $whoYou ->
    [yes] You lay out
   *[no] { $who } lays out
  } **{ $notes }**.
cc-told-checked-false = { $whoYou ->
    [yes] You check a { $face }: **fake!** You keep it.
   *[no] { $who } checks a { $face }: **fake!** { $who } keeps it.
  }
cc-told-checked-true = { $whoYou ->
    [yes] You check
   *[no] { $who } checks
  } a { $face }: it is real.
cc-told-takes-back = { $whoYou ->
    [yes] You take
   *[no] { $who } takes
  } back a { $face } that is not needed.
cc-told-breaks = { $whoYou ->
    [yes] The bank breaks a { $face } of yours.
   *[no] The bank breaks a { $face } for { $who }.
  }
cc-told-bank-pays = { $whoYou ->
    [yes] The bank gives you { $notes }.
   *[no] The bank gives { $who } { $notes }.
  }
cc-told-printed = The bank has run out and prints new ones, all real: { $count } × { $face }.
cc-told-short = { $whoYou ->
    [yes] You are { $amount } short.
   *[no] { $who } is { $amount } short.
  }
cc-told-exchanged = { $whoYou ->
    [yes] The bank gives you { $notes } for them.
   *[no] The bank gives { $who } { $notes } for them.
  }
cc-told-final-rent = { $whoYou ->
    [yes] You get { $amount } of final rent: **{ $all }** in all.
   *[no] { $who } gets { $amount } of final rent: **{ $all }** in all.
  }
cc-told-auction = Up for auction: **{ $thing }**.
cc-told-no-bid = Nobody bids: { $thing } stays with the bank.
cc-told-no-bid-hotel = Nobody bids: the hotel stays with the bank.
cc-told-sold = { $whoYou ->
    [yes] You win
   *[no] { $who } wins
  } the auction of { $thing } with **{ $amount }**.
cc-told-buys = { $whoYou ->
    [yes] **{ $street }** is yours now.
   *[no] **{ $street }** belongs to { $who } now.
  }
cc-told-sells-hotel = { $whoYou ->
    [yes] You sell
   *[no] { $who } sells
  } the hotel on { $street } to the bank.
cc-told-sells-street = { $whoYou ->
    [yes] You sell
   *[no] { $who } sells
  } { $street } to the bank.
cc-told-hotel = { $whoYou ->
    [yes] You have
   *[no] { $who } has
  } a **hotel** on { $street } now.
cc-told-wrecked = { $whoYou ->
    [yes] Your hotel on { $street } is **torn down**.
   *[no] The hotel of { $who } on { $street } is **torn down**.
  }
cc-told-wishes = { $whoYou ->
    [yes] You want
   *[no] { $who } wants
  } to build on { $streets }.
cc-told-no-room = { $whoYou ->
    [yes] You have
   *[no] { $who } has
  } no street left for the hotel: it stays with the bank.
cc-told-rent = { $whoYou ->
    [yes] You ask
   *[no] { $who } asks
  } { $toYou ->
    [yes] you
   *[no] { $to }
  } for **{ $amount }**, the rent of { $street }.
cc-told-shown = A Chance card lies open: { $card }.
cc-told-takes = { $whoYou ->
    [yes] You take
   *[no] { $who } takes
  } **{ $card }**; { $next } is turned up.
cc-told-plays = { $whoYou ->
    [yes] You play
   *[no] { $who } plays
  } **{ $card }**. { $text }
cc-told-unchecked = { $whoYou ->
    [yes] Nobody checks your { $card }.
   *[no] Nobody checks { $card } of { $who }.
  }
cc-told-card-false = { $whoYou ->
    [yes] You check
   *[no] { $who } checks
  } { $card } of { $ownerYou ->
    [yes] yours
   *[no] { $owner }
  }: **fake!** It does nothing, and { $whoYou ->
    [yes] you get
   *[no] { $who } gets
  } 100.
cc-told-card-true = { $whoYou ->
    [yes] You check
   *[no] { $who } checks
  } { $card } of { $ownerYou ->
    [yes] yours
   *[no] { $owner }
  }: it is real.
cc-told-swapped = { $whoYou ->
    [yes] You give
   *[no] { $who } gives
  } { $toYou ->
    [yes] you
   *[no] { $to }
  } { $mine } for **{ $theirs }**.
cc-told-chest = { $whoYou ->
    [yes] You draw
   *[no] { $who } draws
  } from the Community Chest: **{ $card }**. { $text }
cc-told-keeps = { $whoYou ->
    [yes] You keep
   *[no] { $who } keeps
  } { $card }; { $other } goes under the pile.
cc-told-traded = { $whoYou ->
    [yes] You have **traded** with { $to }.
   *[no] { $who } has **traded** with { $toYou ->
        [yes] you
       *[no] { $to }
      }.
  }
cc-told-trade-off = The trade of { $whoYou ->
    [yes] you
   *[no] { $who }
  } and { $toYou ->
    [yes] you
   *[no] { $to }
  } is off.
cc-did-offer = { $whoYou ->
    [yes] You offer
   *[no] { $who } offers
  } { $toYou ->
    [yes] you
   *[no] { $to }
  } a trade: { $things }.
cc-did-counter = { $whoYou ->
    [yes] You offer
   *[no] { $who } offers
  } something else instead: { $things }.
cc-did-gives = gives { $things }
cc-did-gets = gets { $things }
cc-did-moves = { $count ->
    [one] { $things } changes hands
   *[other] { $things } change hands
  }
cc-did-free-hotel = { $whoYou ->
    [yes] You put
   *[no] { $who } puts
  } a hotel on { $street } by the card Free hotel.
cc-did-permit = { $whoYou ->
    [yes] You buy
   *[no] { $who } buys
  } a hotel on { $street } by the card Building permit.
cc-did-exchange = { $whoYou ->
    [yes] You change
   *[no] { $who } changes
  } { $given } for { $taken }.
cc-did-bid = { $whoYou ->
    [yes] You bid
   *[no] { $who } bids
  } **{ $amount }**.
cc-did-check = You want to check one.
cc-did-wish = You wish for a hotel on { $street }.
cc-did-fine = { $whoYou ->
    [yes] You want
   *[no] { $who } wants
  } to leave jail for 50.
cc-did-cell-card = { $whoYou ->
    [yes] You use
   *[no] { $who } uses
  } the card Cell pass.
cc-did-keep = { $whoYou ->
    [yes] You keep
   *[no] { $who } keeps
  } the old Chance card.
cc-did-waive = { $whoYou ->
    [yes] You let
   *[no] { $who } lets
  } the rent go.
cc-did-pass = { $whoYou ->
    [yes] You pass.
   *[no] { $who } passes.
  }
cc-did-refuse = { $whoYou ->
    [yes] You refuse.
   *[no] { $who } refuses.
  }
cc-did-accept-keep-old = { $whoYou ->
    [yes] You accept, and keep
   *[no] { $who } accepts, and keeps
  } the old Chance card.
cc-did-accept-keep-new = { $whoYou ->
    [yes] You accept, and keep
   *[no] { $who } accepts, and keeps
  } the new Chance card.
cc-did-keep-old = { $whoYou ->
    [yes] You will keep
   *[no] { $who } will keep
  } the old Chance card.
cc-did-keep-new = { $whoYou ->
    [yes] You will keep
   *[no] { $who } will keep
  } the new Chance card.
cc-did-give-up = { $whoYou ->
    [yes] You give up.
   *[no] { $who } gives up.
  }

## Hints for a first game

cc-guide-1 = Press the button to roll both dice and move. Before it you may also trade, change notes or play a card.
cc-guide-2 = Nobody owns this street: buy it for its price, or put it up for auction, where everybody may bid.
cc-guide-3 = These notes go on the table. A third of all notes is fake, and nobody can tell which; the others may check one. Tap notes to choose others.
cc-guide-4 = One green chip looks at one note. Fake: you keep it, and it must be replaced. Real: only the chip is spent, until you pass GO.
cc-guide-5 = A rival stands on your street. The rent is owed only if you ask for it.
cc-guide-6 = Bids go up in tens, by at least 10. Whoever bids last pays the bank; pass when it is too dear.
cc-guide-7 = Take one of the three open cards and play it later. Each is there twice, one of them fake; a fake card works unless somebody checks it.
cc-guide-8 = A whole colour is yours: its rent is doubled, and hotels can be built. Raise your hand to be asked, or use “Build” in your turn.
