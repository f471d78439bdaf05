# Contraband : tout ce que dit sa table. `cb-count-` compte les cartes, `cb-tell-` est le journal.

## Cartes et sommes

cb-kind-0 = Vin
cb-kind-1 = Cigares
cb-kind-2 = Alcool
cb-kind-3 = Parfum
cb-kind-4 = Montre
cb-kind-5 = Appareil photo
cb-kind-6 = Collier
cb-kind-7 = Couronne
cb-kind-8 = Valise Diplo­matique
cb-kind-9 = Bagage
cb-the-0 = le vin
cb-the-1 = les cigares
cb-the-2 = l’alcool
cb-the-3 = le parfum
cb-the-4 = la montre
cb-the-5 = l’appareil photo
cb-the-6 = le collier
cb-the-7 = la couronne
cb-the-8 = la Valise Diplomatique
cb-the-9 = le bagage
cb-count-0 = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
cb-count-1 = { $count ->
    [one] { $count } boîte de cigares
   *[other] { $count } boîtes de cigares
}
cb-count-2 = { $count ->
    [one] { $count } alcool
   *[other] { $count } alcools
}
cb-count-3 = { $count ->
    [one] { $count } parfum
   *[other] { $count } parfums
}
cb-count-4 = { $count ->
    [one] { $count } montre
   *[other] { $count } montres
}
cb-count-5 = { $count ->
    [one] { $count } appareil photo
   *[other] { $count } appareils photo
}
cb-count-6 = { $count ->
    [one] { $count } collier
   *[other] { $count } colliers
}
cb-count-7 = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
cb-count-8 = { $count ->
    [one] la Valise Diplomatique
   *[other] { $count } Valises Diplomatiques
}
cb-count-9 = { $count ->
    [one] { $count } bagage
   *[other] { $count } bagages
}
cb-articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
cb-money = { $amount } F
cb-nothing = rien
cb-none = aucune
cb-immunity = immunité
cb-free = sans droits
cb-duty = Droits
cb-fine = Amende
cb-damages = Dédommagement
cb-reward = Récompense

## Le hall

cb-customs = Douane
cb-closed = Valise fermée
cb-open = Valise ouverte
cb-case = Valise en route
cb-officer = Douanier
cb-officer-is = Douanier : { $who }
cb-cards-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
cb-cards-seen = { $count ->
    [0] vide
    [one] { $count } carte, vue
   *[other] { $count } cartes, toutes vues
}
cb-open-show = { $count ->
    [one] Valise ouverte : { $count } carte. La montrer.
   *[other] Valise ouverte : { $count } cartes. Les montrer.
}
cb-seen = { $seen } sur { $all } dans la valise ouverte
cb-seen-of = { $seen } sur { $all }
cb-stamp-true = Vrai
cb-stamp-lie = Mensonge
cb-quote = « { $text }. »
cb-quote-nothing = « Rien à déclarer. »
cb-quote-immunity = « Je revendique l’immunité. »
cb-quote-ask = « Rien à déclarer ? »
cb-quote-look = « Voyons voir… »
cb-quote-next = « Au suivant. »
cb-quote-pass = « Passez. »
cb-quote-pass-duty = « { $amount } de droits. Passez. »
cb-quote-fine = « Cela fera { $amount }. »
cb-quote-sorry = « { $amount }, avec mes excuses. »
cb-quote-true = « Tout est en règle. »
cb-quote-caught = « Tiens, tiens. »
cb-quote-over = « C’est fermé. »

## Le chemin de la valise

cb-belt = Chemin de la valise
cb-belt-says = { $whoYou ->
    [yes] dites
   *[no] dit
} ce qu’il y a dedans
cb-belt-said = { $whoYou ->
    [yes] avez dit : { $said }
   *[no] a dit : { $said }
}
cb-belt-throws = { $whoYou ->
    [yes] jetez et piochez
   *[no] jette et pioche
}
cb-belt-decides = { $whoYou ->
    [yes] croyez ou fouillez
   *[no] croit ou fouille
}
cb-belt-believed = { $whoYou ->
    [yes] l’avez cru
   *[no] l’a cru
}
cb-belt-next = { $whoYou ->
    [yes] acceptez ou dénoncez
   *[no] accepte ou dénonce
}
cb-belt-later = { $whoYou ->
    [yes] Vous viendrez plus tard
   *[no] { $who } viendra plus tard
}

## Ce qui a été dit

