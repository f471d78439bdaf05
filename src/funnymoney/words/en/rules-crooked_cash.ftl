# The rules of Crooked Cash, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule or card under its own id, or an option.

section-aim = The aim
CC-2 = Have the **most money** at the end. Real and fake notes count alike.

section-box = In the box
CC-1 = For 2 to 6 players: a board, a decoder, 6 tokens, 22 title deeds, 24 Chance cards, 14 Community Chest cards, 12 decoder chips, 12 hotels, 2 dice and a stack of notes. There are no houses, mortgages, taxes or utilities.
CC-N1 = There are 30 notes each of 10, 20, 50, 100 and 500, and **10 of each 30 are fake**.
    .example = Of the twelve notes you start with, four are fake on average.
CC-57 = The board has 36 spaces: 22 streets, four Trains, four Chance (one on each side), two Community Chest, and at the corners GO, Jail with Just Visiting, Free Parking and Go to Jail.
CC-56 =
    Prices of the streets, by colour group.
    Brown: Rue Grande B60, Diestsestraat B60.
    Light blue: Steenstraat B100, Place du Monument B100, Kapellestraat B120.
    Pink: Rue de Diekirch B140, Bruul B140, Place Verte B160.
    Orange: Lippenslaan B180, Rue Royale B180, Groenplaats B200.
    Red: Rue St. Léonard B220, Lange Steenstraat B220, Grand Place B240.
    Yellow: Grote Markt B260, Place de l’Ange B260, Hoogstraat / Rue Haute B280.
    Green: Veldstraat B300, Boulevard Tirou B300, Boulevard d’Avroy B320.
    Dark blue: Meir B350, Nieuwstraat / Rue Neuve B400.
CC-N3 = Rent is **half the price**, rounded up to a ten; twice that with the complete group, four times that with a hotel. A hotel costs B100 on brown and light blue, B150 on pink and orange, B200 on red and yellow, B250 on green and dark blue.
    .example = Meir costs B350: the rent is B180, B360 with the complete group and B720 with a hotel, which costs B250.

section-setup = Setting up
CC-3 = The bank looks after its notes, the deeds, the hotels and the auctions. Here nobody has to play banker.
CC-4 = The notes of each value are shuffled separately. Everyone is dealt the same: 2 × 500, 3 × 100, 3 × 50, 1 × 20 and 3 × 10, that is **B1500**.
CC-A1 = Your money is a handful of single notes, not just a number. Each note is real or fake, and which notes you hand over matters.
CC-5 = The Community Chest cards are shuffled into a face-down pile.
CC-6 = The Chance cards are shuffled. **Three lie face up** in the middle of the board, the others in a face-down pile.
CC-7 = All tokens start on GO.
CC-8 = Everyone has **two decoder chips**, green side up.
CC-9 = Everyone rolls both dice, and the highest total begins; play then passes to the left.

section-turn = Your turn
CC-10 = Roll both dice, move your token that many spaces clockwise, and do what the space says.
CC-11 = After a **double** you roll again once the space has been dealt with. The third double in a row sends you to jail.
    .example = You roll 3–3: you move 6 spaces, deal with the space, and roll again.
CC-E9 = For a third double you do not move any more: your token goes straight to jail, and you do not roll again in this turn.
    .example = You roll 2–2, 5–5 and 1–1: the last roll takes you to jail, not two spaces on.
CC-12 = When your turn is over, the player on your left is next.

section-spaces = The spaces
CC-42 = **GO**: whenever you land on it or pass it, the bank pays you B200, and your red chips turn green.
    .example = You stand on Meir and roll 3: you come to Rue Grande, get B200, and your chips are green.
CC-E5 = If you land exactly on GO, you get the B200 once. Leaving it again pays nothing.
CC-43 = **Train**: move on to the next street nobody owns. You must buy it or put it up for auction. Trains themselves are not for sale.
CC-C8 = You go clockwise to the first street for sale. Passing GO on the way pays B200 and refreshes your chips; Go to Jail is simply passed.
    .example = You are on the Train after Boulevard d’Avroy, and both dark blue streets are taken: you ride past GO, get B200 and stop at the first street for sale.
