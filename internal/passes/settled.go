package passes

import "slices"

// settled remembers which passes found nothing to do in which functions, so that they
// are not executed again before something has changed. The rows of different functions may be used at once.
type settled struct {
	number  []uint32 // by place in the list: which pass it is, from 0
	passes  uint32   // that there are
	changes uint32   // made by module passes, and one
	own     []uint32 // by symbol: changes made by passes of the function
	idle    []uint32 // by symbol and pass: now of the function when the pass found nothing; 0: never
}

// reset makes s know the passes of list and nothing about functions.
func (s *settled) reset(list []*pass) {
	*s = settled{number: make([]uint32, len(list)), changes: 1}
	for i, p := range list {
		if first := slices.Index(list[:i], p); first >= 0 {
			s.number[i] = s.number[first]
		} else {
			s.number[i] = s.passes
			s.passes++
		}
	}
}

// grow makes room for n symbols.
func (s *settled) grow(n int) {
	if k := n - len(s.own); k > 0 {
		s.own = append(s.own, make([]uint32, k)...)
		s.idle = append(s.idle, make([]uint32, k*int(s.passes))...)
	}
}

// now returns a number that each change of function sym, or of the module, makes larger.
func (s *settled) now(sym uint32) uint32 { return s.changes + s.own[sym] }

// at returns when the pass at place i of the list last found nothing in function sym.
func (s *settled) at(i int, sym uint32) *uint32 { return &s.idle[sym*s.passes+s.number[i]] }

// has reports whether the pass at place i of the list is known to find nothing in function sym.
func (s *settled) has(i int, sym uint32) bool { return *s.at(i, sym) == s.now(sym) }

// note takes what the pass at place i of the list has said of function sym.
func (s *settled) note(i int, sym uint32, changed bool) {
	if changed {
		s.own[sym]++
	} else {
		*s.at(i, sym) = s.now(sym)
	}
}
