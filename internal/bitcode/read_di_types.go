package bitcode

import (
	"gonvvm/internal/dwarfnames"
	"gonvvm/internal/ir"
)

func (r mdReader) derivedType(ops []uint64) ir.MDNode {
	b := r.build("DIDerivedType")
	meta := ops[0]&2 != 0
	b.dwarf("tag", dwarfnames.Tags[:], ops[1])
	b.str("name", ops[2])
	b.typeRef("scope", ops[5])
	b.ref("file", ops[3])
	b.uint("line", ops[4])
	b.typeRef("baseType", ops[6])
	if ops[6] == 0 {
		b.mdAlways("baseType", 0)
	}
	b.size("size", meta, ops[7])
	b.uint("align", ops[8])
	b.size("offset", meta, ops[9])
	b.flags(ops[10])
	b.typeRef("extraData", ops[11])
	if x := opt(ops, 12); x != 0 {
		b.uintAlways("dwarfAddressSpace", x-1)
	}
	if len(ops) > 14 {
		b.ref("annotations", ops[13])
		if x := ops[14]; x != 0 { // key 4 bits, address 1, discriminator 16, two more markers
			b.uintAlways("ptrAuthKey", x&15)
			b.bool("ptrAuthIsAddressDiscriminated", x>>4&1 != 0)
			b.uint("ptrAuthExtraDiscriminator", x>>5&0xffff)
			b.bool("ptrAuthIsaPointer", x>>21&1 != 0)
			b.bool("ptrAuthAuthenticatesNullValues", x>>22&1 != 0)
		}
	} else if len(ops) == 14 {
		b.ref("annotations", ops[13])
	}
	return b.node()
}

func (r mdReader) compositeType(ops []uint64) ir.MDNode {
	b := r.build("DICompositeType")
	meta := ops[0]&4 != 0
	b.dwarf("tag", dwarfnames.Tags[:], ops[1])
	b.str("name", ops[2])
	b.typeRef("scope", ops[5])
	b.ref("file", ops[3])
	b.uint("line", ops[4])
	b.typeRef("baseType", ops[6])
	b.size("size", meta, ops[7])
	b.uint("align", ops[8])
	b.size("offset", meta, ops[9])
	b.uint("num_extra_inhabitants", opt(ops, 22))
	b.flags(ops[10])
	b.ref("elements", ops[11])
	if ops[12] != 0 {
		b.dwarf("runtimeLang", dwarfnames.Languages[:], ops[12])
	}
	b.typeRef("vtableHolder", ops[13])
	b.ref("templateParams", ops[14])
	b.str("identifier", ops[15])
	b.ref("discriminator", opt(ops, 16))
	b.ref("dataLocation", opt(ops, 17))
	b.ref("associated", opt(ops, 18))
	b.ref("allocated", opt(ops, 19))
	if x := opt(ops, 20); x != 0 {
		b.number("rank", r.node(x-1), true)
	}
	b.ref("annotations", opt(ops, 21))
	b.ref("specification", opt(ops, 23))
	if len(ops) > 24 {
		b.enumKind(ops[24])
	}
	b.ref("bitStride", opt(ops, 25))
	return b.node()
}

// enumKind adds how an enumeration of Objective-C or Swift may grow.
func (b diBuilder) enumKind(x uint64) {
	switch x {
	case 0:
		b.word("enumKind", "DW_APPLE_ENUM_KIND_Closed")
	case 1:
		b.word("enumKind", "DW_APPLE_ENUM_KIND_Open")
	}
}

func (r mdReader) compileUnit(ops []uint64) ir.MDNode {
	const named = 1 << 63 // DWARF 6: the language's version stands apart
	b := r.build("DICompileUnit")
	if ops[1]&named != 0 {
		b.dwarf("sourceLanguageName", dwarfnames.LanguageNames[:], ops[1]&^named)
		b.uint("sourceLanguageVersion", opt(ops, 22))
	} else {
		b.dwarf("language", dwarfnames.Languages[:], ops[1])
	}
	b.mdAlways("file", r.nodeOrNull(ops[2]))
	b.str("producer", ops[3])
	b.boolAlways("isOptimized", ops[4] != 0)
	b.str("flags", ops[5])
	b.uintAlways("runtimeVersion", ops[6])
	b.str("splitDebugFilename", ops[7])
	b.enum("emissionKind", dwarfnames.EmissionKinds[:], ops[8])
	b.ref("enums", ops[9])
	b.ref("retainedTypes", ops[10])
	b.ref("globals", ops[12])
	b.ref("imports", ops[13])
	b.ref("macros", opt(ops, 15))
	b.uint("dwoId", opt(ops, 14))
	if len(ops) > 16 && ops[16] == 0 {
		b.word("splitDebugInlining", "false")
	}
	b.bool("debugInfoForProfiling", opt(ops, 17) != 0)
	if x := opt(ops, 18); x != 0 {
		b.enum("nameTableKind", dwarfnames.NameTableKinds[:], x)
	}
	b.bool("rangesBaseAddress", opt(ops, 19) != 0)
	b.str("sysroot", opt(ops, 20))
	b.str("sdk", opt(ops, 21))
	return b.node()
}

