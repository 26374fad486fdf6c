package passes

import "slices"

// settled remembers which passes found nothing to do in which functions, so that they
// are not executed again before something has changed. The rows of different functions may be used at once.
type settled struct {
	number  []uint32 // by place in the list: which pass it is, from 1
	stride  uint32   // of rows: passes that there are, and one
	changes uint32   // made by module passes, and one
	// A row for each symbol: the changes made by passes of the function, and then for each of
	// these now of the function when the pass found nothing, 0 for never.
	rows []uint32
}

// reset makes s know the passes of list and nothing about functions.
func (s *settled) reset(list []*pass) {
	*s = settled{number: make([]uint32, len(list)), stride: 1, changes: 1}
	for i, p := range list {
		if first := slices.Index(list[:i], p); first >= 0 {
			s.number[i] = s.number[first]
		} else {
			s.number[i] = s.stride
			s.stride++
		}
	}
}

// grow makes room for n symbols.
func (s *settled) grow(n int) {
	if k := n*int(s.stride) - len(s.rows); k > 0 {
		s.rows = append(s.rows, make([]uint32, k)...)
	}
}

func (s *settled) row(sym uint32) []uint32 { return s.rows[sym*s.stride : (sym+1)*s.stride] }

// has reports whether the pass at place i of the list is known to find nothing in function sym.
func (s *settled) has(i int, sym uint32) bool {
	row := s.row(sym)
	return row[s.number[i]] == s.changes+row[0]
}

// note takes what the pass at place i of the list has said of function sym.
func (s *settled) note(i int, sym uint32, changed bool) {
	row := s.row(sym)
	if changed {
		row[0]++
	} else {
		row[s.number[i]] = s.changes + row[0]
	}
}
