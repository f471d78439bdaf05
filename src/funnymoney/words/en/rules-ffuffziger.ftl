# The rules of Falsche FFuffziger, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule under its own id, or an option.

section-aim = The aim
FF-1 = Falsche FFuffziger is for **3 to 6 forgers**. Your machines print fake notes; you turn them into real money, and try to own the **most rare coins** at the end.

section-box = In the box
FF-2 = There are 108 machine tiles: 24 of 10, 27 of 20, 27 of 50, 18 of 100 and 12 of 150. The front shows the value, the back stays unknown until the tile is turned. Backs, as Kaputt / same value / double of the same / next value / double of the next: 10: 3 / 3 / 6 / 9 / 3; 20 and 50: 3 / 6 / 6 / 9 / 3; 100: 2 / 3 / 4 / 6 / 3. Of the 150s two are Kaputt, three stay the same, four are double and three are 150s with coins.
    .example = Of the 24 tiles of 10, nine turn into a 20 and three into a double 20.
FF-3 =
    A laundering card has a **minimum** on the left and, on the right, the real money it pays. There are ten of each letter.
    A: 14→20, 15→30, 18→30, 21→40, 24→50, 27→60, 30→70, 33→70, 36→80, 39→80.
    B: 32→60, 35→70, 37→80, 44→90, 51→100, 57→110, 58→120, 62→130, 65→140, 72→150.
    C: 70→120, 72→130, 75→140, 77→150, 78→160, 82→170, 85→180, 91→190, 95→200, 101→200.
    D: 77→150, 89→160, 92→170, 95→180, 111→190, 129→220, 135→240, 136→250, 141→260, 158→280.
    .example = The card 44→90 goes to a fist of 44 or more and pays 90 M.
FF-4 = The inspector has ten cards. White: three coin cards, a 20 and a 100. Green: the 150. Black: two coin cards, a 10 and a 50.
FF-5 = There are also an auction die (2, 3, 3, 4, 4, 5), fake notes in five colours, black tokens for real money, 80 rare coins, and three markers to remind you of auctions to come.
FF-6 = Prices in real money for 10 / 20 / 50 / 100 / 150: **buy** a machine 4 / 10 / 30 / 70 / 100 M; **sell** a machine or launder a note 3 / 8 / 20 / 45 / 70 M; **scrap** 2 / 4 / 9 / 20 / 30 M. M stands for a million.
    .example = A 50 machine costs 30 M, sells for 20 M and brings 9 M as scrap.

section-setup = Setting up
FF-7 = With 3 or 4 players two laundering cards of each letter are left out, so 32 remain. They are shuffled by letter and stacked, A on top, then B, C and D. The first one is turned up and its real money put on it.
FF-D8 = Which laundering cards are left out is random, and nobody sees them.
FF-8 = The inspector’s cards are shuffled by colour and stacked face down: white on top, then the green one, then black. Their order **never changes**: after the tenth card the same ten come again in the same order.
    .example = If the 100 was the third card, it will also be the 13th and the 23rd.
FF-9 = You start with one machine each of **10, 20 and 50**, backs unseen. None of them is Kaputt or a double of the next value; tiles with such backs are mixed into the piles only afterwards.
    .example = Your first 10 hides a 10, a double 10 or a 20, but never a double 20.
FF-10 = The other tiles lie shuffled in piles by value, front up, so that nobody knows their backs. Fronts have a white edge, backs a black one.
FF-D10 = Nobody starts with any money, neither real nor fake.
FF-11 = The first player holds the auction die as a **marker**. Everything goes clockwise from there.
FF-D9 = The first player is chosen at random.

section-money = Money
FF-12 = Fake notes are **never changed** into one another. Real money can be changed at any time and paid in any whole amount.
    .example = Two 10s are not a 20; but 7 M of real money can always be paid exactly.
FF-D5 = Fake notes never run out.
FF-D6 = Real money never runs out. The smallest amount is 1 M.
FF-D7 = Rare coins never run out either, even after the 80 in the box.
FF-R27 = Players do not lend, give or trade anything among themselves.

section-inspector = Phase 1: the inspector
FF-13 = Every round begins with **two inspector cards** being shown, in the first round just one. Cards of earlier rounds are put away in their order.
FF-14 = A card with the **lowest value in play** destroys that value: every machine showing it is scrapped for its scrap price, and all notes of that value are seized. A card with a higher value destroys nothing.
    .example = The 10 comes: you lose two 10 machines for 2 × 2 = 4 M, and all your notes of 10.
FF-R1 = The lowest value in play is the lowest one not yet destroyed, even if nobody owns such a machine. Its card still destroys it and still brings another card.
FF-R3 = Cards shown together take effect one after the other, in the order in which they come.
    .example = With the 10s still in play, a 10 followed by a 20 destroys both; a 20 followed by a 10 destroys only the 10s.
FF-15 = For each **value** destroyed, not for each machine, one more card is shown.
    .example = Five 10 machines fall at once: that is one more card, not five.
