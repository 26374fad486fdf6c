package emu

import (
	"sync/atomic"
	"testing"
	"time"
)

// controlCases covers control flow (PTX ISA §9.7.12) and the miscellaneous
// instructions: calls, branches, ends of threads.
func controlCases() []warpCase {
	each1 := func(f func(x uint32) uint32) func([]uint32) []uint32 {
		return each(func(l int, in []uint32) uint32 { return f(in[l]) })
	}
	twice := `.visible .func (.param .b32 r) twice(.param .b32 a)
{
	.reg .b32 %r<2>;
	ld.param.b32 %r1, [a];
	add.u32 %r1, %r1, %r1;
	st.param.b32 [r], %r1;
	ret;
}`
	inc := `.visible .func (.reg .b32 r) inc(.reg .b32 a)
{
	add.u32 r, a, 1;
	ret.uni;
}`
	fact := `.visible .func (.param .b32 r) fact(.param .b32 a)
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	ld.param.b32 %r1, [a];
	mov.u32 %r2, 1;
	setp.lt.u32 %p1, %r1, 2;
	@%p1 bra END;
	{
	.param .b32 x;
	.param .b32 y;
	sub.u32 %r3, %r1, 1;
	st.param.b32 [x], %r3;
	call (y), fact, (x);
	ld.param.b32 %r2, [y];
	}
	mul.lo.u32 %r2, %r2, %r1;
END:
	st.param.b32 [r], %r2;
	ret;
}`
	return []warpCase{
		{
			name: "bra and exit", clean: true,
			body: `
	mov.u32 %r1, 0;
LOOP:
	add.u32 %d, %d, %r1; add.u32 %r1, %r1, 1;
	setp.le.u32 %p1, %r1, %t;
	@%p1 bra LOOP;
	bra.uni NEXT;
NEXT:
	setp.ne.u32 %p2, %t, 31;
	@%p2 bra WRITE;
	add.u64 %x1, %out, %x0; mov.u32 %r2, 99; st.global.u32 [%x1], %r2;
	exit;
WRITE:`,
			want: each(func(l int, _ []uint32) uint32 {
				if l == 31 {
					return 99
				}
				return uint32(l * (l + 1) / 2)
			}),
		},
		{
			name: "exit under a guard", clean: true,
			body: "add.u64 %x1, %out, %x0; mov.u32 %r2, 5; st.global.u32 [%x1], %r2; setp.gt.u32 %p1, %t, 9; @%p1 exit; mov.u32 %d, 6;",
			want: each(func(l int, _ []uint32) uint32 { return 6 - b2u(l > 9) }),
		},
		{
			name: "brx.idx", clean: true,
			body: `
	.reg .b32 %ix;
	and.b32 %ix, %a, 3;
	T: .branchtargets A, B, C, B;
	brx.idx %ix, T;
A:
	mov.u32 %d, 10;
	bra END;
B:
	add.u32 %d, %ix, 20;
	bra END;
C:
	mov.u32 %d, 30;
END:`,
			want: each1(func(x uint32) uint32 { return []uint32{10, 21, 30, 23}[x&3] }),
		},
		{
			name: "brx.idx.uni", clean: true,
			body: `
	mov.u32 %r1, 1;
	T: .branchtargets A, B;
	brx.idx.uni %r1, T;
A:
	trap;
B:
	mov.u32 %d, 7;`,
			want: whole(func([]uint32) uint32 { return 7 }),
		},
		{
			name: "call", clean: true, decl: twice,
			body: `
	{
	.param .b32 x;
	.param .b32 y;
	st.param.b32 [x], %a;
	call (y), twice, (x);
	ld.param.b32 %d, [y];
	}`,
			want: each1(func(x uint32) uint32 { return 2 * x }),
		},
		{
			name: "call.uni with registers", clean: true, decl: inc,
			body: "call.uni (%d), inc, (%a);",
			want: each1(func(x uint32) uint32 { return x + 1 }),
		},
		{
			name: "call of itself", clean: true, decl: fact,
			body: `
	and.b32 %r1, %a, 7;
	{
	.param .b32 x;
	.param .b32 y;
	st.param::func.b32 [x], %r1;
	call (y), fact, (x);
	ld.param::func.b32 %d, [y];
	}`,
			want: each1(func(x uint32) uint32 {
				f := uint32(1)
				for i := uint32(2); i <= x&7; i++ {
					f *= i
				}
				return f
			}),
		},
		{
			name: "indirect call, of two functions at once", clean: true, decl: twice + "\n\n" + fact,
			body: `
	mov.u64 %x1, twice; mov.u64 %x2, fact;
	setp.lt.u32 %p1, %t, 11;
	selp.b64 %x1, %x1, %x2, %p1;
	and.b32 %r1, %a, 7;
	{
	.param .b32 x;
	.param .b32 y;
	st.param.b32 [x], %r1;
	P: .callprototype (.param .b32 _) _ (.param .b32 _);
	call (y), %x1, (x), P;
	ld.param.b32 %d, [y];
	}`,
			want: each(func(l int, in []uint32) uint32 {
				x := in[l] & 7
				if l < 11 {
					return 2 * x
				}
				f := uint32(1)
				for i := uint32(2); i <= x; i++ {
					f *= i
				}
				return f
			}),
		},
		{
			name: "ret from a kernel", clean: true,
			body: "add.u64 %x1, %out, %x0; mov.u32 %r2, 3; st.global.u32 [%x1], %r2; setp.eq.u32 %p1, %t, 4; @%p1 ret; mov.u32 %d, 1;",
			want: each(func(l int, _ []uint32) uint32 { return 1 + 2*b2u(l == 4) }),
		},
		{
			name: "trap", trap: true, body: "setp.eq.u32 %p1, %t, 3; @%p1 trap;",
			want: whole(func([]uint32) uint32 { return 0 }),
		},
		{
			name: "brkpt", trap: true, body: "setp.eq.u32 %p1, %t, 3; @%p1 brkpt;",
			want: whole(func([]uint32) uint32 { return 0 }),
		},
		{
			name: "setmaxnreg", clean: true, cfg: Config{Block: [3]int{128}},
			body: "setmaxnreg.dec.sync.aligned.u32 40; add.u32 %d, %a, 1; setmaxnreg.inc.sync.aligned.u32 64;",
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				for i, x := range in {
					out[i] = x + 1
				}
				return out
			},
		},
	}
}

