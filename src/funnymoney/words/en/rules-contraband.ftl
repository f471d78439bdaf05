# The rules of Contraband, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule under its own id, or an option.

section-aim = The aim
CB-1 = Contraband is for **3 to 6 players**.
CB-3 = Hold the **most money** at the end of the game. Get your suitcase past the Officer and pay as little duty and as few fines as you can.

section-box = In the box
CB-2 = The box holds a board, 56 cards and play money.
CB-4 = Eight kinds of article are **dutiable**: wine, cigars, spirits, perfume, watch, camera, necklace and crown.
CB-5 = Every dutiable article has two prices on the board. The **green band** is the duty you pay if you declare it; the **red band** is the fine you pay if you are caught smuggling.
    .example = A watch costs 150 F if you declare it, 300 F if you are caught with it.
CB-6 = Besides the dutiable articles the deck holds one **Diplomatic Bag** and 26 cards of **baggage**. Neither ever costs duty or a fine.
CB-D1 = Duty / fine in F: wine 25 / 50, cigars 50 / 100, spirits 75 / 150, perfume 100 / 200, watch 150 / 300, camera 200 / 400, necklace 250 / 500, crown 500 / 1000. There are four cards of each, but only one crown. The rule sheet gives the fines on wine, cigars and watch and both numbers of the crown; the others are ours.
    .example = If you declare one wine and one camera, you owe 25 + 200 = 225 F.
CB-35 = There is only **one crown**. It is played like any other article: 500 F duty, 1000 F fine.

section-setup = Setting up
CB-7 = Shuffle all the cards and lay them face down on the closed suitcase: this is the **deck**. The open suitcase is the **discard pile**, face up.
CB-8 = One player is the **Customs Officer**; all the others are **travellers**. In the course of the game everyone is Officer once.
CB-D3 = The first Officer is chosen at random. After that the office goes round clockwise.
CB-10 = The money is shared out equally among all players, the Officer included. What cannot be shared is put aside and not used.
CB-D2 = 10000 F are shared out in steps of 50 F. With 3 players each gets 3300 F, with 4 players 2500 F, with 5 players 2000 F, with 6 players 1650 F.
    .example = With 6 players 6 × 1650 = 9900 F are handed out, and 100 F stay in the box.
CB-R19 = Money is shared out only **once**, before the first round. What you win or lose, you take with you into the next round.

section-round = A round
CB-11 = The travellers take turns to receive cards, and try to get them through to their neighbour. The Officer **never holds cards**, but may search those of the others.
CB-12 = The traveller on the Officer’s left begins, takes the top **four cards** of the deck and looks at them in secret.
CB-28 = The suitcase keeps travelling round the table. The Officer takes the duties, and the fines that are due.
CB-R15 = The next traveller is the next player **clockwise**, skipping the Officer.
    .example = With 3 players there are two travellers, who send the suitcase back and forth.

section-declaring = Declaring
CB-13 = Look at your cards and **declare** to the Officer how many of each dutiable article you carry. Tell the truth and pay all the duty, or lie and save some of it.
    .example = You hold two perfumes and two baggage and declare “one perfume”: 100 F instead of 200 F, if you are believed.
CB-18 = You may also declare articles you **do not have**. If you are believed, you pay the duty on them.
    .example = You hold nothing but baggage and declare one wine: you pay 25 F and look honest.
CB-R1 = You declare any dutiable articles, but no more in all than you have cards, and the crown at most once. Whatever you do not name counts as baggage. Instead of goods you may claim **immunity**.
    .example = With four cards you may declare “two watches and one camera”; the fourth card then counts as baggage.
CB-R3 = You may declare what cannot possibly be true. It is simply a lie.
    .example = Three wines lie on the discard pile; you may still declare four.
CB-R2 = A declaration is **true** only if it names exactly the dutiable cards you hold, each in the right number. Equal value is not enough. If you do not claim immunity, the Diplomatic Bag counts as baggage.
    .example = You hold a watch and two wines (duty 200 F) and declare a camera (duty 200 F): that is a lie.

