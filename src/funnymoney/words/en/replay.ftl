# The end of a match, its replay, and the check of its deal.

## The end

end-title = Final reckoning
end-tab = Over · { $game }
end-after = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } and { $choices } decisions
end-reckoning-now = Adding it all up…
end-skip = Skip
end-wins = { $whoYou ->
    [yes] You win with { $money }
   *[no] { $who } wins with { $money }
  }
end-shared = { $who } share the win with { $money }
end-ahead = { $margin } ahead of { $whoYou ->
    [yes] you
   *[no] { $who }
  }.
end-tie = Level on { $money }: the tie was broken by the rules.
end-truth =
    { $game ->
        [contraband]
            { $whoYou ->
                [yes] You lied
               *[no] { $who } lied
            } { $lies ->
                [0] not once.
                [one]
                    once and { $caught ->
                        [0] got away with it.
                       *[other] got caught.
                    }
               *[other]
                    { $lies } times and got caught { $caught ->
                        [0] not once.
                        [one] once.
                       *[other] { $caught } times.
                    }
            }
        [crooked_cash]
            { $whoYou ->
                [yes] You paid
               *[no] { $who } paid
            } with { $lies ->
                [0] no fake at all.
                [one]
                    one fake{ $caught ->
                        [0] , and nobody saw it.
                       *[other] , and it was found.
                    }
               *[other]
                    { $lies } fakes; { $caught ->
                        [0] none was found.
                        [one] one was found.
                       *[other] { $caught } were found.
                    }
            }
       *[other]
            { $whoYou ->
                [yes] You passed off
               *[no] { $who } passed off
            } { $money } of false money{ $lost ->
                [0] .
               *[other] , and { $lost } was found.
            }
    }
end-rematch = Rematch
end-to-rematch = To the rematch
end-rematch-there = { $there } of { $all } there
end-replay = Replay
end-share = Share
end-link-of = Link to this replay
end-what-if = You played on from move { $at } of another match; it does not count for your results.
end-to-original = To that match
end-player = Player
end-place = Place
end-where-from = Where it came from
end-chart = { $game ->
    [ffuffziger] Coins over time
    [contraband] Money over time
    [counterfeiters] Money over time
    [crooked_cash] Money over time
   *[other] Score over time
  }
end-chart-about = Lines of { $names }, over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. The same as a table follows.
end-chart-table = As a table
end-after-round = After round { $number }
end-at-start = At the start
end-round = Round { $number }
end-marks = Turning points
end-bluff = { $game ->
    [counterfeiters] Biggest coup
    [ffuffziger] Biggest coup
   *[other] Biggest lie that worked
  }
end-failed = { $game ->
    [ffuffziger] Dearest find
   *[other] Biggest lie that failed
  }
end-second = Another coup
end-no-bluff = Nobody got anything past anybody.
end-no-failed = Nobody was caught.
end-see-it = See it, move { $at }
end-said = Said
end-held = Held
end-all-secrets = All secrets opened
end-passed-list = { $game ->
    [contraband] Lies that passed
   *[other] What passed
  }
end-caught-list = { $game ->
    [contraband] Lies that were caught
   *[other] What was found
  }
end-lamp = { $game ->
    [counterfeiters] Under the lamp: what passed?
    [ffuffziger] Under the lamp: what passed?
    [crooked_cash] Under the lamp: who paid with fakes?
   *[other] Under the lamp: who lied?
  }
end-dot-truth = { $game ->
    [counterfeiters] nothing to find
    [ffuffziger] nothing to find
    [crooked_cash] checked and real
   *[other] truth
  }
end-dot-lie = { $game ->
    [contraband] lie that passed
   *[other] passed
  }
end-dot-caught = { $game ->
    [contraband] caught
   *[other] found
  }
end-dot-open = never settled
end-lamp-told =
    { $game ->
        [contraband]
            { $lies ->
                [0] No lie
                [one] One lie
               *[other] { $lies } lies
            }, { $truths ->
                [0] no truth
                [one] one truth
               *[other] { $truths } truths
            }
       *[other]
            { $lies ->
                [0] Nothing false
                [one] Once something false
               *[other] { $lies } times something false
            }
    }
end-lamp-caught = { $game ->
    [contraband] caught { $caught }
   *[other] found { $caught }
  }
end-medals = Medals
end-medal-catch = **Best catch.** { $whoYou ->
    [yes] You caught
   *[no] { $who } caught
  } { $otherYou ->
    [yes] you
   *[no] { $other }
  }: { $money } was at stake.
