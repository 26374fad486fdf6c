package isel

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/legalize"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// selectFile selects a module of testdata for an architecture in a style.
func selectFile(t *testing.T, path, arch string, style lowering.Style) []byte {
	t.Helper()
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llasm.Parse(filepath.Base(path), src, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Layout.Parse(m.LayoutText); err != nil {
		t.Fatal(err)
	}
	sm, err := target.ParseSM(arch)
	if err != nil {
		t.Fatal(err)
	}
	tg, err := target.New(sm, 0)
	if err != nil {
		t.Fatal(err)
	}
	machine := lowering.Machine{Codegen: lowering.Codegen{Level: 2, Style: style}, Target: &tg}
	lo := &legalize.Options{Machine: machine}
	if bad, err := legalize.Module(m, lo); err != nil || len(bad) > 0 {
		t.Fatal(bad, err)
	}
	worker := func() func(*ir.Func) diag.List { return legalize.NewWorker(m, lo).Func }
	p, err := Module(m, &Options{Machine: machine, Legalize: worker})
	if err != nil {
		t.Fatal(err)
	}
	if v := ptx.MinVersion(p); v > p.Version {
		p.Version = v
	}
	return ptx.Append(nil, p)
}

// Each module of testdata in both styles. Its comments say which requirements it
// is about. ptxas, where it is installed, accepts all of it.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no tests")
	}
	for _, path := range files {
		for style, name := range [2]string{"nvvm", "llvm"} {
			base := strings.TrimSuffix(path, ".ll")
			t.Run(filepath.Base(base)+"/"+name, func(t *testing.T) {
				out := selectFile(t, path, "sm_90", lowering.Style(style))
				testkit.Golden(t, base+"."+name+".ptx", out)
				if again := selectFile(t, path, "sm_90", lowering.Style(style)); string(again) != string(out) {
					t.Error("a second selection differs")
				}
			})
		}
	}
}

func TestGoldenPtxas(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.ll")
	for _, path := range files {
		for style, name := range [2]string{"nvvm", "llvm"} {
			t.Run(filepath.Base(path)+"/"+name, func(t *testing.T) {
				if a := testkit.Ptxas(t, selectFile(t, path, "sm_90", lowering.Style(style)), "sm_90", "-c"); a.Err != "" {
					t.Error(a.Err)
				}
			})
		}
	}
}
