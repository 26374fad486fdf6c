package dwarf

import "gonvvm/internal/ir"

// globalExpr is a symbol that holds a global variable, or a part of it. A variable that is
// a constant has no symbol.
type globalExpr struct {
	sym  uint32
	expr ir.MD
}

// collectGlobals finds the symbols and the constants of global variables.
func (b *Builder) collectGlobals() {
	b.globals = make(map[ir.MD][]globalExpr)
	for i := 1; i < len(b.m.Syms); i++ {
		s := &b.m.Syms[i]
		if s.Dead || s.Kind != ir.SymVar {
			continue
		}
		for _, a := range s.MD {
			if a.Kind != "dbg" {
				continue
			}
			v, e := a.Node, ir.MD(0)
			if b.is(v, "DIGlobalVariableExpression") {
				v, e = b.ref(a.Node, "var"), b.ref(a.Node, "expr")
			}
			b.globals[v] = append(b.globals[v], globalExpr{uint32(i), e})
		}
	}
	for _, u := range b.units {
		for _, id := range b.list(u.node, "globals") {
			v, expr := b.ref(id, "var"), b.ref(id, "expr")
			if e, ok := b.expression(expr); ok && v != 0 {
				if _, _, c := e.constant(); c && len(b.globals[v]) == 0 {
					b.globals[v] = append(b.globals[v], globalExpr{0, expr})
				}
			}
		}
	}
}

// globalVariable returns the entry of a global variable or a static one of a function.
func (u *unit) globalVariable(id ir.MD, where []globalExpr) *die {
	b := u.b
	if d := u.dies[id]; d != nil {
		return d
	}
	parent := u.context(b.ref(id, "scope"))
	if d := u.dies[id]; d != nil {
		return d
	}
	d := u.create(tagVariable, parent, id)
	t := b.ref(id, "type")
	if decl := b.ref(id, "declaration"); b.is(decl, "DIDerivedType") {
		d.ref(atSpecification, u.staticMember(decl))
		if t != b.ref(decl, "baseType") {
			u.addType(d, atType, t)
		}
	} else {
		if name := b.str(id, "name"); name != "" {
			d.str(atName, name)
		}
		u.addType(d, atType, t)
		if !b.bool(id, "isLocal") {
			d.flag(atExternal)
		}
		u.source(d, id)
	}
	if f := b.m.MDs[id].Field("isDefinition"); f != nil && f.Str == "false" {
		d.flag(atDeclaration)
	}
	u.align(d, id)
	u.templateParams(d, b.list(id, "templateParams"))
	u.globalPlace(d, id, where)
	if name := b.str(id, "linkageName"); name != "" {
		d.str(atMIPSLinkageName, name)
	}
	return d
}

// Address classes of CUDA-GDB.
const (
	classReg    = 2
	classConst  = 4
	classGlobal = 5
	classLocal  = 6
	classParam  = 7
	classShared = 8
)

// globalPlace adds where a global variable is, and the class of its address.
func (u *unit) globalPlace(d *die, id ir.MD, where []globalExpr) {
	b := u.b
	class := uint64(classGlobal)
	l := &block{}
	at := uint64(0)
	for _, g := range where {
		e, ok := b.expression(g.expr)
		if !ok {
			continue
		}
		if x, signed, c := e.constant(); c && len(where) == 1 {
			form := uint8(formUdata)
			if signed || !b.unsigned(b.ref(id, "type")) {
				form = formSdata
			}
			d.add(atConstValue, form, x)
			break
		}
		name := ""
		if g.sym != 0 {
			name = b.opt.Symbol(g.sym)
		}
		if name == "" {
			continue
		}
		part := &block{}
		if e.fragment {
			part.piece(e.offset - min(at, e.offset))
			at = e.offset + e.size
		}
		part.addr(name)
		if !part.operations(e.ops) {
			continue
		}
		if e.fragment {
			part.piece(e.size)
		}
		l.append(part)
		switch {
		case e.space >= 0:
			class = uint64(e.space)
		default:
			class = classOf(b.m.Syms[g.sym].Space)
		}
	}
	d.add(atAddressClass, formData1, class)
	if len(l.bytes) > 0 {
		d.expr(atLocation, l)
	}
}

// classOf returns the address class of variables in a state space.
func classOf(space uint32) uint64 {
	switch space {
	case 3:
		return classShared
	case 4:
		return classConst
	case 5:
		return classLocal
	}
	return classGlobal
}
