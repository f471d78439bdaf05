# Counterfeiters (Pecunia Olet): the board, the tray and the log.

## Money, stars, fakes

cf-dollars = ${ $amount }
cf-between = { $least } to { $most }
cf-stars = { $count ->
    [1] one star
    [2] two stars
   *[3] three stars
  }
cf-some-fakes = { $count ->
    [one] { $count } fake of { $stars }
   *[other] { $count } fakes of { $stars }
  }
cf-no-fakes = no fakes
cf-nothing = nothing
cf-fakes-of = Fakes of { $stars }
cf-fakes-each = Fakes of { $stars }, { $amount } each
cf-amount = Dollars

## Cards

cf-printer = Printer
    .one = a printer
    .many = { $count ->
        [one] a printer
       *[other] { $count } printers
      }
    .does = +2 notes
cf-ink = Ink
    .one = an ink
    .many = { $count ->
        [one] an ink
       *[other] { $count } inks
      }
    .does = +1 star
cf-paper = Paper
    .one = a paper
    .many = { $count ->
        [one] a paper
       *[other] { $count } papers
      }
    .does = +1 star
cf-hologram = Hologram
    .one = a hologram
    .many = { $count ->
        [one] a hologram
       *[other] { $count } holograms
      }
    .does = +1 star
cf-diner = Diner
    .one = a diner
    .many = { $count ->
        [one] a diner
       *[other] { $count } diners
      }
    .does = $50 a round
cf-jet = Jet
    .one = a private jet
    .many = { $count ->
        [one] a private jet
       *[other] { $count } private jets
      }
    .does = fly free
cf-big-lawyer = Big shot
    .one = the big-shot lawyer
    .many = the big-shot lawyer
    .does = moves first
cf-bad-lawyer = Bad lawyer
    .one = the bad lawyer
    .many = the bad lawyer
    .does = moves second
cf-ticket = Ticket
    .one = a lottery ticket of { $prize }
    .many = { $count ->
        [one] a lottery ticket of { $prize }
       *[other] { $count } lottery tickets of { $prize }
      }
    .does = { $prize } at the end
cf-have-it = you have it
cf-card-for = { $card } for { $price }
cf-buy-for = Buy for { $price }

## The board

cf-market = Black market
cf-market-about = dear on the left, unsold cards slide right
cf-deck = { $count ->
    [0] deck empty
   *[other] deck { $count }
  }
cf-deck-empty = All cards are out.
cf-deck-more = Left in stack { $stack }: { $cards }. { $rest ->
    [0] Nothing lies below it.
   *[other] Below it: { $rest }.
  }
cf-gap = no card
cf-sold-to = sold to { $who }
cf-thrown-away = thrown away after the round
cf-stands = { $who } stands here
cf-spaces = Spaces
cf-free = free
cf-zone-market = Black market
cf-zone-print = Print
cf-zone-supermarket = Supermarket
cf-zone-receiver = Receiver
cf-zone-tax = Tax fraud
cf-zone-jet = Own jet
cf-zone-commercial = Flight
cf-space-market = Black market, { $price }
cf-space-number = { $name }, number { $number }
cf-space-free = { $name }, free
cf-space-taken = { $name }, taken by { $who }
cf-mark-police = with the police icon
cf-mark-sunglasses = with the sunglasses
cf-note-print = 2 notes per printer
cf-note-print-own = you print { $count } × { $stars }
cf-note-supermarket = 3 fakes, { $face } each
cf-note-refused = { $count ->
    [1] refuses ★
    [2] refuses ★ and ★★
   *[3] refuses everything
  }
cf-note-receiver = up to 8, { $least } to { $most }
cf-note-tax = take { $amount }
cf-note-jet = no fare
cf-note-commercial = { $fare } fare
cf-note-strike = strike: nobody flies
cf-police = Police
cf-refused = { $count ->
    [0] supermarkets take every fake
    [1] supermarkets refuse ★ now
    [2] supermarkets refuse ★ and ★★ now
   *[3] supermarkets refuse every fake
  }
cf-steps-left = { $count ->
    [0] arrived
    [one] 1 step to the end
   *[other] { $count } steps to the end
  }
cf-end = End
cf-track-blank = nothing
cf-track-end = the Godfather, and the end
cf-track-godfather = the Godfather: everybody pays half of the hand
cf-track-investigation = investigation: supermarkets refuse { $stars }
cf-track-strike = air-traffic strike: nobody flies
cf-track-space = Space { $place }: { $what }
cf-track-here = The police stand on space { $place }: { $what }
cf-in-steps = { $steps ->
    [one] In 1 step
   *[other] In { $steps } steps
  }