FF-R2 = Such extra cards count in full and can bring extra cards themselves. When the tenth card has been shown, the deck simply starts again.
FF-16 = When the 150s are destroyed, **the game is over**.
FF-17 = Each coin card shown means one **coin auction** in this round.

section-machines = Phase 2: machines
FF-18 = From the first player on, everyone chooses exactly one action for **each** of their machines: produce, sell or transform.
FF-R5 = You go machine by machine, and see what one has turned into before you decide on the next. Everybody else sees it too.
FF-22 = **Produce**: the machine prints one note of its visible value, a double prints two. A machine turned in this round prints nothing.
    .example = A double 50 gives you 2 × 50.
FF-21 = **Sell**: you get the selling price of the visible side, and a double counts as a single one. A machine turned in this round cannot be sold yet.
    .example = A 50 that you turned into a double 100 last round sells for 45 M.
FF-D2 = Machines that are sold leave the game.
FF-19 = **Transform** (on the board: Turn): you turn the tile over, once and for all. The machine gets better, stays as it is, or is Kaputt.
FF-R6 = Even if the machine stays as it is, the tile has been turned and prints nothing in this round.
FF-R7 = The back has the value of the front or the next higher one, so turning never gives you a value that has been destroyed.
FF-20 = A **Kaputt** machine is gone, and you get the scrap price of its front. If at least one machine was Kaputt in this phase, the inspector shows **one more card** at the end of it, with all that follows.
    .example = Your 20 turns out Kaputt: you get 4 M, and a card is shown that may start an auction or destroy a value.
FF-R4 = It is one card, however many were Kaputt, and it comes when everybody is done. It can seize notes printed a moment ago.
FF-R8 = The scrap price is that of the visible side if the inspector destroys a machine, and that of the front if it is Kaputt. Doubles are never paid twice.
    .example = A 10 turned into a double 20 and destroyed with the 20s brings 4 M, not 8 M.
FF-D3 = Kaputt and destroyed machines leave the game.
FF-23 = A machine always counts as its **visible side**.
    .example = A 10 turned into a 20 prints notes of 20 and falls with the 20s, not with the 10s.
FF-36 = Three of the 150s have “Münzen” on the back. Such a **150 with coins** prints one 150 at a time, and brings 3 rare coins when it is destroyed.
FF-R9 = The 3 coins come only if the coin side lies face up when the inspector destroys the 150s. Sold, such a machine brings 70 M and no coins; if the last laundering card ends the game, it brings nothing.

section-coins = Phase 3: coin auctions
FF-24 = There is one auction for each coin card shown in phases 1 and 2; the green 150 is a coin card too. The **first three** coin cards of the game start no auction.
    .example = With 3 or 4 players the first auction comes with the green 150, the sixth card of the deck.
FF-R10 = Only coin cards and the green 150 count towards these three. With 5 or 6 players other cards can therefore start auctions from the first round on.
FF-D11 = The three auction markers are only a reminder: there may be more than three auctions in a round.
FF-25 = Before **each** auction the first-player marker moves one seat to the left.
FF-R12 = It moves before added auctions too, but not at the end of a round. Leading an auction does not move it.
FF-R18 = The die is rolled before the bidding and says how many coins are in the **lot**. A 2 rolled for an added auction counts too, up to the limit.
FF-29 = Each 2 on the die adds one auction, but at most **two** in a round.
    .example = You see 2, 2 and 2 in one round: the first two add an auction each, the third adds none.
FF-26 = The first player opens by laying down money of **one kind**: notes of one value, or real money. In turn everyone else matches exactly that or drops out of this auction.
    .example = The opener lays down 2 × 50: with a single 50 you are out, no matter how many 20s you have.
FF-R13 = The opener must offer something; whoever owns nothing at all passes the lead on. Later leaders may drop out. The least offer is one note or 1 M.
FF-R17 = Players match clockwise from the leader, openly, and cannot take it back.
FF-27 = Then the next player to the left who is still in **leads**: add notes of one value or real money, or drop out. The others match or drop again. Real money straight after real money must be **at least 5 M**.
    .example = After an offer of 12 M you may add 5 M or more, or a single note of 10.
FF-R16 = The 5 M is the size of what you add, and is asked for only if the offer just before was real money as well. Matching is always exact.
    .example = 20 M, then 1 × 50, then 1 M is allowed; 20 M and then 4 M is not.
FF-R15 = All your offers in one auction add up to your **stake**. You can only match with what you still have in hand.
    .example = You own three 50s and have laid down two: you can match one more 50, but not two.
FF-28 = The last one in pays the whole stake to the bank and takes the lot. All the others take their money back.
    .example = You laid down 2 × 50, then 8 M, and the last rival drops out: you pay 2 × 50 and 8 M for the coins.
FF-R14 = If nobody matches an offer, whoever made it wins at once. If nobody at the table owns anything, the coins leave the game.
FF-30 = In a round without auctions the marker moves one seat to the left as well.
FF-R19 = That also goes for a round whose coin cards were all among the first three.

