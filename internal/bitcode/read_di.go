package bitcode

import (
	"math/big"

	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

// special reads a record of a specialised node. The layouts of all versions are
// told apart by the bits above "distinct" in the first operand and by the number of
// operands.
func (r mdReader) special(next *uint64) {
	d := &r.md
	refs := len(d.typeRefs)
	n, ok := r.specialNode()
	if !ok {
		return // a record of no version up to 22
	}
	id := r.define(next, n)
	for i := refs; i < len(d.typeRefs); i++ {
		if d.typeRefs[i].node == 0 {
			d.typeRefs[i].node = id
		}
	}
	switch r.s.Code {
	case mdLocation:
		if !n.Distinct { // the same place in code is this node
			l := r.readLocation(r.s.Ops)
			if e := d.locs.find(&l); e.id == 0 {
				e.l, e.id = l, id
				d.locs.used++
			}
		}
	case mdCompileUnit:
		if list := r.nodeOrNull(r.s.Ops[11]); list != 0 {
			d.units = append(d.units, unitList{id, list})
		}
	case mdSubprogram:
		if ops := r.s.Ops; ops[0]&6 == 0 && len(ops) >= 19 {
			d.fnSPs = append(d.fnSPs, fnSP{r.nodeOrNull(ops[15]), id})
		}
	}
}

// readLocation decodes the operands of a DILocation record.
func (r mdReader) readLocation(ops []uint64) location {
	if len(ops) < 5 {
		panic(r.short())
	}
	return location{
		line: uint32(ops[1]), column: uint32(ops[2]), scope: r.node(ops[3]), at: r.nodeOrNull(ops[4]),
		implicit: opt(ops, 5) != 0, group: uint32(opt(ops, 6)), rank: uint32(opt(ops, 7)),
	}
}

func (r mdReader) specialNode() (n ir.MDNode, ok bool) {
	ops := r.s.Ops
	if r.s.Code < mdLocation || int(r.s.Code) >= len(minOperands) || minOperands[r.s.Code] == 0 {
		return n, false
	}
	r.need(int(minOperands[r.s.Code]))
	distinct := ops[0]&1 != 0
	switch r.s.Code {
	case mdLocation:
		l := r.readLocation(ops)
		n = r.locationNode(&l)
	case mdGenericDebug:
		n = r.genericNode(ops)
	case mdSubrange:
		n = r.subrange(ops)
	case mdGenericSubrange:
		b := r.build("DIGenericSubrange")
		for i, name := range [...]string{"count", "lowerBound", "upperBound", "stride"} {
			r.genericBound(b, name, r.nodeOrNull(ops[1+i]))
		}
		n = b.node()
	case mdEnumerator:
		n = r.enumerator(ops)
	case mdBasicType:
		b := r.build("DIBasicType")
		if ops[1] != tagBaseType {
			b.dwarf("tag", dwarfnames.Tags[:], ops[1])
		}
		b.str("name", ops[2])
		b.ref("file", opt(ops, 9))
		b.uint("line", opt(ops, 10))
		b.ref("scope", opt(ops, 11))
		b.size("size", ops[0]&2 != 0, ops[3])
		b.uint("align", ops[4])
		b.uint("dataSize", opt(ops, 8))
		if ops[5] != 0 {
			b.dwarf("encoding", dwarfnames.Encodings[:], ops[5])
		}
		b.uint("num_extra_inhabitants", opt(ops, 7))
		b.flags(opt(ops, 6))
		n = b.node()
	case mdFixedPointType:
		n = r.fixedPoint(ops)
	case mdStringType:
		n = r.stringType(ops)
	case mdFile:
		b := r.build("DIFile")
		b.strAlways("filename", ops[1])
		b.strAlways("directory", ops[2])
		if opt(ops, 3) != 0 && opt(ops, 4) != 0 {
			b.enum("checksumkind", dwarfnames.ChecksumKinds[:], ops[3])
			b.strAlways("checksum", ops[4])
		}
		if opt(ops, 5) != 0 {
			b.strAlways("source", ops[5])
		}
		n = b.node()
	case mdDerivedType:
		n = r.derivedType(ops)
	case mdCompositeType:
		n = r.compositeType(ops)
	case mdSubroutineType:
		b := r.build("DISubroutineType")
		b.flags(ops[1])
		if cc := opt(ops, 3); cc != 0 {
			b.dwarf("cc", dwarfnames.Conventions[:], cc)
		}
		types := r.nodeOrNull(ops[2])
		if types != 0 && ops[0] < 2 { // LLVM 3.8: the list may hold identifiers
			r.md.typeRefs = append(r.md.typeRefs, fieldRef{types, ""})
		}
		b.mdAlways("types", types)
		n = b.node()
	case mdSubrangeType:
		b := r.build("DISubrangeType")
		b.str("name", ops[1])
		b.ref("scope", ops[4])
		b.ref("file", ops[2])
		b.uint("line", ops[3])
		b.size("size", ops[0]&2 != 0, ops[5])
		b.uint("align", ops[6])
		b.flags(ops[7])
		b.ref("baseType", ops[8])
		b.ref("lowerBound", ops[9])
		b.ref("upperBound", ops[10])
		b.ref("stride", ops[11])
		b.ref("bias", ops[12])
		n = b.node()
	case mdCompileUnit:
		n = r.compileUnit(ops)
		distinct = true
	case mdSubprogram:
		n, distinct = r.subprogram(ops)
	case mdLexicalBlock:
		b := r.build("DILexicalBlock")
		b.mdAlways("scope", r.nodeOrNull(ops[1]))
		b.ref("file", ops[2])
		b.uint("line", ops[3])
		b.uint("column", ops[4])
		n = b.node()
	case mdLexicalBlockFile:
		b := r.build("DILexicalBlockFile")
		b.mdAlways("scope", r.nodeOrNull(ops[1]))
		b.ref("file", ops[2])
		b.uintAlways("discriminator", ops[3])
		n = b.node()
	case mdCommonBlock:
		b := r.build("DICommonBlock")
		b.mdAlways("scope", r.nodeOrNull(ops[1]))
		b.mdAlways("declaration", r.nodeOrNull(ops[2]))
		b.str("name", ops[3])
		b.ref("file", ops[4])
		b.uint("line", ops[5])
		n = b.node()
	case mdNamespace:
		b := r.build("DINamespace")
		name := ops[2]
		if len(ops) >= 5 { // with file and line, before LLVM 5
			name = ops[3]
		}
		b.str("name", name)
		b.mdAlways("scope", r.nodeOrNull(ops[1]))
		b.bool("exportSymbols", ops[0]&2 != 0)
		n = b.node()
	case mdModule:
		n = r.diModule(ops)
	case mdTemplateType:
		b := r.build("DITemplateTypeParameter")
		b.str("name", ops[1])
		b.typeRef("type", ops[2])
		if ops[2] == 0 {
			b.mdAlways("type", 0)
		}
		b.bool("defaulted", opt(ops, 3) != 0)
		n = b.node()
	case mdTemplateValue:
		b := r.build("DITemplateValueParameter")
		if ops[1] != tagTemplateValue {
			b.dwarf("tag", dwarfnames.Tags[:], ops[1])
		}
		b.str("name", ops[2])
		b.typeRef("type", ops[3])
		value := ops[4]
		if len(ops) >= 6 {
			b.bool("defaulted", ops[4] != 0)
			value = ops[5]
		}
		b.mdAlways("value", r.nodeOrNull(value))
		n = b.node()
	case mdGlobalVar:
		n = r.globalVariable(ops)
	case mdGlobalVarExpr:
		b := r.build("DIGlobalVariableExpression")
		b.mdAlways("var", r.nodeOrNull(ops[1]))
		expr := r.nodeOrNull(ops[2])
		if expr == 0 {
			expr = r.emptyExpr()
		}
		b.mdAlways("expr", expr)
		n = b.node()
	case mdLocalVar:
		n = r.localVariable(ops)
	case mdLabel:
		b := r.build("DILabel")
		b.mdAlways("scope", r.nodeOrNull(ops[1]))
		b.strAlways("name", ops[2])
		b.ref("file", ops[3])
		b.uint("line", ops[4])
		b.uint("column", opt(ops, 5))
		b.bool("isArtificial", ops[0]&2 != 0)
		if len(ops) > 6 && ops[6] != 1<<64-1 {
			b.uintAlways("coroSuspendIdx", ops[6])
		}
		n = b.node()
	case mdExpression:
		n = r.expression(ops)
	case mdObjCProperty:
		b := r.build("DIObjCProperty")
		b.str("name", ops[1])
		b.ref("file", ops[2])
		b.uint("line", ops[3])
		b.str("setter", ops[4])
		b.str("getter", ops[5])
		b.uint("attributes", ops[6])
		b.typeRef("type", ops[7])
		n = b.node()
	case mdImportedEntity:
		b := r.build("DIImportedEntity")
		b.dwarf("tag", dwarfnames.Tags[:], ops[1])
		b.str("name", ops[5])
		b.mdAlways("scope", r.nodeOrNull(ops[2]))
		b.typeRef("entity", ops[3])
		if len(ops) >= 7 {
			b.ref("file", ops[6])
			b.uint("line", ops[4])
		}
		b.ref("elements", opt(ops, 7))
		n = b.node()
	case mdMacro:
		b := r.build("DIMacro")
		b.dwarf("type", dwarfnames.Macros[:], ops[1])
		b.uint("line", ops[2])
		b.str("name", ops[3])
		b.str("value", ops[4])
		n = b.node()
	case mdMacroFile:
		b := r.build("DIMacroFile")
		if ops[1] != macinfoStartFile {
			b.dwarf("type", dwarfnames.Macros[:], ops[1])
		}
		b.uint("line", ops[2])
		b.mdAlways("file", r.nodeOrNull(ops[3]))
		b.ref("nodes", ops[4])
		n = b.node()
	case mdAssignID:
		n = r.build("DIAssignID").node()
	default:
		return n, false
	}
	n.Distinct = distinct
	return n, true
}

// Numbers of DWARF that the text leaves out as the usual ones.
const (
	tagBaseType      = 0x24
	tagStringType    = 0x12
	tagTemplateValue = 0x30
	macinfoStartFile = 3
)

// minOperands is the number of operands that a record has at least; 0 marks what is no
// specialised node.
var minOperands = [...]uint8{
	mdLocation: 5, mdGenericDebug: 4, mdSubrange: 3, mdEnumerator: 3, mdBasicType: 6, mdFile: 3, mdDerivedType: 12,
	mdCompositeType: 16, mdSubroutineType: 3, mdCompileUnit: 14, mdSubprogram: 18, mdLexicalBlock: 5, mdLexicalBlockFile: 4,
	mdNamespace: 3, mdTemplateType: 3, mdTemplateValue: 5, mdGlobalVar: 11, mdLocalVar: 8, mdExpression: 1, mdObjCProperty: 8,
	mdImportedEntity: 6, mdModule: 5, mdMacro: 5, mdMacroFile: 5, mdGlobalVarExpr: 3, mdLabel: 5, mdStringType: 8,
	mdCommonBlock: 6, mdGenericSubrange: 5, mdAssignID: 1, mdSubrangeType: 13, mdFixedPointType: 11,
}

func (r mdReader) genericNode(ops []uint64) ir.MDNode {
	b := r.build("GenericDINode")
	b.dwarf("tag", dwarfnames.Tags[:], ops[1])
	b.str("header", ops[3])
	if len(ops) > 4 {
		t := ir.MDNode{Kind: ir.MDTuple, Ops: r.operands(len(ops) - 4)}
		for i, op := range ops[4:] {
			t.Ops[i] = r.nodeOrNull(op)
		}
		b.mdAlways("operands", r.m.AddMD(t))
	}
	return b.node()
}

// subrange: the bounds were numbers, then count a node, then all four are nodes.
func (r mdReader) subrange(ops []uint64) ir.MDNode {
	b := r.build("DISubrange")
	switch version := ops[0] >> 1; version {
	case 0:
		b.sint("count", int64(ops[1]))
		b.sint("lowerBound", unrotated(ops[2]))
	case 1:
		b.number("count", r.nodeOrNull(ops[1]), true)
		b.sint("lowerBound", unrotated(ops[2]))
	case 2:
		r.need(5)
		for i, name := range [...]string{"count", "lowerBound", "upperBound", "stride"} {
			b.number(name, r.nodeOrNull(ops[1+i]), true)
		}
	default:
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DISubrange"))
	}
	return b.node()
}

// genericBound adds a bound: an expression of one constant is written as a number.
func (r mdReader) genericBound(b diBuilder, name string, id ir.MD) {
	if id != 0 {
		if n := &r.m.MDs[id]; n.Kind == ir.MDExpr && len(n.Fields) == 2 && n.Fields[0].Str == "DW_OP_consts" {
			b.sint(name, int64(n.Fields[1].Int))
			return
		}
	}
	b.md(name, id)
}

func (r mdReader) enumerator(ops []uint64) ir.MDNode {
	b := r.build("DIEnumerator")
	unsigned, big := ops[0]&2 != 0, ops[0]&4 != 0
	b.strAlways("name", ops[2])
	switch {
	case big:
		r.bigField(b, "value", ops[3:], ops[1], unsigned)
	case unsigned:
		b.uintAlways("value", uint64(unrotated(ops[1])))
	default:
		b.sint("value", unrotated(ops[1]))
	}
	b.bool("isUnsigned", unsigned)
	return b.node()
}

// bigField adds a number of any width.
func (r mdReader) bigField(b diBuilder, name string, words []uint64, bits uint64, unsigned bool) {
	if bits == 0 || bits > 1<<23 || uint64(len(words)) > (bits+63)/64 {
		panic(r.fail(eRecord, "a number of "+utoa(bits)+" bits"))
	}
	x := new(big.Int)
	for i, w := range words {
		v := new(big.Int).SetUint64(signed(w))
		x.Or(x, v.Lsh(v, uint(i)*64))
	}
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	x.Mod(x, m)
	if !unsigned && x.Bit(int(bits)-1) != 0 {
		x.Sub(x, m)
	}
	switch {
	case x.IsInt64() && x.Sign() < 0:
		b.sint(name, x.Int64())
	case x.IsUint64():
		b.uintAlways(name, x.Uint64())
	default:
		b.word(name, r.str(x.String()))
	}
}

func (r mdReader) fixedPoint(ops []uint64) ir.MDNode {
	// Behind the ninth operand: numerator and denominator, each as words<<32 | bits
	// and that many words; then file, line and scope.
	wide := func(i int) (words []uint64, bits uint64, next int) {
		if i >= len(ops) || ops[i]>>32 > uint64(len(ops)-i-1) {
			panic(r.short())
		}
		n := int(ops[i] >> 32)
		return ops[i+1 : i+1+n], ops[i] & (1<<32 - 1), i + 1 + n
	}
	num, numBits, i := wide(9)
	den, denBits, i := wide(i)
	b := r.build("DIFixedPointType")
	if ops[1] != tagBaseType {
		b.dwarf("tag", dwarfnames.Tags[:], ops[1])
	}
	b.str("name", ops[2])
	b.ref("file", opt(ops, i))
	b.uint("line", opt(ops, i+1))
	b.ref("scope", opt(ops, i+2))
	b.size("size", ops[0]&2 != 0, ops[3])
	b.uint("align", ops[4])
	if ops[5] != 0 {
		b.dwarf("encoding", dwarfnames.Encodings[:], ops[5])
	}
	b.flags(ops[6])
	b.enum("kind", dwarfnames.FixedKinds[:], ops[7])
	if ops[7] == fixedRational {
		unsigned := ops[5] != encodingSignedFixed // LLVM writes no bit for a sign then
		r.bigField(b, "numerator", num, numBits, unsigned)
		r.bigField(b, "denominator", den, denBits, unsigned)
	} else {
		b.sint("factor", int64(int32(ops[8])))
	}
	return b.node()
}

// encodingSignedFixed is DW_ATE_signed_fixed.
const encodingSignedFixed = 0x0d

// fixedRational is the kind of a DIFixedPointType that has a fraction instead of a factor.
const fixedRational = 2

func (r mdReader) stringType(ops []uint64) ir.MDNode {
	b := r.build("DIStringType")
	if ops[1] != tagStringType {
		b.dwarf("tag", dwarfnames.Tags[:], ops[1])
	}
	b.str("name", ops[2])
	b.ref("stringLength", ops[3])
	b.ref("stringLengthExpression", ops[4])
	rest := ops[5:]
	if len(ops) > 8 {
		b.ref("stringLocationExpression", ops[5])
		rest = ops[6:]
	}
	b.size("size", ops[0]&2 != 0, rest[0])
	b.uint("align", rest[1])
	if rest[2] != 0 {
		b.dwarf("encoding", dwarfnames.Encodings[:], rest[2])
	}
	return b.node()
}
