package passes

import (
	"slices"

	"gonvvm/internal/ir"
)

// settled records which passes changed nothing in which functions, so that they are not executed again until the
// function changes. Workers may use the rows of different functions at once.
type settled struct {
	number  []uint32 // by position in the list: the number of its pass, from 1
	stride  uint32   // length of a row: the number of passes plus one
	changes uint32   // changes made by module passes, plus one
	// By symbol, for functions with a body: the number of changes that function passes made, then for each pass the number
	// of changes, of the module and the function, at its last execution without a change; 0 if there was none.
	rows [][]uint32
}

// reset prepares s for the passes of list and forgets all functions.
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

// grow makes the rows of functions of m.
func (s *settled) grow(m *ir.Module, funcs []*ir.Func) {
	s.rows = append(s.rows, make([][]uint32, len(m.Syms)-len(s.rows))...)
	for _, f := range funcs {
		if s.rows[f.Sym] == nil {
			s.rows[f.Sym] = make([]uint32, s.stride)
		}
	}
}

// has reports whether the pass at position i of the list is known to change nothing in function sym.
func (s *settled) has(i int, sym uint32) bool {
	row := s.rows[sym]
	return row[s.number[i]] == s.changes+row[0]
}

// note records whether the pass at position i of the list changed function sym.
func (s *settled) note(i int, sym uint32, changed bool) {
	row := s.rows[sym]
	if changed {
		row[0]++
	} else {
		row[s.number[i]] = s.changes + row[0]
	}
}
