package ir

// sanitizerNames are the markers that a variable may have for sanitizers, by bit of Symbol.Sanitizers (LangRef, "Global
// Variables").
var sanitizerNames = [...]string{"no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"}

// SanitizerMarker returns the bit of Symbol.Sanitizers that a word stands for, 0 if for none.
func SanitizerMarker(word string) uint8 {
	for i, s := range sanitizerNames {
		if s == word {
			return 1 << i
		}
	}
	return 0
}

func (p *printer) sanitizers(marks uint8) {
	for i, s := range sanitizerNames {
		if marks>>i&1 != 0 {
			p.str(", ")
			p.str(s)
		}
	}
}
