# Contraband: everything its board says. `cb-count-` counts cards, `cb-tell-` is the log.

## Cards and sums

cb-kind-0 = Wine
cb-kind-1 = Cigars
cb-kind-2 = Spirits
cb-kind-3 = Perfume
cb-kind-4 = Watch
cb-kind-5 = Camera
cb-kind-6 = Necklace
cb-kind-7 = Crown
cb-kind-8 = Diplo­matic Bag
cb-kind-9 = Baggage
cb-the-0 = the wine
cb-the-1 = the cigars
cb-the-2 = the spirits
cb-the-3 = the perfume
cb-the-4 = the watch
cb-the-5 = the camera
cb-the-6 = the necklace
cb-the-7 = the crown
cb-the-8 = the Diplomatic Bag
cb-the-9 = the baggage
cb-count-0 = { $count ->
    [one] { $count } wine
   *[other] { $count } wines
}
cb-count-1 = { $count ->
    [one] { $count } box of cigars
   *[other] { $count } boxes of cigars
}
cb-count-2 = { $count ->
    [one] { $count } bottle of spirits
   *[other] { $count } bottles of spirits
}
cb-count-3 = { $count ->
    [one] { $count } perfume
   *[other] { $count } perfumes
}
cb-count-4 = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
}
cb-count-5 = { $count ->
    [one] { $count } camera
   *[other] { $count } cameras
}
cb-count-6 = { $count ->
    [one] { $count } necklace
   *[other] { $count } necklaces
}
cb-count-7 = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
cb-count-8 = { $count ->
    [one] the Diplomatic Bag
   *[other] { $count } Diplomatic Bags
}
cb-count-9 = { $count ->
    [one] { $count } piece of baggage
   *[other] { $count } pieces of baggage
}
cb-articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
cb-money = { $amount } F
cb-nothing = nothing
cb-none = none
cb-immunity = immunity
cb-free = duty-free
cb-duty = Duty
cb-fine = Fine
cb-damages = Damages
cb-reward = Reward

## The hall

cb-customs = Customs
cb-closed = Closed suitcase
cb-open = Open suitcase
cb-case = Suitcase on its way
cb-officer = Officer
cb-officer-is = { $who } is the Officer
cb-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
cb-cards-seen = { $count ->
    [0] empty
    [one] { $count } card, seen
   *[other] { $count } cards, all seen
}
cb-open-show = { $count ->
    [one] Open suitcase: { $count } card. Show it.
   *[other] Open suitcase: { $count } cards. Show them.
}
cb-seen = { $seen } of { $all } in the open suitcase
cb-seen-of = { $seen } of { $all }
cb-stamp-true = True
cb-stamp-lie = A lie
cb-quote = “{ $text }.”
cb-quote-nothing = “Nothing to declare.”
cb-quote-immunity = “I claim immunity.”
cb-quote-ask = “Anything to declare?”
cb-quote-look = “Let me see…”
cb-quote-next = “Next, please.”
cb-quote-pass = “You may pass.”
cb-quote-pass-duty = “{ $amount } duty. You may pass.”
cb-quote-fine = “That makes { $amount }.”
cb-quote-sorry = “{ $amount } for your trouble.”
cb-quote-true = “All in order.”
cb-quote-caught = “Well, well.”
cb-quote-over = “We are closed.”

## The way of the suitcase

cb-belt = Way of the suitcase
cb-belt-says = { $whoYou ->
    [yes] say
   *[no] says
} what is inside
cb-belt-said = { $whoYou ->
    [yes] said: { $said }
   *[no] said: { $said }
}
cb-belt-throws = { $whoYou ->
    [yes] throw one, draw one
   *[no] throws one, draws one
}
cb-belt-decides = { $whoYou ->
    [yes] believe or search
   *[no] believes or searches
}
cb-belt-believed = { $whoYou ->
    [yes] believed it
   *[no] believed it
}
cb-belt-next = { $whoYou ->
    [yes] accept or inform
   *[no] accepts or informs
}
cb-belt-later = { $whoYou ->
    [yes] You come later
   *[no] { $who } comes later
}

## What was said

cb-said = Said this round
cb-said-nothing-yet = Nothing yet.
cb-threw = before that threw away: { $what }
cb-fate-waits = not decided
cb-fate-believed = believed
cb-fate-accepted = passed on
cb-fate-searched-true = searched: true
cb-fate-searched-lie = searched: a lie
cb-fate-informed-true = informed on: true
cb-fate-informed-lie = informed on: a lie
cb-end-caught = caught, { $amount }
cb-paid-duty = paid { $amount }
cb-paid-fine = fined { $amount }
cb-paid-damages = paid { $amount }
cb-paid-reward = paid { $amount }
cb-paid-nothing = paid nothing
cb-got-from = { $amount } from { $whoYou ->
    [yes] you
   *[no] { $who }
}

## Steps and status