cb-said = Dit dans cette manche
cb-said-nothing-yet = Rien encore.
cb-threw = carte jetée juste avant : { $what }
cb-fate-waits = pas tranché
cb-fate-believed = cru
cb-fate-accepted = passé
cb-fate-searched-true = fouillé : vrai
cb-fate-searched-lie = fouillé : mensonge
cb-fate-informed-true = dénoncé : vrai
cb-fate-informed-lie = dénoncé : mensonge
cb-end-caught = pris, { $amount }
cb-paid-duty = payé { $amount }
cb-paid-fine = amende { $amount }
cb-paid-damages = payé { $amount }
cb-paid-reward = payé { $amount }
cb-paid-nothing = rien payé
cb-got-from = { $whoYou ->
    [yes] { $amount } de vous
   *[no] { $amount } de { $who }
}

## Étapes et états

cb-step-draw = Piocher
cb-step-rejection = Changer une carte
cb-step-declaration = Déclarer
cb-step-inspection = Le Douanier décide
cb-step-acceptance = Le suivant décide
cb-status-declaration = Déclare
cb-status-inspection = Décide
cb-status-acceptance = Décide
cb-status-rejection = Jette
cb-status-officer = Douanier
cb-status-holder = A déclaré
cb-status-next = Le suivant
cb-status-waits = Attend
cb-office = Douanier { $number } sur { $all }
cb-searches = fouilles : { $all }, justes : { $right }
cb-cards-only-you = { $count ->
    [one] { $count } carte, vous seul
   *[other] { $count } cartes, vous seul
}
cb-has-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cb-last-said = a dit : { $said }
cb-last-nothing = n’a encore rien dit

## Questions

cb-ask-declaration = Que déclarez-vous ?
cb-more-declaration = Réglez combien de chaque article vous dites transporter. Ce n’est pas forcément vrai.
cb-ask-inspection = { $who } dit : { $said }
cb-you-are-officer = Vous êtes le Douanier.
cb-ask-acceptance = { $officer } laisse passer. Et vous ?
cb-more-acceptance = { $who } a dit : { $said }. Vous n’avez pas regardé dedans.
cb-ask-rejection = Quelle carte jetez-vous ?
cb-more-rejection = Elle va face visible dans la valise ouverte. Ensuite vous en piochez une.
cb-more-bag = La Valise Diplomatique ne sert pas deux fois : elle doit partir. Ensuite vous piochez.
cb-ask-over = La partie est finie.
cb-more-over = Chacun a été Douanier une fois.
cb-not-seen = Pas encore jetés : { $what }.
cb-left-of = { $what } { $left } sur { $all }
cb-wait-declaration = { $who } réfléchit à sa déclaration.
cb-wait-inspection = { $who } a dit : { $said }. { $officer } croit ou fouille.
cb-wait-acceptance = { $whoYou ->
    [yes] { $officer } vous a cru.
   *[no] { $officer } a cru { $who }.
} { $next } accepte ou dénonce.
cb-wait-rejection = { $who } choisit une carte à jeter.
cb-over = La partie est finie.

## Déclarer

cb-only-you-see = Vous seul les voyez
cb-goods-to-declare = Articles à déclarer
cb-say-it = { $what } : déclarer ou non
cb-lift = { $what } : lever la carte
cb-why-baggage = Sans droits : inutile de le déclarer.
cb-why-bag = Il faut d’abord jeter la Valise Diplomatique.
cb-why-full = Vous ne pouvez pas déclarer plus d’articles que vous n’avez de cartes.
cb-why-throw = Touchez la carte qui doit partir.
cb-you-say = Vous dites : { $said }.
cb-believed = Cru : payer **{ $amount }**.
cb-searched-true = { $free ->
    [yes] Fouillé : recevoir **{ $damages }**.
   *[no] Fouillé : payer **{ $duty }**, recevoir **{ $damages }**.
}
cb-searched-lie = Fouillé : payer **{ $amount }**.
cb-informed-true = { $free ->
    [yes] Dénoncé : recevoir **{ $damages }**.
   *[no] Dénoncé : payer **{ $duty }**, recevoir **{ $damages }**.
}
cb-informed-lie = Dénoncé : payer **{ $amount }**.
cb-verdict-true = la vérité
cb-verdict-bag = la vérité : la Valise Diplomatique est là
cb-verdict-no-bag = un mensonge : vous n’avez pas la Valise Diplomatique
cb-verdict-hidden = un mensonge : vous cachez { $hidden }
cb-verdict-invented = un mensonge : vous inventez { $invented }
cb-verdict-swapped = un mensonge : vous cachez { $hidden } et inventez { $invented }
cb-truth = La vérité
cb-truth-why = Régler les articles sur ce que vous avez vraiment
cb-claim = Revendiquer l’immunité
cb-claim-why = Dire que vous avez la Valise Diplomatique, au lieu de déclarer des articles
cb-go-declare = Déclarer { $goods } · { $duty }
cb-go-declare-nothing = Rien à déclarer
cb-go-claim = Revendiquer l’immunité
cb-go-throw = Jeter une carte
cb-go-throw-this = Jeter { $what }
cb-was-said = { $who } a dit : { $said }.
cb-was-true = c’était vrai
cb-was-lie = c’était un mensonge

