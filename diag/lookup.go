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

// Codes calls yield with the explanation of every code until it returns false: "for info := range diag.Codes".
func Codes(yield func(*Info) bool) {
	for _, g := range groups {
		for i := range g {
			if !yield(&g[i]) {
				return
			}
		}
	}
}

// Lookup returns the explanation of a code, or nil if the code is not known.
func Lookup(c Code) *Info {
	for i := range Codes {
		if i.Code == c {
			return i
		}
	}
	return nil
}