section-officer = The Officer decides
CB-14 = The Officer **believes** you or not. If you are believed, you pay the Officer the duty on what you declared, and the cards go on unseen to the next traveller.
    .example = You declare one wine and one watch and are believed: you pay 25 + 150 = 175 F, whatever you really hold.
CB-15 = An Officer who does not believe you **searches**: all your cards are turned face up for everyone to see.
CB-16 = If you are searched and did not tell the whole truth, you pay the Officer the **fine** on every dutiable card you hold, even on those you declared.
CB-17 = The fine is 50 F on wine, 100 F on cigars and 300 F on a watch. What you declared correctly does not lower it.
    .example = You declared wine and cigars, but there is a watch as well: you pay 50 + 100 + 300 = 450 F.
CB-19 = If you are searched after declaring articles you do not have, you pay the fine on the dutiable cards you **really hold**, even if what you declared was worth as much.
    .example = You declared a necklace (duty 250 F), but hold a camera and cigars (duty 250 F): you pay 400 + 100 = 500 F.
CB-R4 = Invented articles add nothing to the fine. If you hold nothing but baggage, the fine is 0 F, but you get no damages either, because you lied. An Informer still gets the reward.
    .example = You declared one wine and hold four baggage: the Officer searches, and nobody pays anything.
CB-R5 = If the Officer searches and catches you lying, you pay the fine **instead of** the duty. If an Informer catches you, the duty you have paid is lost and the fine comes on top.
    .example = You paid 25 F for one wine, but hold a wine and a necklace: if the next traveller informs, you pay another 50 + 500 = 550 F.
CB-20 = If you are searched and told the truth, you pay just the duty, and the Officer pays you **200 F damages**.
    .example = You truthfully declared one wine: you pay 25 F and receive 200 F.
CB-R6 = Duty and damages are two separate payments and appear one after the other in the log.
CB-21 = After **any search**, whatever it shows, the cards go face up on the discard pile. The next traveller draws four new ones.

section-passing = Passing the suitcase on
CB-22 = If you were not searched, your cards go unseen to the next traveller. **Before looking**, that player decides: accept or inform.
CB-R16 = The next traveller is asked only if the Officer believed you. Nobody else may doubt you.
CB-23 = If you **accept**, you take the cards and look at them. You must throw one away, face up, then draw one from the deck and make your own declaration. Cards thrown away do not come back in this round.
    .example = You find wine, wine, crown and baggage, throw the crown away, draw a card, and declare again with four cards.
CB-R14 = You choose the card to throw away **after** looking and **before** drawing. You may throw any card, unless the Diplomatic Bag is among them.
CB-24 = If you do not believe the declaration, you are an **Informer**: all the cards are turned face up.
CB-25 = If the Informer is right, the sender pays the Officer all the fines, even on goods already declared and paid for. The Officer pays the Informer a **reward of 1000 F**.
    .example = You declared nothing and hold a watch: you pay the Officer 300 F, and the Officer pays the Informer 1000 F.
CB-R7 = The fines always go to the Officer, the reward always comes from the Officer. An Officer who believes too easily can lose money by it.
    .example = A fine of 50 F comes in, a reward of 1000 F goes out: the Officer loses 950 F.
CB-26 = If the Informer is wrong, the Informer pays the sender **200 F**.
CB-R8 = When an Informer is wrong, the Officer neither pays nor receives anything. The duty already paid stays paid.
    .example = You truthfully paid 100 F for a perfume: you do not get it back, but you receive 200 F from the Informer.
CB-27 = Right or wrong, the Informer draws four new cards and takes the next turn.

section-bag = The Diplomatic Bag
CB-30 = Instead of declaring goods you may **claim immunity**: you say that you hold the Diplomatic Bag. You then pay no duty and need not name your other cards.
CB-31 = The Officer may doubt your claim and search, and so may the next traveller.
CB-32 = If you are searched and really hold the Bag, you pay neither duty nor fine on anything and receive **200 F** for the false accusation. All four cards are discarded, and the next traveller draws four new ones.
    .example = Bag, crown, necklace and camera: without the Bag they would cost 1900 F in fines; with it you get 200 F.
