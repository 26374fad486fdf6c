package isel

// The parts of the selector, one for each kind of instruction. Each has the state of the whole and the methods of its files, whose names
// begin with mem_, int_, fp_, vec_, asm_, dbg_, call_ or flow_.
type (
	memSelector  struct{ *selector } // loads, stores, addresses, atomics, copies
	intSelector  struct{ *selector } // integers of all widths, comparisons
	fpSelector   struct{ *selector } // floating point
	vecSelector  struct{ *selector } // vectors in one register, bit casts
	asmSelector  struct{ *selector } // inline assembly
	dbgSelector  struct{ *selector } // lines, variables, comments
	callSelector struct{ *selector } // calls and intrinsics
	flowSelector struct{ *selector } // branches, switches, phis
)

func (s *selector) mem() memSelector    { return memSelector{s} }
func (s *selector) ints() intSelector   { return intSelector{s} }
func (s *selector) fp() fpSelector      { return fpSelector{s} }
func (s *selector) vec() vecSelector    { return vecSelector{s} }
func (s *selector) asm() asmSelector    { return asmSelector{s} }
func (s *selector) dbg() dbgSelector    { return dbgSelector{s} }
func (s *selector) calls() callSelector { return callSelector{s} }
func (s *selector) flow() flowSelector  { return flowSelector{s} }
