package bitcode

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/llasm"
)

// appendBoth writes the module that the reader of text makes of src in both dialects; a panic, or an error that is a
// bug of gonvvm, fails the test. Output in the modern dialect must be readable, unless it has debugging nodes, whose
// fields the reader of text does not check; in the other one intrinsics may become inconsistent if they were so before.
func appendBoth(t *testing.T, src []byte) {
	m, err := llasm.Parse("mutated.ll", src, llasm.Options{KeepNames: true})
	if err != nil {
		return
	}
	for _, d := range []Dialect{Modern, LLVM7} {
		bc, err := Append(nil, m, WriteOptions{Dialect: d})
		if err != nil {
			if l := diag.Of(err); l[0].Code == diag.CodeBug {
				t.Fatalf("%s\n%s", l.Append(nil), src)
			}
			continue
		}
		if _, err := Read("mutated.bc", bc, Options{}); err != nil && d == Modern && !bytes.Contains(src, []byte("!DI")) {
			t.Fatalf("dialect %d: %s\n%s", d, diag.Of(err).Append(nil), src)
		}
	}
}

func seeds(t testing.TB) (list [][]byte) {
	for _, glob := range []string{"testdata/*.ll", "../llasm/testdata/*.ll"} {
		paths, _ := filepath.Glob(glob)
		for _, path := range paths {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, src)
		}
	}
	return list
}

// mutated changes a few lines of a module: leaves them out, doubles them, exchanges
// words of two of them.
func mutated(r *rand.Rand, src []byte) []byte {
	lines := bytes.Split(src, []byte("\n"))
	out := make([][]byte, len(lines))
	copy(out, lines)
	for range 1 + r.IntN(4) {
		i := r.IntN(len(out))
		switch r.IntN(4) {
		case 0:
			out = append(out[:i:i], out[i+1:]...)
		case 1:
			k := r.IntN(len(out))
			out = append(out[:i:i], append([][]byte{out[k]}, out[i:]...)...)
		default:
			a, b := bytes.Split(out[i], []byte(" ")), bytes.Split(lines[r.IntN(len(lines))], []byte(" "))
			c := append([][]byte(nil), a...)
			c[r.IntN(len(c))] = b[r.IntN(len(b))]
			out[i] = bytes.Join(c, []byte(" "))
		}
	}
	return bytes.Join(out, []byte("\n"))
}

// Modules with errors that only the verifier sees are written, or refused with a diagnostic.
func TestMutatedModules(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 50
	}
	for i, src := range seeds(t) {
		r := rand.New(rand.NewPCG(uint64(i), 7))
		for range n {
			appendBoth(t, mutated(r, src))
		}
	}
}

func FuzzAppend(f *testing.F) {
	for _, s := range seeds(f) {
		if len(s) < 4<<10 {
			f.Add(s)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) { appendBoth(t, src) })
}
