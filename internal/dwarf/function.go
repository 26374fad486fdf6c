package dwarf

import (
	"slices"

	"gonvvm/internal/ir"
)

// Function is a function that has been selected.
type Function struct {
	Subprogram ir.MD
	Num        int     // its number in the module, part of its labels
	Locs       []ir.MD // by instruction: its DILocation, 0 if none
	Blocks     []int   // the first instruction of each block, in order
	Vars       []Variable
	Labels     []Label
}

// Variable is a variable of the source, or an inlined copy of one.
type Variable struct {
	Node      ir.MD // DILocalVariable
	InlinedAt ir.MD // DILocation of the call that it was inlined at, 0 if it was not
	// The locations: those that hold through its scope, or ranges of the code with the location in each, in order and
	// without overlap.
	Always []Location
	Pieces []Piece
}

// Piece is the instructions From to To-1 of a function, where a variable is at Locs: one location, or
// those of fragments in their order.
type Piece struct {
	From, To int
	Locs     []Location
}

// Label is a label of the source before an instruction.
type Label struct {
	Node      ir.MD // DILabel
	InlinedAt ir.MD
	At        int
}

// Mark is a label that must precede an instruction.
type Mark struct {
	At    int  // index of the instruction, or their number for the end
	Block bool // before the label of the block that begins there, too
	Label string
}

// fn is a function that is being described.
type fn struct {
	u *unit
	f *Function

	scopes    map[scopeKey]*scope
	abstracts map[ir.MD]*scope
	inlined   []*scope // the abstract subprograms
	top       *scope

	before, after []bool     // by instruction: a label is needed there
	labels        [][]string // before and after, by instruction
	begin, end    string

	vars  []placed // those that get an entry
	taken map[entityKey]bool
}

// entityKey names a copy of a variable or label.
type entityKey struct{ node, at ir.MD }

// placed is a variable or label whose entry is made when its scope is.
type placed struct {
	node  ir.MD
	v     *Variable
	label *Label
	list  int // 1 + index of its list of locations
	whole []Location
}

// Function describes f and returns the labels that it needs, in order of their places. Nothing is
// needed of a function whose unit wants no description.
func (b *Builder) Function(f *Function) []Mark {
	u := b.unitOf(f.Subprogram)
	if u == nil {
		return nil
	}
	n := len(f.Locs)
	x := &fn{
		u: u, f: f, scopes: make(map[scopeKey]*scope), abstracts: make(map[ir.MD]*scope), taken: make(map[entityKey]bool),
		before: make([]bool, n+1), after: make([]bool, n+1), begin: "$L__func_begin" + itoa(f.Num), end: "$L__func_end" + itoa(f.Num),
	}
	x.findScopes()
	if u.minimal && len(x.inlined) == 0 {
		return nil
	}
	if !u.minimal {
		x.collect()
	}
	x.requestRanges()
	marks := x.place()
	for i := range x.vars {
		x.finishList(&x.vars[i])
	}
	for i := 0; i < len(x.inlined); i++ {
		x.abstractSubprogram(x.inlined[i])
	}
	x.subprogram()
	u.done = append(u.done, f.Subprogram)
	return marks
}

// requestRanges requests labels at the ends of all scopes.
func (x *fn) requestRanges() {
	var visit func(s *scope)
	visit = func(s *scope) {
		for _, r := range s.ranges {
			x.before[r[0]], x.after[r[1]] = true, true
		}
		for _, k := range s.kids {
			visit(k)
		}
	}
	if x.top != nil {
		visit(x.top)
	}
}

// place gives names to the requested labels. One after an instruction and one before the next are the same.
func (x *fn) place() []Mark {
	b, n := x.u.b, len(x.f.Locs)
	x.labels = make([][]string, 2)
	x.labels[0], x.labels[1] = make([]string, n+1), make([]string, n+1)
	marks := []Mark{{Block: true, Label: x.begin}}
	last := ""
	mark := func(at int, block bool, name *string) {
		if last == "" {
			last = "$L__tmp" + itoa(b.tmp)
			b.tmp++
			marks = append(marks, Mark{at, block, last})
		}
		*name = last
	}
	for i := range n {
		if x.before[i] {
			mark(i, false, &x.labels[0][i])
		}
		last = ""
		if x.after[i] {
			mark(i+1, true, &x.labels[1][i])
		}
	}
	return append(marks, Mark{At: n, Label: x.end})
}

// start returns the label before instruction i, stop that after it.
func (x *fn) start(i int) string { return x.labels[0][i] }
func (x *fn) stop(i int) string  { return x.labels[1][i] }

// pcs adds the addresses of the first and the last range of s.
func (x *fn) pcs(d *die, s *scope) {
	if len(s.ranges) == 0 {
		return
	}
	d.addr(atLowPc, x.start(s.ranges[0][0]))
	d.addr(atHighPc, x.stop(s.ranges[len(s.ranges)-1][1]))
}

// subprogram describes the function itself.
func (x *fn) subprogram() {
	u, b := x.u, x.u.b
	d := u.subprogram(x.f.Subprogram)
	d.addr(atLowPc, x.begin)
	d.addr(atHighPc, x.end)
	if !u.minimal {
		cfa := &block{}
		cfa.byte(opCallFrameCFA)
		d.expr(atFrameBase, cfa)
	}
	if x.top != nil {
		d.ref(atObjectPointer, x.children(x.top, d))
	}
	types := b.list(b.ref(x.f.Subprogram, "type"), "types")
	if n := len(types); n > 1 && types[n-1] == 0 && !u.minimal {
		d.child(tagUnspecifiedParameters)
	}
}

// abstractSubprogram describes a function of which there are inlined copies, once.
func (x *fn) abstractSubprogram(s *scope) {
	u, b := x.u, x.u.b
	if u.abstract[s.node] != nil {
		return
	}
	parent := u.die
	if decl := b.ref(s.node, "declaration"); decl != 0 && decl != s.node && !u.minimal {
		u.subprogram(decl)
	} else if !u.minimal {
		parent = u.context(b.ref(s.node, "scope"))
	}
	d := parent.child(tagSubprogram)
	u.abstract[s.node] = d
	u.describe(d, s.node)
	d.add(atInline, formData1, 1)
	d.ref(atObjectPointer, x.children(s, d))
}

// sortArgs brings parameters into order.
func (x *fn) sortArgs(list []int) {
	b := x.u.b
	slices.SortStableFunc(list, func(i, k int) int {
		return int(b.num(x.vars[i].node, "arg")) - int(b.num(x.vars[k].node, "arg"))
	})
}