end-medal-doubt = **Dearest doubt.** { $whoYou ->
    [yes] You did
   *[no] { $who } did
  } not believe { $otherYou ->
    [yes] you
   *[no] { $other }
  }, who told the truth: { $money }.
end-medal-bold = **Boldest.** { $whoYou ->
    [yes] You passed off
   *[no] { $who } passed off
  } something false { $count ->
    [one] once
   *[other] { $count } times
  }, more often than anybody else.
end-medal-honest = **Most honest.** { $count ->
    [0] { $whoYou ->
        [yes] You never passed off anything false.
       *[no] { $who } never passed off anything false.
      }
    [one] { $whoYou ->
        [yes] You passed off something false only once.
       *[no] { $who } passed off something false only once.
      }
   *[other] { $whoYou ->
        [yes] You passed off something false only { $count } times.
       *[no] { $who } passed off something false only { $count } times.
      }
  }
end-medal-luck = **Never caught.** { $whoYou ->
    [yes] You
   *[no] { $who }
  } got { $money } past all of them.
end-fair = Fair shuffle
end-fair-seal = The seal shown before the first card:
end-fair-branch = This match was played on from another one: its deal was not promised.
end-check = Check it yourself
end-broken = The reckoning could not be read. Nothing is lost.

## Money of each game, and who is no player

tale-money = { $game ->
    [contraband] { $amount } F
    [counterfeiters] ${ $amount }
    [ffuffziger] { $count ->
        [one] { $amount } coin
       *[other] { $amount } coins
      }
    [crooked_cash] B{ $amount }
   *[other] { $count ->
        [one] { $amount } point
       *[other] { $amount } points
      }
  }
tale-worth = { $game ->
    [contraband] { $amount } F
    [counterfeiters] ${ $amount }
    [ffuffziger] { $amount }
    [crooked_cash] B{ $amount }
   *[other] { $amount }
  }
tale-bank = { $game ->
    [counterfeiters] the Godfather
    [ffuffziger] the inspector
   *[other] the bank
  }

## What the scores are made of

tale-col-start = start
tale-col-score = points
tale-col-duty = duty
tale-col-fine = fines
tale-col-damages = damages
tale-col-reward = rewards
tale-col-tax = tax fraud
tale-col-supermarkets = supermarkets
tale-col-receivers = receivers
tale-col-diners = diners
tale-col-lottery = lottery
tale-col-contacts = contacts
tale-col-fares = fares
tale-col-godfather = Godfather
tale-col-auctions = auctions
tale-col-machines = machines
tale-col-bonus = bonus
tale-col-notes_10 = 10s
tale-col-notes_20 = 20s
tale-col-notes_50 = 50s
tale-col-notes_100 = 100s
tale-col-notes_500 = 500s
tale-col-rents = final rents
tale-col-group_rents = of groups
tale-col-hotel_rents = of hotels
tale-total = { $game ->
    [ffuffziger] coins
    [contraband] money
    [counterfeiters] money
    [crooked_cash] money
   *[other] score
  }
tale-amount-money = money
tale-amount-score = points
tale-amount-offshore = of it offshore
tale-amount-coins = coins
tale-amount-real = real money
tale-amount-notes = false notes
tale-amount-false = of it false
tale-flow-start = dealt
tale-flow-salary = salary at GO
tale-flow-rents = rents
tale-flow-streets = streets bought
tale-flow-hotels = hotels
tale-flow-sales = sold to the bank
tale-flow-jail = Jail
tale-flow-chest = Community Chest
tale-flow-chance = Chance
tale-flow-trades = trades
tale-flow-rewards = rewards for fakes found
tale-flow-notes_seized = fakes seized
tale-flow-notes_lost = notes lost
tale-flow-estates = estates of bankrupts
tale-flow-last_rents = final rents

## What was passed off as something else

tale-lie-hidden_goods = { $whoYou ->
    [yes] You hide goods
   *[no] { $who } hides goods
  }: { $money } of duty
tale-lie-invented_goods = { $whoYou ->
    [yes] You declare goods that are not there
   *[no] { $who } declares goods that are not there
  }
tale-lie-swapped_goods = { $whoYou ->
    [yes] You declare other goods
   *[no] { $who } declares other goods
  } than are in the suitcase{ $way ->
    [less] : { $money } of duty
   *[more] {""}
  }
