package difftest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/widthgen"
)

// checkWidths checks n programs from a seed on and returns their errors.
func checkWidths(t *testing.T, w *Widths, seed uint64, n int, opt widthgen.Options) (bad []string) {
	t.Helper()
	var ps []*widthgen.Program
	for i := range uint64(n) {
		opt.Seed = seed + i
		ps = append(ps, widthgen.Generate(opt))
	}
	for some := range slices.Chunk(ps, 16) {
		found, err := w.Check(some)
		if err != nil {
			t.Fatal(err)
		}
		for i, what := range found {
			if what != "" {
				bad = append(bad, fmt.Sprintf("%s: %s (go run ./tools/widthfuzz reduces it, with -usual in TestWidthsUsual)", some[i].Kernel, what))
			}
		}
	}
	return bad
}

func newWidths(t *testing.T, run Tool, alone int) *Widths {
	t.Helper()
	w, err := NewWidths("sm_80", run, alone)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// Functions over integers of every width and vectors of them compute the values that LLVM IR defines, at every level.
func TestWidths(t *testing.T) {
	n := 240
	if testing.Short() {
		n = 48
	}
	w := newWidths(t, nil, 0)
	for _, what := range checkWidths(t, w, 1, n, widthgen.Options{}) {
		t.Error(what)
	}
	if w.Uninterpreted > 0 || 4*w.Skipped > w.Rows {
		t.Errorf("%d programs were not interpreted, %d of %d rows are undefined", w.Uninterpreted, w.Skipped, w.Rows)
	}
}

// So do functions over bytes and vectors of them, which have packed forms.
func TestWidthsUsual(t *testing.T) {
	n := 160
	if testing.Short() {
		n = 32
	}
	for _, what := range checkWidths(t, newWidths(t, nil, 0), 1<<22, n, widthgen.Options{Usual: true}) {
		t.Error(what)
	}
}

// The same holds after single passes.
func TestWidthsBehindPasses(t *testing.T) {
	for _, what := range checkWidths(t, newWidths(t, nil, 4), 1<<20, 48, widthgen.Options{}) {
		t.Error(what)
	}
}

// The interpreter agrees with llc, which itself goes wrong on few of them: it loses bits of reductions
// and of shuffles of odd vectors.
func TestWidthsAsLLVM(t *testing.T) {
	testkit.Oracle(t, "llc-22")
	testkit.Oracle(t, "opt-22")
	const n = 160
	others := 0
	for _, what := range checkWidths(t, newWidths(t, oracle.Run, 0), 1<<21, n, widthgen.Options{Plain: true}) {
		if !strings.Contains(what, "llc -O2") {
			t.Error(what)
			continue
		}
		others++
		t.Log(what)
	}
	if 30*others > n {
		t.Errorf("llc differs from the interpreter on %d of %d programs", others, n)
	}
}

// widthCases are members of classes that went wrong once: bodies of a kernel that has the addresses of
// 64 bytes of input and of output.
var widthCases = []struct{ name, decls, body string }{
	{"division of numbers extended from more than 32 bits", "", `
  %a = load i48, ptr %i
  %d = load i48, ptr %i8
  %o1 = or i48 %d, 1
  %x = zext i48 %a to i64
  %y = zext i48 %o1 to i64
  %q = udiv i64 %x, %y
  %r = srem i64 %x, %y
  store i64 %q, ptr %o
  store i64 %r, ptr %o8`},
	{"division by the least number of a wide type", "", `
  %a = load i120, ptr %i
  %q = sdiv i120 %a, -664613997892457936451903530140172288
  %r = srem i120 -664613997892457936451903530140172288, -664613997892457936451903530140172288
  %s = srem i120 %a, -664613997892457936451903530140172288
  %t = add i120 %s, %r
  store i120 %q, ptr %o
  store i120 %t, ptr %o16`},
	{"vectors of elements of three bytes", "", `
  %v = load <4 x i24>, ptr %i
  store <4 x i24> %v, ptr %o
  %w = load volatile <3 x i48>, ptr %i16, align 1
  store <3 x i48> %w, ptr %o16, align 1`},
	{"vectors of elements that share bytes", "", `
  %v = load <5 x i8>, ptr %i
  %t = trunc <5 x i8> %v to <5 x i7>
  store <5 x i7> %t, ptr %o
  %w = load <5 x i7>, ptr %o
  %s = sext <5 x i7> %w to <5 x i64>
  %r = call i64 @llvm.vector.reduce.add.v5i64(<5 x i64> %s)
  store i64 %r, ptr %o8`},
	{"parameters of odd vectors, whose registers are larger than their places in memory", `
define internal { i8, <3 x i33>, <3 x i1> } @pass({ i8, <3 x i33>, <3 x i1> } %x, <9 x i40> %y) noinline {
  %e = extractelement <9 x i40> %y, i32 8
  %t = trunc i40 %e to i8
  %r = insertvalue { i8, <3 x i33>, <3 x i1> } %x, i8 %t, 0
  ret { i8, <3 x i33>, <3 x i1> } %r
}
`, `
  %a = load <3 x i64>, ptr %i
  %b = trunc <3 x i64> %a to <3 x i33>
  %c = trunc <3 x i64> %a to <3 x i1>
  %y = load <9 x i40>, ptr %i16, align 1
  %s = insertvalue { i8, <3 x i33>, <3 x i1> } poison, <3 x i33> %b, 1
  %u = insertvalue { i8, <3 x i33>, <3 x i1> } %s, <3 x i1> %c, 2
  %v = insertvalue { i8, <3 x i33>, <3 x i1> } %u, i8 3, 0
  %r = call { i8, <3 x i33>, <3 x i1> } @pass({ i8, <3 x i33>, <3 x i1> } %v, <9 x i40> %y)
  store { i8, <3 x i33>, <3 x i1> } %r, ptr %o`},
	{"arguments whose bits above their width are not zeros", `
define internal i64 @zero(<3 x i48> %x) noinline {
  %z = zext <3 x i48> %x to <3 x i64>
  %r = call i64 @llvm.vector.reduce.add.v3i64(<3 x i64> %z)
  ret i64 %r
}
`, `
  %a = load <3 x i64>, ptr %i
  %b = trunc <3 x i64> %a to <3 x i48>
  %r = call i64 @zero(<3 x i48> %b)
  store i64 %r, ptr %o`},
	{"elements of a vector in memory", "", `
  %m = alloca [2 x <4 x i24>]
  %v = load <4 x i24>, ptr %i
  store <4 x i24> %v, ptr %m
  %p = getelementptr [2 x <4 x i24>], ptr %m, i64 0, i64 0, i64 3
  %e = load i24, ptr %p, align 1
  store i24 %e, ptr %o`},
	{"initialisers of odd vectors", `
@table = internal addrspace(1) constant [2 x <3 x i70>] [<3 x i70> <i70 -1, i70 14339138689852, i70 590295810358705651711>, <3 x i70> <i70 1, i70 -590295810358705651712, i70 77>]
`, `
  %k = load i8, ptr %i
  %n = and i8 %k, 1
  %p = getelementptr [2 x <3 x i70>], ptr addrspace(1) @table, i64 0, i8 0
  %z = zext i8 %n to i64
  %q = getelementptr <3 x i70>, ptr addrspace(1) %p, i64 %z
  %v = load <3 x i70>, ptr addrspace(1) %q
  %e = extractelement <3 x i70> %v, i32 1
  %f = extractelement <3 x i70> %v, i32 2
  store i70 %e, ptr %o
  store i70 %f, ptr %o16`},
	{"an argument that is loaded in pieces", `
define internal i16 @id(i16 %x) noinline {
  ret i16 %x
}
`, `
  %a = load i16, ptr %i, align 1
  %r = call i16 @id(i16 %a)
  store i16 %r, ptr %o`},
	{"atomic vectors, which one access loads", "", `
  %a = load atomic <4 x i8>, ptr %i monotonic, align 4
  store atomic <4 x i8> %a, ptr %o release, align 4`},
}

func TestWidthCases(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	input := make([]byte, 64*widthgen.Threads)
	for i := range input {
		input[i] = [...]byte{0, 0xff, 0x80, byte(r.Uint32()), byte(r.Uint32())}[r.IntN(5)]
	}
	w := newWidths(t, nil, 4)
	for _, c := range widthCases {
		var b strings.Builder
		b.WriteString("declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i64 @llvm.vector.reduce.add.v5i64(<5 x i64>)\n")
		b.WriteString("declare i64 @llvm.vector.reduce.add.v3i64(<3 x i64>)\n")
		b.WriteString(c.decls + "define ptx_kernel void @k(ptr %in, ptr %out, i64 %last) {\n  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %row = mul i32 %tid, 64\n")
		b.WriteString("  %i = getelementptr i8, ptr %in, i32 %row\n  %o = getelementptr i8, ptr %out, i32 %row\n")
		for _, off := range []int{8, 16} {
			fmt.Fprintf(&b, "  %%i%d = getelementptr i8, ptr %%i, i64 %d\n  %%o%d = getelementptr i8, ptr %%o, i64 %d\n", off, off, off, off)
		}
		b.WriteString(c.body + "\n  ret void\n}\n")
		found, err := w.Check([]*widthgen.Program{widthgen.Fixed("k", b.String(), input, 64)})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if found[0] != "" {
			t.Errorf("%s: %s", c.name, found[0])
		}
	}
}