CC-48 = **Community Chest**: draw the top card; these cards are never fake. Most are carried out at once, some you may keep until you want to use them. Afterwards the card goes under the pile.
CC-E15 = The Community Chest never runs out, as only three of its cards can be kept.
CC-49 = **Chance**: take one of the three open cards and keep it until you need it. Another is turned up in its place. Once used, it goes under the pile.
CC-50 = You may have only **one** Chance card. If you land on Chance with one in hand, you may give it up and take a new one.
CC-E11 = Without a Chance card you must take one of the three. With one you may keep yours; if you swap, yours goes under the pile first.
CC-E14 = The Chance pile never runs out: at most nine of the 24 cards are on show or in hands.
CC-44 = **Free Parking** and **Just Visiting**: nothing happens.
CC-45 = **Go to Jail**: straight to jail, without B200, and no other roll in this turn.
CC-E17 = If a card moves you forward past GO, you get the B200 and green chips. If it sends you to jail, you get neither.

section-chips = Decoder chips
CC-13 = A green chip can be used, a red one is spent. Each use of the **decoder** turns one of your green chips red.
    .example = Both your chips are red: you can check nothing until you come to GO.
CC-14 = When you land on GO or pass it, all your red chips turn green.
CC-15 = While you are in jail you cannot use the decoder.
CC-E18 = As soon as your token is out of jail, you can use the decoder again, even in the same turn.
    .example = You pay B50 at the start of your turn: from then on you may check others again.
CC-B14 = You never have more than two chips, and they cannot be traded. Being sent to jail does not refresh them. A bankrupt player’s chips leave the game.

section-paying = Paying and checking notes
CC-16 = Notes can be checked whenever a player pays the bank or another player, or exchanges money.
CC-A4 = To pay, you lay out a **bundle** of notes that is enough and in which no note is to spare. On request it is chosen for you: the fewest notes, those known to be real first.
    .example = For B60 you may lay out 50 + 10 or a single 100, but not 100 + 10, as the 10 could be left out.
CC-17 = Any **other** player may spend a green chip to look at one of these notes. Nobody may ever check their own.
CC-B2 = The player who is being paid may check too.
CC-18 = You check before the payment is completed, while the notes lie on the table.
CC-B1 = The bundle is shown by value, equal notes in mixed order. Everyone who has a green chip and is not in jail answers **at once and in secret**: trust, or check a certain note. The checks are then carried out in seat order from the payer’s left.
CC-19 = You choose which of the notes you check.
CC-B3 = Each player may check one note of a bundle, for one chip. If somebody before you in seat order has checked the same note, you keep your chip.
    .example = Two players both want to check the 500: the one nearer to the payer’s left does it, the other’s chip stays green.
CC-20 = A **fake** note is announced, and the checker keeps it. The payer must lay out as much again, in any notes.
    .example = You pay B100 with 2 × 50, and one of them is fake: it is gone, and you must add another B50.
CC-B5 = You add notes until it is enough again; notes that are then to spare come back to you.
    .example = You replace one of 2 × 50 by a 100: the other 50 goes back to your hand.
CC-21 = The notes you add can be checked as well, by anyone with a green chip.
    .example = You replace a fake 50 by another 50: that one can be checked too, and lost.
CC-B4 = The same player may check again, for another green chip, but only among the new notes.
CC-22 = A **real** note is announced, and nothing else happens: the payment goes on.
CC-B10 = Being caught with a fake costs you the note and nothing more.
CC-23 = A fake note you have kept counts its full value at the end. Until then you may spend it, at the same risk.
    .example = You have found a fake 500: keep it, and it is B500 in the final count.

section-bank = The bank
CC-25 = Notes paid to the bank go to the **bottom** of the pile of their value.
CC-A5 = If you pay the bank too much, you get change from the top of its piles.
    .example = You pay B60 with a 100: it goes under the pile, and you get two 20s.
CC-A6 = If you pay a player too much, the bank breaks the smallest note of the bundle: it gives that player the part that is missing, and you the change.
    .example = You pay B60 of rent with a 100: the bank takes it, gives the owner B60 and you B40.
CC-A7 = The bank pays with the largest notes it can, off the top of its piles.
    .example = For B170 it gives 100, 50 and 20.
CC-A8 = If the bank lacks a value, it pays in smaller notes. If it cannot pay at all, it prints new notes, which are real. It never goes bankrupt.
    .example = There are no 10s left: B60 come as three 20s.
CC-A9 = What the bank pays out is never checked, and some of it may be fake.
CC-A10 = Once in your own turn you may **exchange** notes at the bank for the same amount in other values, as far as it has them. The notes you hand in can be checked. Exchanging with another player is a trade.
    .example = You hand in a 100 and get 50, 20, 20 and 10; but never another 100.
CC-A11 = All amounts are in tens. Every half is rounded up to the next ten.
    .example = Half of B150 is B80.

section-short = When a fake cannot be replaced
CC-B6 = If you owe the money, for rent, a card or the third failed roll in jail, you are in **debt**.
CC-B7 = If you wanted to buy the street you stand on, the purchase is off: the fake is lost, the other notes come back to you, and the street is auctioned.
    .example = You lay out 2 × 100 for Groenplaats, one is fake, and you have nothing else: you take back the other 100, and the street is auctioned.
