package driver

import (
	"bytes"
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
	var programs []Input
	files, err := filepath.Glob("../isel/testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no modules")
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte("\n; with: ")) { // it is for some targets only
			programs = append(programs, Input{Name: filepath.Base(f), Data: text})
		}
	}
	for seed := range uint64(6) {
		text := irgen.Generate(irgen.Options{Seed: seed, Statements: 60})
		programs = append(programs, Input{Name: "random" + string(rune('0'+seed)), Data: []byte(text)})
	}
	const share = 4 // each target compiles every fourth program, its neighbours the others
	for i, a := range target.Archs() {
		t.Run(a.SM.String(), func(t *testing.T) {
			t.Parallel()
			compiled, tried := 0, 0
			for k := i % share; k < len(programs); k += share {
				name := programs[k].Name
				tried++
				for _, fixed := range []target.PTX{0, a.SM.MinPTX()} {
					for _, level := range []int{0, 3} {
						opt := &Options{SM: a.SM, PTX: fixed, Codegen: Codegen{Level: level, MangleNames: true}, Workers: 1, Triple: "nvptx64-nvidia-cuda"}
						r, _, err := Compile(context.Background(), opt, programs[k])
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
			if compiled < tried {
				t.Errorf("only %d of %d compilations succeeded", compiled, 4*tried)
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
		if d.Code != "S0002" && d.Code != "S0004" && d.Code != "S0022" { // a feature, an atomic operation, an alias
			t.Errorf("%s: %v", name, d)
			return
		}
	}
}
