"""A language in the tests: a little Esperanto, with a tenth of the messages. What it lacks is said in
English.

The folder stands where `kfjudge/words/eo` would, and `keyforge/eo` in it where the words of KeyForge in
Esperanto would, `kfjudge/games/keyforge/words/eo`."""
