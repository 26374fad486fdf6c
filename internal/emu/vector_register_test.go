package emu

// vectorRegisterCases use vector registers as a whole and by their elements (PTX ISA §6.4.3): each computes the same as the lane.
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
	return list
}
