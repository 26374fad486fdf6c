package dwarf

import "gonvvm/internal/ir"

// LocKind is where a variable is.
type LocKind uint8

const (
	Nowhere   LocKind = iota
	InMemory          // at Symbol+Offset
	AddressOf         // its value, or the start of its expression, is Symbol+Offset
	InReg             // in a register
	AtReg             // at the address in a register
	Constant          // it has the value of Const
)

// Location is where a variable, or the fragment of it that its expression names, is.
type Location struct {
	Kind   LocKind
	Symbol string // of the depot, a parameter or a variable
	Offset int64  // of InMemory, in bytes
	Param  bool   // Symbol is a parameter
	Reg    string // "%rd12"
	Const  ir.MD
	Expr   ir.MD // DIExpression
}

// locationList is the locations of a variable in parts of its function.
type locationList struct{ entries []listEntry }

type listEntry struct {
	from, to string // labels
	expr     *block
}

// startsBlock reports whether a block begins with instruction i.
func (x *fn) startsBlock(i int) bool {
	lo, hi := 0, len(x.f.Blocks)
	for lo < hi {
		if m := (lo + hi) / 2; x.f.Blocks[m] < i {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo < len(x.f.Blocks) && x.f.Blocks[lo] == i
}

// askEnd requests a label at the end of a location: after the block that ends there.
func (x *fn) askEnd(i int) {
	if x.startsBlock(i) {
		x.after[i-1] = true
	} else {
		x.before[i] = true
	}
}

// finishList fills in the list of p, whose labels have names now.
func (x *fn) finishList(p *placed) {
	if p.list == 0 {
		return
	}
	l := &x.u.b.lists[p.list-1]
	for i := range p.v.Pieces {
		w := &p.v.Pieces[i]
		if w.From >= w.To {
			continue
		}
		e := listEntry{from: x.begin, to: x.end, expr: x.u.b.places(w.Locs)}
		if e.expr == nil {
			continue
		}
		if w.From > 0 {
			e.from = x.start(w.From)
		}
		if w.To < len(x.f.Locs) {
			if e.to = x.start(w.To); x.startsBlock(w.To) {
				e.to = x.stop(w.To - 1)
			}
		}
		if k := len(l.entries) - 1; k >= 0 && l.entries[k].to == e.from && l.entries[k].expr.equal(e.expr) {
			l.entries[k].to = e.to
		} else {
			l.entries = append(l.entries, e)
		}
	}
}

func listLabel(i int) string { return "$L__debug_loc" + itoa(i) }

// listPlaces returns how an attribute names the place of each list: by a label, or by its offset in
// the section.
func (b *Builder) listPlaces() []string {
	places, off := make([]string, len(b.lists)), 0
	for i := range b.lists {
		switch {
		case b.opt.SectionLabels:
			places[i] = listLabel(i)
		case off == 0:
			places[i] = ".debug_loc"
		default:
			places[i] = ".debug_loc+" + itoa(off)
		}
		for _, e := range b.lists[i].entries {
			off += 2*b.addrSize + 2 + e.expr.size(b.addrSize)
		}
		off += 2 * b.addrSize
	}
	return places
}

// locations writes .debug_loc.
func (b *Builder) locations(t *text) {
	for i := range b.lists {
		if b.opt.SectionLabels {
			t.label(listLabel(i))
		}
		for _, e := range b.lists[i].entries {
			t.word(b.addrSize, e.from, 0, "")
			t.word(b.addrSize, e.to, 0, "")
			t.half(uint16(e.expr.size(b.addrSize)), "Loc expr size")
			t.block(e.expr)
		}
		t.word(b.addrSize, "", 0, "")
		t.word(b.addrSize, "", 0, "")
	}
}

// memory returns the expression of a location in memory or a register, nil if DWARF 2 cannot express it.
func (b *Builder) memory(loc *Location) *block {
	e, ok := b.expression(loc.Expr)
	if !ok {
		return nil
	}
	l := &block{}
	ops := e.ops
	switch loc.Kind {
	case InMemory, AddressOf:
		n := len(ops)
		if e.value {
			return nil
		}
		if loc.Kind == AddressOf {
			if n == 0 || ops[n-1].code != opDeref {
				return nil // a value that is computed: DWARF 4
			}
			ops = ops[:n-1]
		}
		l.addr(loc.Symbol)
		if loc.Offset > 0 {
			l.byte(opPlusUconst)
			l.uleb(uint64(loc.Offset))
		}
	case InReg, AtReg:
		num, ok := register(loc.Reg)
		if !ok || e.value {
			return nil
		}
		if n := len(ops); loc.Kind == InReg && n > 0 && ops[n-1].code == opDeref {
			ops = ops[:n-1] // the address of the variable, which is in memory, is computed
		} else if loc.Kind == InReg {
			if n > 0 {
				return nil // a value that is computed: DWARF 4
			}
			l.byte(opRegx)
			l.uleb(num)
			break
		}
		l.byte(opBregx)
		l.uleb(num)
		l.sleb(0)
	default:
		return nil
	}
	if !l.operations(ops) {
		return nil
	}
	if e.fragment {
		g := &block{}
		g.piece(e.offset)
		g.append(l)
		g.piece(e.size)
		return g
	}
	return l
}

// class returns the address class of a location.
func (b *Builder) class(loc *Location) uint64 {
	if e, ok := b.expression(loc.Expr); ok && e.space >= 0 {
		return uint64(e.space)
	}
	switch {
	case loc.Kind == InMemory && loc.Param:
		return classParam
	case loc.Kind == InMemory || loc.Kind == AddressOf:
		return classLocal
	}
	return classReg
}

// places returns the expression of a location or of the fragments of one, nil if nothing can be said.
func (b *Builder) places(list []Location) *block {
	l := &block{}
	at := uint64(0)
	for i := range list {
		m := b.memory(&list[i])
		e, ok := b.expression(list[i].Expr)
		if m == nil || !ok {
			continue
		}
		if e.fragment && len(list) > 1 {
			if e.offset < at {
				continue
			}
			// The gap before a fragment counts from the one before.
			only := &block{}
			only.piece(e.offset)
			g := &block{}
			g.piece(e.offset - at)
			m.cut(only.size(0))
			g.append(m)
			m, at = g, e.offset+e.size
		}
		l.append(m)
	}
	if len(l.bytes) == 0 {
		return nil
	}
	return l
}

// cut removes the first n bytes, before any address.
func (l *block) cut(n int) {
	l.bytes = l.bytes[n:]
	for i := range l.addrs {
		l.addrs[i].at -= n
	}
}
