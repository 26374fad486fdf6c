package driver

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
)

// For every target and its first PTX version, the output needs nothing newer than its header says; where a program
// needs more, selection reports it, and nothing is left to the check of the output (P-02, P-17).
func TestEveryTarget(t *testing.T) {
	testkit.Long(t)
	programs := map[string][]byte{}
	files, err := filepath.Glob("../isel/testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no modules")
	}
	for _, f := range files {
		if programs[filepath.Base(f)], err = os.ReadFile(f); err != nil {
			t.Fatal(err)
		}
	}
	for seed := range uint64(6) {
		programs["random"+string(rune('0'+seed))] = []byte(irgen.Generate(irgen.Options{Seed: seed, Statements: 60}))
	}
	for _, a := range target.Archs() {
		t.Run(a.SM.String(), func(t *testing.T) {
			t.Parallel()
			compiled := 0
			for name, src := range programs {
				for _, fixed := range []target.PTX{0, a.SM.MinPTX()} {
					for _, level := range []int{0, 3} {
						opt := &Options{SM: a.SM, PTX: fixed, Codegen: Codegen{Level: level}, Workers: 1, Triple: "nvptx64-nvidia-cuda"}
						r, _, err := Compile(context.Background(), opt, Input{Name: name, Data: src})
						if err != nil {
							rejected(t, name, err)
							continue
						}
						compiled++
						m, err := ptx.Parse("out.ptx", r.PTX)
						if err != nil {
							t.Fatalf("%s: our PTX does not parse: %v", name, err)
						}
						if bad := ptx.CheckNeeds(m, "out.ptx", r.PTX); bad.Err() != nil {
							t.Errorf("%s -O%d: %v", name, level, bad)
						}
						if fixed != 0 && m.Version != fixed {
							t.Errorf("%s: PTX %v where %v was asked for", name, m.Version, fixed)
						}
					}
				}
			}
			if compiled < len(programs) {
				t.Errorf("only %d of %d compilations succeeded", compiled, 4*len(programs))
			}
		})
	}
}

// rejected checks that selection rejected a program because of the target's limits.
func rejected(t *testing.T, name string, err error) {
	t.Helper()
	var list diag.List
	if !errors.As(err, &list) {
		t.Errorf("%s: %v", name, err)
		return
	}
	for _, d := range list {
		if d.Code != "S0002" {
			t.Errorf("%s: %v", name, d)
			return
		}
	}
}
