package testkit

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
)

func TestDiff(t *testing.T) {
	if d := Diff([]byte("a\nb\n"), []byte("a\nb\n")); d != "" {
		t.Errorf("equal texts differ: %s", d)
	}
	got := Diff([]byte("a\nb\nc\n"), []byte("a\nx\nc\n"))
	if !strings.HasPrefix(got, "line 2:\n  a\n- b\n") || !strings.Contains(got, "+ x\n") {
		t.Errorf("got %q", got)
	}
	if got := Diff([]byte("a\n"), []byte("a\nmore")); !strings.Contains(got, "+ more\n") {
		t.Errorf("got %q", got)
	}
}

// recorder is a testing.TB that remembers a failure instead of failing.
type recorder struct {
	testing.TB
	failed string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.failed = format
}

func TestGolden(t *testing.T) {
	if Update() {
		t.Skip("the test compares")
	}
	path := filepath.Join(t.TempDir(), "golden")
	if err := os.WriteFile(path, []byte("text\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := &recorder{TB: t}
	Golden(r, path, []byte("text\n"))
	if r.failed != "" {
		t.Error("equal text fails")
	}
	Golden(r, path, []byte("other\n"))
	if r.failed == "" {
		t.Error("different text passes")
	}
}

func TestHalf(t *testing.T) {
	for h := range 1 << 16 {
		v := halfValue(uint16(h))
		got := halfBits(v)
		if got != uint16(h) && v == v {
			t.Fatalf("%#04x is %g, which becomes %#04x", h, v, got)
		}
	}
	for _, c := range []struct {
		in   float64
		want uint16
	}{
		{1 + 0x1p-11, 0x3c00},
		{1 + 3*0x1p-11, 0x3c02},
		{65519.9, 0x7bff},
		{65520, 0x7c00},
		{-1e9, 0xfc00},
		{0x1p-25, 0},
		{0x1.8p-25, 1},
		{math.Copysign(0, -1), 0x8000},
	} {
		if got := halfBits(c.in); got != c.want {
			t.Errorf("%g becomes %#04x instead of %#04x", c.in, got, c.want)
		}
	}
}

func TestParseLaunch(t *testing.T) {
	l, err := ParseLaunch("k grid=2,3 block=8 shared=64 tol=1e-3 i32=-5 {i8=1,f64=2,i16=3} f32[4]=list(1,-0,inf) u8[3]=iota(7,2) i64[5]=scratch")
	if err != nil {
		t.Fatal(err)
	}
	if l.Grid != [3]int{2, 3, 1} || l.Block != [3]int{8, 1, 1} || l.Shared != 64 || l.Tol != 1e-3 || len(l.Args) != 5 {
		t.Errorf("got %+v", l)
	}
	if s := l.Args[1]; len(s.Data) != 24 || s.Align != 8 || s.Data[0] != 1 || s.Data[16] != 3 || s.Buffer {
		t.Errorf("structure %+v", s)
	}
	f := l.Args[2]
	if f.Len() != 4 || f.Type.Bits(f.Data, 1) != 0x80000000 || !math.IsInf(f.Type.Value(f.Data, 2), 1) || f.Type.Bits(f.Data, 3) != 0 {
		t.Errorf("list %+v", f)
	}
	if string(l.Args[3].Data) != "\x07\x09\x0b" || !l.Args[4].Scratch || len(l.Args[4].Data) != 40 {
		t.Errorf("arguments %+v", l.Args[3:])
	}
	for _, bad := range []string{"", "k grid=0", "k i7=1", "k f32[2]=what", "k f32[x]=zero", "k i32[2]=iota(1)", "k i32[2]=cycle", "k hello", "k {i9=1}", "k i32=x"} {
		if _, err := ParseLaunch(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

func TestCompare(t *testing.T) {
	parse := func(spec string) *Launch {
		l, err := ParseLaunch(spec)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	change := func(l *Launch, v float64) error {
		got := append([]byte(nil), l.Args[0].Data...)
		copy(got, appendElem(nil, l.Args[0].Type, fromNumber(l.Args[0].Type, v)))
		return l.Compare(0, l.Args[0].Data, got)
	}
	for _, c := range []struct {
		spec string
		v    float64
		ok   bool
	}{
		{"k f32[2]=const(2)", 2.00001, true},
		{"k f32[2]=const(2)", 2.001, false},
		{"k exact f32[2]=const(2)", 2.000001, false},
		{"k exact f32[2]=const(nan)", math.Float64frombits(0x7ff8000000000000), true},
		{"k f32[2]=const(inf)", math.Inf(-1), false},
		{"k f64[2]=const(2)", 2.00001, false},
		{"k i32[2]=const(200)", 201, false},
		{"k tol=1e-2 i32[2]=const(200)", 202, true},
		{"k i32[2]=scratch", 1, true},
	} {
		if err := change(parse(c.spec), c.v); (err == nil) != c.ok {
			t.Errorf("%s against %v: %v", c.spec, c.v, err)
		}
	}
}

// TestCorpus checks that the corpus is whole: each kernel has its modules and a
// launch for each of its entry points.
func TestCorpus(t *testing.T) {
	variants := map[string]map[string]CorpusFile{}
	for _, f := range Corpus(t) {
		if variants[f.Name] == nil {
			variants[f.Name] = map[string]CorpusFile{}
		}
		variants[f.Name][f.Variant] = f
	}
	if len(variants) < 22 {
		t.Errorf("the corpus has only %d kernels", len(variants))
	}
	for name, have := range variants {
		for _, v := range []string{"O0", "raw", "O2", "typed"} {
			if have[v].Path == "" {
				t.Errorf("%s.%s.ll is missing: testdata/kernels/generate.sh", name, v)
			}
		}
		checkLaunches(t, have["O2"])
	}
}

// checkLaunches checks that the source of a module launches each of its kernels, and nothing else.
func checkLaunches(t *testing.T, f CorpusFile) {
	t.Helper()
	ir := string(f.Read(t))
	launched := map[string]bool{}
	for _, l := range f.Launches(t) {
		launched[l.Kernel] = true
		if !strings.Contains(ir, "ptx_kernel void @"+l.Kernel+"(") {
			t.Errorf("%s.cu launches %s, which is not a kernel", f.Name, l.Kernel)
		}
	}
	for _, text := range strings.Split(ir, "ptx_kernel void @")[1:] {
		kernel, _, _ := strings.Cut(text, "(")
		if !launched[kernel] {
			t.Errorf("%s.cu has no launch of %s", f.Name, kernel)
		}
	}
}

// TestCpp checks the corpus of testdata/cpp, all of whose launches have expected results.
func TestCpp(t *testing.T) {
	raw := map[string]bool{}
	for _, f := range Cpp(t, "raw") {
		raw[f.Name] = true
	}
	for _, f := range Cpp(t, "O2") {
		checkLaunches(t, f)
		if !raw[f.Name] {
			t.Errorf("%s.raw.ll is missing: testdata/cpp/generate.sh", f.Name)
		}
		for _, l := range f.Launches(t) {
			if _, ok := Expect(l); !ok {
				t.Errorf("%s has no expected result: internal/testkit/expect_cpp*.go", l.Kernel)
			}
		}
	}
}

// TestOracles runs each oracle on something that it accepts and on something
// that it refuses, twice: the second time the kept result answers.
func TestOracles(t *testing.T) {
	ir := CorpusFile{Path: filepath.Join(Root(t), "testdata", "kernels", "saxpy.O0.ll")}.Read(t)
	t.Setenv("GONVVM_RESULTS", t.TempDir())
	for range 2 {
		opt, err := RunOpt(t, ir, "-O3")
		if err != nil || !strings.Contains(string(opt), "@saxpy") {
			t.Fatalf("opt: %v", err)
		}
		ptx, err := RunLLC(t, opt, "-mcpu=sm_80", "-mattr=+ptx70")
		if err != nil {
			t.Fatal(err)
		}
		a := Ptxas(t, ptx, "sm_80")
		u := a.Usage("saxpy")
		if a.Err != "" || u == nil || !u.Kernel || u.Registers < 4 || u.Instructions < 10 || u.SpillStores != 0 {
			t.Errorf("ptxas: %q %+v", a.Err, u)
		}
		bad := strings.Replace(string(ptx), "ret;", "rat;", 1)
		if a := Ptxas(t, []byte(bad), "sm_80"); !strings.Contains(a.Err, "rat") {
			t.Errorf("ptxas accepts a wrong module: %+v", a)
		}
		_, err = RunLLC(t, []byte("define void @f() { ret i32 0 }"), "-mcpu=sm_80")
		var refused *oracle.ToolError
		if !errors.As(err, &refused) || !strings.Contains(refused.Stderr, "error:") {
			t.Errorf("llc: %v", err)
		}
	}
	for _, arch := range []string{"sm_50", "sm_120"} {
		PtxasPath(t, arch)
	}
	if oracle.PtxasFor("sm_1") != "" {
		t.Error("a ptxas claims to know sm_1")
	}
}

// TestCorpusOracles checks that LLVM 22 compiles the corpus and that ptxas takes
// the result, so that a failure elsewhere is ours.
func TestCorpusOracles(t *testing.T) {
	for _, f := range Corpus(t, "O0", "raw", "O2", "g") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			ptx, err := RunLLC(t, f.Read(t), "-mcpu=sm_80", "-mattr=+ptx70", "-O2")
			if err != nil {
				t.Fatal(err)
			}
			if a := Ptxas(t, ptx, "sm_80"); a.Err != "" {
				t.Error(a.Err)
			}
		})
	}
}

// TestTypedCorpusOracle checks that LLVM 14 reads the typed modules.
func TestTypedCorpusOracle(t *testing.T) {
	for _, f := range Corpus(t, "typed") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			if _, err := RunTool(t, "llvm-as-14", f.Read(t), "-o", os.DevNull); err != nil {
				t.Error(err)
			}
		})
	}
}
