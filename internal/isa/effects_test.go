package isa

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// forIntrinsics calls f for every intrinsic that has a row, variants too.
func forIntrinsics(f func(in *IntrinsicInfo)) {
	for i := range intrinsicTab {
		f(&intrinsicTab[i])
	}
}

// TestEffectsFollowFlags holds the effects of calls to the flags of their instructions: a clause may say
// less only for the semantics that are named here.
func TestEffectsFollowFlags(t *testing.T) {
	hints := map[Sem]bool{SemPrefetch: true}            // may read, but nothing depends on it
	handles := map[Sem]bool{SemTxq: true, SemSuq: true} // a descriptor is constant while a kernel runs
	forIntrinsics(func(in *IntrinsicInfo) {
		info, e := in.Op.Info(), in.Effects
		must := func(ok bool, why string) {
			if !ok {
				t.Errorf("%s (%s) has effects %s: %s", in.Name(), in.Op, e, why)
			}
		}
		flag := func(f FormFlags) bool { return info.Flags&f != 0 }
		must(!flag(Convergent) || e&EffectConvergent != 0, "flag conv without convergent")
		must(!flag(MayStore) || e&EffectWrites != 0, "flag store without writes")
		must(!flag(MayLoad) || hints[info.Sem] || handles[info.Sem] || e&EffectReads != 0, "flag load without reads")
		must(!flag(SideEffect) || !e.Removable(), "flag effect, and yet removable")
		must(!flag(Barrier) || e&(EffectReads|EffectWrites|EffectArgOnly) == EffectReads|EffectWrites, "flag barrier, and yet memory accesses move across")
		must(!flag(Terminator) || e&EffectMayNotReturn != 0, "flag term, and yet returns")
		must(e&EffectSpeculatable == 0 || e == EffectSpeculatable, "speculatable with other effects")
		must(e&EffectArgOnly == 0 || e&(EffectReads|EffectWrites) != 0, "argonly without an access")
		must(in.Sreg == 0 || in.Sreg.Sreg().Volatile != e.IsExpr(), "the special register says otherwise")
	})
}

// TestUniformOperands checks that the operands that a rule counts on are where it looks for them.
func TestUniformOperands(t *testing.T) {
	forIntrinsics(func(in *IntrinsicInfo) {
		want := map[string]int{} // operand of the instruction: argument of the call
		switch in.Uniform {
		case UniformNever:
			return
		case UniformOperands:
			if !in.Effects.IsExpr() {
				t.Errorf("%s has effects %s, but a result that depends on the operands alone", in.Name(), in.Effects)
			}
		case UniformVote:
			want["mask"] = 0
		case UniformReduce:
			want["mask"] = 1
		case UniformShuffle:
			want["mask"], want["b"], want["c"] = 0, 2, 3
			if !in.Op.Has(Idx) {
				t.Errorf("%s (%s) reads the lane that an operand names only in mode idx", in.Name(), in.Op)
			}
		case UniformBarrier:
			want["a"] = 0
		}
		for i, o := range in.Op.Info().Operands() {
			if at, ok := want[o.Name()]; ok {
				if s := in.Sources()[i]; s.Kind != FromArg || int(s.Index) != at {
					t.Errorf("%s: operand %s is argument %d, the rule looks at %d", in.Name(), o.Name(), s.Index, at)
				}
				delete(want, o.Name())
			}
		}
		for name := range want {
			t.Errorf("%s (%s) has no operand %s", in.Name(), in.Op, name)
		}
	})
}

// TestVariantEffects checks that a constant argument that chooses the instruction does not change the effects.
func TestVariantEffects(t *testing.T) {
	forIntrinsics(func(in *IntrinsicInfo) {
		if _, id := in.Variant(); id != 0 {
			if v := Intrinsic(id); v.Effects != in.Effects || v.Uniform != in.Uniform {
				t.Errorf("%s has effects %s or %s, by an argument", in.Name(), in.Effects, v.Effects)
			}
		}
	})
}

// TestEffectsGolden compares the facts of each family and mnemonic with testdata/effects.txt: a changed
// default shows all rows that it concerns.
func TestEffectsGolden(t *testing.T) {
	uniform := [...]string{"never", "operands", "warp", "vote", "reduce", "shuffle", "barrier", "load"}
	type key struct{ family, root, effects, uniform string }
	count, first := map[key]int{}, map[key]string{}
	add := func(k key, name string) {
		if count[k]++; first[k] == "" {
			first[k] = name
		}
	}
	forIntrinsics(func(in *IntrinsicInfo) {
		f := in.Op.Form()
		add(key{f.Family(), f.Info().Root(), in.Effects.String(), uniform[in.Uniform]}, in.Name())
	})
	for _, f := range FreeIntrinsics() {
		add(key{"without a row", f.pattern, f.Effects.String(), uniform[f.Uniform]}, f.pattern)
	}
	var lines []string
	for k, n := range count {
		lines = append(lines, fmt.Sprintf("%-35s %-22s %-45s %-9s %4d %s\n", k.family, k.root, k.effects, k.uniform, n, first[k]))
	}
	sort.Strings(lines)
	testkit.Golden(t, "testdata/effects.txt", []byte(strings.Join(lines, "")))
}

// TestLookupFree finds intrinsics without a row by their names.
func TestLookupFree(t *testing.T) {
	for name, want := range map[string]string{
		"llvm.nvvm.sqrt.f":                      "nvvm.sqrt.f",
		"nvvm.sqrt.f":                           "nvvm.sqrt.f",
		"llvm.nvvm.sqrt.f.f32":                  "",
		"llvm.nvvm.sqrt.foo":                    "",
		"llvm.nvvm.texsurf.handle.p1":           "nvvm.texsurf.handle.*",
		"llvm.nvvm.texsurf.handle.internal.p1":  "nvvm.texsurf.handle.internal.*",
		"llvm.nvvm.texsurf.handles":             "",
		"llvm.nvvm.ldu.global.i.i32.p1":         "nvvm.ldu.global.i.*",
		"llvm.nvvm.atomic.cas.gen.i.gpu.i32.p0": "nvvm.atomic.cas.gen.i.",
		"llvm.nvvm.atomic.cas.gen.f":            "nvvm.atomic.",
		"llvm.nvvm.atomic":                      "",
		"llvm.nvvm.membar.cta":                  "",
	} {
		got := ""
		if f := LookupFree(name); f != nil {
			got = f.pattern
		}
		if got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}
