package isa

import (
	"strings"
	"testing"

	"gonvvm/internal/target"
)

func TestNamed(t *testing.T) {
	tests := []struct {
		op   Opcode
		text string
	}{
		{Op_ld_global_v2_b32, "ld.global.v2.b32"},
		{Op_fma_rn_ftz_f32, "fma.rn.ftz.f32"},
		{Op_add_s32, "add.s32"},
		{Op_atom_relaxed_gpu_shared__cta_add_u32, "atom.relaxed.gpu.shared::cta.add.u32"},
		{Op_min_xorsign_abs_f32, "min.xorsign.abs.f32"},
		{Op_fence_acq_rel_gpu, "fence.acq_rel.gpu"},
		{Op_barrier_cluster_arrive_relaxed_aligned, "barrier.cluster.arrive.relaxed.aligned"},
		{Op_bar_sync, "bar.sync"},
		{Op_setp_lt_and_f32, "setp.lt.and.f32"},
		{Op_cvt_rn_f16x2_f32, "cvt.rn.f16x2.f32"},
	}
	for _, tt := range tests {
		if got := tt.op.String(); got != tt.text {
			t.Errorf("%#x: %q, want %q", tt.op, got, tt.text)
		}
		if !tt.op.IsValid() {
			t.Errorf("%s is not valid", tt.text)
		}
		if c := ParseOpcode(nil, tt.text); len(c) == 0 || c[0] != tt.op {
			t.Errorf("parse %q: %v", tt.text, c)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, s := range []string{
		"", "add", "add.b32", "add.s32.", "add.ftz.s32", "nosuch.u32", "ld.global.v3.b32", "min.xorsign.f32",
		"setp.lt.b32", "setp.lo.s32", "setp.equ.u32", "mbarrier.arrive.release.b64", "cvt.sat.u32.u8", ".add", "add..s32",
		strings.Repeat("add.", 50) + "s32",
	} {
		if c := ParseOpcode(nil, s); len(c) > 0 {
			t.Errorf("%q is read as %s", s, c[0])
		}
	}
	if c := ParseOpcode(nil, "add.rn.sat.ftz.f32"); len(c) != 1 || c[0] != Op_add_rn_ftz_sat_f32 {
		t.Errorf("LLVM's order of .sat and .ftz: %v", c)
	}
}

func TestModifiers(t *testing.T) {
	op := Op_ld_global_v2_b32
	if op.Get(SlotSpace) != Global || op.Get(SlotVec) != V2 || op.Type() != B32 || op.Get(SlotCacheOp) != 0 {
		t.Errorf("Get of %s: %v %v %v", op, op.Get(SlotSpace), op.Get(SlotVec), op.Type())
	}
	if op.With(V4).With(F32).String() != "ld.global.v4.f32" {
		t.Errorf("With: %s", op.With(V4).With(F32))
	}
	if op.Without(V2).String() != "ld.global.b32" || op.Without(V4) != op {
		t.Errorf("Without: %s", op.Without(V2))
	}
	if n, ok := op.WithSlot(SlotVec, 0); !ok || n.String() != "ld.global.b32" {
		t.Errorf("WithSlot(0): %s %v", n, ok)
	}
	if n, ok := Op_cvt_rn_f32_s32.WithSlot(SlotType2, U64); !ok || n.String() != "cvt.rn.f32.u64" {
		t.Errorf("WithSlot(Type2): %s %v", n, ok)
	}
	if _, ok := op.TryWith(RN); ok || !op.Has(Global) || op.Has(Shared) {
		t.Error("Has or TryWith")
	}
	// Modifiers that a form always has are found, too.
	if Op_fma_rn_ftz_f32.Type() != F32 || Op_cvt_rn_f16x2_f32.Get(SlotType2) != F32 || Op_cvt_rn_f16x2_f32.Type() != F16x2 {
		t.Error("Get of literal modifiers")
	}
	if Op_min_xorsign_abs_f32.Without(Xorsign).String() != "min.f32" {
		t.Errorf("modifiers that go together: %s", Op_min_xorsign_abs_f32.Without(Xorsign))
	}
	defer func() {
		if recover() == nil {
			t.Error("With of a modifier that the form cannot have returns")
		}
	}()
	_ = op.With(RN)
}

// TestForms checks each form's tables: unique fields, readable names, and
// that every modifier of every slot prints and parses.
func TestForms(t *testing.T) {
	for f := Form(1); f < NumForms; f++ {
		info := f.Info()
		if info.Flags&NoGuard != 0 {
			continue
		}
		used := Opcode(0xffff)
		for _, s := range info.Slots() {
			field := Opcode(1<<s.Width-1) << s.Shift
			if used&field != 0 && s.Optional == 0 {
				t.Errorf("form %s: field of %s overlaps", Opcode(f), s.Kind)
			}
			used |= field
			for v := range len(s.Values()) + int(s.Optional) {
				op := Opcode(f) | Opcode(v)<<s.Shift
				if !op.IsValid() {
					t.Errorf("%s is not valid", op)
				}
				if !op.Exists() {
					continue
				}
				found := false
				for _, c := range ParseOpcode(nil, op.String()) {
					found = found || c == op
				}
				if !found {
					t.Errorf("%s is not read back", op)
				}
			}
		}
		for i := range info.Operands() {
			if info.Operands()[i].Name() == "" {
				t.Errorf("form %s: operand %d has no name", Opcode(f), i)
			}
		}
		if lo, hi := Opcode(f).Arity(); lo > hi {
			t.Errorf("form %s: arity %d..%d", Opcode(f), lo, hi)
		}
	}
	if Opcode(0).IsValid() || Opcode(NumForms).IsValid() || (Op_bar_sync | 1<<63).IsValid() {
		t.Error("invalid opcodes are valid")
	}
}

func TestSyntax(t *testing.T) {
	for _, tt := range []struct {
		op   Opcode
		want string
	}{
		{Op_shfl_sync_up_b32, "shfl.sync.up.b32 d{|p}, a, b, c, mask"},
		{Op_ld_global_v2_b32, "ld.global.v2.b32 {d0, …}, [a]"},
		{Op_bar_sync, "bar.sync a{, b}"},
		{Op_ld_global_L2__cache_hint_b32, "ld.global.L2::cache_hint.b32 d, [a]{, policy}"},
	} {
		if got := tt.op.Syntax(); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
	if s := Forms("add", "add.rn.f31"); !strings.Contains(s, "add{.rn|.rz|.rm|.rp}{.ftz}{.sat}.f32") {
		t.Error(s)
	}
}

func TestAtoms(t *testing.T) {
	for a := Atom(1); a < numAtoms; a++ {
		if LookupAtom(a.String()) != a || LookupAtom([]byte(a.String())) != a {
			t.Errorf("atom %d %q is not found", a, a)
		}
		if a.IsSreg() != (a.Sreg() != nil) {
			t.Errorf("%s: IsSreg", a)
		}
	}
	if LookupAtom("nosuch") != 0 || LookupAtom("") != 0 || Atom(0).String() != "" || Atom(60000).String() != "" {
		t.Error("lookups that must fail")
	}
	if F32.Bits() != 32 || F32.Class() != ClassFloat || Pred.Bits() != 1 || Bf16x2.Bits() != 32 || S8.Class() != ClassSigned || RN.IsType() || RN.Bits() != 0 {
		t.Error("types")
	}
	if s := TidX.Sreg(); s == nil || s.Type != B32 || TidX.String() != "%tid.x" || string(TidX.Append(nil)) != "%tid.x" {
		t.Error("tid.x")
	}
	if s := ClusterCtarank.Sreg(); s.Need != target.FeatureCluster || !Clock64.Sreg().Volatile || Clock64.Sreg().Type != B64 {
		t.Error("special registers")
	}
	if SharedCluster.String() != "shared::cluster" || string(SharedCluster.Append(nil)) != ".shared::cluster" {
		t.Error("shared::cluster")
	}
}

func TestNeeds(t *testing.T) {
	for _, tt := range []struct {
		op      Opcode
		sm      string
		ptx     target.PTX
		allowed bool
	}{
		{Op_add_s32, "sm_50", 40, true},
		{Op_shfl_sync_up_b32, "sm_70", 60, true},
		{Op_shfl_sync_up_b32, "sm_70", 0, true},
		{Op_shfl_sync_up_b32, "sm_50", 50, false},
		{Op_fence_acq_rel_gpu, "sm_60", 60, false},
		{Op_fence_acq_rel_gpu, "sm_70", 60, true},
		{Op_barrier_cluster_arrive_relaxed_aligned, "sm_90", 78, false},
		{Op_barrier_cluster_arrive_relaxed_aligned, "sm_90", 80, true},
		{Op_atom_relaxed_gpu_shared__cta_add_u32, "sm_70", 65, false},
		{Op_ld_relaxed_sys_b128, "sm_90", 83, false},
		{Op_ld_relaxed_sys_b128, "sm_90", 84, true},
		{Op_ld_relaxed_gpu_b128, "sm_90", 83, true},
	} {
		sm, err := target.ParseSM(tt.sm)
		if err != nil {
			t.Fatal(err)
		}
		tg, err := target.New(sm, tt.ptx)
		if err != nil {
			t.Fatal(err)
		}
		if got := tt.op.Allowed(&tg); got != tt.allowed {
			t.Errorf("%s on %s, PTX %s: allowed %v", tt.op, tg.SM, tg.PTX, got)
		}
	}
}

func TestIntrinsics(t *testing.T) {
	prev := ""
	for id := IntrinsicID(1); int(id) < NumIntrinsics; id++ {
		i := Intrinsic(id)
		if i.Name() <= prev {
			t.Errorf("%s is not sorted", i.Name())
		}
		prev = i.Name()
		if got, ok := LookupIntrinsic("llvm." + i.Name()); !ok || got != id {
			t.Errorf("llvm.%s is not found", i.Name())
		}
		if !i.Op.IsValid() || !i.Op.Exists() {
			t.Errorf("%s: bad opcode %#x", i.Name(), i.Op)
		}
		if len(i.Sources()) != len(i.Op.Info().Operands()) {
			t.Errorf("%s: %d sources for %s", i.Name(), len(i.Sources()), i.Op.Syntax())
		}
		for k, s := range i.Sources() {
			o := &i.Op.Info().Operands()[k]
			if s.Kind == FromResult && o.Flags&Dst == 0 || s.Kind == FromResult && int(s.Index) >= int(i.Results) {
				t.Errorf("%s: operand %s is result %d", i.Name(), o.Name(), s.Index)
			}
		}
	}
	for _, tt := range []struct{ name, op, sources string }{
		{"llvm.nvvm.fma.rz.ftz.f", "fma.rz.ftz.f32", "r0 a0 a1 a2"},
		{"llvm.nvvm.shfl.sync.down.i32p", "shfl.sync.down.b32", "r0 r1 a1 a2 a3 a0"},
		{"nvvm.vote.ballot.sync", "vote.sync.ballot.b32", "r0 a1 a0"},
		{"llvm.nvvm.barrier0", "bar.sync", "c0 -"},
		{"llvm.nvvm.read.ptx.sreg.tid.x", "mov.u32", "r0 s"},
		{"llvm.nvvm.d2ull.rm", "cvt.rmi.u64.f64", "r0 a0"},
		{"llvm.nvvm.cp.async.cg.shared.global.16.s", "cp.async.cg.shared.global", "a0 a1 c16 a2 -"},
		{"llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster", "mbarrier.arrive.release.cluster.shared::cluster.b64", "- a0 a1"},
		{"llvm.nvvm.isspacep.shared.cluster", "isspacep.shared::cluster", "r0 a0"},
		{"llvm.nvvm.prmt.ecl", "prmt.b32.ecl", "r0 a0 c0 a1"},
	} {
		id, ok := LookupIntrinsic(tt.name)
		if !ok {
			t.Errorf("%s is not known", tt.name)
			continue
		}
		i := Intrinsic(id)
		var b strings.Builder
		for k, s := range i.Sources() {
			if k > 0 {
				b.WriteByte(' ')
			}
			switch s.Kind {
			case FromNone:
				b.WriteByte('-')
			case FromSreg:
				b.WriteByte('s')
			case FromConst:
				b.WriteString("c" + itoa(s.Const()))
			default:
				b.WriteByte("-ar"[s.Kind])
				b.WriteString(itoa(int64(s.Index)))
			}
		}
		if i.Op.String() != tt.op || b.String() != tt.sources {
			t.Errorf("%s: %s %s, want %s %s", tt.name, i.Op, b.String(), tt.op, tt.sources)
		}
	}
	for _, n := range []string{"", "llvm.", "llvm.nvvm.nosuch", "nvvm.fma.rn", "llvm.nvvm.fma.rn.f.i32"} {
		if id, ok := LookupIntrinsic(n); ok {
			t.Errorf("%q is found as %s", n, Intrinsic(id).Name())
		}
	}
	id, _ := LookupIntrinsic("llvm.nvvm.shfl.sync.i32")
	i := Intrinsic(id)
	sel := i.Selections()
	if len(sel) != 1 || sel[0].Arg != 1 {
		t.Fatalf("selections of %s: %v", i.Name(), sel)
	}
	if op, ok := sel[0].Apply(i.Op, 3); !ok || op.String() != "shfl.sync.bfly.b32" {
		t.Errorf("mode 3: %s", op)
	}
	if _, ok := sel[0].Apply(i.Op, 4); ok {
		t.Error("mode 4 is accepted")
	}
}

func itoa(v int64) string {
	if v >= 10 {
		return itoa(v/10) + itoa(v%10)
	}
	return string(rune('0' + v))
}

func BenchmarkParseOpcode(b *testing.B) {
	var buf [4]Opcode
	text := []byte("ld.global.nc.v4.f32")
	for b.Loop() {
		ParseOpcode(buf[:0], text)
	}
}

func BenchmarkLookupIntrinsic(b *testing.B) {
	for b.Loop() {
		LookupIntrinsic("llvm.nvvm.read.ptx.sreg.ctaid.x")
	}
}

// NoDst and OneDst agree with the operands.
func TestDstFlags(t *testing.T) {
	for f := Form(1); f < NumForms; f++ {
		info, dsts, first := f.Info(), 0, false
		for i := range info.Operands() {
			p := &info.Operands()[i]
			if p.Flags&Dst != 0 {
				dsts++
				first = first || i == 0 && !p.Conditional() && p.Flags&Paired == 0
			}
		}
		plain := info.Flags&IsCall == 0
		if got, want := info.Flags&NoDst != 0, plain && dsts == 0; got != want {
			t.Errorf("form %d, %s: NoDst is %t", f, info.Root(), got)
		}
		if got, want := info.Flags&OneDst != 0, plain && dsts == 1 && first; got != want {
			t.Errorf("form %d, %s: OneDst is %t", f, info.Root(), got)
		}
	}
}