## Croire ou fouiller, accepter ou dénoncer

cb-slip = Déclaration de { $who }
cb-nothing-to-declare = Rien à déclarer
cb-surely = Sûrement dedans : { $cards }
cb-believe = Croire
cb-search = Fouiller
cb-accept = Accepter
cb-inform = Dénoncer
cb-key-believe = C
cb-key-search = F
cb-key-accept = A
cb-key-inform = D
cb-believe-one = { $free ->
    [yes] { $who } ne paie rien
   *[no] { $who } vous paie **{ $duty }**
}
cb-believe-two = { $next } peut dénoncer : si c’est un mensonge, vous recevez les amendes et payez **{ $reward }**
cb-search-one = { $claimed ->
    [yes] mensonge : { $who } vous paie **{ $claim }** et toutes les amendes
   *[no] mensonge : { $who } vous paie toutes les amendes
}
cb-search-two = { $free ->
    [yes] vrai : vous payez **{ $damages }**
   *[no] vrai : droits **{ $duty }**, vous payez **{ $damages }**
}
cb-accept-one = { $size ->
    [one] voir la carte
   *[other] voir les { $size } cartes
}, en jeter une,
cb-accept-two = en piocher une, puis déclarer
cb-inform-one = { $needs ->
    [yes] mensonge avec amende : { $officer } vous paie **{ $reward }**
   *[no] mensonge : { $officer } vous paie **{ $reward }**
}
cb-inform-two = vrai : vous payez **{ $damages }** à { $who }

## Choix en une ligne

cb-label-declare = Déclarer { $goods } : droits { $duty }
cb-label-declare-nothing = Ne rien déclarer
cb-label-immunity = Revendiquer l’immunité : pas de droits ; pris sans la Valise Diplomatique, vous payez { $claim } et toutes les amendes
cb-label-throw = Jeter { $what }
cb-label-believe = Croire : { $who } vous paie { $duty } ; si c’est un mensonge et que { $next } dénonce, vous recevez les amendes et payez { $reward }
cb-label-search = Fouiller : si c’est vrai, vous recevez { $duty } et payez { $damages }, sinon vous recevez les amendes
cb-label-accept = Accepter : regarder dedans, jeter une carte, en piocher une, déclarer
cb-label-inform = Dénoncer : si c’est un mensonge, vous recevez { $reward }, sinon vous payez { $damages }
cb-thing = { $what } (droits { $duty }, amende { $fine })
cb-pick-nothing = Ne rien déclarer
cb-pick-truth = La vérité : { $goods }

## Le journal

