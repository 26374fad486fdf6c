package dwarf

import (
	"gonvvm/internal/ir"
)

// composite describes an array, an enumeration or a type with members.
func (u *unit) composite(d *die, id ir.MD) {
	b := u.b
	flags := b.flags(id)
	switch d.tag {
	case tagArrayType:
		u.array(d, id, flags)
	case tagEnumerationType:
		u.enumeration(d, id)
	case tagStructureType, tagClassType, tagUnionType:
		u.record(d, id, flags)
	}
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	if d.tag == tagArrayType {
		return
	}
	size, declared := b.num(id, "size")/8, flags&flagFwdDecl != 0
	if !declared || size != 0 && d.tag == tagEnumerationType {
		d.uint(atByteSize, size)
	}
	if declared {
		d.flag(atDeclaration)
	}
	u.access(d, id)
	if !declared {
		u.source(d, id)
	}
	u.align(d, id)
}

// record describes the members of a structure, class or union.
func (u *unit) record(d *die, id ir.MD, flags uint64) {
	b := u.b
	u.templateParams(d, b.list(id, "templateParams"))
	for _, e := range b.list(id, "elements") {
		switch b.kind(e) {
		case "DISubprogram":
			u.subprogram(e)
		case "DIDerivedType":
			switch {
			case b.tag(e, 0) == tagFriend:
				u.addType(d.child(tagFriend), atFriend, b.ref(e, "baseType"))
			case b.flags(e)&flagStaticMember != 0:
				u.staticMember(e)
			default:
				u.member(d, e)
			}
		}
	}
	if flags&flagExportSymbols != 0 {
		d.flag(atExportSymbols)
	}
	// The class that holds the table of virtual functions: debuggers expect it.
	d.ref(atContainingType, u.typ(b.ref(id, "vtableHolder")))
	switch {
	case flags&flagByValue != 0:
		d.add(atCallingConvention, formData1, 5)
	case flags&flagByReference != 0:
		d.add(atCallingConvention, formData1, 4)
	}
}

// member describes a member or a base class.
func (u *unit) member(parent *die, id ir.MD) {
	b := u.b
	flags := b.flags(id)
	d := u.create(b.tag(id, tagMember), parent, id)
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	u.addType(d, atType, b.ref(id, "baseType"))
	u.source(d, id)
	at := &block{}
	if d.tag == tagInheritance && flags&flagVirtual != 0 {
		// The place of a virtual base is in the table of virtual functions.
		at.bytes = append(at.bytes, opDup, opDeref, opConstu)
		at.uleb(b.num(id, "offset"))
		at.bytes = append(at.bytes, opMinus, opDeref, opPlus)
	} else {
		at.byte(opPlusUconst)
		at.uleb(u.place(d, id, flags))
	}
	d.expr(atDataMemberLocation, at)
	u.access(d, id)
	if flags&flagVirtual != 0 {
		d.add(atVirtuality, formData1, 1)
	}
	if flags&flagArtificial != 0 {
		d.flag(atArtificial)
	}
}

// place returns the offset of a member in bytes. Bit fields are described by the unit of
// storage that they lie in and the number of bits above them.
func (u *unit) place(d *die, id ir.MD, flags uint64) uint64 {
	b := u.b
	offset := b.num(id, "offset")
	unit := b.sizeOf(id)
	if flags&flagBitField == 0 || unit == 0 {
		u.align(d, id)
		return offset / 8
	}
	size := b.num(id, "size")
	d.uint(atByteSize, unit/8)
	d.uint(atBitSize, size)
	high := (offset + unit) &^ (unit - 1)
	start := high - unit
	if above := int64(unit) - int64(offset-start+size); above < 0 {
		d.add(atBitOffset, formSdata, uint64(above))
	} else {
		d.uint(atBitOffset, uint64(above))
	}
	return start / 8
}

// staticMember returns the entry of a static member, a declaration.
func (u *unit) staticMember(id ir.MD) *die {
	b := u.b
	parent := u.context(b.ref(id, "scope"))
	if d := u.dies[id]; d != nil {
		return d
	}
	d := u.create(b.tag(id, tagMember), parent, id)
	d.str(atName, b.str(id, "name"))
	t := b.ref(id, "baseType")
	u.addType(d, atType, t)
	u.source(d, id)
	d.flag(atExternal)
	d.flag(atDeclaration)
	if b.flags(id)&flagArtificial != 0 {
		d.flag(atArtificial)
	}
	u.access(d, id)
	u.constant(d, b.ref(id, "extraData"), t)
	u.align(d, id)
	return d
}

