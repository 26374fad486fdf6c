package dwarf

import "gonvvm/internal/ir"

// collect assigns the variables and labels to their scopes and requests the labels that their locations need.
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

// retained enters the retained variables of a function that have no location.
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
		// A list cannot hold a constant; a variable that is this constant from some place on, and has no other value,
		// is described as always having it.
		if w := &v.Pieces[0]; (w.From <= s.ranges[0][0] || w.Locs[0].Kind == Constant) && w.To > s.ranges[len(s.ranges)-1][1] {
			p.whole = w.Locs
			return p
		}
	}
	for i := range v.Pieces {
		w := &v.Pieces[i]
		if w.From >= w.To || x.u.b.places(w.Locs) == nil {
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
		d.section(atLocation, "") // the offset of a list depends on the PTX version
		d.attrs[len(d.attrs)-1].num = uint64(p.list)
	case len(p.v.Always) > 0:
		if l := b.places(p.v.Always); l != nil {
			d.add(atAddressClass, formData1, b.class(&p.v.Always[0]))
			d.expr(atLocation, l)
		}
	case p.whole != nil:
		if loc := &p.whole[0]; loc.Kind == Constant && len(p.whole) == 1 {
			d.add(atAddressClass, formData1, classReg)
			u.constant(d, loc.Const, b.ref(p.node, "type"))
		} else if l := b.places(p.whole); l != nil {
			d.add(atAddressClass, formData1, b.class(loc))
			d.expr(atLocation, l)
		}
	}
	u.pending = append(u.pending, e)
	return d
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
