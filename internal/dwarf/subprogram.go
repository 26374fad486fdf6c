package dwarf

import "gonvvm/internal/ir"

// subprogram returns the entry of a function. A definition gets its attributes at the end,
// when it is known whether it has inlined copies.
func (u *unit) subprogram(id ir.MD) *die {
	b := u.b
	parent := u.die
	if !u.minimal {
		parent = u.context(b.ref(id, "scope"))
	}
	if d := u.dies[id]; d != nil {
		return d
	}
	if decl := b.ref(id, "declaration"); decl != 0 && decl != id && !u.minimal {
		u.subprogram(decl)
		parent = u.die
	}
	d := u.create(tagSubprogram, parent, id)
	if b.spFlags(id)&spDefinition == 0 {
		u.describe(d, id)
	}
	return d
}

// describe adds the attributes of a function.
func (u *unit) describe(d *die, id ir.MD) {
	b := u.b
	if !u.minimal && u.declared(d, id) {
		return
	}
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	if u.minimal {
		return
	}
	u.source(d, id)
	flags, sp := b.flags(id), b.spFlags(id)
	if flags&flagPrototyped != 0 && isC(u.lang) {
		d.flag(atPrototyped)
	}
	t := b.ref(id, "type")
	types := b.list(t, "types")
	u.callingConvention(d, t)
	if len(types) > 0 {
		u.addType(d, atType, types[0])
	}
	if v := sp & spVirtuality; v != 0 {
		d.add(atVirtuality, formData1, v)
		if i, ok := b.number(id, "virtualIndex"); ok && i != 1<<32-1 {
			e := &block{}
			e.byte(opConstu)
			e.uleb(i)
			d.expr(atVtableElemLocation, e)
		}
		u.contains = append(u.contains, containing{d, b.ref(id, "containingType")})
	}
	if sp&spDefinition == 0 {
		d.flag(atDeclaration)
		u.arguments(d, types)
	}
	if flags&flagArtificial != 0 {
		d.flag(atArtificial)
	}
	if sp&spLocal == 0 {
		d.flag(atExternal)
	}
	u.references(d, flags)
	if flags&flagNoReturn != 0 {
		d.flag(atNoreturn)
	}
	u.access(d, id)
	for _, f := range [...]struct {
		set bool
		at  uint16
	}{
		{flags&flagExplicit != 0, atExplicit},
		{sp&spMain != 0, atMainSubprogram},
		{sp&spPure != 0, atPure},
		{sp&spElemental != 0, atElemental},
		{sp&spRecursive != 0, atRecursive},
	} {
		if f.set {
			d.flag(f.at)
		}
	}
}

// declared adds the attributes of a definition that differ from its declaration, and refers to that. It reports whether
// there is one, which then has all the rest.
func (u *unit) declared(d *die, id ir.MD) bool {
	b := u.b
	decl := b.ref(id, "declaration")
	var to *die
	linkage := b.str(id, "linkageName")
	if decl != 0 && decl != id {
		to = u.dies[decl]
		def, old := b.list(b.ref(id, "type"), "types"), b.list(b.ref(decl, "type"), "types")
		if len(def) > 0 && len(old) > 0 && def[0] != 0 && def[0] != old[0] {
			u.addType(d, atType, def[0])
		}
		if f := u.file(id); b.ref(id, "file") != b.ref(decl, "file") && f != 0 {
			d.uint(atDeclFile, f)
		}
		if line := b.num(id, "line"); line != b.num(decl, "line") {
			d.uint(atDeclLine, line)
		}
		if linkage == b.str(decl, "linkageName") {
			linkage = ""
		}
	}
	u.templateParams(d, b.list(id, "templateParams"))
	if linkage != "" {
		d.str(atMIPSLinkageName, linkage)
	}
	if to == nil {
		return false
	}
	d.ref(atSpecification, to)
	return true
}

// finish adds entries that need all functions.
func (u *unit) finish() {
	b := u.b
	for _, id := range b.list(u.node, "imports") {
		if b.is(id, "DIImportedEntity") && !u.minimal && b.subprogramOf(b.ref(id, "scope")) == 0 {
			u.imported(u.context(b.ref(id, "scope")), id)
		}
	}
	for _, id := range u.done {
		d := u.dies[id]
		if a := u.abstract[id]; a != nil {
			d.ref(atAbstractOrigin, a)
		} else {
			u.describe(d, id)
		}
	}
	for _, e := range u.pending {
		if a := u.vars[e.node]; a != nil && a != e.die {
			e.die.ref(atAbstractOrigin, a)
		} else {
			u.named(e.die, e.node)
		}
		if e.label != "" {
			e.die.addr(atLowPc, e.label)
		}
	}
	for _, l := range u.blocks {
		l.die.ref(atAbstractOrigin, u.abstract[l.node])
	}
	for _, c := range u.contains {
		c.die.ref(atContainingType, u.dies[c.node])
	}
}

// imported describes a using directive or declaration.
func (u *unit) imported(parent *die, id ir.MD) *die {
	b := u.b
	if d := u.dies[id]; d != nil || b.depth > maxDepth {
		return d
	}
	b.depth++
	defer func() { b.depth-- }()
	var to *die
	entity := b.ref(id, "entity")
	switch b.kind(entity) {
	case "DINamespace":
		to = u.namespace(entity)
	case "DIModule":
		to = u.module(entity)
	case "DISubprogram":
		if to = u.abstract[entity]; to == nil {
			to = u.subprogram(entity)
		}
	case "DIGlobalVariable":
		to = u.globalVariable(entity, nil)
	case "DIImportedEntity":
		to = u.imported(u.context(b.ref(entity, "scope")), entity)
	default:
		if to = u.dies[entity]; b.isType(entity) {
			to = u.typ(entity)
		}
	}
	if to == nil {
		return nil
	}
	d := u.create(b.tag(id, tagImportedDeclaration), parent, id)
	u.source(d, id)
	d.ref(atImport, to)
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	return d
}