cb-step-draw = Draw
cb-step-rejection = Swap a card
cb-step-declaration = Declare
cb-step-inspection = Officer decides
cb-step-acceptance = Next one decides
cb-status-declaration = Declares now
cb-status-inspection = Decides now
cb-status-acceptance = Decides now
cb-status-rejection = Throws a card
cb-status-officer = Officer
cb-status-holder = Has declared
cb-status-next = Next in line
cb-status-waits = Waits
cb-office = Officer { $number } of { $all }
cb-searches = searched { $all }, right { $right }
cb-cards-only-you = { $count ->
    [one] { $count } card, only you
   *[other] { $count } cards, only you
}
cb-has-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cb-last-said = last said: { $said }
cb-last-nothing = has said nothing yet

## Questions

cb-ask-declaration = What do you declare?
cb-more-declaration = Set how many of each article you say you carry. It need not be true.
cb-ask-inspection = { $who } says: { $said }
cb-you-are-officer = You are the Officer.
cb-ask-acceptance = { $officer } let it pass. Do you?
cb-more-acceptance = { $who } said: { $said }. You have not looked inside.
cb-ask-rejection = Which card do you throw away?
cb-more-rejection = It goes face up into the open suitcase. Then you draw one.
cb-more-bag = The Diplomatic Bag cannot be used twice: it has to go. Then you draw one.
cb-ask-over = The game is over.
cb-more-over = Everyone has been Officer once.
cb-not-seen = Not thrown out yet: { $what }.
cb-left-of = { $what } { $left } of { $all }
cb-wait-declaration = { $who } is deciding what to declare.
cb-wait-inspection = { $who } said: { $said }. { $officer } believes it or searches.
cb-wait-acceptance = { $officer } believed { $whoYou ->
    [yes] you
   *[no] { $who }
}. { $next } accepts or informs.
cb-wait-rejection = { $who } is choosing a card to throw away.
cb-over = The game is over.

## Declaring

cb-only-you-see = Only you see these
cb-goods-to-declare = Goods to declare
cb-say-it = { $what }: declare it, or not
cb-lift = { $what }: lift it
cb-why-baggage = Duty-free: it need not be declared.
cb-why-bag = The Diplomatic Bag must be thrown away first.
cb-why-full = You cannot declare more than you have cards.
cb-why-throw = Tap the card that has to go.
cb-you-say = You say: { $said }.
cb-believed = Believed: pay **{ $amount }**.
cb-searched-true = { $free ->
    [yes] Searched: get **{ $damages }**.
   *[no] Searched: pay **{ $duty }**, get **{ $damages }**.
}
cb-searched-lie = Searched: pay **{ $amount }**.
cb-informed-true = { $free ->
    [yes] Informed on: get **{ $damages }**.
   *[no] Informed on: pay **{ $duty }**, get **{ $damages }**.
}
cb-informed-lie = Informed on: pay **{ $amount }**.
cb-verdict-true = the truth
cb-verdict-bag = the truth: the Bag is there
cb-verdict-no-bag = a lie: you do not have the Bag
cb-verdict-hidden = a lie: you hide { $hidden }
cb-verdict-invented = a lie: you invent { $invented }
cb-verdict-swapped = a lie: you hide { $hidden } and invent { $invented }
cb-truth = The truth
cb-truth-why = Set the goods to what you really have
cb-claim = Claim immunity
cb-claim-why = Say that you have the Diplomatic Bag, instead of declaring goods
cb-go-declare = Declare { $goods } · { $duty }
cb-go-declare-nothing = Nothing to declare
cb-go-claim = Claim immunity
cb-go-throw = Throw a card away
cb-go-throw-this = Throw away { $what }
cb-was-said = { $who } said: { $said }.
cb-was-true = it was true
cb-was-lie = it was a lie

## Believe or search, accept or inform

cb-slip = { $who } declares
cb-nothing-to-declare = Nothing to declare
cb-surely = Surely inside: { $cards }
cb-believe = Believe
cb-search = Search
cb-accept = Accept
cb-inform = Inform
cb-key-believe = B
cb-key-search = S
cb-key-accept = A
cb-key-inform = I
cb-believe-one = { $free ->
    [yes] { $who } pays nothing
   *[no] { $who } pays you **{ $duty }**
}
cb-believe-two = { $next } may inform: a lie, you get the fines and pay **{ $reward }**
cb-search-one = { $claimed ->
    [yes] a lie: { $who } pays you **{ $claim }** and every fine
   *[no] a lie: { $who } pays you every fine
}
cb-search-two = { $free ->
    [yes] true: you pay **{ $damages }**
   *[no] true: duty **{ $duty }**, you pay **{ $damages }**
}
cb-accept-one = see { $size ->
    [one] the card
   *[other] the { $size } cards
}, throw one away,
cb-accept-two = draw one, then declare
cb-inform-one = { $needs ->
    [yes] a lie that is fined: { $officer } pays you **{ $reward }**
   *[no] a lie: { $officer } pays you **{ $reward }**
}
cb-inform-two = true: you pay { $who } **{ $damages }**

## Choices in a line

