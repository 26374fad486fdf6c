package passes

// straightLineReduce replaces products of addresses and sums by distances (package slsr).
func straightLineReduce(u *unit) bool { return u.reducer.Run(&u.b, &u.values, u.CFG().RPO()) }