CC-B8 = If you won an auction, you may first sell or trade. If that is not enough, your bid is void, and the auction is held again without you. You do not go bankrupt.
    .example = You won with B300 and lost a fake 100: sell a street to make up for it, or give up your bid.
CC-B9 = If you wanted a hotel, to leave jail for B50, an exchange or a trade, it is called off: the fake is lost, the other notes come back to you. In jail the other ways out are still open.

section-streets = Streets and rent
CC-30 = On a street nobody owns you must **buy it or put it up for auction**.
CC-31 = To buy it you pay the bank the price on the space and take the deed.
CC-C5 = If you are short of money, you may trade first. You cannot sell anything to the bank for this.
CC-33 = On another player’s street the owner must **ask for the rent**. What is asked for must be paid; what is not asked for is not owed.
    .example = You land on Veldstraat, and its owner does not ask for the B150: you owe nothing.
CC-C1 = The owner asks or waives. If the owner’s time runs out, the rent is waived.
CC-C2 = Rent is asked for and paid before you roll again after a double.
CC-34 = If you own all streets of a colour, their rent is **doubled**, and you may build hotels there.
    .example = Bruul brings B70, and B140 if you own all three pink streets.
CC-C3 = With a hotel only the hotel rent counts, and it is not doubled. The other streets of a complete group keep their doubled rent.
    .example = You own the red group with a hotel on Grand Place: it brings B480 there and B220 on each of the others.
CC-C4 = Even in jail you collect rent.

section-auctions = Auctions
CC-32 = Bidding starts at **B10**, and every raise is at least B10. There is no turn order. The highest bidder pays the bank and takes the street.
    .example = You bid B10, a rival B40, you B50: if nobody goes higher, you pay B50.
CC-C6 = Everyone may bid, even the player who did not want to buy, in tens and up to the money they have. Whoever has passed may bid again after a raise. It ends when all others have passed.
    .example = You pass at B80; somebody bids B90: now you may bid B100.
CC-C7 = If nobody bids, the street stays with the bank, and the turn goes on.

section-hotels = Hotels
CC-35 = With a **complete group** you may build hotels at any time, not only in your turn. You pay the bank the cost on the deed.
CC-36 = There is at most one hotel on a street.
CC-37 = With some cards you can put a hotel on a street whose group is not complete.
CC-C15 = You are asked before a roll, after a space has been dealt with, and between turns. All name their **wishes** at once and in secret. If you have not raised your hand, you pass automatically. You need not build evenly.
CC-38 = If several players want the last hotel, it is auctioned from B10 in raises of at least B10.
CC-C16 = Hotels from cards come first, in seat order. If two or more players want more than the bank has left, the hotels are auctioned among them one by one, and the winner pays the bid **instead of** the cost. A single player pays the cost.
    .example = One hotel is left, and two players want it: whoever wins with B60 pays B60, even if the deed says B200.
CC-39 = When the bank has no hotels left, none can be built until one comes back.
CC-C17 = Without a hotel in the bank a card for a free hotel cannot be played. Hotels from cards are never auctioned.
CC-C12 = If a group is broken up, its hotels stay. New ones again need a complete group or a card.
    .example = You trade Bruul away: your hotel on Place Verte stays and still brings B320.
CC-C18 = Hotels can be sold only to pay a debt.

section-trades = Trades
CC-40 = Players may buy, sell and swap streets among themselves.
CC-41 = Streets can be traded for money, other streets or cards that lead out of jail, on any terms you agree on.
CC-C9 = You may make offers before each roll, on a street for sale, at the end of your turn and when in debt; between turns all the others may. Each time you have at most **two offers**, counter-offers included. If you have not raised your hand, you pass between turns.
CC-C10 = You can trade notes, named by their value, streets, and the cards Cell key and Cell pass. Not allowed are loans, promises, other cards, chips, and hotels without their street.
    .example = You offer 2 × 50: which of your 50s these are, you choose only when you pay.
CC-C11 = A hotel goes with its street.
CC-C13 = If you would get a second Chance card, you say before agreeing which one you keep. The other goes under the pile.
    .example = You have a Bank grant and are offered a Cell key: you say which of the two you will keep, then you trade.
CC-C14 = Notes in a trade are laid out and can be checked, on both sides. If a fake cannot be replaced, the trade is off.
    .example = You want to give 2 × 100 for a street, one is fake, and you have nothing else: no trade, and that 100 is lost.