cf-event-godfather = The Godfather takes half
cf-event-godfather-more = Of every hand. Offshore money is safe.
cf-event-you-pay = You pay { $amount }. Offshore money is safe.
cf-event-investigation = The investigation goes on
cf-event-investigation-more = Supermarkets now refuse { $stars } and below.
cf-event-strike = Air-traffic strike
cf-event-strike-more = Nobody flies while the police stand here.
cf-event-end = The police have arrived

## Players

cf-henchmen-left = { $count ->
    [0] no henchman left
    [one] 1 henchman left
   *[other] { $count } henchmen left
  }
cf-has-sunglasses = has the first-player pawn: starts the next round
cf-known-exactly = { $hand } in hand, { $offshore } offshore
cf-known-about = in hand { $hand }, offshore { $offshore }
cf-own-money = Your money
cf-own-hand = In hand
cf-own-offshore = Offshore, safe
cf-own-all = In all
cf-own-half = If the Godfather calls
cf-own-seen = Others think, in hand
cf-others-think = The others think, in hand
cf-status-places = Places { $number } of { $all }
cf-status-flies = Flies
cf-status-lawyer = Asks a lawyer
cf-status-last = Last henchman
cf-status-done = All placed
cf-status-next = Next
cf-status-waits = Waits
cf-step-place = Place
cf-step-act = Act
cf-step-police = Police
cf-step-next = Next
cf-step-last = Last placements
cf-step-lawyers = Lawyers
cf-step-reckoning = Diners and tickets

## Questions

cf-ask-place = { $stage ->
    [last] Where does your last henchman go?
    [again] Where does he go now?
   *[now] Where does your henchman go?
  }
cf-ask-place-more = Tap a glowing space on the board, or pick here.
cf-ask-last-more = The police have arrived: money earned now is safe from the Godfather.
cf-ask-fence = Which fakes do you sell?
cf-ask-fence-more = Receiver: the whole lot is paid at the rate of its worst note: ★ { $rate1 }, ★★ { $rate2 }, ★★★ { $rate3 }.
cf-ask-shop = Which fakes do you pass off?
cf-ask-shop-more = Supermarket: up to three, { $face } each, whatever their stars.
cf-ask-print-more = { $kinds ->
    [one] One component: one star.
   *[other] { $kinds } different components: { $kinds } stars.
  } Two notes for each printer.
cf-ask-buy-more = A contact is yours for the rest of the game.
cf-ask-tax-more = Small, quick and always possible.
cf-ask-fly-more = Move money between your hand and your offshore account.
cf-ask-fly = How much flies, and which way?
cf-ask-lawyer = { $lawyer ->
    [bad] The bad lawyer: take a henchman back?
   *[big] The big-shot lawyer: take a henchman back?
  }
cf-ask-lawyer-more = One of your henchmen leaves the board and is placed anew at once.
cf-ask-retrieve = Take back the one on { $zone }?
cf-ask-retrieve-more = His space is free again; he must be placed anew.
cf-ask-pass = Pass?
cf-ask-pass-placing = One henchman is spent for this round. The police do not move.
cf-ask-pass-lawyer = Your henchmen stay where they are.
cf-wait-placing = { $who } places a henchman.
cf-wait-last = { $who } may place a last henchman.
cf-wait-selling = { $who } sells fakes.
cf-wait-flying = { $who } is in the Caribbean, moving money.
cf-wait-lawyer = { $who } talks to a lawyer.
cf-wait-over = The game is over: all money is on the table.

## The tray

cf-another-space = Another space
cf-another-henchman = Another henchman
cf-pass-henchman = Pass this henchman
cf-no-plans = No space is of use to you now.
cf-effect-buy = { $card }, { $price }
cf-effect-print = { $count } × { $stars }
cf-effect-tax = { $amount }
cf-effect-sunglasses = { $amount }, then go first
cf-effect-sale = up to { $amount }
cf-effect-fly = fare { $fare }
cf-effect-jet = free
cf-effect-retrieve = take him back
cf-all-of = { $all ->
    [yes] As many as they take
    [best] Only { $stars }
   *[no] All of { $stars } and better
  }
cf-each = { $amount } each
cf-held = { $count } held
cf-refused-here = refused
cf-notes-at = { $count ->
    [one] { $count } note at { $stars }
   *[other] { $count } notes at { $stars }
  }
cf-notes-of = { $count } of at most { $most }
cf-drops = One { $stars } more would drop the lot to { $amount }
cf-spoils = Without { $stars } the lot would bring { $amount }
cf-you-would-pay = You would pay { $amount }.
cf-leaves = { $amount } stay in your hand.
cf-then-prints = You would print { $count ->
    [one] { $count } note
   *[other] { $count } notes
  } of { $stars }.
