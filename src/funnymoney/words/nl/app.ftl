# De pagina als app: geroepen worden bij trage spellen, en wat een melding zegt.

call-title = Meldingen
call-me = Laat me weten wanneer ik aan de beurt ben
call-wait = Wachten op je browser…
call-is-off = Zet dit aan, en deze browser toont een melding zodra je aan de beurt bent in een partij met een uur of meer bedenktijd, ook als deze pagina dicht is.
call-is-on = Deze browser toont een melding zodra je aan de beurt bent in een partij met een uur of meer bedenktijd, ook als deze pagina dicht is.
call-is-denied = Je browser laat deze site geen meldingen tonen, dus hij kan je niet roepen. Sta ze toe in de instellingen voor deze site; dan kan deze schakelaar om.
call-unanswered = Je browser heeft gevraagd of deze site meldingen mag tonen, en kreeg geen antwoord. Er is niets veranderd.
call-unreached = De meldingsdienst van je browser antwoordde niet, of staat uit in de instellingen. Er is niets veranderd; probeer het later opnieuw.

## Meldingen

call-turn = Je bent aan de beurt
call-other = Er is iets gebeurd aan je tafel
call-company = { $game }, met { $names }
