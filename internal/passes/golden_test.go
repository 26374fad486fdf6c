package passes

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// machineAt returns a machine of sm_80 for an optimization level, with approximate divisions, whose copies unrolling weighs.
func machineAt(level int) lowering.Machine {
	m, err := lowering.NewMachine(target.MakeSM(80, 0), 0, lowering.Codegen{Level: level, PrecDiv: lowering.DivApprox})
	if err != nil {
		panic(err)
	}
	return m
}

// machineFor is machineAt(3) of another architecture.
func machineFor(t *testing.T, arch string) lowering.Machine {
	t.Helper()
	sm, err := target.ParseSM(arch)
	if err != nil {
		t.Fatal(err)
	}
	m, err := lowering.NewMachine(sm, 0, lowering.Codegen{Level: 3, PrecDiv: lowering.DivApprox})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// byName returns the passes of a comma-separated list.
func byName(t *testing.T, names string) []*pass {
	t.Helper()
	all := pipeline()
	var list []*pass
next:
	for _, n := range strings.Split(names, ",") {
		for _, p := range all {
			if p.name == strings.TrimSpace(n) {
				list = append(list, p)
				continue next
			}
		}
		t.Fatalf("unknown pass %q", n)
	}
	return list
}

// runPasses executes passes on m whatever the level would choose, and verifies
// after each.
func runPasses(t *testing.T, m *ir.Module, opt Options, list []*pass) (changed bool) {
	t.Helper()
	r := &runner{m: m, opt: &opt}
	r.fx.Compute(m)
	r.units = []*unit{newUnit(&opt, &r.fx, &r.decl)}
	for _, p := range list {
		if p.module != nil {
			changed = p.module(r) || changed
		} else {
			m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
				r.units[0].enter(f)
				changed = p.fn(r.units[0]) || changed
			})
		}
		if v := r.units[0].combine.Stuck(); v != ir.None {
			t.Fatalf("%s: rules undo each other", p.name)
		}
		if err := verify.Module(m); err != nil {
			t.Fatalf("after %s: %v", p.name, err)
		}
	}
	return changed
}

// Every testdata/PASS/NAME.ll is run through the passes that its first line names ("; passes: sroa, instcombine"), for sm_80 or the
// architecture that it adds ("; passes: sroa for sm_90"), or through PASS alone, and compared with NAME.out. The comments of each file state its subject and the requirement that
// it serves.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "*", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	tested := map[string]bool{}
	for _, path := range files {
		dir := filepath.Base(filepath.Dir(path))
		t.Run(dir+"/"+strings.TrimSuffix(filepath.Base(path), ".ll"), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			names, machine := dir, machineAt(3)
			first, _, _ := strings.Cut(string(src), "\n")
			if rest, ok := strings.CutPrefix(first, "; passes:"); ok {
				var arch string
				if names, arch, ok = strings.Cut(rest, " for "); ok {
					machine = machineFor(t, arch)
				}
			}
			m := parse(t, path, src)
			m.Name = ""
			if m.Triple == "" {
				m.Triple = "nvptx64-nvidia-cuda"
			}
			if err := verify.Module(m); err != nil {
				t.Fatalf("the input is wrong: %v", err)
			}
			list := byName(t, names)
			for _, p := range list {
				tested[p.name] = true
			}
			before := ir.Append(nil, m)
			if !runPasses(t, m, Options{Machine: machine, Gaps: true}, list) && !bytes.Equal(before, ir.Append(nil, m)) {
				t.Error("the module has changed, and no pass says so")
			}
			testkit.Golden(t, strings.TrimSuffix(path, ".ll")+".out", ir.Append(nil, m))
		})
	}
	if t.Failed() || testing.Short() {
		return
	}
	for _, p := range pipeline() {
		if !tested[p.name] {
			t.Errorf("no test in testdata runs pass %s", p.name)
		}
	}
}
