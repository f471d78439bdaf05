# La page comme application : être appelé aux parties lentes, et ce que dit une notification.

call-title = Notifications
call-me = Me prévenir quand c’est mon tour
call-wait = En attente de votre navigateur…
call-is-off = Activez ceci, et ce navigateur affiche une notification chaque fois que c’est votre tour dans une partie où l’on a une heure ou plus pour réfléchir, même quand cette page est fermée.
call-is-on = Ce navigateur affiche une notification chaque fois que c’est votre tour dans une partie où l’on a une heure ou plus pour réfléchir, même quand cette page est fermée.
call-is-denied = Votre navigateur ne permet pas à ce site d’afficher des notifications ; il ne peut donc pas vous appeler. Autorisez-les dans ses réglages pour ce site, et cet interrupteur pourra être actionné.
call-unanswered = Votre navigateur a demandé si ce site peut afficher des notifications et n’a pas eu de réponse. Rien n’a changé.
call-unreached = Le service de notifications de votre navigateur n’a pas répondu, ou est désactivé dans ses réglages. Rien n’a changé ; réessayez plus tard.

## Notifications

call-turn = C’est votre tour
call-other = Il s’est passé quelque chose à votre table
call-company = { $game }, avec { $names }
