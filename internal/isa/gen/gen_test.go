package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// base declares what rows of the tests use.
const base = `family tests
type f32 float 32
type b32 bits 32
type pred pred 1
slot T Type
slot R Round = rn rz
slot V Vec
F = sm70 ptx60
`

func generate(t *testing.T, files map[string]string) (string, error) {
	t.Helper()
	dir := t.TempDir()
	for _, d := range []string{"isa/def", "target", "isel"} {
		if err := os.MkdirAll(filepath.Join(dir, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	err := run(filepath.Join(dir, "isa"))
	return dir, err
}

// TestErrors checks that mistakes are told with the place and what is wrong.
func TestErrors(t *testing.T) {
	for _, tt := range []struct{ rows, want string }{
		{"add.T d,a", "t.isa:9: slot T has no values"},
		{"add.T d,a T=f32|X", `t.isa:9: no set "X"`},
		{"add.T d,a T=f32@G", `t.isa:9: unknown feature "G"`},
		{"add.T d,a T=f32 needs G", `t.isa:9: unknown feature "G"`},
		{"add.T d,a T=f32 U=f32", "t.isa:9: the pattern has no slot U"},
		{"add.T d,a T=f32 flags fast", `t.isa:9: unknown flag "fast"`},
		{"add.T d,a T=f32 nonsense", `t.isa:9: unknown clause "nonsense"`},
		{"add.Q d,a", "t.isa:9: unknown slot Q"},
		{"add{.T d,a", "t.isa:9: no '}' in the pattern"},
		{"bar d", "t.isa:9: operand d has no type"},
		{"add.T d,a:f31 T=f32", `operand a has the unknown type "f31"`},
		{"add.T d,[a T=f32", "t.isa:9: unbalanced brackets"},
		{"add.T", "t.isa:9: row without operands"},
		{"add.T d,a T=f32\n  from nvvm.add.{R}", "t.isa:10: R in \"nvvm.add.{R}\" is not a slot of add.T"},
		{"add.T d,a T=f32|b32\n  from nvvm.add", "t.isa:10: intrinsic nvvm.add does not say the value of slot T"},
		{"add.T d,a T=f32\n  from nvvm.add(x)", `t.isa:10: add.T has no operand "x"`},
		{"add.T d,a,b T=f32\n  from nvvm.add(a)", "t.isa:10: intrinsic nvvm.add gives no value for operand b"},
		{"add.T d,a T=f32\n  from nvvm.add ; nvvm.add", "t.isa:10: intrinsic nvvm.add is already selected"},
		{"add.T d,a T=f32\n  with T=b32 never", `t.isa:10: slot T of add.T has no value "b32"`},
		{"add.T d,a T=f32\n  with T=f32", "t.isa:10: with ends in never or needs FEATURE"},
		{"F = sm80", "t.isa:9: feature F is defined twice"},
		{"G = sm80 | cat", `t.isa:9: unknown term "cat"`},
		{"set S = f32\nset S = b32", "t.isa:10: set S is declared twice"},
		{"slot T Other", "t.isa:9: slot T is declared twice"},
		{"add.f-x d:f32\nsub.f_x d:f32", `both become isa.FX`},
	} {
		_, err := generate(t, map[string]string{"isa/def/t.isa": base + tt.rows + "\n"})
		if err == nil {
			t.Errorf("%s: no error, want %s", tt.rows, tt.want)
		} else if !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", tt.rows, err, tt.want)
		}
	}
}

func TestNamedErrors(t *testing.T) {
	_, err := generate(t, map[string]string{
		"isa/def/t.isa": base + "add.R.T d,a T=f32 R=rn|rz\n",
		"isel/x.go":     "package isel\n\nvar x = isa.Op_add_rn_f32\nvar y = isa.Op_add_rp_f32\nvar z = isa.Op_mul_f32\n",
	})
	if err == nil || !strings.Contains(err.Error(), "x.go:4:13: isa.Op_add_rp_f32: no row spells it; rows are add.R.T") ||
		!strings.Contains(err.Error(), `x.go:5:13: isa.Op_mul_f32: no row spells it; unknown mnemonic "mul"`) {
		t.Errorf("%v", err)
	}
}

func TestOutput(t *testing.T) {
	dir, err := generate(t, map[string]string{
		"isa/def/t.isa": base + "add.R{.ftz}.T d,a T=f32|b32@F R=rn|rz\n  from nvvm.add.{R}{.ftz}.{T:f32=f}\n",
		"isel/x.go":     "package isel\n\nvar x = isa.Op_add_rz_ftz_b32\n",
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]string{
		"isa/ops_gen.go":         {"Op_add_rz_ftz_b32 Opcode = 0x70001"},
		"isa/forms_gen.go":       {"Form_add_R_ftz_T Form = 1 // add.R{.ftz}.T", "SemAdd Sem = 1"},
		"isa/atoms_gen.go":       {"Ftz  Atom =", "SlotRound Slot = 2 // R"},
		"isa/intrinsics_gen.go":  {"nvvm.add.rn.fnvvm.add.rn.ftz.fnvvm.add.rz.fnvvm.add.rz.ftz.f"},
		"target/features_gen.go": {"FeatureF Feature = 1", `{"F", 0, 1}`, "{60, minSM, 70}"},
	} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(string(text), w) {
				t.Errorf("%s has no %q:\n%s", name, w, text)
			}
		}
	}
}

// TestFresh checks that the generated files in the tree are those of the
// definitions.
func TestFresh(t *testing.T) {
	m := newModel()
	files, _ := filepath.Glob("../def/*.isa")
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		m.load("def/"+filepath.Base(f), string(src))
	}
	m.finish()
	for name, got := range map[string][]byte{
		"../atoms_gen.go": m.emitAtoms(), "../forms_gen.go": m.emitForms(),
		"../intrinsics_gen.go": m.emitIntrinsics(), "../../target/features_gen.go": m.emitFeatures(),
	} {
		if want, err := os.ReadFile(name); err != nil || string(want) != string(got) {
			t.Errorf("%s is stale: run go generate ./internal/isa", name)
		}
	}
	if err := m.err(); err != nil {
		t.Error(err)
	}
}