section-jail = Jail
CC-46 = In jail you may still collect rent, bid, build hotels, play cards and trade. You may not use the decoder.
CC-47 = At the start of your turn you choose: pay **B50**, or play a card that leads out of jail, then roll as usual; or roll for a **double**. You may try three times; after the third failure you pay B50 and move by that roll.
    .example = You roll 2–5, then 1–6, then 3–4 and no double: you pay B50 and move 7 spaces.
CC-E6 = After paying or playing a card a double counts as usual and gives another roll. If it was a double that freed you, you move by it and do not roll again.
    .example = You roll 4–4 in jail: you move 8 spaces, and your turn ends after that.
CC-E7 = Only failed rolls are counted. After the third one the B50 is a debt you must pay.
CC-E8 = If your card turns out fake, you stay in jail and choose again, in the same turn.
CC-E10 = If a card sends you to jail in a turn with a double, you do not roll again.
CC-C19 = If you come to jail **in your own turn**, you do not roll any more, but you still end your turn like everyone else: you may offer trades, play cards whose time it is, and change notes if you have not done so in this turn. An Express ticket cannot be played then. Hotels may be built as usual after the space or card that sent you to jail, but not after a third double, as you landed nowhere.
    .example = Your third double takes you to jail with a Bank grant in hand: you play it, get B150, and then end your turn.

section-debt = Debt and bankruptcy
CC-51 = If you cannot pay a debt, you sell streets to the bank for **half their price**. If there is a hotel, you sell it first, for half its cost.
    .example = For Bruul with a hotel you get B80 for the hotel and then B70 for the street.
CC-D1 = You choose what to sell, and may trade as well. You stop as soon as you have enough.
    .example = You owe B150 and have B90: once you have sold a street for B60, you are done.
CC-D2 = Streets sold to the bank are for sale again, and must be bought again before the game can end.
CC-52 = If it is still not enough, you are **bankrupt** and out. If you owe a player, your cards go to that player; if you owe the bank, they go under their piles.
CC-D3 = You are bankrupt when nothing is left to sell. Your remaining notes go to the creditor, unchecked. A creditor who would have two Chance cards keeps one of them.
    .example = You owe B200 of rent and have B70 and no street: the owner gets the B70, and you are out.
CC-D4 = If several players have to pay you, they do so one by one from your left. A bankruptcy is settled before the next one pays.
CC-D6 = If you go bankrupt in your own turn, it ends, even after a double.

section-end = The end
CC-53 = The game ends when **all streets are owned**.
CC-E2 = It ends the moment the last street has been paid for. After that nobody trades, builds, plays a card or rolls.
CC-E3 = If that payment fails, the street is not sold, and the game goes on.
CC-54 = Then the bank pays everyone **one last rent** for each of their streets: doubled for complete groups, hotel rent where there is a hotel.
    .example = You own both brown streets, one with a hotel: B120 + B60 = B180.
CC-E4 = This last rent is simply added up. Bankrupt players get nothing, and cards in hand are worth nothing.
    .example = With B1200 in notes and B410 of last rent you have B1610.
CC-55 = All money is counted, and nobody checks it. **Most money wins**.
CC-D5 = If all the others are bankrupt, you win at once.
CC-N2 = If several have the most money, they share the win. If several roll the highest total for the start, they roll again.
CC-E1 = If streets are still for sale after **100 rounds**, the game ends all the same, with the last rent and the count.

section-secret = Open and secret
CC-A2 = Nobody can see whether a note is real, not even its holder. A check shows it to everyone; after that whoever holds the note has a **mark** on it, until it is paid away. Nobody knows what becomes of a note in the bank.
CC-A3 = Everyone sees how much money the others have, but not in which notes. Secret are which notes are fake, and which marked ones your rivals still hold.
CC-24 = Among your own notes you may hide those you know to be fake: only you see your marks.

section-chance = Chance cards
CC-29 = Each of the twelve cards is there twice, **one real and one fake**, and they look alike. As long as nobody checks it, a fake works like a real one.
CC-26 = When you play a Chance card, any other player may spend a green chip to check it, before it takes effect. Nobody can check their own.
CC-B11 = As with notes all answer once, at once and in secret; the first in seat order from your left checks. If the card is fake, you go on without it.
    .example = Your Rent waiver is fake: now you have to pay the rent.
CC-27 = A **fake** card has no effect and goes under the pile. The bank pays the checker **B100**.
    .example = You check a Collection round and it is fake: nobody pays B50, and you get B100.
CC-28 = A **real** card takes effect. The checker has lost nothing but the chip.
CC-B12 = You do not know whether your card is fake. But once one card of a pair has been checked, everybody knows about the other too.
    .example = A Bank grant was fake: the other Bank grant is real for certain.
