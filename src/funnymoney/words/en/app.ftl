# The page as an app: being called to slow games, and what a notification says.

call-title = Notifications
call-me = Tell me when it is my turn
call-wait = Waiting for your browser…
call-is-off = Turn this on, and this browser shows a notification whenever it is your turn in a game with an hour or more to think, also while this page is closed.
call-is-on = This browser shows a notification whenever it is your turn in a game with an hour or more to think, also while this page is closed.
call-is-denied = Your browser lets this site show no notifications, so it cannot call you. Allow them in its settings for this site; then this switch can be turned.
call-unanswered = Your browser has asked whether this site may show notifications, and got no answer. Nothing was changed.
call-unreached = Your browser’s push service did not answer, or is turned off in its settings. Nothing was changed; try again later.

## Notifications

call-turn = It is your turn
call-other = Something has happened at your table
call-company = { $game }, with { $names }
