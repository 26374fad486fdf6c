package isel

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
)

// closestIntrinsic returns the name of the known intrinsic with the smallest edit
// distance to name, with or without the types at its end; "" if none is near (P-01).
func closestIntrinsic(name string) string {
	name = strings.TrimPrefix(name, "llvm.")
	best, at := 1+len(name)/3, ""
	var row []int
	for stem := name; ; {
		try := func(n string) {
			if d := diag.Distance(stem, n, best, &row); d < best {
				best, at = d, n
			}
		}
		for id := 1; id < isa.NumIntrinsics; id++ {
			try(isa.Intrinsic(isa.IntrinsicID(id)).Name())
		}
		for i := range isa.FreeIntrinsics() {
			if n := isa.FreeIntrinsics()[i].Name(); n != "" {
				try(n)
			}
		}
		dot := strings.LastIndexByte(stem, '.')
		if dot < 0 || !isTypeSuffix(stem[dot+1:]) {
			return at
		}
		stem = stem[:dot]
	}
}

// isTypeSuffix reports whether s is how a type is spelled at the end of an intrinsic's
// name: i32, f64, bf16, p3, v2f16.
func isTypeSuffix(s string) bool {
	for _, p := range [...]string{"bf", "v", "p", "i", "f"} {
		if rest, ok := strings.CutPrefix(s, p); ok && rest != "" {
			if _, isNumber := number(rest); isNumber {
				return true
			}
			digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
			return p == "v" && digits > 0 && digits < len(rest) && isTypeSuffix(rest[digits:])
		}
	}
	return false
}