section-fists = Phase 4: laundering cards
FF-31 = Everyone hides money in a **fist**: real, fake, both or nothing. All open together; the fullest fist wins the card if it reaches the minimum, and all of it is paid to the bank. A tie goes to the first player, or else to whoever sits nearest to the first player’s left.
    .example = For the card 44→90 the fists hold 40, 47 and 60: the 60 wins, is paid, and brings 90 M.
FF-R20 = Notes count their value, real money its amount. No change is given. Everyone else keeps their money, and below the minimum nobody pays.
    .example = You need 44 and hold 2 × 20 and 4 M: exactly enough. With a single note of 50 you would pay 6 too much.
FF-32 = When a card has been won, the next one is turned up with its money, and everybody closes a fist again. The phase ends when no fist reaches the minimum, or as soon as somebody has won **two cards**; the open card stays for the next round.
    .example = You win the first and the third card of a round: the phase is over, and the fourth card lies open for the next round.
FF-R21 = Having won a card, you may bid on with what you have left. At most one card more than there are players is sold in a phase.
    .example = With 4 players the fifth card must be somebody’s second.
FF-33 = Winners take their real money only when the **phase is over**, so it cannot go into a fist in the same phase. Cards that were won leave the game.
FF-R22 = The money from laundering cards can be spent in phase 5. Money from phase 6 can be used in the next round’s auctions and fists.

section-buying = Phase 5: buying machines
FF-34 = From the first player on you may buy machines, with **real money only**. Values that have been destroyed are no longer for sale.
    .example = With 45 M you can buy a 50 for 30 M, a 20 for 10 M and a 10 for 4 M; 1 M is left.
FF-D4 = You may buy as many machines as you can pay for, of any value in play; 150s are for sale from the start.
FF-D1 = You get a tile from the pile without seeing its back. When a pile is empty, that value is sold out.
FF-R26 = A machine you have bought works from phase 2 of the next round on.

section-laundering = Phase 6: laundering notes
FF-35 = You may launder any of your notes for real money at the rate of the price table. That money buys no machines before phase 5 of the next round. The marker stays where it is.
    .example = Three 20s and a 100 bring 3 × 8 + 45 = 69 M.

section-end = The end
FF-37 = The game ends **at once** when the last laundering card has been won or the 150s are destroyed. There are no more auctions, but the scrap price of the 150s is paid.
FF-R23 = When the last laundering card has been won, its money is paid out and the game is scored, without phases 5 and 6. If nobody wins it, the game goes on.
FF-R24 = When the 150s are destroyed, each brings 30 M, and those with coins 3 coins as well. Notes of 150 are seized, and this round’s auctions are dropped.
    .example = You have two 150s, one of them with its coin side up: 60 M and 3 coins.
FF-38 = The player with the most real money gets **6 coins**, the second 4, the third 2. Then whoever has the **most coins** wins; a tie goes to more real money, and if that is equal too, the win is shared.
    .example = At the end you have 90 M, the others 60, 40 and 10 M: that is 6, 4, 2 and 0 coins.
FF-D12 = Players with the same real money share the places they cover, rounded down.
    .example = Two players tie for the most: (6 + 4) ÷ 2 = 5 coins each, and the next one gets 2.
FF-R25 = Fake notes and machines are worth nothing at the end. There is no final laundering.

section-many = With 5 or 6 players
FF-39 = All 40 laundering cards are used. Every inspector card with a value **not yet destroyed** starts a coin auction too.
    .example = A 20 comes up in the first round: it destroys nothing, but coins are auctioned.
FF-D13 = Everything else is set up as usual: three machines each, and one inspector card in the first round.
FF-R11 = The card that destroys its value starts an auction as well. The green 150 starts one auction, not two; a value destroyed earlier starts none.

section-secret = Open and secret
FF-40 = You may count the face-down inspector and laundering cards, but not look at them, nor go through the inspector cards shown before. Money may be hidden, coins may not.
FF-R28 = Secret are closed fists, unturned backs and cards not yet seen. Your rivals’ money and past inspector cards are not shown either, though you saw them all: **remembering** is part of the game.
FF-R29 = Once all ten inspector cards have been shown, by round 6 at the latest, you can know when the next values fall. Every round with a Kaputt brings that one card nearer.

section-options = House rules
option-edition = A small edition to try out: only phase 4 of a single round. Everyone has a 10 and a 20, and the cards 14→20 and 15→30 are to be won.
option-skip_any_trigger = The first three cards that would start an auction start none, whatever they are, not only coin cards. It matters with 5 or 6 players. Usually off.
option-open_purses = Your rivals’ money is shown. Usually off.
option-show_ring = The inspector cards seen so far are shown in their order. Usually off.
option-first_player = Who is first player. −1 means chosen at random.
option-rounds = The game ends after phase 4 of this round. 0 means that there is no such limit.
option-machines = How many machines everyone starts with: the 10, then the 20, then the 50. Usually 3.
option-purse = Money everyone starts with: notes of 10, 20, 50, 100 and 150, then real money. Usually none.
option-letters = How many letters of laundering cards are used, from A on; usually 4.
option-of_a_letter = How many laundering cards of each letter are used, the cheapest ones. 0 means 8 with 3 or 4 players and 10 with 5 or 6.
