package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// base has the declarations that rows of the tests use.
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

// TestErrors checks that messages name the place and the mistake.
func TestErrors(t *testing.T) {
	for _, tt := range []struct{ rows, want string }{
		{"add.T d,a", "t.isa:9: slot T has no values"},
		{"add.T d,a T=f32|X", `t.isa:9: no set "X"`},
		{"add.T d,a T=f32@G", `t.isa:9: unknown feature "G"`},
		{"add.T d,a T=f32 needs G", `t.isa:9: unknown feature "G"`},
		{"add.T d,a T=f32 U=f32", "t.isa:9: the pattern has no slot U"},
		{"add.T d,a T=f32 flags fast", `t.isa:9: unknown flag "fast"`},
		{"add.T d,a T=f32 effects reads,fast", `t.isa:9: unknown effect "fast"`},
		{"add.T d,a T=f32 uniform all", `t.isa:9: unknown rule "all"`},
		{"add.T d,a T=f32 uniform R=rn:warp\n  from nvvm.add", `t.isa:9: slot R of add.T has no value "rn"`},
		{"free nvvm.x g:g", "t.isa:9: expected: free NAME FORMS effects LIST"},
		{"effects reads writes", "t.isa:9: expected: effects LIST"},
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

// TestCallFacts checks the effects and the rule that follow from flags and operands, and clauses that replace them.
func TestCallFacts(t *testing.T) {
	for _, tt := range []struct{ row, want string }{
		{"add.T d,a T=f32 from nvvm.x", "0x80, 1}"},
		{"ld.T d,[a] T=f32 flags load from nvvm.x", "0x5, 0}"},
		{"st.T [a],b T=f32 flags store,effect from nvvm.x", "0x6, 0}"},
		{"tex.T d,[a:b32,c:b32] T=f32 flags load from nvvm.x", "0x1, 0}"},
		{"bar - flags load,store,effect,barrier,conv from nvvm.x", "0x23, 0}"},
		{"mma.T d,a T=f32 flags conv from nvvm.x", "0x20, 0}"},
		{"nanosleep - flags effect from nvvm.x", "0x8, 0}"},
		{"prefetch [a] flags load,effect effects inaccessible from nvvm.x", "0x8, 0}"},
		{"div.T d,a T=f32 effects none from nvvm.x", "0x0, 1}"},
		{"tcgen05 - effects any from nvvm.x", "0x3b, 0}"},
		{"redux.T d,a T=f32 flags conv,effect effects none uniform reduce from nvvm.x", "0x20, 4}"},
		{"shfl.R.T d,a T=f32 R=rn|rz uniform R=rn:shuffle from nvvm.x R=rn", "0x80, 5}"},
		{"shfl.R.T d,a T=f32 R=rz|rn uniform R=rz:never from nvvm.x R=rn", "0x80, 0}"},
	} {
		dir, err := generate(t, map[string]string{"isa/def/t.isa": base + tt.row + "\n"})
		if err != nil {
			t.Errorf("%s: %v", tt.row, err)
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, "isa/intrinsics_gen.go"))
		_, table, _ := strings.Cut(string(text), "intrinsicTab = ")
		table, _, _ = strings.Cut(table, "\n}")
		if err != nil || !strings.Contains(table, tt.want) {
			t.Errorf("%s: want %s, have %s", tt.row, tt.want, table)
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