// moreBarrierCases covers the forms of barriers, mbarrier objects and copies that
// barrierCases does not.
func moreBarrierCases() []warpCase {
	odd := func(in []uint32) (n uint32) {
		for _, x := range in {
			n += x & 1
		}
		return n
	}
	share := "shl.b32 %r1, %t, 2; mov.u32 %r2, s; add.u32 %r3, %r2, %r1; st.shared.u32 [%r3], %a; "
	back := "; sub.u32 %r4, 252, %r1; add.u32 %r4, %r2, %r4; ld.shared.u32 %d, [%r4];"
	reversed := func(in []uint32) []uint32 {
		out := make([]uint32, len(in))
		for i := range in {
			out[i] = in[len(in)-1-i]
		}
		return out
	}
	var list []warpCase
	two := Config{Block: [3]int{64}}
	for _, b := range []string{
		"bar.sync 0", "bar.sync 5, 64", "barrier.sync 0", "barrier.sync.aligned 3", "barrier.sync 7, 64", "barrier.cta.sync 1", "barrier.cta.sync.aligned 2, 64",
		"barrier.cluster.arrive; barrier.cluster.wait", "barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned",
		"barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned",
	} {
		list = append(list, warpCase{name: b, cfg: two, clean: true, body: share + b + back, want: reversed})
	}
	list = append(list, warpCase{
		name: "is_explicit_cluster in a cluster", cfg: Config{Grid: [3]int{2}, Block: [3]int{32}, Cluster: [3]int{2}}, clean: true,
		body: "mov.pred %p1, %is_explicit_cluster; selp.u32 %d, 1, 2, %p1;", want: whole(func([]uint32) uint32 { return 1 }),
	}, warpCase{
		name: "barrier.cluster.arrive.relaxed", cfg: two, body: "barrier.cluster.arrive.relaxed; barrier.cluster.wait.acquire; barrier.cluster.arrive.relaxed.aligned; barrier.cluster.wait.aligned; mov.u32 %d, 1;",
		want: whole(func([]uint32) uint32 { return 1 }),
	})
	for _, b := range []struct{ prefix, suffix string }{{"bar", ""}, {"barrier", ""}, {"barrier", ".aligned"}, {"barrier.cta", ""}, {"barrier.cta", ".aligned"}} {
		list = append(list, warpCase{
			name: b.prefix + ".arrive" + b.suffix, cfg: two, clean: true,
			body: share + "setp.ge.u32 %p1, %t, 32; @%p1 " + b.prefix + ".arrive" + b.suffix + " 1, 64; @%p1 bra DONE; " + b.prefix + ".sync" + b.suffix + " 1, 64; ld.shared.u32 %d, [%r3+128];\nDONE:",
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				copy(out, in[32:])
				return out
			},
		})
		for _, count := range []string{"", ", 64"} {
			list = append(list, warpCase{
				name: b.prefix + ".red" + b.suffix + count, cfg: two, clean: true,
				body: "and.b32 %r1, %a, 1; setp.eq.u32 %p1, %r1, 1; " +
					b.prefix + ".red.popc" + b.suffix + ".u32 %d, 0" + count + ", !%p1; " +
					b.prefix + ".red.and" + b.suffix + ".pred %p2, 1" + count + ", %p1; @%p2 add.u32 %d, %d, 1000; " +
					b.prefix + ".red.or" + b.suffix + ".pred %p3, 2" + count + ", %p1; @%p3 add.u32 %d, %d, 2000;",
				want: whole(func(in []uint32) uint32 { return uint32(len(in)) - odd(in) + 2000 }),
			})
		}
	}
	list = append(list, warpCase{
		name: "bar.warp.sync", clean: true,
		body: share + "bar.warp.sync -1; xor.b32 %r4, %r1, 4; add.u32 %r4, %r2, %r4; ld.shared.u32 %d, [%r4]; " +
			"setp.lt.u32 %p1, %t, 8; @!%p1 bra DONE; bar.warp.sync 0xff;\nDONE:",
		want: each(func(l int, in []uint32) uint32 { return in[l^1] }),
	})
	for _, sp := range []string{"", ".shared", ".shared::cta"} {
		addr, init := "[%r1]", "mov.u32 %r1, s; "
		if sp == "" {
			addr, init = "[%x5]", "mov.u64 %x5, s; cvta.shared.u64 %x5, %x5; "
		}
		first := init + "setp.eq.u32 %p1, %t, 0; @%p1 mbarrier.init" + sp + ".b64 " + addr + ", 32; bar.sync 0; "
		for _, mods := range []struct{ arrive, wait string }{
			{"", ""}, {".release.cta", ".acquire.cta"}, {".release.cluster", ".acquire.cluster"}, {".relaxed.cta", ".relaxed.cta"}, {".relaxed.cluster", ".relaxed.cluster"},
		} {
			w := mods.wait + sp + ".b64 %p2, " + addr
			// One phase by token, one by parity; the last thread's wait must succeed.
			body := first + "mbarrier.arrive" + mods.arrive + sp + ".b64 %x1, " + addr + ";\nW1: mbarrier.test_wait" + w + ", %x1; @!%p2 bra W1; " +
				"mbarrier.arrive" + mods.arrive + sp + ".b64 _, " + addr + ", 1;\nW2: mbarrier.try_wait.parity" + w + ", 1; @!%p2 bra W2; " +
				"mbarrier.arrive" + mods.arrive + sp + ".b64 %x1, " + addr + ";\nW3: mbarrier.try_wait" + w + ", %x1, 1000; @!%p2 bra W3; " +
				"mbarrier.arrive" + mods.arrive + sp + ".b64 %x1, " + addr + ";\nW4: mbarrier.test_wait.parity" + w + ", 1; @!%p2 bra W4; " +
				"bar.sync 0; @%p1 mbarrier.inval" + sp + ".b64 " + addr + "; mov.u32 %d, 4;"
			list = append(list, warpCase{name: "mbarrier" + mods.arrive + sp, clean: true, body: body, want: whole(func([]uint32) uint32 { return 4 })})
			// Transactions and a thread that drops out.
			drop := first + "setp.lt.u32 %p3, %t, 5; @!%p3 bra STAY; mbarrier.arrive_drop" + mods.arrive + sp + ".b64 %x1, " + addr + "; bra WAIT;\n" +
				"STAY: mbarrier.arrive" + mods.arrive + sp + ".b64 %x1, " + addr + ";\nWAIT: mbarrier.test_wait" + w + ", %x1; @!%p2 bra WAIT; bar.sync 0; " +
				"@%p3 bra DONE; mbarrier.arrive" + mods.arrive + sp + ".b64 %x1, " + addr + "; \nAGAIN: mbarrier.test_wait" + w + ", %x1; @!%p2 bra AGAIN; mov.u32 %d, 1;\nDONE:"
			list = append(list, warpCase{name: "mbarrier drop" + mods.arrive + sp, body: drop, want: each(func(l int, _ []uint32) uint32 { return b2u(l >= 5) })})
			expect := init + "setp.ne.u32 %p1, %t, 0; @%p1 bra DONE; mbarrier.init" + sp + ".b64 " + addr + ", 2; " +
				"mbarrier.arrive.expect_tx" + mods.arrive + sp + ".b64 %x1, " + addr + ", 16; " +
				"mbarrier.expect_tx.relaxed.cta" + sp + ".b64 " + addr + ", 8; mbarrier.complete_tx.relaxed.cluster" + sp + ".b64 " + addr + ", 24; " +
				"mbarrier.test_wait" + w + ", %x1; @%p2 trap; mbarrier.arrive_drop.expect_tx" + mods.arrive + sp + ".b64 %x1, " + addr + ", 0; " +
				"mbarrier.test_wait" + w + ", %x1; @!%p2 trap; mov.u32 %d, 1;\nDONE:"
			list = append(list, warpCase{name: "mbarrier tx" + mods.arrive + sp, body: expect, want: each(func(l int, _ []uint32) uint32 { return b2u(l == 0) })})
		}
		// The layouts of PTX 9.3, and waiting with the kind of the phase.
		for k, order := range []string{"", ".acquire.cta", ".acquire.cluster", ".relaxed.cta", ".relaxed.cluster"} {
			w := "phase_type::primary" + order + sp + ".b64 %p2, " + addr
			layout, other := [...]string{"0", "1"}[k%2], [...]string{"1", "0"}[k%2]
			check := "mbarrier.check_layout.layout::v"
			body := init + "setp.eq.u32 %p1, %t, 0; @%p1 mbarrier.init.layout::v" + layout + sp + ".b64 " + addr + ", 32; bar.sync 0; " +
				"mbarrier.arrive" + sp + ".b64 %x1, " + addr + ";\nW1: mbarrier.test_wait." + w + ", %x1; @!%p2 bra W1; " +
				"mbarrier.arrive" + sp + ".b64 _, " + addr + ", 1;\nW2: mbarrier.try_wait.parity." + w + ", 1; @!%p2 bra W2; " +
				"mbarrier.arrive" + sp + ".b64 %x1, " + addr + ";\nW3: mbarrier.try_wait." + w + ", %x1, 1000; @!%p2 bra W3; " +
				"mbarrier.arrive" + sp + ".b64 %x1, " + addr + ";\nW4: mbarrier.test_wait.parity." + w + ", 1; @!%p2 bra W4; " +
				check + other + sp + ".b64 %p3, " + addr + "; @%p3 trap; " + check + layout + sp + ".b64 %p3, " + addr + "; selp.u32 %d, 4, 3, %p3;"
			list = append(list, warpCase{name: "mbarrier phase" + order + sp, body: body, want: whole(func([]uint32) uint32 { return 4 })})
		}
		for _, mods := range []struct{ cta, layout string }{{"", ""}, {".release.cta", ""}, {"", ".layout::v0"}} {
			cta, layout := mods.cta, mods.layout
			no := init + "setp.ne.u32 %p1, %t, 0; @%p1 bra DONE; mbarrier.init" + sp + ".b64 " + addr + ", 3; " +
				"mbarrier.arrive.noComplete" + cta + sp + ".b64 %x1, " + addr + ", 1; mbarrier.pending_count.b64 %d, %x1; " +
				"mbarrier.arrive_drop.noComplete" + cta + sp + ".b64 %x1, " + addr + ", 1; mbarrier.pending_count" + layout + ".b64 %r2, %x1; mad.lo.u32 %d, %d, 10, %r2;\nDONE:"
			list = append(list, warpCase{name: "mbarrier noComplete" + cta + layout + sp, body: no, want: each(func(l int, _ []uint32) uint32 { return 32 * b2u(l == 0) })})
		}
		// Copies arrive at the object when they have been made.
		for _, noinc := range []string{"", ".noinc"} {
			count := map[string]string{"": "32", ".noinc": "64"}[noinc]
			c := init + "shl.b32 %r5, %t, 2; mov.u32 %r6, s; add.u32 %r6, %r6, %r5; setp.eq.u32 %p1, %t, 0; @%p1 mbarrier.init" + sp + ".b64 " + addr + ", " + count + "; bar.sync 0; " +
				"cp.async.ca.shared.global [%r6+64], [%in], 4; cp.async.mbarrier.arrive" + noinc + sp + ".b64 " + addr + "; " +
				"mbarrier.arrive" + sp + ".b64 %x1, " + addr + ";\nWAIT: mbarrier.test_wait" + sp + ".b64 %p2, " + addr + ", %x1; @!%p2 bra WAIT; ld.shared.u32 %d, [%r6+64];"
			list = append(list, warpCase{name: "cp.async.mbarrier" + noinc + sp, body: c, want: each(func(l int, in []uint32) uint32 { return in[l] })})
		}
	}
	for _, cp := range []string{
		"cp.async.cg.shared.global [%r3], [%x1], 16", "cp.async.ca.shared::cta.global [%r3], [%x1], 16", "cp.async.ca.shared.global.L2::128B [%r3], [%x1], 8",
		"cp.async.cg.shared::cta.global.L2::64B [%r3], [%x1], 16, 16", "cp.async.ca.shared.global.L2::256B [%r3], [%x1], 4",
		"setp.eq.u32 %p1, %t, 99; cp.async.ca.shared.global [%r3], [%x1], 16, %p1", "setp.ne.u32 %p1, %t, 99; cp.async.cg.shared.global [%r3], [%x1], 16, !%p1",
	} {
		list = append(list, warpCase{
			name: cp, clean: true,
			body: "and.b32 %r1, %t, 28; shl.b32 %r2, %r1, 2; cvt.u64.u32 %x1, %r2; sub.u64 %x2, %in, %x0; add.u64 %x1, %x2, %x1; shl.b32 %r1, %t, 4; mov.u32 %r3, s; add.u32 %r3, %r3, %r1; " +
				cp + "; cp.async.wait_all; ld.shared.u32 %d, [%r3];",
			want: each(func(l int, in []uint32) uint32 { return in[l&28] }),
		})
	}
	return list
}