// Flags of a subprogram that were fields of their own before LLVM 8.
const (
	spLocal      = 1 << 2
	spDefinition = 1 << 3
	spOptimized  = 1 << 4
	spMain       = 1 << 8
	diMainOld    = 1 << 21 // among the other flags
)

func (r mdReader) subprogram(ops []uint64) (n ir.MDNode, distinct bool) {
	packed, hasUnit := ops[0]&4 != 0, ops[0]&2 != 0
	if packed && !hasUnit || !packed && hasUnit && len(ops) < 19 {
		panic(r.short())
	}
	var flags, sp uint64
	a, k := 0, 0 // how far the later operands are moved
	thisAdj, thrown := true, true
	if packed {
		flags, sp = ops[11], ops[9]
		if flags&diMainOld != 0 {
			sp |= spMain
		}
	} else {
		flags = ops[13]
		sp = ops[11] & 3
		if ops[7] != 0 {
			sp |= spLocal
		}
		if ops[8] != 0 {
			sp |= spDefinition
		}
		if ops[14] != 0 {
			sp |= spOptimized
		}
		if flags&diMainOld != 0 {
			sp |= spMain
		}
		a, k = 2, 2
		if len(ops) >= 19 {
			k++
		}
		thisAdj, thrown = len(ops) >= 20, len(ops) >= 21
	}
	flags &^= diMainOld
	b := r.build("DISubprogram")
	b.str("name", ops[2])
	b.str("linkageName", ops[3])
	b.typeRef("scope", ops[1])
	if ops[1] == 0 {
		b.mdAlways("scope", 0)
	}
	b.ref("file", ops[4])
	b.uint("line", ops[5])
	b.ref("type", ops[6])
	b.uint("scopeLine", ops[7+a])
	b.typeRef("containingType", ops[8+a])
	virtual := ops[10+a]
	if sp&3 != 0 || virtual != 0 {
		b.uintAlways("virtualIndex", virtual)
	}
	if thisAdj {
		if x := int64(int32(opt(ops, 16+k))); x != 0 {
			b.sint("thisAdjustment", x)
		}
	}
	b.flags(flags)
	b.spFlags(sp)
	if hasUnit {
		b.ref("unit", ops[12+k])
	}
	b.ref("templateParams", opt(ops, 13+k))
	b.ref("declaration", opt(ops, 14+k))
	b.ref("retainedNodes", opt(ops, 15+k))
	if thrown {
		b.ref("thrownTypes", opt(ops, 17+k))
	}
	if packed {
		b.ref("annotations", opt(ops, 18))
		b.str("targetFuncName", opt(ops, 19))
		b.bool("keyInstructions", opt(ops, 20) != 0)
	}
	return b.node(), ops[0]&1 != 0 || sp&spDefinition != 0
}

func (r mdReader) diModule(ops []uint64) ir.MDNode {
	b := r.build("DIModule")
	file, at := uint64(0), 1
	if len(ops) >= 8 {
		file, at = ops[1], 2
	}
	b.mdAlways("scope", r.nodeOrNull(ops[at]))
	b.str("name", ops[at+1])
	b.str("configMacros", ops[at+2])
	b.str("includePath", ops[at+3])
	b.str("apinotes", opt(ops, at+4))
	b.ref("file", file)
	if len(ops) >= 8 {
		b.uint("line", ops[7])
	}
	b.bool("isDecl", opt(ops, 8) != 0)
	return b.node()
}

// globalVariable: version 0 names the symbol or its constant, later ones only describe it.
func (r mdReader) globalVariable(ops []uint64) ir.MDNode {
	b := r.build("DIGlobalVariable")
	version := ops[0] >> 1
	if version > 2 {
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DIGlobalVariable"))
	}
	if version > 0 {
		r.need(12)
	}
	b.str("name", ops[2])
	b.str("linkageName", ops[3])
	b.mdAlways("scope", r.nodeOrNull(ops[1]))
	b.ref("file", ops[4])
	b.uint("line", ops[5])
	b.typeRef("type", ops[6])
	b.boolAlways("isLocal", ops[7] != 0)
	b.boolAlways("isDefinition", ops[8] != 0)
	if version == 2 {
		b.ref("declaration", ops[9])
		b.ref("templateParams", ops[10])
		b.uint("align", ops[11])
		b.ref("annotations", opt(ops, 12))
	} else {
		b.ref("declaration", ops[10])
		b.uint("align", opt(ops, 11))
	}
	n := b.node()
	if version == 0 {
		n = r.oldGlobalVariable(n, ops)
	}
	return n
}

