package diag

// Lookup returns what is known about a code, or nil.
func Lookup(c Code) *Info {
	for i := range Infos {
		if Infos[i].Code == c {
			return &Infos[i]
		}
	}
	return nil
}
