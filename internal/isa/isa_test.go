package isa

import (
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
	_ = target.FeatureNone
}
