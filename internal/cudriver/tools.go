package cudriver

import (
	"fmt"
	"strings"

	"gonvvm/internal/cureport"
	"gonvvm/internal/diag"
)

// Tools is a set of tools of the sanitizer, with the names of compute-sanitizer.
type Tools uint8

const (
	Memcheck  Tools = 1 << iota // accesses out of bounds or misaligned, wrong frees, overflow of the stack
	Racecheck                   // accesses that nothing orders: of threads, and of launches, copies and the host
	Initcheck                   // reads of shared and local memory and of registers without a value
	Synccheck                   // wrong use of barriers, copies that are not waited for
	Leakcheck                   // memory that is not freed when the program ends

	// DefaultTools are the tools without a choice of the user.
	DefaultTools = Memcheck | Racecheck | Initcheck | Synccheck
)

// String returns the names of the tools.
func (t Tools) String() string {
	var list []string
	for i, name := range cureport.Tools {
		if t>>i&1 != 0 {
			list = append(list, name)
		}
	}
	return strings.Join(list, ",")
}

// ParseTools reads names of tools with commas between them; "all" is all of them, "none" or "" none.
func ParseTools(text string) (t Tools, err error) {
	for word := range strings.SplitSeq(text, ",") {
		switch word = strings.TrimSpace(word); word {
		case "", "none":
			continue
		case "all":
			t = DefaultTools | Leakcheck
			continue
		}
		known := false
		for i, name := range cureport.Tools {
			if name == word {
				t |= 1 << i
				known = true
			}
		}
		if !known {
			near := diag.Nearest{Name: word}
			for _, name := range append(cureport.Tools[:], "all", "none") {
				near.Try(name)
			}
			hint := ""
			if near.Word != "" {
				hint = "; did you mean " + near.Word + "?"
			}
			return 0, fmt.Errorf("unknown tool %q; the tools are %s, all and none%s", word, strings.Join(cureport.Tools[:], ", "), hint)
		}
	}
	return t, nil
}