cb-label-declare = Declare { $goods }: duty { $duty }
cb-label-declare-nothing = Declare nothing
cb-label-immunity = Claim immunity: no duty; found without the Diplomatic Bag you pay { $claim } and all fines
cb-label-throw = Throw away { $what }
cb-label-believe = Believe: { $who } pays you { $duty }; if it is a lie and { $next } informs, you get the fines and pay { $reward }
cb-label-search = Search: if it is true you get { $duty } and pay { $damages }, if not you get the fines
cb-label-accept = Accept: look inside, throw one card away, draw one, declare
cb-label-inform = Inform: if it is a lie you get { $reward }, if not you pay { $damages }
cb-thing = { $what } (duty { $duty }, fine { $fine })
cb-pick-nothing = Declare nothing
cb-pick-truth = The truth: { $goods }

## The log

cb-heading = Round { $number }: { $whoYou ->
    [yes] you are
   *[no] { $who } is
} at the counter
cb-tell-officer = { $whoYou ->
    [yes] You are
   *[no] { $who } is
} the Customs Officer.
cb-tell-round-over = Round { $number } is over.
cb-tell-declare = { $whoYou ->
    [yes] You declare
   *[no] { $who } declares
} **{ $said }**.
cb-tell-immunity = { $whoYou ->
    [yes] You claim
   *[no] { $who } claims
} **immunity**.
cb-tell-believe = { $whoYou ->
    [yes] You believe
   *[no] { $who } believes
} it.
cb-tell-search = { $whoYou ->
    [yes] You search
   *[no] { $who } searches
} the suitcase!
cb-tell-accept = { $whoYou ->
    [yes] You take
   *[no] { $who } takes
} the suitcase.
cb-tell-inform = { $whoYou ->
    [yes] You do not believe it and inform
   *[no] { $who } does not believe it and informs
} the Officer!
cb-tell-throw = { $whoYou ->
    [yes] You throw
   *[no] { $who } throws
} away **{ $what }** and { $whoYou ->
    [yes] draw
   *[no] draws
} one.
cb-tell-opened = { $truth ->
    [true] **True:** { $whoYou ->
        [yes] your suitcase
       *[no] the suitcase of { $who }
    } holds { $cards }.
    [lie] **A lie:** { $whoYou ->
        [yes] your suitcase
       *[no] the suitcase of { $who }
    } holds { $cards }.
   *[unknown] { $whoYou ->
        [yes] Your suitcase
       *[no] The suitcase of { $who }
    } holds { $cards }.
}
cb-tell-duty = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
} { $toYou ->
    [yes] you
   *[no] { $to }
} { $amount } duty.
cb-tell-fine = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
} { $toYou ->
    [yes] you
   *[no] { $to }
} { $amount } in fines.
cb-tell-damages = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
} { $toYou ->
    [yes] you
   *[no] { $to }
} { $amount } damages.
cb-tell-reward = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
} { $toYou ->
    [yes] you
   *[no] { $to }
} a reward of { $amount }.
cb-tell-packed = Your new cards: { $cards }.
cb-tell-received = Inside: { $cards }.
cb-tell-drew = You drew: { $cards }.

## The table as text, and what only you know

cb-fact-table = The table
cb-fact-round = Round
cb-round-of = { $number } of { $all }
cb-case-with = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with { $name }, { $passes ->
    [0] freshly packed
    [one] passed on once
   *[other] passed on { $passes } times
}
cb-fact-thrown = Thrown out of it
cb-fact-damages = Damages for a false accusation
cb-fact-reward = Reward of an Informer
cb-fact-claim = Extra fine for false immunity
cb-fact-player = Player
cb-fact-money = Money
cb-fact-role = Role
cb-fact-said = Declared
cb-fact-threw = Threw away
cb-fact-prices = Duty and fine
cb-fact-article = Article
cb-fact-seen = Seen
cb-fact-fate = What became of it
cb-own-cards = Your cards
cb-own-duty = Duty on them
cb-own-fine = Fine on them
cb-own-passed = You passed on
cb-own-drew = You drew
cb-own-known = Surely still inside
cb-own-unseen = Not seen by you
cb-own-nothing = You know nothing of this suitcase.
cb-secret-inside = In the suitcase of { $who }
cb-secret-true = said: { $said }. True.
cb-secret-lie = said: { $said }. A lie.
cb-secret-knows = { $who } knows of: { $cards }

## First game

cb-guide-1 = The violet cards are yours; nobody else sees them. Say how many articles you carry: tap a card or a good. If you are believed, you pay the green number of each article you named.
cb-guide-2 = Lying is legal. If you are searched and it was not the exact truth, you pay the red number of everything you hold. If it was true, you get damages.
cb-guide-3 = You are the Officer. Believe, and you get the duty on what was said. Search, and a lie brings you all fines, but for the truth you pay damages.
cb-guide-4 = The suitcase comes to you. Accept, and you look inside and carry it on. Inform, and a lie brings you the reward, but for the truth you pay damages.
cb-guide-5 = One card must go, face up, for all to see. Tap it to lift it; then you draw another one.
cb-guide-6 = Instead of goods you may claim immunity with the button beside. That costs nothing if it is believed; without the Diplomatic Bag a search costs extra.
cb-guide-7 = This list keeps what was said in this round and what came of it. A thick line means a new suitcase: new cards.
