package passes

// divRemPairs computes remainders from quotients (package divrempairs).
func divRemPairs(u *unit) bool { return u.pairer.Run(&u.b, u.Dom) }
