package driver

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/target"
)

func parseNeeds(s string) (list []targetNeed) {
	numbers := func(s string) (n []int) {
		for _, w := range strings.Split(s, ",") {
			k, _ := strconv.Atoi(w)
			n = append(n, k)
		}
		return n
	}
	for _, alt := range strings.Split(s, "|") {
		var n targetNeed
		for _, w := range strings.Fields(alt) {
			switch {
			case strings.HasPrefix(w, "sm"):
				n.sm, _ = strconv.Atoi(w[2:])
			case strings.HasPrefix(w, "ptx"):
				n.ptx, _ = strconv.Atoi(w[3:])
			case strings.HasPrefix(w, "fam("):
				n.family = numbers(w[4 : len(w)-1])
			case strings.HasPrefix(w, "arch("):
				n.arch = numbers(w[5 : len(w)-1])
			}
		}
		list = append(list, n)
	}
	return list
}

// lowest returns the lowest target that n lets through.
func (n *targetNeed) lowest() (sm target.SM, ptx target.PTX, ok bool) {
	for _, a := range target.Archs() {
		number, p := a.SM.Number(), max(target.PTX(n.ptx), a.SM.MinPTX())
		switch {
		case a.Max != 0 && p > a.Max:
			continue
		case n.arch != nil && (a.SM.Suffix() != 'a' || !slices.Contains(n.arch, number)),
			n.family != nil && (a.SM.Suffix() != 'f' || !slices.Contains(n.family, number)),
			n.arch == nil && n.family == nil && (a.SM.Suffix() != 0 || number < n.sm):
			continue
		}
		if !ok || a.SM < sm {
			sm, ptx, ok = a.SM, p, true
		}
	}
	return sm, ptx, ok
}

// accepts reports whether n lets the target through.
func (n *targetNeed) accepts(sm target.SM, ptx target.PTX) bool {
	number := sm.Number()
	inFamily := slices.ContainsFunc(n.family, func(f int) bool { return number/10 == f/10 && number >= f })
	switch {
	case int(ptx) < n.ptx:
		return false
	case n.arch != nil:
		return sm.Suffix() == 'a' && slices.Contains(n.arch, number)
	case n.family != nil:
		return sm.Suffix() != 0 && inFamily
	}
	return number >= n.sm
}

// intrinsicFiles hold LLVM's intrinsics, those that only NVVM has, and those of older and newer LLVM versions.
var intrinsicFiles = [...]string{"llvm22.txt", "nvvm.txt", "upgrades.txt", "later.txt"}
