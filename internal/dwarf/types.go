package dwarf

import (
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// isType reports whether id is a node of a type.
func (b *Builder) isType(id ir.MD) bool {
	switch b.kind(id) {
	case "DIBasicType", "DIDerivedType", "DICompositeType", "DISubroutineType", "DIStringType":
		return true
	}
	return false
}

// addType adds a type to d, none for void.
func (u *unit) addType(d *die, at uint16, id ir.MD) { d.ref(at, u.typ(id)) }

// context returns the entry of a scope, the unit's own for files and unknown scopes.
func (u *unit) context(id ir.MD) *die {
	b := u.b
	if id == 0 || b.depth > maxDepth {
		return u.die
	}
	b.depth++
	defer func() { b.depth-- }()
	switch b.kind(id) {
	case "DIBasicType", "DIDerivedType", "DICompositeType", "DISubroutineType":
		if d := u.typ(id); d != nil {
			return d
		}
	case "DINamespace":
		return u.namespace(id)
	case "DIModule":
		return u.module(id)
	case "DISubprogram":
		return u.subprogram(id)
	case "DILexicalBlock", "DILexicalBlockFile", "DICommonBlock":
		return u.context(b.ref(id, "scope"))
	}
	return u.die
}

func (u *unit) namespace(id ir.MD) *die {
	parent := u.context(u.b.ref(id, "scope"))
	if d := u.dies[id]; d != nil {
		return d
	}
	d := u.create(tagNamespace, parent, id)
	if name := u.b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	if u.b.bool(id, "exportSymbols") {
		d.flag(atExportSymbols)
	}
	return d
}

func (u *unit) module(id ir.MD) *die {
	parent := u.context(u.b.ref(id, "scope"))
	if d := u.dies[id]; d != nil {
		return d
	}
	d := u.create(tagModule, parent, id)
	if name := u.b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	return d
}

// create appends the entry of a node to parent.
func (u *unit) create(tag uint16, parent *die, id ir.MD) *die {
	d := parent.child(tag)
	if id != 0 {
		u.dies[id] = d
	}
	return d
}

// typ returns the entry of a type, nil for void and other nodes.
func (u *unit) typ(id ir.MD) *die {
	b := u.b
	if !b.isType(id) || b.depth > maxDepth {
		return nil
	}
	tag := b.tag(id, tagBaseType)
	switch {
	case b.is(id, "DISubroutineType"):
		tag = tagSubroutineType
	case tag == tagRestrictType || tag == tagAtomicType: // not in DWARF 2
		b.depth++
		defer func() { b.depth-- }()
		return u.typ(b.ref(id, "baseType"))
	}
	if d := u.dies[id]; d != nil {
		return d
	}
	parent := u.context(b.ref(id, "scope"))
	if d := u.dies[id]; d != nil { // the scope described it
		return d
	}
	b.depth++
	defer func() { b.depth-- }()
	d := u.create(tag, parent, id)
	switch b.kind(id) {
	case "DIBasicType":
		u.basic(d, id)
	case "DIDerivedType":
		u.derived(d, id)
	case "DICompositeType":
		u.composite(d, id)
	case "DISubroutineType":
		u.subroutine(d, id)
	case "DIStringType":
		if name := b.str(id, "name"); name != "" {
			d.str(atName, name)
		}
		d.uint(atByteSize, b.num(id, "size")/8)
	}
	return d
}

func (u *unit) basic(d *die, id ir.MD) {
	b := u.b
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	if d.tag == tagUnspecifiedType {
		return
	}
	size := b.num(id, "size")
	d.add(atEncoding, formData1, b.word(id, "encoding", dwarfnames.Encodings[:]))
	d.uint(atByteSize, (size+7)/8)
	if size%8 != 0 {
		d.uint(atBitSize, size)
	}
}

func (u *unit) derived(d *die, id ir.MD) {
	b := u.b
	u.addType(d, atType, b.ref(id, "baseType"))
	if name := b.str(id, "name"); name != "" {
		d.str(atName, name)
	}
	switch d.tag {
	case tagPointerType, tagReferenceType, tagRvalueReferenceType:
	case tagPtrToMemberType:
		d.ref(atContainingType, u.typ(b.ref(id, "extraData")))
	default:
		if size := b.num(id, "size") / 8; size != 0 {
			d.uint(atByteSize, size)
		}
	}
	u.access(d, id)
	if b.flags(id)&flagFwdDecl == 0 {
		u.source(d, id)
	}
	if space, ok := b.number(id, "dwarfAddressSpace"); ok {
		d.add(atAddressClass, formData4, space)
	}
}

func (u *unit) subroutine(d *die, id ir.MD) {
	b := u.b
	types := b.list(id, "types")
	if len(types) > 0 {
		u.addType(d, atType, types[0])
	}
	u.arguments(d, types)
	if isC(u.lang) && (len(types) != 2 || types[1] != 0) {
		d.flag(atPrototyped)
	}
	u.callingConvention(d, id)
	u.references(d, b.flags(id))
}

// arguments describes the parameters of a type or of a declared function: types after the
// first, the last of which may be open.
func (u *unit) arguments(d *die, types []ir.MD) {
	for i, t := range types {
		if i == 0 {
			continue
		}
		if t == 0 {
			d.child(tagUnspecifiedParameters)
			continue
		}
		p := d.child(tagFormalParameter)
		u.addType(p, atType, t)
		if u.b.flags(t)&flagArtificial != 0 {
			p.flag(atArtificial)
		}
	}
}

func (u *unit) callingConvention(d *die, id ir.MD) {
	if cc := u.b.word(id, "cc", dwarfnames.Conventions[:]); cc > 1 {
		d.add(atCallingConvention, formData1, cc)
	}
}

func (u *unit) references(d *die, flags uint64) {
	if flags&flagLValueReference != 0 {
		d.flag(atReference)
	}
	if flags&flagRValueReference != 0 {
		d.flag(atRvalueReference)
	}
}

// source adds the source position of a node.
func (u *unit) source(d *die, id ir.MD) {
	line := u.b.num(id, "line")
	if line == 0 {
		return
	}
	d.uint(atDeclFile, u.file(id))
	d.uint(atDeclLine, line)
}

// file returns the number of the file of a node, which may be that of its scope.
func (u *unit) file(id ir.MD) uint64 {
	b := u.b
	for range maxDepth {
		if b.is(id, "DIFile") {
			return uint64(b.opt.File(id))
		}
		if f := b.ref(id, "file"); f != 0 {
			return uint64(b.opt.File(f))
		}
		if id = b.ref(id, "scope"); id == 0 {
			break
		}
	}
	return 0
}

// access adds private, protected or public.
func (u *unit) access(d *die, id ir.MD) {
	switch u.b.flags(id) & flagAccess {
	case 1:
		d.add(atAccessibility, formData1, 3)
	case 2:
		d.add(atAccessibility, formData1, 2)
	case 3:
		d.add(atAccessibility, formData1, 1)
	}
}

// align adds a forced alignment.
func (u *unit) align(d *die, id ir.MD) {
	if bits := u.b.num(id, "align"); bits >= 8 {
		d.add(atAlignment, formUdata, bits/8)
	}
}

// unsigned reports whether values of a type are not negative.
func (b *Builder) unsigned(id ir.MD) bool {
	for range maxDepth {
		switch b.kind(id) {
		case "DIBasicType":
			switch b.word(id, "encoding", dwarfnames.Encodings[:]) {
			case 0x02, 0x07, 0x08, 0x0e, 0x10: // boolean, unsigned, unsigned_char, unsigned_fixed, UTF
				return true
			}
			return b.tag(id, tagBaseType) == tagUnspecifiedType
		case "DICompositeType":
			if b.tag(id, 0) != tagEnumerationType {
				return false
			}
		case "DIDerivedType":
			switch b.tag(id, 0) {
			case tagPointerType, tagReferenceType, tagRvalueReferenceType, tagPtrToMemberType:
				return true
			}
		default:
			return false
		}
		id = b.ref(id, "baseType")
	}
	return false
}

// sizeOf returns the size in bits of the type of a member: that of the type without names and qualifiers.
func (b *Builder) sizeOf(id ir.MD) uint64 {
	for range maxDepth {
		if !b.is(id, "DIDerivedType") {
			break
		}
		switch b.tag(id, 0) {
		case tagMember, tagTypedef, tagConstType, tagVolatileType, tagRestrictType, tagAtomicType, tagTemplateAlias:
		default:
			return b.num(id, "size")
		}
		base := b.ref(id, "baseType")
		if base == 0 {
			return b.num(id, "size")
		}
		if t := b.tag(base, 0); b.is(base, "DIDerivedType") && (t == tagReferenceType || t == tagRvalueReferenceType) {
			return b.num(id, "size")
		}
		id = base
	}
	return b.num(id, "size")
}
