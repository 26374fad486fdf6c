package legalize

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// options are those of a test file: sm_80 unless its first line is "; arch: ARCH".
func options(t *testing.T, src []byte) *Options {
	t.Helper()
	arch := "sm_80"
	if rest, ok := strings.CutPrefix(string(src), "; arch: "); ok {
		arch, _, _ = strings.Cut(rest, "\n")
	}
	sm, err := target.ParseSM(arch)
	if err != nil {
		t.Fatal(err)
	}
	tg, err := target.New(sm, 0)
	if err != nil {
		t.Fatal(err)
	}
	return &Options{Machine: lowering.Machine{Codegen: lowering.Codegen{Level: 2}, Target: &tg}, Ctors: true}
}

// legal reads and legalizes a module.
func legal(t *testing.T, name string, src []byte, opt *Options) (*ir.Module, diag.List) {
	t.Helper()
	m, err := llasm.Parse(name, src, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Layout.Parse(target.LayoutLLVM64); err != nil {
		t.Fatal(err)
	}
	errs, err := Module(m, opt)
	if err != nil {
		t.Fatal(err)
	}
	w := NewWorker(m, opt)
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) { errs = append(errs, w.Func(f)...) })
	return m, errs
}

// TestGolden holds the legalized IR of each module of testdata, which has the name of a step, to a file. Each step leaves a well-formed module,
// and legalizing the result again changes nothing.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no tests")
	}
	for _, path := range files {
		base := strings.TrimSuffix(path, ".ll")
		if strings.HasSuffix(base, ".out") {
			continue
		}
		t.Run(filepath.Base(base), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			opt := options(t, src)
			var changed []string
			opt.After = func(e Execution) error {
				if e.Changed && !slices.Contains(changed, e.Row) {
					changed = append(changed, e.Row)
				}
				return verify.Module(e.Module)
			}
			m, errs := legal(t, path, src, opt)
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			testkit.Golden(t, base+".out.ll", ir.Append(nil, m))
			if want := filepath.Base(base); !slices.Contains(changed, want) {
				t.Errorf("step %s changed nothing; %q did", want, changed)
			}
			if i := slices.Index(Rows(), filepath.Base(base)); rows[i].once {
				return
			}
			first := string(ir.Append(nil, m))
			if bad, err := Module(m, opt); err != nil || len(bad) > 0 {
				t.Fatal(bad, err)
			}
			w := NewWorker(m, opt)
			m.Funcs(func(_ *ir.Symbol, f *ir.Func) { errs = append(errs, w.Func(f)...) })
			if second := string(ir.Append(nil, m)); len(errs) > 0 || second != first {
				t.Errorf("legalizing again changes the module: %v\n%s", errs, testkit.Diff([]byte(first), []byte(second)))
			}
		})
	}
}

// TestErrors: an instruction that cannot be legalized is reported with its place.
func TestErrors(t *testing.T) {
	for _, tt := range []struct{ arch, body, want string }{
		{"sm_80", "%v = load atomic i256, ptr %p monotonic, align 32\n  store i256 %v, ptr %p", "the largest atomic access of PTX has 16 bytes, this one has 32"},
		{"sm_80", "%v = load atomic i32, ptr %p monotonic, align 2\n  store i32 %v, ptr %p", "its address is aligned to 2, an atomic access needs 4"},
		{"sm_60", "%v = load atomic i128, ptr %p monotonic, align 16\n  store i128 %v, ptr %p", "needs sm_70 or newer"},
		{"sm_80", "%v = atomicrmw add ptr %p, i64 1 seq_cst, align 4", "atomicrmw of i64: its address is aligned to 4"},
		{"sm_80", "%v = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst, align 1", "cmpxchg of i32: its address is aligned to 1"},
	} {
		src := "define void @f(ptr %p) {\n  " + tt.body + "\n  ret void\n}\n"
		opt := options(t, []byte("; arch: "+tt.arch+"\n"))
		_, errs := legal(t, "t.ll", []byte(src), opt)
		if len(errs) != 1 || !strings.Contains(errs[0].Msg, tt.want) || errs[0].Where != "function `f'" {
			t.Errorf("%s: %v, want %q", tt.body, errs, tt.want)
		}
	}
}

// TestRows: names of steps are distinct, and steps of -O0 are among those of other levels.
func TestRows(t *testing.T) {
	names := Rows()
	sorted := slices.Sorted(slices.Values(names))
	if len(slices.Compact(sorted)) != len(names) {
		t.Errorf("a name twice: %q", names)
	}
	for i := range rows {
		n := 0
		for _, has := range []bool{rows[i].module != nil, rows[i].serial != nil, rows[i].fn != nil} {
			if has {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s has %d functions", rows[i].name, n)
		}
	}
}
