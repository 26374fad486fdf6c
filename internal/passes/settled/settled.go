// Package settled records which passes changed nothing in which functions, so that they are not executed again until the
// function, or a fact of the module that it may depend on, changes.
package settled

import (
	"slices"

	"gonvvm/internal/ir"
)

// Table is the record for the functions of a module. Workers may use the rows of different functions at once.
type Table struct {
	number  []uint32 // by position in the list: the number of its pass in the rows
	stride  uint32   // length of a row
	changes uint32   // changes by module passes that may concern every function, plus one
	symbols uint32   // other changes by module passes
	rows    [][]uint32
	module  []uint32 // the sum of all changes at the last execution of a module pass without a change, as in a row
}

// The entries of a row, which belongs to a function with a body. Those of the passes follow: the sum of all changes, of the module and
// the function, at the last execution without a change; 0 if there was none.
const (
	byFunctions = iota // changes by function passes
	byModules          // changes by module passes that concerned this function and not all
	attributes         // of the function, when these were last compared
	firstPass
)

// Of returns the table of a list of passes, without functions.
func Of[P comparable](passes []P) Table {
	s := Table{number: make([]uint32, len(passes)), stride: firstPass, changes: 1}
	for i, p := range passes {
		if first := slices.Index(passes[:i], p); first >= 0 {
			s.number[i] = s.number[first]
		} else {
			s.number[i] = s.stride
			s.stride++
		}
	}
	s.module = make([]uint32, s.stride)
	return s
}

// Grow makes the rows of functions of m.
func (s *Table) Grow(m *ir.Module, funcs []*ir.Func) {
	s.rows = append(s.rows, make([][]uint32, len(m.Syms)-len(s.rows))...)
	for _, f := range funcs {
		if s.rows[f.Sym] == nil {
			s.rows[f.Sym] = make([]uint32, s.stride)
			s.rows[f.Sym][attributes] = uint32(f.Attrs)
		}
	}
}

// Facts returns a number that is another one once facts outside of function sym have changed that it may depend on.
func (s *Table) Facts(sym uint32) uint32 { return s.changes + s.rows[sym][byModules] }

// Has reports whether the pass at position i of the list is known to change nothing in function sym.
func (s *Table) Has(i int, sym uint32) bool {
	row := s.rows[sym]
	return row[s.number[i]] == s.changes+row[byModules]+row[byFunctions]
}

// Note records whether the pass at position i of the list changed function sym.
func (s *Table) Note(i int, sym uint32, changed bool) {
	row := s.rows[sym]
	if changed {
		row[byFunctions]++
	} else {
		row[s.number[i]] = s.changes + row[byModules] + row[byFunctions]
	}
}

// sum returns the number of all changes.
func (s *Table) sum() uint32 {
	n := s.changes + s.symbols
	for _, row := range s.rows {
		if row != nil {
			n += row[byModules] + row[byFunctions]
		}
	}
	return n
}

// HasModule reports whether the module pass at position i of the list is known to change nothing, and to find out nothing new.
func (s *Table) HasModule(i int) bool { return s.module[s.number[i]] == s.sum() }

// NoteModule records that the module pass at position i has changed nothing.
func (s *Table) NoteModule(i int) { s.module[s.number[i]] = s.sum() }

// BodyChanged records that a module pass has changed the body of function sym.
func (s *Table) BodyChanged(sym uint32) {
	if int(sym) < len(s.rows) && s.rows[sym] != nil {
		s.rows[sym][byModules]++
	}
}

// ModuleChanged records that a module pass has changed or found out something. symbols says that it concerns only functions with other
// attributes, those that refer to functions or variables, and those of which BodyChanged knows.
func (s *Table) ModuleChanged(m *ir.Module, symbols bool) {
	if !symbols {
		s.changes++
		return
	}
	s.symbols++
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if int(f.Sym) >= len(s.rows) || s.rows[f.Sym] == nil {
			return
		}
		if s.rows[f.Sym][attributes] != uint32(f.Attrs) || refersToSymbols(m, f) {
			s.BodyChanged(f.Sym)
		}
		s.rows[f.Sym][attributes] = uint32(f.Attrs)
	})
}

// refersToSymbols reports whether f refers to a function that is not an intrinsic, or to a variable.
func refersToSymbols(m *ir.Module, f *ir.Func) bool {
	refers := f.HasBundles() // EachSymUse does not look at them
	f.EachSymUse(func(sym uint32, _ bool) { refers = refers || m.Syms[sym].Intrinsic == ir.NotIntrinsic })
	return refers
}
