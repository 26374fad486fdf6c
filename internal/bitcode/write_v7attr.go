package bitcode

import "gonvvm/internal/ir"

// lastOldAttr is the last attribute that LLVM 7 knows: shadowcallstack.
const lastOldAttr = 58

// Numbers of attributes that replace newer ones.
const (
	oldNoCapture     = 11
	oldReadNone      = 20
	oldReadOnly      = 21
	oldArgMemOnly    = 45
	oldInaccessible  = 49
	oldInaccessOrArg = 50
	oldWriteOnly     = 52
	oldUWTable       = 33
)

// oldAttrs appends the attributes of a set that LLVM 7 has. Types are those of
// pointers there; promises that it cannot express are left out. alignstack is for
// functions only; of a parameter or result it becomes an annotation.
func (w *writer) oldAttrs(rec []uint64, set ir.AttrSet, ofFn bool) []uint64 {
	for i := range set {
		x := &set[i]
		kind := encodeAttr(x.Kind)
		switch x.Kind {
		case ir.AttrString:
			rec = stringAttr(rec, x.Key, x.Str)
			continue
		case ir.AttrMemory:
			rec = memoryBefore16(rec, ir.MemoryEffects(x.Int))
			continue
		case ir.AttrCaptures:
			if x.Str == "none" {
				rec = append(rec, attrFormEnum, oldNoCapture)
			}
			continue
		case ir.AttrUWTable:
			rec = append(rec, attrFormEnum, oldUWTable)
			continue
		case ir.AttrAllocSize:
			t := attrText{text: x.Str}
			if n, ok := t.number(x.Kind); ok {
				rec = append(rec, attrFormInt, kind, n)
			}
			continue
		}
		if kind == 0 || kind > lastOldAttr || x.Kind == ir.AttrAlignStack && !ofFn {
			continue
		}
		switch x.Kind {
		case ir.AttrAlign, ir.AttrAlignStack, ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
			rec = append(rec, attrFormInt, kind, x.Int)
		default:
			rec = append(rec, attrFormEnum, kind)
		}
	}
	return rec
}

// memoryBefore16 appends the attributes that are equivalent to memory(…), or weaker.
func memoryBefore16(rec []uint64, e ir.MemoryEffects) []uint64 {
	switch e.Any() {
	case ir.NoModRef:
		return append(rec, attrFormEnum, oldReadNone)
	case ir.Ref:
		rec = append(rec, attrFormEnum, oldReadOnly)
	case ir.Mod:
		rec = append(rec, attrFormEnum, oldWriteOnly)
	}
	if e.At(ir.OtherMem) != ir.NoModRef || e.At(ir.ErrnoMem) != ir.NoModRef {
		return rec
	}
	switch arg, hidden := e.At(ir.ArgMem) != ir.NoModRef, e.At(ir.InaccessibleMem) != ir.NoModRef; {
	case arg && hidden:
		rec = append(rec, attrFormEnum, oldInaccessOrArg)
	case arg:
		rec = append(rec, attrFormEnum, oldArgMemOnly)
	case hidden:
		rec = append(rec, attrFormEnum, oldInaccessible)
	}
	return rec
}
