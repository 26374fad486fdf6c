package bitcode

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// small returns bitcode of a small module that has a little of everything.
func small(t testing.TB) []byte {
	t.Helper()
	bc, err := os.ReadFile("testdata/small.bc")
	if err != nil {
		t.Fatal(err)
	}
	return bc
}

// tryRead reads data, which may be anything: an error must be a located diagnostic,
// and a module must print and verify.
func tryRead(t testing.TB, data []byte) {
	t.Helper()
	m, err := Read("x.bc", data, Options{KeepNames: true})
	if err == nil {
		ir.Append(nil, m)
		_ = verify.Module(m) // may find fault, but must not fall over
		return
	}
	if l := diag.Of(err); len(l) != 1 || l[0].Code == "" || l[0].File != "x.bc" {
		t.Fatalf("not a diagnostic of the file: %v", err)
	}
}

// The small module of the tests equals its source.
func TestSmallModule(t *testing.T) {
	text, err := os.ReadFile("testdata/small.ll")
	if err != nil {
		t.Fatal(err)
	}
	bc := assemble(t, "22", text)
	if testkit.Update() {
		if err := os.WriteFile("testdata/small.bc", bc, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sameModule(t, small(t), disassemble(t, "22", bc))
}

// No truncation of a module is accepted silently as a whole, and none does harm.
func TestTruncated(t *testing.T) {
	bc := small(t)
	for n := range bc {
		tryRead(t, bc[:n])
	}
	if _, err := Read("x.bc", bc[:len(bc)/2], Options{}); err == nil {
		t.Error("half a module is read without an error")
	}
}

// No change of a single bit does harm.
func TestBitFlips(t *testing.T) {
	bc := small(t)
	step := 1
	if testing.Short() {
		step = 13
	}
	x := bytes.Clone(bc)
	for i := 0; i < 8*len(x); i += step {
		x[i/8] ^= 1 << (i % 8)
		tryRead(t, x)
		x[i/8] ^= 1 << (i % 8)
	}
}

// A file that claims much does not make the reader allocate much.
func TestClaims(t *testing.T) {
	const huge = 1 << 40
	w := func(f func(w *bitstream.Writer)) []byte {
		w := bitstream.NewWriter([]byte("BC\xc0\xde"), 2)
		f(w)
		return w.Bytes()
	}
	inModule := func(id uint64, code uint64, ops ...uint64) []byte {
		return w(func(w *bitstream.Writer) {
			w.Enter(blockModule, 3)
			w.Record(modVersion, []uint64{2})
			w.Enter(blockType, 4)
			w.Record(typeInteger, []uint64{32})
			w.Record(typeMetadata, nil)
			w.Record(typeArray, []uint64{huge, 0})
			w.Record(typeVector, []uint64{1 << 31, 0})
			w.Record(typeVoid, nil)
			w.Record(typeFunction, []uint64{0, 4})
			w.End()
			w.Record(modFunction, []uint64{0, 0, 5, 0, 0, 0, 0, 0, 0, 0})
			w.Enter(id, 4)
			w.Record(code, ops)
			w.End()
			w.End()
		})
	}
	for name, data := range map[string][]byte{
		"types":      inModule(blockType, typeNumEntry, huge),
		"blocks":     inModule(blockFunction, fnDeclareBlocks, 1<<32-1),
		"metadata":   inModule(blockMetadata, mdNode, huge),
		"md strings": inModule(blockMetadata, mdStrings, huge, huge),
		"constant":   inModule(blockConstants, cstAggregate, huge),
		"null array": inModule(blockConstants, cstSetType, 2),
		"attribute":  inModule(blockParamAttrGroup, attrGroupEntry, 1, 1<<32-2, 0, 1),
		"record length": w(func(w *bitstream.Writer) {
			w.Enter(blockModule, 3)
			w.Emit(bitstream.Unabbreviated, 3)
			w.EmitVBR(1, 6)
			w.EmitVBR(huge, 6)
			w.End()
		}),
		"block length": append([]byte("BC\xc0\xde"), 0x21, 0x0c, 0, 0, 0xff, 0xff, 0xff, 0xff),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		tryRead(t, data)
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; n > 1<<20 {
			t.Errorf("%s: %d bytes of input make the reader allocate %d bytes", name, len(data), n)
		}
	}
}

// FuzzRead reads arbitrary bytes. An accepted module must print.
func FuzzRead(f *testing.F) {
	f.Add(small(f))
	if as := oracle.Find("llvm-as-22"); as != "" {
		paths, _ := filepath.Glob("../../testdata/kernels/s*.O2.ll")
		for _, p := range paths {
			text, err := os.ReadFile(p)
			if err != nil {
				continue
			}
			if bc, err := oracle.Run(as, text, "-o", "-", "-"); err == nil {
				f.Add(bc)
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) { tryRead(t, data) })
}
