package bitcode

import (
	"strings"
	"testing"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// vectorGEPs is a module of LLVM 3.2 with a function of (<2 x i32*> %0, <2 x i64> %1, <2 x {i8, i32}*> %2):
// the getelementptr records have no source element type.
func vectorGEPs() []byte {
	r := recorder{bitstream.NewWriter([]byte("BC\xc0\xde"), 2)}
	r.block(blockModule, func() {
		r.rec(modVersion, 1)
		r.block(blockType, func() {
			r.rec(typeNumEntry, 12)
			r.rec(typeInteger, 32)             // 0
			r.rec(typePointer, 0, 0)           // 1 i32*
			r.rec(typeVector, 2, 1)            // 2 <2 x i32*>
			r.rec(typeInteger, 64)             // 3
			r.rec(typeVector, 2, 3)            // 4 <2 x i64>
			r.rec(typeInteger, 8)              // 5
			r.rec(typeStructAnon, 0, 5, 0)     // 6 {i8, i32}
			r.rec(typePointer, 6, 0)           // 7
			r.rec(typeVector, 2, 7)            // 8 <2 x {i8, i32}*>
			r.rec(typeFunction, 0, 2, 2, 4, 8) // 9
			r.rec(typePointer, 9, 0)           // 10
			r.rec(typeVector, 2, 0)            // 11 <2 x i32>
		})
		r.str(modTriple, "nvptx64-nvidia-cuda")
		r.str(modSourceFilename, "<stdin>")
		r.rec(modGlobalVar, 2, 2, 5, 0, 0, 0) // 0: a constant expression, below
		r.rec(modFunction, 10, 0, 0, 0, 0, 0, 0, 0)
		r.block(blockConstants, func() {
			r.rec(cstSetType, 2)
			r.rec(cstNull) // 2
			r.rec(cstSetType, 4)
			r.rec(cstData, 1, 2) // 3
			r.rec(cstSetType, 2)
			r.rec(cstGEPOld, 2, 2, 4, 3) // 4
		})
		r.block(blockFunction, func() {
			r.rec(fnDeclareBlocks, 1)
			r.block(blockConstants, func() {
				r.rec(cstSetType, 11)
				r.rec(cstData, 1, 1) // 8
			})
			// Parameters are 5, 6, 7.
			r.rec(fnGEPOld, 9-5, 9-6)           // 9: vector and vector
			r.rec(fnInboundsGEPOld, 10-9, 10-6) // 10: on the result of another
			r.rec(fnGEPOld, 11-7, 11-6, 11-8)   // 11: into a structure, by a splat
			r.rec(fnGEPOld, 12-11, 12-6)        // 12: on that
			r.rec(fnUnreachable)
		})
	})
	return r.Bytes()
}

// A getelementptr without a type on a vector of pointers uses the pointees.
func TestOldVectorGEP(t *testing.T) {
	bc := vectorGEPs()
	m, err := Read("x.bc", bc, Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	text := string(ir.Append(nil, m))
	for _, want := range []string{
		"@0 = global <2 x ptr> getelementptr (i32, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>)",
		"%4 = getelementptr i32, <2 x ptr> %0, <2 x i64> %1",
		"%5 = getelementptr inbounds i32, <2 x ptr> %4, <2 x i64> %1",
		"%6 = getelementptr { i8, i32 }, <2 x ptr> %2, <2 x i64> %1, <2 x i32> splat (i32 1)",
		"%7 = getelementptr i32, <2 x ptr> %6, <2 x i64> %1",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	sameModule(t, bc, disassemble(t, "22", bc))
}
