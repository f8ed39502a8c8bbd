"""The games. Siblings do not know each other; `registry` is the only entrance from above."""