tale-lie-false_immunity = { $whoYou ->
    [yes] You claim
   *[no] { $who } claims
  } immunity without the Diplomatic Bag
tale-lie-fakes_in_supermarket = { $whoYou ->
    [yes] You pass off fakes
   *[no] { $who } passes off fakes
  } in the supermarket: { $money }
tale-lie-fakes_in_diner = { $whoYou ->
    [yes] Your diners launder
   *[no] The diners of { $who } launder
  } { $money }
tale-lie-tax_fraud = { $whoYou ->
    [yes] You cheat the state
   *[no] { $who } cheats the state
  } of { $money }
tale-lie-kept_offshore = { $whoYou ->
    [yes] You keep
   *[no] { $who } keeps
  } { $money } offshore while the Godfather calls
tale-lie-notes_in_auction = { $whoYou ->
    [yes] You win an auction
   *[no] { $who } wins an auction
  } with notes worth { $money }
tale-lie-notes_in_fist = { $whoYou ->
    [yes] You win a laundering card
   *[no] { $who } wins a laundering card
  } with { $money } in the fist
tale-lie-notes_laundered = { $whoYou ->
    [yes] You launder
   *[no] { $who } launders
  } notes worth { $money }
tale-lie-notes_seized = The inspector seizes notes worth { $money } from { $whoYou ->
    [yes] you
   *[no] { $who }
  }
tale-lie-machines_scrapped = The inspector scraps machines of { $whoYou ->
    [yes] yours
   *[no] { $who }
  }, a loss of { $money }
tale-lie-false_note = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
  } with a fake { $money }, unknowingly
tale-lie-known_false_note = { $whoYou ->
    [yes] You pay
   *[no] { $who } pays
  } with a fake { $money }, knowing it
tale-lie-false_card = { $whoYou ->
    [yes] You play
   *[no] { $who } plays
  } a fake card
tale-lie-known_false_card = { $whoYou ->
    [yes] You play
   *[no] { $who } plays
  } a card known to be fake
tale-passed = Nobody looked.
tale-passed-by = { $names } believed it.
tale-found-by =
    { $game ->
        [contraband]
            { $byYou ->
                [yes] You had it opened.
               *[no] { $by } had it opened.
            }
       *[other]
            { $byYou ->
                [yes] You
               *[no] { $by }
            } found it.
    }

## Replay

replay-title = Replay
replay-tab = Replay · { $game }
replay-loading = Winding back…
replay-not-found = There is no such match
replay-not-found-more = The link is wrong, or the match was deleted.
replay-not-over = This match is still going on
replay-not-over-more = While it runs, only who sits there may look back, at what he saw himself.
replay-not-begun = This match has not begun
replay-not-begun-more = There is nothing to look back at yet.
replay-broken = The replay could not be read
replay-to-table = To the table
replay-to-end = Final reckoning
replay-own-past = Your seat so far
replay-move = Move { $at }
replay-move-of = Move { $at } of { $total }
replay-deal = The deal
replay-end = The end
replay-now = Now
replay-round = Round { $number }
replay-scrubber = Moves of the match
replay-controls = Replay controls
replay-look = What is shown
replay-look-seat = My seat
replay-look-a-seat = A seat
replay-look-public = Public
replay-look-all = All secrets
replay-look-from = Look from the seat of
replay-hide = Hide what comes later
replay-back = One decision back
replay-on = One decision on
replay-at-start = This is the first moment.
replay-at-end = This is the last moment.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next-key = Next key moment
replay-no-key = No key moment follows.
replay-key-hidden = What comes later is hidden.
replay-share = Copy a link to this moment
replay-play-on = Play on from here
replay-play-on-short = Play on
replay-key-moments = Key moments
replay-no-moments = None so far.
replay-secrets = Secrets
replay-thoughts = Thoughts
replay-log = Log
replay-moments = Moments
replay-more = Secrets, thoughts and log
replay-told-to = To { $who }: { $text }
replay-moment-catch = { $byYou ->
    [yes] You catch
   *[no] { $by } catches
  } { $whoYou ->
    [yes] you
   *[no] { $who }
  }: { $money }
replay-moment-doubt = { $byYou ->
    [yes] You doubt
   *[no] { $by } doubts
  } { $whoYou ->
    [yes] you
   *[no] { $who }
  } in vain
replay-moment-lead = { $whoYou ->
    [yes] You take the lead
   *[no] { $who } takes the lead
  }
