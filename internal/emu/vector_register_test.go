package emu

// vectorRegisterCases use vector registers as a whole and by their elements (PTX ISA §6.4.3): each computes
// the same as the lane. The last has variables that name<n> declares (PTX ISA §6.4.2).
func vectorRegisterCases() []warpCase {
	const regs = "{ .reg .v2 .b32 %v, %w; .reg .v4 .u32 %q; .reg .v2 .u16 %h; .reg .v2 .u64 %l; .reg .v4 .f32 %f; "
	sum := func(a, b uint32) uint32 { return a + 3*b }
	var list []warpCase
	for _, c := range []struct {
		name, body string
		want       func(a, t uint32) uint32
	}{
		{"mov.v2 of constants", "mov.v2.b32 %v, {5, 7}; mad.lo.u32 %d, %v.y, 3, %v.x;", func(_, _ uint32) uint32 { return sum(5, 7) }},
		{"mov.v2 of a vector", "mov.v2.b32 %v, {%a, 7}; mov.v2.b32 %w, %v; mad.lo.u32 %d, %w.y, 3, %w.x;", func(a, _ uint32) uint32 { return sum(a, 7) }},
		{"mov.v2 swaps", "mov.v2.b32 %v, {%a, %t}; mov.v2.b32 %v, {%v.y, %v.x}; mad.lo.u32 %d, %v.y, 3, %v.x;", func(a, t uint32) uint32 { return sum(t, a) }},
		{"mov.v2 to scalars", "mov.v2.b32 %v, {%a, %t}; mov.v2.b32 {%r1, %r2}, %v; mad.lo.u32 %d, %r2, 3, %r1;", func(a, t uint32) uint32 { return sum(a, t) }},
		{"mov.v4 of a special register", "mov.v4.u32 %q, %tid; add.u32 %d, %q.r, %q.b;", func(_, t uint32) uint32 { return t }},
		{"mov.v2.u64", "cvt.u64.u32 %x1, %a; mov.v2.u64 %l, {9, %x1}; shr.u64 %x1, %l.y, 4; cvt.u32.u64 %d, %x1; cvt.u32.u64 %r1, %l.x; add.u32 %d, %d, %r1;", func(a, _ uint32) uint32 { return a>>4 + 9 }},
		{"mov.b64 of a vector", "mov.v2.b32 %v, {%a, %t}; mov.b64 %x1, %v; shr.u64 %x1, %x1, 16; cvt.u32.u64 %d, %x1;", func(a, t uint32) uint32 { return a>>16 | t<<16 }},
		{"mov.b64 to a vector", "mul.wide.u32 %x1, %a, 77; mov.b64 %v, %x1; mad.lo.u32 %d, %v.y, 3, %v.x;", func(a, _ uint32) uint32 { p := uint64(a) * 77; return sum(uint32(p), uint32(p>>32)) }},
		{"mov.b32 of halves", "mov.b32 %h, %a; mov.v2.u16 %h, {%h.y, %h.x}; mov.b32 %d, %h;", func(a, _ uint32) uint32 { return a>>16 | a<<16 }},
		{"vectors in memory", "mov.v4.u32 %q, {%a, %t, 3, 4}; mov.u32 %r1, s; mad.lo.u32 %r1, %t, 16, %r1; st.shared.v4.u32 [%r1], %q; ld.shared.v2.u32 %v, [%r1]; ld.shared.v2.u32 %w, [%r1+8]; mad.lo.u32 %d, %v.y, 3, %v.x; mad.lo.u32 %d, %w.y, %w.x, %d;", func(a, t uint32) uint32 { return sum(a, t) + 12 }},
		{"mixed with scalars", "mov.v2.b32 %v, {%a, %t}; mov.u32 %r1, s; mad.lo.u32 %r1, %t, 8, %r1; st.shared.v2.b32 [%r1], {%v.y, %a}; ld.shared.v2.b32 {%r2, %w.x}, [%r1]; mad.lo.u32 %d, %w.x, 3, %r2;", func(a, t uint32) uint32 { return sum(t, a) }},
		{"under a guard", "mov.v2.b32 %v, {1, 2}; and.b32 %r1, %t, 1; setp.ne.u32 %p1, %r1, 0; @%p1 mov.v2.b32 %v, {%a, %t}; mad.lo.u32 %d, %v.y, 3, %v.x;", func(a, t uint32) uint32 {
			if t&1 != 0 {
				return sum(a, t)
			}
			return sum(1, 2)
		}},
		{"a result of a warp", "mov.v2.b32 %v, {%a, %t}; shfl.sync.idx.b32 %v.x, %v.x, %v.y, 31, -1; mov.u32 %d, %v.x;", func(a, _ uint32) uint32 { return a }},
	} {
		list = append(list, warpCase{
			name: c.name, clean: true, body: regs + c.body + " }",
			want: each(func(l int, in []uint32) uint32 { return c.want(in[l], uint32(l)) }),
		})
	}
	return append(list, warpCase{
		name: "variables name<n>", clean: true,
		decl: ".global .u32 gv<3> = 4;\n.func (.param .u32 r) add (.param .u32 a0, .param .u32 a1) { .reg .u32 %a<2>; ld.param.u32 %a0, [a0]; ld.param.u32 %a1, [a1]; mad.lo.u32 %a0, %a1, 3, %a0; st.param.u32 [r], %a0; ret; }\n",
		body: `.local .u32 lv<4>; .shared .u32 sv<12>;
	st.local.u32 [lv2], %a; st.local.u32 [lv3], %t; ld.local.u32 %r1, [lv2]; ld.local.u32 %r2, [lv3];
	setp.eq.u32 %p1, %t, 0; @%p1 st.shared.u32 [sv1], 5; @%p1 st.shared.u32 [sv11], 6; bar.sync 0;
	ld.shared.u32 %r3, [sv1]; ld.shared.u32 %r4, [sv11]; sub.u32 %r5, %r4, %r3;
	{ .param .u32 %v<2>; .param .u32 res; st.param.u32 [%v0], %r1; st.param.u32 [%v1], %r2; call (res), add, (%v0, %v1); ld.param.u32 %d, [res]; }
	ld.global.u32 %r6, [gv2]; mad.lo.u32 %d, %r6, %r5, %d;`,
		want: each(func(l int, in []uint32) uint32 { return sum(in[l], uint32(l)) + 4 }),
	})
}
