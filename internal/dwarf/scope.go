package dwarf

import "gonvvm/internal/ir"

// scope is a lexical scope of a function: a subprogram or a block, the function's own, inlined into it, or abstract:
// the common part of inlined copies.
type scope struct {
	node     ir.MD // DISubprogram or DILexicalBlock
	at       ir.MD // DILocation of the call, if inlined
	abstract bool
	parent   *scope
	kids     []*scope

	ranges      [][2]int // first and last instructions
	first, last int      // of the range that is open; first -1: none is
	vars        []int    // indexes of fn.vars
	args        []int
	imports     []ir.MD
}

type scopeKey struct{ node, at ir.MD }

// findScopes builds the tree of scopes and the ranges of instructions that they cover.
func (x *fn) findScopes() {
	f := x.f
	type run struct {
		first, last int
		loc         ir.MD
	}
	var runs []run
	for k, start := range f.Blocks {
		end := len(f.Locs)
		if k+1 < len(f.Blocks) {
			end = f.Blocks[k+1]
		}
		open := false
		for i := start; i < end; i++ {
			loc := f.Locs[i]
			switch {
			case loc == 0 && open, open && loc == runs[len(runs)-1].loc:
				runs[len(runs)-1].last = i
			case loc != 0:
				runs = append(runs, run{i, i, loc})
				open = true
			}
		}
	}
	byRun := make([]*scope, len(runs))
	for i, r := range runs {
		byRun[i] = x.scopeOf(r.loc, 0)
	}
	var prev *scope
	for i, r := range runs {
		s := byRun[i]
		if s == nil {
			continue
		}
		if prev != nil && !prev.contains(s) {
			prev.close(s)
		}
		for p := s; p != nil; p = p.parent {
			if p.first < 0 {
				p.first = r.first
			}
			p.last = r.last
		}
		prev = s
	}
	if prev != nil {
		prev.close(nil)
	}
}

// contains reports whether s is t or around it.
func (s *scope) contains(t *scope) bool {
	for ; t != nil; t = t.parent {
		if t == s {
			return true
		}
	}
	return false
}

// close ends the open range of s and of the scopes around it that do not contain next.
func (s *scope) close(next *scope) {
	for p := s; p != nil; p = p.parent {
		if p.first >= 0 {
			p.ranges = append(p.ranges, [2]int{p.first, p.last})
			p.first = -1
		}
		if p.parent == nil || next != nil && p.parent.contains(next) {
			return
		}
	}
}

// scopeOf returns the scope of a DILocation, nil if it is not in the function.
func (x *fn) scopeOf(loc ir.MD, depth int) *scope {
	b := x.u.b
	if !b.is(loc, "DILocation") || depth > maxDepth {
		return nil
	}
	return x.scope(b.scopeOf(loc), b.ref(loc, "inlinedAt"), depth)
}

// scope returns the scope of a node that was inlined at a place, or is the function's own.
func (x *fn) scope(node, at ir.MD, depth int) *scope {
	b := x.u.b
	key := scopeKey{node, at}
	if s := x.scopes[key]; s != nil {
		return s
	}
	sp := b.subprogramOf(node)
	if sp == 0 || depth > maxDepth {
		return nil
	}
	var parent *scope
	switch {
	case at != 0 && b.unitOf(sp) == nil: // its unit wants no description
		return x.scopeOf(at, depth+1)
	case node != sp:
		parent = x.scope(b.scopeOf(node), at, depth+1)
	case at != 0:
		parent = x.scopeOf(at, depth+1)
	case sp != x.f.Subprogram:
		return nil
	}
	if parent == nil && node != x.f.Subprogram {
		return nil
	}
	if at != 0 {
		x.abstractScope(node, depth+1)
	}
	s := &scope{node: node, at: at, parent: parent, first: -1}
	x.scopes[key] = s
	if parent != nil {
		parent.kids = append(parent.kids, s)
	} else {
		x.top = s
	}
	return s
}

// find returns a scope that has instructions, or an abstract one, else nil.
func (x *fn) find(node, at ir.MD) *scope { return x.scopes[scopeKey{x.u.b.skipFiles(node), at}] }

// abstractScope returns the abstract scope of a node.
func (x *fn) abstractScope(node ir.MD, depth int) *scope {
	b := x.u.b
	node = b.skipFiles(node)
	if s := x.abstracts[node]; s != nil || depth > maxDepth {
		return s
	}
	s := &scope{node: node, abstract: true, first: -1}
	if b.is(node, "DISubprogram") {
		x.inlined = append(x.inlined, s)
	} else if s.parent = x.abstractScope(b.ref(node, "scope"), depth+1); s.parent == nil {
		return nil
	} else {
		s.parent.kids = append(s.parent.kids, s)
	}
	x.abstracts[node] = s
	return s
}

// children adds the contents of s to d and returns the entry of the object pointer.
func (x *fn) children(s *scope, d *die) (object *die) {
	u := x.u
	if !u.minimal {
		x.sortArgs(s.args)
		for _, list := range [...][]int{s.args, s.vars} {
			for _, i := range list {
				k := x.variable(d, &x.vars[i], s.abstract)
				if u.b.flags(x.vars[i].node)&flagObjectPointer != 0 {
					object = k
				}
			}
		}
		for _, id := range s.imports {
			u.imported(d, id)
		}
	}
	for _, k := range s.kids {
		x.scopeEntry(k, d)
	}
	return object
}

// scopeEntry describes an inlined function or a block in parent. A block without variables is
// left out, and so is a scope without code; the blocks in the first are parent's then.
func (x *fn) scopeEntry(s *scope, parent *die) {
	u, b := x.u, x.u.b
	inlined := b.is(s.node, "DISubprogram")
	if !inlined && (u.minimal || len(s.args)+len(s.vars)+len(s.imports) == 0) {
		x.children(s, parent)
		return
	}
	if !s.abstract && len(s.ranges) == 0 {
		return
	}
	if !inlined {
		d := parent.child(tagLexicalBlock)
		if s.abstract {
			u.abstract[s.node] = d
		} else {
			x.pcs(d, s)
			u.blocks = append(u.blocks, blockOrigin{d, s.node})
		}
		x.children(s, d)
		return
	}
	d := parent.child(tagInlinedSubroutine)
	if a := u.abstract[s.node]; a != nil {
		d.ref(atAbstractOrigin, a)
	}
	x.pcs(d, s)
	d.uint(atCallFile, u.file(s.at))
	d.uint(atCallLine, b.num(s.at, "line"))
	if c := b.num(s.at, "column"); c != 0 {
		d.uint(atCallColumn, c)
	}
	x.children(s, d)
}