CC-B13 = Cards are checked only when they are played, not when they are taken.
CC-E12 = If you land on Chance, you may play your old card first and then take a new one.
CC-E13 = A card can be played only at its own time, and only if it can do something. “In your turn” is whenever you alone are asked, also in jail, when paying or in debt; but not within a trade, an exchange or building.
CC-E16 = Cards against others hit only players who are not bankrupt, and a warrant none who is in jail already. Whoever is sent to jail keeps notes, cards and chips.
CH01 = **Rent waiver**. When rent is asked of you: you owe nothing this time.
CH02 = **Gift hotel**. In your turn or when building: put a hotel from the bank on any street of yours without one. The group need not be complete.
CH03 = **Cell key**. At the start of your turn in jail: leave for free, then roll as usual. This card can be traded.
CH04 = **Rent booster**. When you ask for rent: this one rent is doubled, whatever it is.
    .example = The B140 of Bruul in a complete group become B280.
CH05 = **Half-price deed**. On a street for sale: buy it for half its price, rounded up to a ten.
    .example = Meir costs you B180 instead of B350.
CH06 = **Express ticket**. Instead of rolling, not in jail: move on to any street for sale and buy it or put it up for auction. Passing GO pays B200. Then your turn ends.
    .example = You stand on Free Parking and choose Rue Grande: you pass GO and get B200.
CH07 = **Bank grant**. In your turn: get B150 from the bank.
CH08 = **Collection round**. In your turn: every other player pays you B50. Each payment can be checked.
    .example = With five players you collect B200.
CH09 = **Forced swap**. In your turn: swap one of your streets for a rival’s street that is not in a complete group of theirs. Neither may have a hotel.
    .example = You give Rue Grande for a rival’s Meir, unless that rival has both dark blue streets.
CH10 = **Wrecking order**. In your turn: one hotel of a rival goes back to the bank, without a refund.
    .example = The hotel on Grand Place goes: in a complete group its rent falls from B480 to B240.
CH11 = **Arrest warrant**. In your turn: send a player who is not in jail straight there, without B200.
CH12 = **Recharge**. In your turn: all your red chips turn green, and you get B50 from the bank.

section-chest = Community Chest cards
CM01 = **Windfall**. Get B200 from the bank.
CM02 = **Prize**. Get B100 from the bank.
CM03 = **Refund**. Get B50 from the bank.
CM04 = **Birthday**. Every other player pays you B20.
    .example = With four players you get B60.
CM05 = **Head start**. Move on to GO: B200 and green chips.
CM06 = **Night train**. Move on to the next street for sale, as from a Train.
CM07 = **Cell pass**. Keep it: leave jail for free at the start of your turn, then roll as usual. This card can be traded.
CM08 = **Free hotel**. Keep it: put a hotel from the bank on any street of yours without one. The group need not be complete.
CM09 = **Building permit**. Keep it: buy one hotel at its cost for any street of yours. The group need not be complete.
CM10 = **Fresh chips**. All your red chips turn green. If none is red, you get B50.
CM11 = **Parking ticket**. Pay the bank B50.
CM12 = **Water damage**. Pay the bank B100.
CM13 = **Hotel repairs**. Pay the bank B40 for each of your hotels.
    .example = With three hotels you pay B120.
CM14 = **Arrest**. Go to jail, without B200. You do not roll again in this turn.

section-options = House rules
option-edition = A small edition to try out: one round in a city where every street costs B20 and brings B30. Everyone has two 10s, a 20 and one chip; there are no cards, auctions, trades or exchanges.
option-board = The streets of another city, with prices and rents of their own.
option-dealt = The notes everyone is dealt: 10s, 20s, 50s, 100s and 500s. Usually 3, 1, 3, 3 and 2.
option-printed = How many notes of each value there are, usually 30. 0 means just those that are dealt.
option-false = How many of them are fake, usually 10 of each value.
option-round_cap = After how many rounds the game ends at the latest, usually 100.
option-first_player = Who begins. −1 means that the dice decide.
option-open_purses = Your rivals’ notes are shown by value. Usually off.
option-dice = The numbers on the two dice.
option-chips = Decoder chips for everyone, 0 to 2; usually 2.
option-cards = Play with Chance and Community Chest cards or without. Without them nothing happens on those spaces.
option-proposals = How many trades you may offer each time, 0 to 2; usually 2. 0 means no trades.
option-auctions = A street that is not bought is auctioned. Without auctions it stays with the bank. Usually on.
option-exchanges = Notes can be exchanged at the bank. Usually on.
