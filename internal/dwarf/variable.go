package dwarf

import "gonvvm/internal/ir"

// LocKind is where a variable is.
type LocKind uint8

const (
	Nowhere   LocKind = iota
	InMemory          // at Symbol+Offset
	AddressOf         // its value, or what its expression begins with, is Symbol+Offset
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

// collect gives the variables and labels to their scopes and asks for the labels that their
// locations need.
func (x *fn) collect() {
	f, b := x.f, x.u.b
	for i := range f.Vars {
		v := &f.Vars[i]
		s := x.find(b.ref(v.Node, "scope"), v.InlinedAt)
		key := entityKey{v.Node, v.InlinedAt}
		if s == nil || x.taken[key] || !b.is(v.Node, "DILocalVariable") {
			continue
		}
		x.taken[key] = true
		x.enter(s, x.where(v, s))
	}
	for i := range f.Labels {
		l := &f.Labels[i]
		s := x.find(b.ref(l.Node, "scope"), l.InlinedAt)
		key := entityKey{l.Node, l.InlinedAt}
		if s == nil || x.taken[key] || !b.is(l.Node, "DILabel") || l.At >= len(f.Locs) {
			continue
		}
		x.taken[key] = true
		x.before[l.At] = true
		x.enter(s, placed{node: l.Node, label: l})
	}
	x.retained(f.Subprogram, false)
	for i := 0; i < len(x.inlined); i++ {
		x.retained(x.inlined[i].node, true)
	}
}

// retained enters what a function keeps of its variables although they are nowhere.
func (x *fn) retained(sp ir.MD, abstract bool) {
	b := x.u.b
	for _, id := range b.list(sp, "retainedNodes") {
		node := b.ref(id, "scope")
		switch b.kind(id) {
		case "DILocalVariable", "DILabel":
			if abstract {
				if s := x.abstractScope(node, 0); s != nil {
					x.abstractEntity(id, s)
				}
			} else if s := x.find(node, 0); s != nil && !x.taken[entityKey{id, 0}] {
				x.taken[entityKey{id, 0}] = true
				x.enter(s, placed{node: id})
			}
		case "DIImportedEntity":
			if abstract {
				if s := x.abstractScope(node, 0); s != nil && x.u.abstract[sp] == nil {
					s.imports = append(s.imports, id)
				}
			} else if s := x.find(node, 0); s != nil && x.abstracts[sp] == nil && x.u.abstract[sp] == nil {
				s.imports = append(s.imports, id)
			}
		}
	}
}

// enter gives an entity to its scope and to the abstract one, if there is one.
func (x *fn) enter(s *scope, p placed) {
	if a := x.abstracts[s.node]; a != nil {
		x.abstractEntity(p.node, a)
	}
	x.push(s, p)
}

func (x *fn) push(s *scope, p placed) {
	x.vars = append(x.vars, p)
	if x.u.b.num(p.node, "arg") != 0 {
		s.args = append(s.args, len(x.vars)-1)
	} else {
		s.vars = append(s.vars, len(x.vars)-1)
	}
}

// abstractEntity enters a variable or label into an abstract scope, once in a unit.
func (x *fn) abstractEntity(id ir.MD, s *scope) {
	if _, ok := x.u.vars[id]; !ok {
		x.u.vars[id] = nil
		x.push(s, placed{node: id})
	}
}

// where decides how the locations of v are described: one for the whole scope, or a list.
func (x *fn) where(v *Variable, s *scope) placed {
	p := placed{node: v.Node, v: v}
	if len(v.Always) > 0 {
		return p
	}
	if len(v.Pieces) == 1 && len(s.ranges) > 0 {
		// A list cannot hold a constant; who has one from some place on and no other value has it always.
		if w := &v.Pieces[0]; (w.From <= s.ranges[0][0] || w.Loc.Kind == Constant) && w.To > s.ranges[len(s.ranges)-1][1] {
			p.whole = &w.Loc
			return p
		}
	}
	for i := range v.Pieces {
		w := &v.Pieces[i]
		if w.From >= w.To || w.Loc.Kind == Nowhere || x.u.b.memory(&w.Loc) == nil {
			continue
		}
		if p.list == 0 {
			x.u.b.lists = append(x.u.b.lists, locationList{})
			p.list = len(x.u.b.lists)
		}
		if w.From > 0 {
			x.before[w.From] = true
		}
		if w.To < len(x.f.Locs) {
			x.askEnd(w.To)
		}
	}
	return p
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

// askEnd asks for a label where a location ends: behind the block that ends there.
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
		if w.From >= w.To || w.Loc.Kind == Nowhere {
			continue
		}
		e := listEntry{from: x.begin, to: x.end, expr: x.u.b.memory(&w.Loc)}
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

// locations writes .debug_loc.
func (b *Builder) locations(t *text) {
	for i := range b.lists {
		t.label("$L__debug_loc" + itoa(i))
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

// memory returns the expression of a location in memory or a register, nil if DWARF 2
// cannot say it.
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

// variable adds the entry of a variable or label to parent.
func (x *fn) variable(parent *die, p *placed, abstract bool) *die {
	u, b := x.u, x.u.b
	tag := uint16(tagVariable)
	switch {
	case b.is(p.node, "DILabel"):
		tag = tagLabel
	case b.num(p.node, "arg") != 0:
		tag = tagFormalParameter
	}
	d := parent.child(tag)
	if abstract {
		u.vars[p.node] = d
		u.named(d, p.node)
		return d
	}
	e := entity{die: d, node: p.node}
	switch {
	case p.label != nil:
		e.label = x.start(p.label.At)
	case p.v == nil:
	case p.list != 0:
		d.section(atLocation, "$L__debug_loc"+itoa(p.list-1))
	case len(p.v.Always) > 0:
		x.always(d, p.v.Always)
	case p.whole != nil:
		if p.whole.Kind == Constant {
			d.add(atAddressClass, formData1, classReg)
			u.constant(d, p.whole.Const, b.ref(p.node, "type"))
		} else if l := b.memory(p.whole); l != nil {
			d.add(atAddressClass, formData1, b.class(p.whole))
			d.expr(atLocation, l)
		}
	}
	u.pending = append(u.pending, e)
	return d
}

// always adds the location of a variable that stays where it is, perhaps in fragments.
func (x *fn) always(d *die, list []Location) {
	b := x.u.b
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
			// The gap in front of a fragment counts from the one before.
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
		return
	}
	d.add(atAddressClass, formData1, b.class(&list[0]))
	d.expr(atLocation, l)
}

// cut removes the first n bytes, in front of any address.
func (l *block) cut(n int) {
	l.bytes = l.bytes[n:]
	for i := range l.addrs {
		l.addrs[i].at -= n
	}
}

// named adds the name, the place and the type of a variable or label.
func (u *unit) named(d *die, id ir.MD) {
	b := u.b
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	u.align(d, id)
	u.source(d, id)
	if d.tag == tagLabel {
		if c := b.num(id, "column"); c != 0 {
			d.uint(atDeclColumn, c)
		}
		return
	}
	u.addType(d, atType, b.ref(id, "type"))
	if b.flags(id)&flagArtificial != 0 {
		d.flag(atArtificial)
	}
}
