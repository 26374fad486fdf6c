package dinode

// opt returns operand i of a record, 0 if it is shorter.
func opt(rec []uint64, i int) uint64 {
	if i < len(rec) {
		return rec[i]
	}
	return 0
}

// fromLLVM7 returns the operands of a record of LLVM 7 in the order of LLVM 22.
func fromLLVM7(fields []Field, buf, rec []uint64) []uint64 {
	up := append(buf[:0], rec[0])
	for i := range fields {
		if f := &fields[i]; f.At != 0 && f.At7 != 0 && f.At != First {
			for len(up) <= int(f.At) {
				up = append(up, 0)
			}
			up[f.At] = opt(rec, int(f.At7))
		}
	}
	return up
}

// insert returns a record with a zero as operand i.
func insert(buf, rec []uint64, i int) []uint64 {
	return append(append(append(buf[:0], rec[:i]...), 0), rec[i:]...)
}

// upgradeFixedPointType moves the operands after the numerator and denominator before them, where they have fixed places.
func upgradeFixedPointType(buf, rec []uint64) []uint64 {
	const wide = 9
	_, _, i := WideNumber(rec, wide)
	if i != 0 {
		_, _, i = WideNumber(rec, i)
	}
	if i == 0 {
		return nil
	}
	up := append(append(buf[:0], rec[:wide]...), opt(rec, i), opt(rec, i+1), opt(rec, i+2))
	return append(up, rec[wide:i]...)
}

// FixedPointWide is the operand of the numerator of a DIFixedPointType; the denominator follows it.
const FixedPointWide = 12

// WideNumber returns the words and the width of the number at operand i, which is words<<32 | bits and that many words,
// and the operand after it, 0 if the record ends before.
func WideNumber(rec []uint64, i int) (words []uint64, bits uint64, next int) {
	if i >= len(rec) || rec[i]>>32 > uint64(len(rec)-i-1) {
		return nil, 0, 0
	}
	next = i + 1 + int(rec[i]>>32)
	return rec[i+1 : next], rec[i] & (1<<32 - 1), next
}

// upgradeStringType adds the expression of the location, which LLVM versions before 13 did not have.
func upgradeStringType(buf, rec []uint64) []uint64 {
	if len(rec) > 8 {
		return rec
	}
	return insert(buf, rec, 5)
}

// upgradeFile drops a checksum without its kind, and a kind without its checksum.
func upgradeFile(buf, rec []uint64) []uint64 {
	if (opt(rec, 3) == 0) == (opt(rec, 4) == 0) {
		return rec
	}
	up := append(append(buf[:0], rec[:3]...), 0, 0)
	if len(rec) > 5 {
		up = append(up, rec[5:]...)
	}
	return up
}

// TagAt is the operand of the tag of a DIDerivedType, TagSigned that of signed pointers, DW_TAG_LLVM_ptrauth_type.
const (
	TagAt     = 1
	TagSigned = 0x4300
)

// SPFlagsAt is the operand of the spFlags of a DISubprogram.
const SPFlagsAt = 9

const (
	SPDefinition = 1 << 3  // DISPFlagDefinition
	spMain       = 1 << 8  // DISPFlagMainSubprogram
	diMainOld    = 1 << 21 // the same before LLVM 8, among the other flags
)

// oldSPFlags are the operands of LLVM 7 that became bits of spFlags; virtuality has two.
var oldSPFlags = [...]struct{ op, bit, bits uint8 }{{7, 2, 1}, {8, 3, 1}, {14, 4, 1}, {11, 0, 2}}

// SplitSPFlags sets the operands of LLVM 7 for spFlags.
func SplitSPFlags(rec []uint64, sp uint64) {
	for _, x := range oldSPFlags {
		rec[x.op] = sp >> x.bit & (1<<x.bits - 1)
	}
}

// joinSPFlags returns the spFlags of a record of LLVM 7.
func joinSPFlags(rec []uint64) (sp uint64) {
	for _, x := range oldSPFlags {
		bits := rec[x.op]
		if x.bits == 1 && bits != 0 {
			bits = 1
		}
		sp |= bits & (1<<x.bits - 1) << x.bit
	}
	return sp
}

// upgradeSubprogram: flags of their own became spFlags in LLVM 8; before LLVM 4 the function stood in the place of the
// unit, and before LLVM 3.8 nothing did.
func upgradeSubprogram(buf, rec []uint64) []uint64 {
	packed, hasUnit := rec[0]&4 != 0, rec[0]&2 != 0
	if packed && !hasUnit || !packed && hasUnit && len(rec) < 19 {
		return nil
	}
	if packed && rec[11]&diMainOld == 0 {
		return rec
	}
	up := rec
	if packed {
		up = append(buf[:0], rec...)
	} else {
		sp := joinSPFlags(rec)
		if len(rec) < 19 {
			rec = insert(nil, rec, 15)
		}
		up = fromLLVM7(subprogramFields, buf, rec)
		up[SPFlagsAt] = sp
		if !hasUnit {
			up[12] = 0
		}
	}
	if up[11]&diMainOld != 0 {
		up[11] &^= diMainOld
		up[SPFlagsAt] |= spMain
	}
	return up
}

// upgradeNamespace: before LLVM 5 a namespace had a file and a line.
func upgradeNamespace(buf, rec []uint64) []uint64 {
	if len(rec) < 5 {
		return rec
	}
	return append(buf[:0], rec[0], rec[1], rec[3])
}

// upgradeModule: before LLVM 11 a module had no file and no line.
func upgradeModule(buf, rec []uint64) []uint64 {
	if len(rec) >= 8 {
		return rec
	}
	return fromLLVM7(moduleFields, buf, rec)
}

// upgradeTemplateValue: before LLVM 11 a value could not be defaulted.
func upgradeTemplateValue(buf, rec []uint64) []uint64 {
	if len(rec) >= 6 {
		return rec
	}
	return fromLLVM7(templateValueFields, buf, rec)
}

// upgradeGlobalVariable: version 2, of LLVM 8, has another order; version 0, before LLVM 4, has its symbol as operand 9.
func upgradeGlobalVariable(buf, rec []uint64) []uint64 {
	version := rec[0] >> 1
	switch {
	case version > 0 && len(rec) < 12:
		return nil
	case version == 2:
		return rec
	}
	return fromLLVM7(globalVariableFields, buf, rec)
}

// upgradeLocalVariable: before LLVM 4 a variable had a tag, and no alignment.
func upgradeLocalVariable(buf, rec []uint64) []uint64 {
	switch {
	case rec[0]&2 != 0:
		return rec
	case len(rec) > 8:
		return append(append(buf[:0], rec[0]), rec[2:min(len(rec), 9)]...)
	}
	return rec[:8]
}

// upgradeImportedEntity: before LLVM 5 the line was of no file.
func upgradeImportedEntity(buf, rec []uint64) []uint64 {
	if len(rec) >= 7 {
		return rec
	}
	up := append(buf[:0], rec...)
	up[4] = 0
	return up
}