// moreWarpCases covers instructions that warpCases leaves out.
func moreWarpCases() []warpCase {
	var list []warpCase
	f := formats["f32"]
	for op, dir := range map[string]int{"min": -1, "max": 1} {
		for _, mods := range []string{"", ".abs", ".NaN", ".abs.NaN"} {
			list = append(list, warpCase{
				name: "redux." + op + mods, clean: true, body: "redux.sync." + op + mods + ".f32 %d, %a, -1;",
				want: each(func(_ int, in []uint32) uint32 {
					nan := mods == ".NaN" || mods == ".abs.NaN"
					one := func(x uint32) uint64 {
						if mods != "" && mods[:4] == ".abs" {
							return uint64(x &^ (1 << 31))
						}
						return uint64(x)
					}
					r := one(in[0])
					for _, x := range in[1:] {
						r = f.min(r, one(x), dir, nan)
					}
					return uint32(r)
				}),
			})
		}
	}
	reduce := map[string]func(a, b uint32) uint32{
		"add.s32": func(a, b uint32) uint32 { return a + b }, "min.s32": func(a, b uint32) uint32 { return uint32(min(int32(a), int32(b))) },
		"max.u32": func(a, b uint32) uint32 { return max(a, b) },
	}
	for op, g := range reduce {
		list = append(list, warpCase{name: "redux." + op, clean: true, body: "redux.sync." + op + " %d, %a, -1;", want: each(func(_ int, in []uint32) uint32 {
			r := in[0]
			for _, x := range in[1:] {
				r = g(r, x)
			}
			return r
		})})
	}
	two := Config{Grid: [3]int{3}, Block: [3]int{64}}
	for _, v := range []struct {
		name, body string
		at         func(block, thread uint32) uint32
	}{
		{"is_explicit_cluster", "mov.pred %p1, %is_explicit_cluster; selp.u32 %d, 1, 2, %p1;", func(_, _ uint32) uint32 { return 2 }},
		{"mov.v4.u32 of tid", "mov.v4.u32 {%d, %r1, %r2, _}, %tid; shl.b32 %r1, %r1, 8; add.u32 %d, %d, %r1; shl.b32 %r2, %r2, 16; add.u32 %d, %d, %r2;", func(_, t uint32) uint32 { return t }},
		{"mov.v4.u32 of ntid", "mov.v4.u32 {%d, %r1, %r2, _}, %ntid; mad.lo.u32 %d, %r1, 256, %d; mad.lo.u32 %d, %r2, 65536, %d;", func(_, _ uint32) uint32 { return 64 + 256 + 65536 }},
		{"mov.v4.u16 of ctaid", "{ .reg .b16 %h<4>; mov.v4.u16 {%h0, %h1, %h2, %h3}, %ctaid; cvt.u32.u16 %d, %h0; cvt.u32.u16 %r1, %h1; mad.lo.u32 %d, %r1, 256, %d; }", func(b, _ uint32) uint32 { return b }},
		{"mov.v4.u16 of nctaid", "{ .reg .b16 %h<4>; mov.v4.u16 {%h0, %h1, %h2, %h3}, %nctaid; cvt.u32.u16 %d, %h0; cvt.u32.u16 %r1, %h1; mad.lo.u32 %d, %r1, 256, %d; }", func(_, _ uint32) uint32 { return 3 + 256 }},
	} {
		list = append(list, warpCase{name: v.name, cfg: two, body: v.body, clean: true, want: func(in []uint32) []uint32 {
			out := make([]uint32, len(in))
			for i := range out {
				out[i] = v.at(uint32(i/64), uint32(i%64))
			}
			return out
		}})
	}
	list = append(list, warpCase{
		name: "match.any.b64", clean: true, body: "and.b32 %r1, %a, 3; cvt.u64.u32 %x1, %r1; shl.b64 %x1, %x1, 40; match.any.sync.b64 %d, %x1, -1;",
		want: each(func(l int, in []uint32) (m uint32) {
			for i, x := range in {
				if x&3 == in[l]&3 {
					m |= 1 << i
				}
			}
			return m
		}),
	}, warpCase{
		name: "match.all without a predicate", clean: true, body: "match.all.sync.b32 %d, 9, -1; match.all.sync.b64 %r1, %x0, -1; xor.b32 %d, %d, %r1;",
		want: whole(func([]uint32) uint32 { return 0xffffffff }),
	})
	return list
}

// A launch that polls memory does not count as a deadlock while another launch gets on.
func TestPatienceWithActivity(t *testing.T) {
	var activity atomic.Uint64
	g := &grid{cfg: &Config{Patience: time.Nanosecond, Activity: &activity}, idle: 1 << 20}
	for range 3 {
		activity.Add(1)
		if pause := g.patient(); pause <= 0 || g.activity != activity.Load() || len(g.findings.all) > 0 {
			t.Fatalf("pause %v, findings %v", pause, g.findings.all)
		}
	}
}