cf-print-worth = Worth nothing until they are sold: $50 each in a supermarket, $20 to $40 at a receiver.
cf-and-sunglasses = and you start the next round
cf-tax-plain = From the bank, into your hand.
cf-fly-free = Your own jet: no fare
cf-fly-fare = Fare { $fare }, from your hand
cf-fly-then = Then you choose how much flies, and which way. Nobody sees it.
cf-retrieve-then = He comes back and is placed on any space that is of use.
cf-all-in-hand = All into the hand
cf-all-offshore = All offshore
cf-as-it-was = as it was
cf-godfather-takes = The Godfather would take { $amount }
cf-safe = Safe from the Godfather
cf-secret-flight = Nobody sees how much, or which way.
cf-flight-value = { $hand } in hand, { $offshore } offshore
cf-do-choose-space = Choose a space
cf-do-choose-henchman = Choose a henchman
cf-do-buy = Buy { $card } for { $price }
cf-do-print = { $count ->
    [one] Print { $count } note of { $stars }
   *[other] Print { $count } notes of { $stars }
  }
cf-do-tax = Take { $amount }
cf-do-fly = Fly for { $fare }
cf-do-fly-jet = Fly with your jet
cf-do-shop = { $count ->
    [one] Pass off { $count } note for { $amount }
   *[other] Pass off { $count } notes for { $amount }
  }
cf-do-fence = { $count ->
    [one] Sell { $count } note for { $amount }
   *[other] Sell { $count } notes for { $amount }
  }
cf-do-shop-none = Pass off notes
cf-do-fence-none = Sell notes
cf-do-stash = Move { $amount } offshore
cf-do-fetch = Fetch { $amount } back
cf-do-move = Move money
cf-do-retrieve = Take back from: { $zone }
cf-do-decline = Leave them all there
cf-do-pass = Pass: spend this henchman
cf-police-on = The police move one space.
cf-police-to-godfather = The police reach the Godfather: everybody pays half of the hand.
cf-police-to-investigation = The police reach an investigation: supermarkets refuse { $stars }.
cf-police-to-strike = The police reach a strike: nobody flies.
cf-police-to-end = The police reach the end: the Godfather takes half, then come the last placements.
cf-why-move = At least $10 must move, either way.
cf-why-taken = Taken by { $who } for this round.
cf-why-too-dear = you have { $hand }
cf-why-sold = The card is gone.
cf-why-second-jet = one jet is enough
cf-why-refused-all = refuses every fake now
cf-why-no-good-fake = you have no fake it takes
cf-why-no-fake = you have no fakes
cf-why-no-jet = you have none
cf-why-no-fare = fare { $fare }, you have { $hand }
cf-why-nothing-to-fly = you have nothing to move
cf-why-strike = strike: nobody flies

## The log

cf-heading-round = Round { $round }
cf-heading-round-end = Round { $round }, end
cf-heading-end = The end
cf-told-first = { $whoYou ->
    [yes] **You go first.**
   *[no] **{ $who } goes first.**
  }
cf-told-component = { $whoYou ->
    [yes] You start with a printer and **{ $card }**.
   *[no] { $who } starts with a printer and **{ $card }**.
  }
cf-told-offered = New on the black market: **{ $cards }**.
cf-told-trashed = The market slides right. Thrown away: **{ $cards }**.
cf-told-round = { $whoYou ->
    [yes] You start the round.
   *[no] { $who } starts the round.
  }
cf-told-bought = { $whoYou ->
    [yes] You buy **{ $card }**.
   *[no] { $who } buys **{ $card }**.
  }
cf-told-printed = { $count ->
    [one] { $whoYou ->
        [yes] You print **{ $count } fake of { $stars }**.
       *[no] { $who } prints **{ $count } fake of { $stars }**.
      }
   *[other] { $whoYou ->
        [yes] You print **{ $count } fakes of { $stars }**.
       *[no] { $who } prints **{ $count } fakes of { $stars }**.
      }
  }
cf-told-tax = { $whoYou ->
    [yes] You commit **tax fraud**.
   *[no] { $who } commits **tax fraud**.
  }
cf-told-sunglasses = { $whoYou ->
    [yes] The **sunglasses**: you will start the next round.
   *[no] The **sunglasses**: { $who } will start the next round.
  }
cf-told-shop = { $whoYou ->
    [yes] You pass off **{ $lot }** in a supermarket.
   *[no] { $who } passes off **{ $lot }** in a supermarket.
  }
cf-told-fence = { $whoYou ->
    [yes] You sell a receiver **{ $lot }**.
   *[no] { $who } sells a receiver **{ $lot }**.
  }