cb-heading = Manche { $number } : { $whoYou ->
    [yes] vous êtes
   *[no] { $who } est
} au comptoir
cb-tell-officer = { $whoYou ->
    [yes] Vous êtes
   *[no] { $who } est
} le Douanier.
cb-tell-round-over = La manche { $number } est finie.
cb-tell-declare = { $whoYou ->
    [yes] Vous déclarez
   *[no] { $who } déclare
} : **{ $said }**.
cb-tell-immunity = { $whoYou ->
    [yes] Vous revendiquez
   *[no] { $who } revendique
} l’**immunité**.
cb-tell-believe = { $whoYou ->
    [yes] Vous y croyez.
   *[no] { $who } y croit.
}
cb-tell-search = { $whoYou ->
    [yes] Vous fouillez
   *[no] { $who } fouille
} la valise !
cb-tell-accept = { $whoYou ->
    [yes] Vous prenez
   *[no] { $who } prend
} la valise.
cb-tell-inform = { $whoYou ->
    [yes] Vous n’y croyez pas et dénoncez !
   *[no] { $who } n’y croit pas et dénonce !
}
cb-tell-throw = { $whoYou ->
    [yes] Vous jetez **{ $what }** et piochez une carte.
   *[no] { $who } jette **{ $what }** et pioche une carte.
}
cb-tell-opened = { $truth ->
    [true] { $whoYou ->
        [yes] **Vrai :** dans votre valise
       *[no] **Vrai :** dans la valise de { $who }
    } il y a { $cards }.
    [lie] { $whoYou ->
        [yes] **Mensonge :** dans votre valise
       *[no] **Mensonge :** dans la valise de { $who }
    } il y a { $cards }.
   *[unknown] { $whoYou ->
        [yes] Dans votre valise
       *[no] Dans la valise de { $who }
    } il y a { $cards }.
}
cb-tell-duty = { $toYou ->
    [yes] { $who } vous paie { $amount } de droits.
   *[no] { $whoYou ->
        [yes] Vous payez
       *[no] { $who } paie
    } { $amount } de droits à { $to }.
}
cb-tell-fine = { $toYou ->
    [yes] { $who } vous paie { $amount } d’amendes.
   *[no] { $whoYou ->
        [yes] Vous payez
       *[no] { $who } paie
    } { $amount } d’amendes à { $to }.
}
cb-tell-damages = { $toYou ->
    [yes] { $who } vous paie { $amount } de dédommagement.
   *[no] { $whoYou ->
        [yes] Vous payez
       *[no] { $who } paie
    } { $amount } de dédommagement à { $to }.
}
cb-tell-reward = { $toYou ->
    [yes] { $who } vous paie une récompense de { $amount }.
   *[no] { $whoYou ->
        [yes] Vous payez
       *[no] { $who } paie
    } une récompense de { $amount } à { $to }.
}
cb-tell-packed = Vos nouvelles cartes : { $cards }.
cb-tell-received = Dedans : { $cards }.
cb-tell-drew = Vous avez pioché : { $cards }.

## La table en texte, et ce que vous seul savez

cb-fact-table = La table
cb-fact-round = Manche
cb-round-of = { $number } sur { $all }
cb-case-with = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} chez { $name }, { $passes ->
    [0] toute neuve
    [one] passée une fois
   *[other] passée { $passes } fois
}
cb-fact-thrown = Cartes jetées de celle-ci
cb-fact-damages = Dédommagement pour une fausse accusation
cb-fact-reward = Récompense de l’Indicateur
cb-fact-claim = Supplément pour une fausse immunité
cb-fact-player = Joueur
cb-fact-money = Argent
cb-fact-role = Rôle
cb-fact-said = Déclaré
cb-fact-threw = Jeté
cb-fact-prices = Droits et amendes
cb-fact-article = Article
cb-fact-seen = Vus
cb-fact-fate = Suite
cb-own-cards = Vos cartes
cb-own-duty = Droits dus
cb-own-fine = Amende due
cb-own-passed = Vous avez passé
cb-own-drew = Vous avez pioché
cb-own-known = Sûrement encore dedans
cb-own-unseen = Pas vu par vous
cb-own-nothing = Vous ne savez rien de cette valise.
cb-secret-inside = Dans la valise de { $who }
cb-secret-true = a dit : { $said }. Vrai.
cb-secret-lie = a dit : { $said }. Mensonge.
cb-secret-knows = { $who } connaît : { $cards }

## Première partie

cb-guide-1 = Les cartes violettes sont à vous ; personne d’autre ne les voit. Dites combien d’articles vous transportez : touchez une carte ou un article. Si l’on vous croit, vous payez le nombre vert de chaque article nommé.
cb-guide-2 = Mentir est permis. Si l’on vous fouille et que ce n’était pas l’exacte vérité, vous payez le nombre rouge de tout ce que vous avez. Si c’était vrai, on vous dédommage.
cb-guide-3 = Vous êtes le Douanier. Croire vous rapporte les droits sur ce qui a été dit. Fouiller : un mensonge vous rapporte toutes les amendes, mais pour la vérité vous payez un dédommagement.
cb-guide-4 = La valise arrive chez vous. Accepter : vous regardez dedans et la portez plus loin. Dénoncer : un mensonge vous rapporte la récompense, mais pour la vérité vous payez un dédommagement.
cb-guide-5 = Une carte doit partir, face visible pour tous. Touchez-la pour la lever ; ensuite vous en piochez une autre.
cb-guide-6 = Au lieu d’articles, vous pouvez revendiquer l’immunité avec le bouton d’à côté. Crue, elle ne coûte rien ; sans la Valise Diplomatique, une fouille coûte un supplément.
cb-guide-7 = Cette liste garde ce qui a été dit dans cette manche et ce qui s’en est suivi. Un trait épais : une nouvelle valise, de nouvelles cartes.
