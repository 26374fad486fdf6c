package isel

import (
	"strings"

	"gonvvm/internal/isa"
)

// closestIntrinsic returns the name of the table's intrinsic with the smallest
// edit distance to name, "" if none is near.
func closestIntrinsic(name string) string {
	name = strings.TrimPrefix(name, "llvm.")
	best, at := 1+len(name)/3, ""
	var row []int
	for id := 1; id < isa.NumIntrinsics; id++ {
		n := isa.Intrinsic(isa.IntrinsicID(id)).Name()
		if d := len(n) - len(name); d >= best || -d >= best {
			continue
		}
		if d := distance(name, n, &row); d < best {
			best, at = d, n
		}
	}
	return at
}

// distance is the Levenshtein distance of a and b.
func distance(a, b string, row *[]int) int {
	r := grow(*row, len(b)+1)
	*row = r
	for j := range r {
		r[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diag := r[0]
		r[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diag
			if a[i-1] != b[j-1] {
				cost++
			}
			diag = r[j]
			r[j] = min(cost, r[j]+1, r[j-1]+1)
		}
	}
	return r[len(b)]
}