// oldGlobalVariable makes the expression that stands for a variable of before LLVM
// 4 and attaches it to its symbol.
func (r mdReader) oldGlobalVariable(n ir.MDNode, ops []uint64) ir.MDNode {
	v := r.nodeOrNull(ops[9])
	if v == 0 || r.m.MDs[v].Kind != ir.MDValue {
		return n
	}
	val := r.m.MDs[v].Val
	expr := r.emptyExpr()
	var sym *ir.Symbol
	switch x, isInt := r.m.Consts.Uint(val); {
	case val.IsSym() && r.m.Sym(val).Kind == ir.SymVar:
		sym = r.m.Sym(val)
	case isInt:
		expr = r.m.AddMD(ir.MDNode{Kind: ir.MDExpr, Fields: []ir.MDField{
			{Kind: ir.FieldWord, Str: "DW_OP_constu"}, {Kind: ir.FieldUint, Int: x}, {Kind: ir.FieldWord, Str: "DW_OP_stack_value"},
		}})
	default:
		return n
	}
	n.Distinct = ops[0]&1 != 0
	id := r.m.AddMD(n)
	b := r.build("DIGlobalVariableExpression")
	b.mdAlways("var", id)
	b.mdAlways("expr", expr)
	e := b.node()
	if sym != nil {
		sym.MD = append(sym.MD, ir.Attachment{Kind: "dbg", Node: r.m.AddMD(e)})
	}
	return e
}

func (r mdReader) localVariable(ops []uint64) ir.MDNode {
	b := r.build("DILocalVariable")
	hasAlign := ops[0]&2 != 0
	v := ops
	if !hasAlign && len(ops) > 8 { // a tag stood in front, before LLVM 4
		v = ops[1:]
	}
	b.str("name", v[2])
	b.uint("arg", v[6])
	b.mdAlways("scope", r.nodeOrNull(v[1]))
	b.ref("file", v[3])
	b.uint("line", v[4])
	b.typeRef("type", v[5])
	b.flags(v[7])
	if hasAlign {
		b.uint("align", opt(ops, 8))
		b.ref("annotations", opt(ops, 9))
	}
	return b.node()
}

// expression decodes a DIExpression and brings old ones to the present form.
func (r mdReader) expression(ops []uint64) ir.MDNode {
	version := ops[0] >> 1
	ops = append([]uint64(nil), ops[1:]...)
	if version > 3 {
		panic(r.fail(eVersion, "version "+utoa(version)+" of a DIExpression"))
	}
	n := len(ops)
	if version == 0 && n >= 3 && ops[n-3] == dwarfnames.OpBitPiece {
		ops[n-3] = dwarfnames.OpFragment
	}
	if version <= 1 && n > 0 && ops[0] == opDeref { // it acts at the end
		end := n
		if n >= 3 && ops[n-3] == dwarfnames.OpFragment {
			end = n - 3
		}
		if end > 0 {
			copy(ops, ops[1:end])
			ops[end-1] = opDeref
		}
	}
	if version <= 2 {
		ops = constantOffsets(ops)
	}
	x := ir.MDNode{Kind: ir.MDExpr}
	b := r.build("")
	for i := 0; i < len(ops); {
		op := ops[i]
		i++
		if s := dwarfnames.NameOf(dwarfnames.Ops[:], op); s != "" {
			b.word("", s)
		} else {
			b.uintAlways("", op)
		}
		for k := range dwarfnames.ExprArgs(op) {
			if i >= len(ops) {
				break
			}
			if op == dwarfnames.OpConvert && k == 1 {
				b.dwarf("", dwarfnames.Encodings[:], ops[i])
			} else {
				b.uintAlways("", ops[i])
			}
			i++
		}
	}
	x.Fields = b.node().Fields
	return x
}

// Operations of expressions that changed.
const (
	opDeref      = 0x06
	opConstu     = 0x10
	opMinus      = 0x1c
	opPlus       = 0x22
	opPlusUconst = 0x23
)

// constantOffsets replaces plus and minus with an operand, as they were before
// LLVM 6.
func constantOffsets(ops []uint64) []uint64 {
	var out []uint64
	for len(ops) > 0 {
		n := 1
		switch ops[0] {
		case opConstu, opMinus, opPlus:
			n = 2
		case dwarfnames.OpFragment:
			n = 3
		}
		n = min(n, len(ops))
		args := ops[1:n]
		switch ops[0] {
		case opPlus:
			out = append(append(out, opPlusUconst), args...)
		case opMinus:
			out = append(append(append(out, opConstu), args...), opMinus)
		default:
			out = append(out, ops[:n]...)
		}
		ops = ops[n:]
	}
	return out
}