CB-R9 = Whoever doubted a true claim pays the 200 F: the Officer after a search, the next traveller after informing.
CB-33 = If you are searched and do not hold the Bag, you pay the Officer **200 F plus the fines** on all your dutiable cards.
    .example = You claimed immunity with wine, camera and two baggage: you pay 200 + 50 + 400 = 650 F.
CB-R10 = If it was an Informer who exposed the false claim, the Officer pays the reward of 1000 F here too.
CB-R11 = If both the Officer and the next traveller believe your claim, it costs you nothing. The cards go on, with the Bag if it is there.
CB-34 = If you accept a suitcase that contains the Bag, the Bag **must** be the card you throw away. It cannot be used a second time.
CB-R12 = You may hold the Bag without claiming immunity, but then it does not protect you. If you are caught in a false declaration, you pay the usual fines.
    .example = You hold the Bag and a watch and declare nothing: if you are searched, you pay 300 F.
CB-R13 = A Bag you receive must go, whether the player before you used it or not. Only a Bag you **drew yourself** this turn can protect you.

section-money = Debts and payments
CB-29 = If you cannot pay a duty or a fine, you must **borrow** the money.
CB-R21 = Loans cost no interest and are made for you: your balance simply falls below zero. Nobody goes bankrupt or drops out, and the Officer too may run into debt.
    .example = You have 100 F and owe 450 F: your balance is −350 F.
CB-R22 = The traveller who is searched always pays first, duty or fine. Damages or the reward come after that.
CB-R25 = Money only ever moves between players, so all balances together always make the same sum. As there is only one Bag, at most one claim of immunity in a round can be true.
    .example = With 4 players it is always 4 × 2500 = 10000 F in all.

section-secret = Open and secret
CB-R23 = Everyone sees all balances, the discard pile and the number of cards in the deck. The cards in the suitcase are **secret**: you see them only once you have accepted it. Whoever had it before you still knows what was in it.

section-end = End of the round, end of the game
CB-9 = A round ends when all the cards have been played. Then the next player becomes Officer, and a new round begins.
CB-R17 = If the deck has fewer than four cards, your new hand is smaller. The round ends when somebody has to draw and the deck is **empty**. The last suitcase passed on is still accepted or informed on, and paid for.
    .example = Two cards are left: you take both and may declare two articles at most.
CB-R20 = For a new round all 56 cards, the Bag and the crown among them, are shuffled again. The office goes to the left, and the player on the new Officer’s left begins.
CB-R18 = A round has 14 turns if every suitcase is searched, and up to 53 if none is.
CB-36 = The game ends when everyone has been Officer **once**.
    .example = With 5 players you play five rounds.
CB-37 = Whoever has the **most money** wins.
CB-R24 = If several players have the same highest amount, they share the win.

section-options = House rules
option-edition = A small edition to try out: four cards (wine, crown, two baggage), two cards in a hand, 3000 F in all and a single round.
option-goods_counts = How many cards of each article: **even** is four of each; **uneven** is 6 wine, 5 cigars, 5 spirits, 4 perfumes, 3 watches, 3 cameras and 2 necklaces; **tiny** is one wine. There is always one crown.
option-bags = Play with the Diplomatic Bag or without it. Without it nobody can claim immunity.
option-baggage = The number of baggage cards, usually 26. The more there are, the more often “nothing to declare” is true.
option-hand = The number of cards in a full hand, 1 to 4; usually 4.
option-duties = Other duties, from wine to crown.
option-fines = Other fines, from wine to crown.
option-damages = The damages for a false accusation, usually 200 F.
option-reward = The reward of an Informer who was right, usually 1000 F.
option-false_claim = The extra fine for a false claim of immunity, usually 200 F.
option-reward_needs_fine = No reward for an Informer where no fine is due. Usually off.
    .example = The sender declared one wine and holds nothing but baggage: the Informer was right, but gets nothing.
option-money = All the money that is shared out, usually 10000 F.
option-money_step = Every share is a multiple of this amount, usually 50 F.
option-rounds = The number of rounds. 0 means that everyone is Officer once.
option-first_officer = Who is the first Officer. −1 means chosen at random.
