package diag

// groups holds the tables of all rooms.
var groups = [...][]Info{
	readInfos[:],
	bitcodeInfos[:],
	selectInfos[:],
	targetInfos[:],
	ptxInfos[:],
	ptxCheckInfos[:],
	runInfos[:],
	verifyInfos[:],
	linkInfos[:],
	nvvmInfos[:],
	nvvmBodyInfos[:],
	bitwriteInfos[:],
}

// All calls f for every code, by room, until it returns false.
func All(f func(*Info) bool) {
	for _, g := range groups {
		for i := range g {
			if !f(&g[i]) {
				return
			}
		}
	}
}

// Lookup returns what is known about a code, or nil.
func Lookup(c Code) *Info {
	var found *Info
	All(func(i *Info) bool {
		if i.Code == c {
			found = i
		}
		return found == nil
	})
	return found
}