// constant adds the value of a constant node of type t and reports whether there is one.
func (u *unit) constant(d *die, id ir.MD, t ir.MD) bool {
	b := u.b
	if n := &b.m.MDs[id]; id == 0 || n.Kind != ir.MDValue {
		return false
	}
	c, v := &b.m.Consts, b.m.MDs[id].Val
	if !v.IsConst() {
		return false
	}
	switch c.Kind(v) {
	case ir.CFloat:
		d.add(atConstValue, formUdata, c.Bits(v))
	case ir.CInt, ir.CZero, ir.CNull:
		if x, ok := c.Uint(v); ok && b.unsigned(t) {
			d.add(atConstValue, formUdata, x)
		} else if x, ok := c.Sint(v); ok {
			d.add(atConstValue, formSdata, uint64(x))
		}
	default:
		return false
	}
	return true
}

func (u *unit) array(d *die, id ir.MD, flags uint64) {
	b := u.b
	base := b.ref(id, "baseType")
	if flags&flagVector != 0 {
		d.flag(atGNUVector)
		n := uint64(1)
		for _, e := range b.list(id, "elements") {
			n *= b.num(e, "count")
		}
		if size := b.num(id, "size"); size != n*b.sizeOf(base) {
			d.uint(atByteSize, size/8) // the vector has been padded
		}
	}
	u.addType(d, atType, base)
	for _, e := range b.list(id, "elements") {
		if b.is(e, "DISubrange") {
			u.subrange(d, e)
		}
	}
}

func (u *unit) subrange(parent *die, id ir.MD) {
	b := u.b
	d := parent.child(tagSubrangeType)
	if u.index == nil {
		u.index = u.die.child(tagBaseType)
		u.index.str(atName, "__ARRAY_SIZE_TYPE__")
		u.index.uint(atByteSize, 8)
		u.index.add(atEncoding, formData1, 7)
	}
	d.ref(atType, u.index)
	for _, f := range [...]struct {
		name string
		at   uint16
	}{{"lowerBound", atLowerBound}, {"count", atCount}, {"upperBound", atUpperBound}, {"stride", atByteStride}} {
		x, ok := b.number(id, f.name)
		switch {
		case !ok: // a variable or an expression
			r := b.ref(id, f.name)
			if v := u.dies[r]; v != nil && r != 0 {
				d.ref(f.at, v)
			}
		case f.at == atCount:
			if int64(x) != -1 {
				d.uint(atCount, x)
			}
		case f.at != atLowerBound || x != 0:
			d.add(f.at, formSdata, x)
		}
	}
}

func (u *unit) enumeration(d *die, id ir.MD) {
	b := u.b
	base := b.ref(id, "baseType")
	u.addType(d, atType, base)
	form := uint8(formSdata)
	if base != 0 && b.unsigned(base) {
		form = formUdata
	}
	for _, e := range b.list(id, "elements") {
		if b.is(e, "DIEnumerator") {
			k := d.child(tagEnumerator)
			k.str(atName, b.str(e, "name"))
			k.add(atConstValue, form, b.num(e, "value"))
		}
	}
}

// templateParams describes the parameters of a template.
func (u *unit) templateParams(d *die, list []ir.MD) {
	b := u.b
	b.depth++
	defer func() { b.depth-- }()
	if b.depth > maxDepth {
		return
	}
	for _, id := range list {
		switch b.kind(id) {
		case "DITemplateTypeParameter":
			p := d.child(tagTemplateTypeParameter)
			u.addType(p, atType, b.ref(id, "type"))
			if name := b.str(id, "name"); name != "" {
				p.str(atName, name)
			}
			if b.bool(id, "defaulted") {
				p.flag(atDefaultValue)
			}
		case "DITemplateValueParameter":
			u.templateValue(d, id)
		}
	}
}

func (u *unit) templateValue(d *die, id ir.MD) {
	b := u.b
	p := d.child(b.tag(id, tagTemplateValueParameter))
	t := b.ref(id, "type")
	if p.tag == tagTemplateValueParameter {
		u.addType(p, atType, t)
	}
	if name := b.str(id, "name"); name != "" {
		p.str(atName, name)
	}
	if b.bool(id, "defaulted") {
		p.flag(atDefaultValue)
	}
	switch v := b.ref(id, "value"); p.tag {
	case tagGNUTemplateTemplateParam:
		p.str(atGNUTemplateName, b.str(id, "value"))
	case tagGNUTemplateParameterPack:
		u.templateParams(p, b.list(id, "value"))
	default:
		if n := &b.m.MDs[v]; v != 0 && n.Kind == ir.MDValue && n.Val.IsSym() {
			if name := b.opt.Symbol(n.Val.Index()); name != "" {
				e := &block{}
				e.addr(name)
				e.byte(opStackValue)
				p.expr(atLocation, e)
			}
			return
		}
		u.constant(p, v, t)
	}
}
