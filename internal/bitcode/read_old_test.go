package bitcode

import (
	"testing"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// recorder writes records of any age.
type recorder struct{ *bitstream.Writer }

func (r recorder) block(id uint64, f func()) {
	r.Enter(id, 4)
	f()
	r.End()
}

func (r recorder) rec(code uint64, ops ...uint64) { r.Record(code, ops) }

func (r recorder) str(code uint64, s string, first ...uint64) {
	for i := range len(s) {
		first = append(first, uint64(s[i]))
	}
	r.Record(code, first)
}

// oldModule is a module of version 0 or 1 with typed pointers, names in symbol
// tables, and the records that older versions of LLVM wrote. Values: 0 @table, 1 @f,
// 2 a constant, in @f 3 %p, 4 %n, then instructions.
func oldModule(version uint64) []byte {
	r := recorder{bitstream.NewWriter([]byte("BC\xc0\xde"), 2)}
	next := uint64(5)
	id := func(n uint64) uint64 { // a value as an operand
		if version == 0 {
			return n
		}
		return next - n
	}
	r.block(blockModule, func() {
		r.rec(modVersion, version)
		r.block(blockParamAttrGroup, func() {
			r.rec(attrGroupEntry, 7, attrIndexFirstArg, attrFormEnum, 3, attrFormInt, 1, 8) // byval align 8
			r.rec(attrGroupEntry, 9, attrIndexFunction, attrFormEnum, 21, attrFormEnum, 18) // readonly nounwind
		})
		r.block(blockParamAttr, func() { r.rec(attrEntry, 7, 9) })
		r.block(blockType, func() {
			r.rec(typeNumEntry, 9)
			r.rec(typeInteger, 32)          // 0
			r.rec(typePointer, 0, 0)        // 1 i32*
			r.rec(typeVoid)                 // 2
			r.rec(typeFunction, 0, 2, 1, 0) // 3 void (i32*, i32)
			r.rec(typePointer, 3, 0)        // 4
			r.rec(typeArray, 4, 0)          // 5 [4 x i32]
			r.rec(typePointer, 5, 0)        // 6
			r.rec(typeMetadata)             // 7
			r.rec(typeLabel)                // 8
		})
		r.str(modTriple, "nvptx64-nvidia-cuda")
		r.rec(modGlobalVar, 6, 0, 3, 10, 3, 0) // weak_odr of before LLVM 3.6: in a comdat of its name
		r.rec(modFunction, 4, 0, 0, 0, 1, 0, 0, 0)
		r.block(blockConstants, func() {
			r.rec(cstSetType, 5)
			r.rec(cstNull)
		})
		r.block(blockMetadata, func() {
			r.str(mdKind, "kind", 40)
			r.str(mdStringOld, "text")
			r.rec(mdOldNode, 7, 0, 2, 0, 1, 0)
			r.str(mdName, "named")
			r.rec(mdNamedNode, 1)
		})
		r.block(blockFunction, func() {
			r.rec(fnDeclareBlocks, 2)
			r.rec(fnAlloca, 1, 0, 4, 4) // 5: alloca i32, i32 %n, align 8
			next++
			r.rec(fnLoad, id(3), 3, 0) // 6: load i32, i32* %p, align 4
			next++
			r.rec(fnStoreOld, id(5), id(6), 3, 1)        // store volatile
			r.rec(fnInboundsGEPOld, id(0), id(4), id(6)) // 7
			next++
			r.rec(fnLoad, id(7), 0, 0) // 8
			next++
			r.rec(fnGEPOld, id(3), id(8)) // 9
			next++
			r.rec(fnCmpXchgOld, id(9), id(4), id(8), 0, 6, 1) // 10: only the old value
			next++
			r.rec(fnCmpXchgOld, id(9), id(10), id(8), 1, 5, 0, 3, 1) // 11: a pair
			next++
			r.rec(fnAtomicRMWOld, id(3), id(10), 1, 0, 4, 1) // 12
			next++
			r.rec(fnStoreAtomicOld, id(3), id(12), 3, 0, 6, 1) // store atomic
			r.rec(fnCall, 1, 0, id(1), id(3), id(4))           // call without a type
			r.rec(fnCast, id(3), 6, 11)                        // 13: bitcast to [4 x i32]*
			next++
			r.rec(fnGEPOld, id(13), id(4), id(4)) // 14
			next++
			r.rec(fnBr, 1)
			r.rec(fnCmp, id(4), id(12), 40) // 15: slt
			next++
			r.rec(fnRet)
			r.block(blockValueSymtab, func() {
				r.str(vstEntry, "p", 3)
				r.str(vstEntry, "old", 10)
				r.str(vstBBEntry, "end", 1)
			})
			r.block(blockMetadataAttach, func() { r.rec(mdAttachment, 1, 40, 1) })
		})
		r.block(blockValueSymtab, func() {
			r.str(vstEntry, "table", 0)
			r.str(vstFnEntry, "f", 1, 99)
		})
	})
	return r.Bytes()
}

// Records that LLVM has given up read as their successors (§7.2).
func TestOldRecords(t *testing.T) {
	for version := range uint64(2) {
		m, err := Read("old.bc", oldModule(version), Options{KeepNames: true})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		if !m.TypedPointers {
			t.Error("the module does not say that it had typed pointers")
		}
		testkit.Golden(t, "testdata/old.out", ir.Append(nil, m))
	}
}