cf-told-fly = { $whoYou ->
    [yes] You take a **flight** to the Caribbean.
   *[no] { $who } takes a **flight** to the Caribbean.
  }
cf-told-fly-jet = { $whoYou ->
    [yes] You fly to the Caribbean in your **private jet**.
   *[no] { $who } flies to the Caribbean by **private jet**.
  }
cf-told-stash = { $whoYou ->
    [yes] You move **{ $amount }** offshore.
   *[no] { $who } moves **{ $amount }** offshore.
  }
cf-told-fetch = { $whoYou ->
    [yes] You fetch **{ $amount }** back into your hand.
   *[no] { $who } fetches **{ $amount }** back.
  }
cf-told-landed = { $whoYou ->
    [yes] You are back; how much you moved is your secret.
   *[no] { $who } is back; nobody saw how much was moved.
  }
cf-told-pass = { $whoYou ->
    [yes] You pass.
   *[no] { $who } passes.
  }
cf-told-retrieve = { $whoYou ->
    [yes] You take a henchman back from: **{ $zone }**.
   *[no] { $who } takes a henchman back from: **{ $zone }**.
  }
cf-told-police = { $left ->
    [0] The police reach the end of their track.
    [one] The police move one space: 1 step to the end.
   *[other] The police move one space: { $left } steps to the end.
  }
cf-told-strike = **Air-traffic strike:** nobody flies while the police stand here.
cf-told-taught = { $count ->
    [1] The **investigation** goes on: supermarkets refuse **one star** from now on.
    [2] The **investigation** goes on: supermarkets refuse **two stars** and below from now on.
   *[3] The **investigation** goes on: supermarkets refuse **every fake** from now on.
  }
cf-told-godfather = **The Godfather:** everybody pays half of the money in hand.
cf-told-paid = { $none ->
    [yes] { $whoYou ->
        [yes] You have nothing in hand: the Godfather leaves without a cent.
       *[no] { $who } has nothing in hand: the Godfather leaves without a cent.
      }
   *[no] { $whoYou ->
        [yes] You pay the Godfather **{ $amount }**.
       *[no] { $who } pays the Godfather **{ $amount }**.
      }
  }
cf-told-diners = { $count ->
    [one] { $whoYou ->
        [yes] Your **diner** changes a fake.
       *[no] { $who }’s **diner** changes a fake.
      }
   *[other] { $whoYou ->
        [yes] Your **diners** change { $count } fakes.
       *[no] { $who }’s **diners** change { $count } fakes.
      }
  }
cf-told-last-placements = **The police have arrived.** Everybody with a henchman left may place one more.
cf-told-lawyer = { $whoYou ->
    [yes] You may use **{ $lawyer }**.
   *[no] { $who } may use **{ $lawyer }**.
  }
cf-told-ticket = { $whoYou ->
    [yes] You cash **a lottery ticket**.
   *[no] { $who } cashes **a lottery ticket**.
  }

## The table as text

cf-fact-round = Round { $round }
cf-fact-began = Started this round
cf-fact-begins-next = Starts the next round
cf-fact-trigger = Brought the police to the end
cf-fact-player = Player
cf-fact-status = Now
cf-fact-hand = In hand
cf-fact-offshore = Offshore
cf-fact-fakes = Fakes
cf-fact-henchmen = Henchmen left
cf-fact-prints = Would print
cf-fact-contacts = Contacts
cf-fact-price = Price
cf-fact-card = Card
cf-fact-more = More
cf-fact-space = Space
cf-fact-who = Who stands there
cf-fact-pawn = The police
cf-fact-space-of = space { $place } of { $last }
cf-fact-left = Steps to the end

## A first game

cf-guide-1 = Every turn you place one henchman on a free space. Printing is always possible: two notes for each of your printers, with a star for each different component you own.
cf-guide-2 = Contacts are bought with real money in hand and stay yours. Cards get cheaper as they slide right, but somebody may be faster.
cf-guide-3 = The receiver takes up to eight fakes in one lot and pays all of them at the rate of the worst: $20, $30 or $40. The police do not notice.
cf-guide-4 = Supermarkets pay $50 for each of up to three fakes, and every visit moves the police one space.
cf-guide-5 = The Godfather is near: when the police reach him, everybody pays half of the money in hand. What is offshore is safe.
cf-guide-6 = Slide money between your hand and your offshore account. It is safe there, but only the hand pays for cards and flights.
cf-guide-7 = Tax fraud always brings $30. The space with the sunglasses also lets you start the next round.
cf-guide-8 = The police have arrived. What you earn now nobody takes away; fakes and cards are worth nothing when the money is counted.