replay-moment-gain = { $whoYou ->
    [yes] You gain
   *[no] { $who } gains
  } { $money } at a stroke
replay-moment-loss = { $whoYou ->
    [yes] You lose
   *[no] { $who } loses
  } { $money } at a stroke
replay-moment-decided = { $whoYou ->
    [yes] You lead from here to the end
   *[no] { $who } leads from here to the end
  }

## What bots make of it

replay-believed = What each seat believed
replay-believed-seat = What this seat believed
replay-estimate-about = Bots judge this position from what each seat knew, in many imagined worlds that fit it.
replay-estimate-ask = Ask the bots
replay-estimate-thinking = Thinking…
replay-estimate-choose = Choose a seat, or all secrets, to see what was believed.
replay-shares = Share of the win, as each seat sees its own
replay-hints = What an expert would do now
replay-was-chosen = was chosen
replay-belief-declaration = The declaration of { $who } is true
replay-belief-note = The { $worth } of { $who } is fake
replay-belief-money = Money of { $who }, hidden
replay-belief-offshore = Offshore money of { $who }
replay-belief-fist = The fist of { $who }
replay-belief-about = about { $mean }
replay-no-beliefs = Nobody had to guess anything here.

## Play on from here

branch-title = What if?
branch-about = A new table opens at move { $at }. You take a seat, bots take the others; what was hidden from that seat stays hidden.
branch-seat = Your seat
branch-level = Strength of the bots
branch-go = Open this table

## Check the deal

check-title = Check the deal
check-here = Worked out in this page
check-here-about = Your browser computes the seal and the seed from the record, without asking the server.
check-no-hash = Your browser computes no hashes over a plain http address from another machine. The server has checked below; open the page over https, or run funnymoney verify, to check it yourself.
check-commitment = Seal
check-seed = Seed
check-promised = The seal shown before the first card is the seal of this deal.
check-not-promised = The seal does not fit this deal.
check-dealt = The seed follows from the seal and from what everybody gave.
check-not-dealt = The seed does not follow from the seal.
check-yours = What your browser gave to the seed is in the record.
check-not-yours = What your browser gave to the seed is not in the record.
check-nothing-promised = Nothing was promised before this deal, so there is nothing to work out.
check-server = What the server finds
check-server-away = The server could not check it just now.
check-verdict-fair = Fair: everything fits.
check-verdict-false = Something does not fit.
check-verdict-unproven = Nothing is wrong, but the deal cannot be proven.
check-status-ok = fits
check-status-failed = does not fit
check-status-unproven = not proven
check-name-commitment = Seal
check-name-contributions = Contributions
check-name-seed = Seed
check-name-choices = Choices
check-name-end = End
check-name-result = Result
check-name-digest = Digest
check-commitment-fits = What was promised before the deal is what was dealt.
check-commitment-differs = What was promised is not what was dealt.
check-commitment-no_promise = Nothing was promised before the deal.
check-commitment-branched = This match was played on from move { $at } of another one.
check-contributions-given = { $count ->
    [one] One person gave something to the seed.
   *[other] { $count } people gave something to the seed.
  }
check-contributions-missing = Somebody’s contribution is missing.
check-contributions-nobody = Nobody gave anything to the seed.
check-seed-fits = The cards come from the promised seed.
check-seed-differs = The cards come from another seed.
check-choices-legal = All { $count } choices were legal.
check-choices-illegal = A choice was not legal: { $why }
check-choices-no_game = The rules of this game are not here.
check-choices-edition = The record follows other rules (edition { $edition }, here { $here }).
check-end-over = The match is over.
check-end-goes_on = The match is not over.
check-end-unplayed = It could not be played again.
check-result-fits = Scores and shares are what the choices lead to.
check-result-differs = Scores or shares are not what the choices lead to.
check-result-absent = The record states no result.
check-result-unplayed = It could not be played again.
check-digest-fits = The digest is that of this match.
check-digest-differs = The digest is that of another match.
check-digest-absent = The record states no digest.
check-digest-unplayed = It could not be played again.
check-compare = Compare seal and digest with the other players: if all see the same, all have the same record.
check-download = Download the record

## A match that the server had to close

table-closed-edition = This match couldn’t be carried over
table-closed-edition-why = The rules of { $game } have changed since this match began, and a match can only be played out by the rules it began with. It doesn’t count. Sorry about that!
table-closed-server-why = We had to close this table. Its match doesn’t count. Sorry about that!
table-again = Play again with the same seats
table-to-next = To the new match
