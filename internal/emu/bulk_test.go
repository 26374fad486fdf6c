package emu

import (
	"fmt"
	"strings"

	"gonvvm/internal/isa"
)

// bulkCases covers bulk copies and reductions, asynchronous stores, and related instructions of sm_90 and sm_100.
func bulkCases() []warpCase {
	var list []warpCase
	same := each(func(l int, in []uint32) uint32 { return in[l] })
	// Thread 0 makes an mbarrier at s, for one arrival and n bytes, and executes the following code; all wait for it
	// and have the address of their word after s in %r2.
	begin := func(n int) string {
		return fmt.Sprintf("mov.u32 %%r1, s; shl.b32 %%r2, %%t, 2; add.u32 %%r2, %%r2, %%r1; st.shared.u32 [%%r2+1024], %%a; fence.proxy.async.shared::cta; "+
			"setp.ne.u32 %%p1, %%t, 0; @%%p1 bra JOIN; mbarrier.init.shared.b64 [%%r1], 1; fence.mbarrier_init.release.cluster; "+
			"mbarrier.arrive.expect_tx.shared.b64 _, [%%r1], %d;\nJOIN:\n\tbarrier.cluster.arrive; barrier.cluster.wait; ", n)
	}
	wait := "\nWAIT: mbarrier.try_wait.parity.shared.b64 %p2, [%r1], 0; @!%p2 bra WAIT; "
	end := " barrier.cluster.arrive; barrier.cluster.wait;"
	load := "mbarrier::complete_tx::bytes"
	policy := "createpolicy.fractional.L2::evict_first.b64 %x5; "
	for _, c := range []struct{ op, args string }{
		{"cp.async.bulk.shared::cluster.global." + load, ""},
		{"cp.async.bulk.shared::cta.global." + load, ""},
		{"cp.async.bulk.shared::cluster.global." + load + ".L2::cache_hint", ", %x5"},
		{"cp.async.bulk.shared::cta.global." + load + ".L2::cache_hint", ", %x5"},
		{"cp.async.bulk.shared::cluster.global." + load + ".multicast::cluster", ", 1"},
		{"cp.async.bulk.shared::cluster.global." + load + ".multicast::cluster.L2::cache_hint", ", 1, %x5"},
		{"cp.async.bulk.weak.shared::cluster.global." + load, ""},
		{"cp.async.bulk.weak.shared::cta.global." + load + ".L2::cache_hint", ", %x5"},
		{"cp.async.bulk.relaxed.cluster.shared::cluster.global." + load + ".multicast::cluster.b128", ", 1"},
		{"cp.async.bulk.relaxed.gpu.shared::cluster.global." + load + ".L2::cache_hint.b128", ", %x5"},
		{"cp.async.bulk.relaxed.sys.shared::cta.global." + load + ".b128", ""},
		{"cp.async.bulk.relaxed.cta.shared::cta.global." + load + ".L2::cache_hint.b128", ", %x5"},
	} {
		c.args = strings.Replace(c.args, "1", "%h", 1)
		list = append(list, warpCase{
			name: c.op, body: "{ .reg .b16 %h; mov.b16 %h, 1; " + policy + begin(128) + "@!%p1 " + c.op + " [%r1+128], [%in], 128, [%r1]" + c.args + ";" + wait + "ld.shared.u32 %d, [%r2+128]; }", want: same,
		})
	}
	pair := Config{Grid: [3]int{2}, Block: [3]int{32}, Cluster: [3]int{2}}
	swapped := func(in []uint32) []uint32 {
		out := make([]uint32, len(in))
		for i := range in {
			out[i] = in[i^32]
		}
		return out
	}
	list = append(list, warpCase{
		name: "multicast to two CTAs", cfg: pair,
		body: "{ .reg .b16 %h; mov.b16 %h, 3; " + begin(128) + "mov.u32 %r4, %cluster_ctarank; setp.ne.or.u32 %p3, %r4, 1, %p1; " +
			"@!%p3 cp.async.bulk.shared::cluster.global." + load + ".multicast::cluster [%r1+128], [%in], 128, [%r1], %h;" + wait + "ld.shared.u32 %d, [%r2+128];" + end + " }",
		want: func(in []uint32) []uint32 { return append(append([]uint32(nil), in[32:]...), in[32:]...) },
	})
	for _, order := range []struct{ before, behind string }{{"", ""}, {".weak", ""}, {".relaxed.cta", ".b128"}, {".relaxed.cluster", ".b128"}} {
		list = append(list, warpCase{
			name: "cp.async.bulk" + order.before + " between CTAs", cfg: pair,
			body: begin(128) + "mov.u32 %r4, %cluster_ctarank; xor.b32 %r4, %r4, 1; mapa.shared::cluster.u32 %r5, %r1, %r4; " +
				"@!%p1 cp.async.bulk" + order.before + ".shared::cluster.shared::cta." + load + order.behind + " [%r5+128], [%r1+1024], 128, [%r5];" + wait + "ld.shared.u32 %d, [%r2+128];" + end,
			want: swapped,
		})
	}
	// To global memory, in groups.
	decl := ".visible .global .align 128 .u32 buffer[32];"
	group := func(op, args string) string {
		return "mov.u64 %x3, buffer; mad.wide.u32 %x4, %t, 4, %x3; mul.lo.u32 %r6, %t, 77; xor.b32 %r6, %r6, 0x3f; st.global.u32 [%x4], %r6; " + begin(0) +
			"@!%p1 " + op + " [%x3], [%r1+1024], 128" + args + "; cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; cp.async.bulk.wait_group 0; bar.sync 0; ld.global.u32 %d, [%x4];"
	}
	start := func(l int) uint32 { return uint32(l*77) ^ 0x3f }
	for i, hint := range []string{"", ".L2::cache_hint", "", ".L2::cache_hint", "", ".L2::cache_hint", ""} {
		args := map[bool]string{true: ", %x5"}[hint != ""]
		before, behind := [...]string{"", "", ".weak", ".relaxed.cta", ".relaxed.cluster", ".relaxed.gpu", ".relaxed.sys"}[i], map[bool]string{true: ".b128"}[i > 2]
		op := "cp.async.bulk" + before + ".global.shared::cta.bulk_group" + hint
		list = append(list, warpCase{
			name: "cp.async.bulk" + before + ".global" + hint, decl: decl, body: policy + group(op+behind, args), want: same,
		}, warpCase{
			name: "cp.async.bulk" + before + ".global" + hint + ".cp_mask", decl: decl,
			body: "{ .reg .b16 %h; mov.b16 %h, 0x8421; " + policy + group(op+".cp_mask"+behind, args+", %h") + " }",
			want: each(func(l int, in []uint32) uint32 {
				m := uint32(0xff) << (8 * (l % 4)) // byte 0 of the first word, 1 of the second …
				return in[l]&m | start(l)&^m
			}),
		})
	}
	// Reductions: in each type, the results for 32 bits, and for pairs or halves of them.
	h, b, s, d := formats["f16"], formats["bf16"], formats["f32"], formats["f64"]
	half := func(f format, op string) func(o, v uint64) uint64 {
		g := halfAtomic(f, op)
		return func(o, v uint64) uint64 { return g(o&0xffff, v&0xffff) | g(o>>16, v>>16)<<16 }
	}
	type reduction struct {
		op, ty string
		f      func(o, v uint64) uint64
	}
	signed := func(o, v uint64, less bool) uint64 {
		if (int32(o) < int32(v)) == less {
			return o
		}
		return v
	}
	reductions := []reduction{
		{"add", "u32", func(o, v uint64) uint64 { return o + v }},
		{"add", "s32", func(o, v uint64) uint64 { return o + v }},
		{"add", "u64", func(o, v uint64) uint64 { return o + v }},
		{"min", "u32", func(o, v uint64) uint64 { return min(o, v) }},
		{"max", "u64", func(o, v uint64) uint64 { return max(o, v) }},
		{"min", "s32", func(o, v uint64) uint64 { return signed(o, v, true) }},
		{"max", "s32", func(o, v uint64) uint64 { return signed(o, v, false) }},
		{"max", "s64", func(o, v uint64) uint64 { return uint64(max(int64(o), int64(v))) }},
		{"inc", "u32", func(o, v uint64) uint64 {
			if o >= v {
				return 0
			}
			return o + 1
		}},
		{"dec", "u32", func(o, v uint64) uint64 {
			if o == 0 || o > v {
				return v
			}
			return o - 1
		}},
		{"and", "b32", func(o, v uint64) uint64 { return o & v }},
		{"or", "b32", func(o, v uint64) uint64 { return o | v }},
		{"xor", "b32", func(o, v uint64) uint64 { return o ^ v }},
		{"and", "b64", func(o, v uint64) uint64 { return o & v }},
		{"or", "b64", func(o, v uint64) uint64 { return o | v }},
		{"xor", "b64", func(o, v uint64) uint64 { return o ^ v }},
		{"add", "f32", func(o, v uint64) uint64 { return s.add(o, v, "rn") }}, // GPUs don't flush here, contrary to the PTX ISA
		{"add", "f64", func(o, v uint64) uint64 { return d.add(o, v, "rn") }},
		{"min", "f16", half(h, "min")},
		{"max", "bf16", half(b, "max")},
		{"add.noftz", "f16", half(h, "add")},
		{"add.noftz", "bf16", half(b, "add")},
	}
	reduce := func(f func(o, v uint64) uint64, wide bool) func([]uint32) []uint32 {
		return each(func(l int, in []uint32) uint32 {
			if !wide {
				return uint32(f(uint64(start(l)), uint64(in[l])))
			}
			e := l &^ 1
			r := f(uint64(start(e))|uint64(start(e+1))<<32, uint64(in[e])|uint64(in[e+1])<<32)
			return uint32(r >> (l % 2 * 32))
		})
	}
	for i, r := range reductions {
		hint := []string{"", ".L2::cache_hint"}[i%2]
		args := map[bool]string{true: ", %x5"}[hint != ""]
		order := [...]string{"cta", "cluster", "gpu", "sys"}[i%4]
		for _, order := range []string{"", ".relaxed." + order} {
			op := "cp.reduce.async.bulk" + order + ".global.shared::cta.bulk_group" + hint + "." + r.op + "." + r.ty
			if len(isa.ParseOpcode(nil, op)) > 0 {
				list = append(list, warpCase{name: op, decl: decl, body: policy + group(op, args), want: reduce(r.f, strings.HasSuffix(r.ty, "64"))})
			}
		}
		op := ""
		for _, order := range []string{"", ".relaxed." + [...]string{"cta", "cluster"}[i%2]} {
			op = "cp.reduce.async.bulk" + order + ".shared::cluster.shared::cta." + load + "." + r.op + "." + r.ty
			if len(isa.ParseOpcode(nil, op)) == 0 || r.ty == "u64" {
				continue
			}
			list = append(list, warpCase{
				name: op, cfg: pair, body: "mul.lo.u32 %r6, %t, 77; xor.b32 %r6, %r6, 0x3f; mov.u32 %r1, s; mad.lo.u32 %r2, %t, 4, %r1; st.shared.u32 [%r2+128], %r6; " + begin(128) +
					"mov.u32 %r4, %cluster_ctarank; xor.b32 %r4, %r4, 1; mapa.shared::cluster.u32 %r5, %r1, %r4; @!%p1 " + op + " [%r5+128], [%r1+1024], 128, [%r5];" + wait + "ld.shared.u32 %d, [%r2+128];" + end,
				want: exchanged(start, r.f),
			})
		}
		op = "red.async.relaxed.cluster.shared::cluster." + load + "." + r.op + "." + r.ty
		if len(isa.ParseOpcode(nil, op)) > 0 && r.ty != "u64" {
			list = append(list, warpCase{
				name: op, cfg: pair, body: "mul.lo.u32 %r6, %t, 77; xor.b32 %r6, %r6, 0x3f; mov.u32 %r1, s; mad.lo.u32 %r2, %t, 4, %r1; st.shared.u32 [%r2+128], %r6; " + begin(128) +
					"mov.u32 %r4, %cluster_ctarank; xor.b32 %r4, %r4, 1; mapa.shared::cluster.u32 %r5, %r2, %r4; mapa.shared::cluster.u32 %r7, %r1, %r4; " +
					op + " [%r5+128], %a, [%r7];" + wait + "ld.shared.u32 %d, [%r2+128];" + end,
				want: exchanged(start, r.f),
			})
		}
	}
	for _, weak := range []string{"", ".weak"} {
		for _, sp := range []string{"", ".shared::cluster"} {
			for _, v := range []struct {
				suffix, value, load string
				bytes               int
			}{
				{".u32", "%a", "ld.shared.u32 %d, [%r6];", 4},
				{".v2.b32", "{%a, %t}", "ld.shared.v2.u32 {%d, %r8}, [%r6]; add.u32 %d, %d, %r8; sub.u32 %d, %d, %t;", 8},
				{".v4.f32", "{%t, %t, %t, %a}", "ld.shared.u32 %d, [%r6+12];", 16},
				{".b64", "%x3", "ld.shared.u32 %d, [%r6+4];", 8},
				{".v2.s64", "{%x4, %x3}", "ld.shared.u32 %d, [%r6+12];", 16},
				{".b128", "%q", "ld.shared.u32 %d, [%r6+12];", 16},
			} {
				op := "st.async" + weak + sp + "." + load + v.suffix
				wide := map[bool]string{true: "mov.b128 %q, {%x4, %x3}; "}[v.value == "%q"]
				if wide != "" {
					wide = ".reg .b128 %q; " + wide
				}
				list = append(list, warpCase{
					name: op, cfg: pair, body: "cvt.u64.u32 %x3, %a; shl.b64 %x3, %x3, 32; mov.u64 %x4, 0; " + wide + begin(32*v.bytes) +
						fmt.Sprintf("mov.u32 %%r4, %%cluster_ctarank; xor.b32 %%r4, %%r4, 1; mad.lo.u32 %%r6, %%t, %d, %%r1; add.u32 %%r6, %%r6, 2048; mapa.shared::cluster.u32 %%r5, %%r6, %%r4; mapa.shared::cluster.u32 %%r7, %%r1, %%r4; ", v.bytes) +
						op + " [%r5], " + v.value + ", [%r7];" + wait + v.load + end,
					want: swapped,
				})
			}
		}
	}
	for _, c := range []struct{ op, addr string }{{"st.bulk.shared::cta", "[%r2+128]"}, {"st.bulk.weak", "[%x3+128]"}} {
		list = append(list, warpCase{
			name: c.op, clean: true,
			body: "mov.u32 %r1, s; mad.lo.u32 %r2, %t, 16, %r1; st.shared.v4.u32 [%r2+128], {%a, %a, %a, %a}; mov.u64 %x3, s; cvta.shared.u64 %x3, %x3; mad.wide.u32 %x3, %t, 16, %x3; " +
				"mov.u64 %x4, 8; " + c.op + " " + c.addr + ", %x4, 0; ld.shared.v4.u32 {%r3, %r4, %r5, %r6}, [%r2+128]; or.b32 %d, %r3, %r4; add.u32 %d, %d, %r5; add.u32 %d, %d, %r6;",
			want: each(func(l int, in []uint32) uint32 { return 2 * in[l] }),
		})
	}
	for _, p := range []string{
		"createpolicy.fractional.L2::evict_last.b64 %x5, 0f3F000000", "createpolicy.fractional.L2::evict_normal.b64 %x5, 0f3F800000",
		"createpolicy.fractional.L2::evict_unchanged.b64 %x5", "createpolicy.fractional.L2::evict_last.L2::evict_first.b64 %x5, 0f3F000000",
		"createpolicy.fractional.L2::evict_first.L2::evict_unchanged.b64 %x5, 0f3F000000",
		"createpolicy.range.L2::evict_last.b64 %x5, [%in], 128, 128", "createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 %x5, [%in], 0x100000, 0x200000",
		"createpolicy.range.global.L2::evict_normal.b64 %x5, [%in], 128, 128", "createpolicy.range.global.L2::evict_first.b64 %x5, [%in], 128, 128",
		"createpolicy.range.global.L2::evict_unchanged.L2::evict_first.b64 %x5, [%in], 128, 256",
		"createpolicy.cvt.L2.b64 %x5, 0x14f0000000000000",
	} {
		list = append(list, warpCase{
			name: p, clean: true, decl: decl,
			body: p + "; mov.u64 %x3, buffer; mad.wide.u32 %x3, %t, 4, %x3; ld.global.L2::cache_hint.u32 %r1, [%in], %x5; st.global.L2::cache_hint.u32 [%x3], %r1, %x5; " +
				"atom.global.add.L2::cache_hint.u32 %r2, [%x3], 1, %x5; red.global.add.L2::cache_hint.u32 [%x3], 1, %x5; ld.global.nc.L2::cache_hint.u32 %r4, [%in], %x5; " +
				"ld.global.ca.L2::cache_hint.u32 %r3, [%x3], %x5; sub.u32 %d, %r3, 2; xor.b32 %d, %d, %r2; add.u32 %d, %d, %r4;",
			want: same,
		})
	}
	for _, f := range []string{
		"fence.acquire.sync_restrict::shared::cluster.cluster", "fence.release.sync_restrict::shared::cta.cluster",
		"fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster", "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster",
	} {
		list = append(list, warpCase{name: f, clean: true, body: f + "; mov.u32 %d, %a;", want: same})
	}
	// No cluster is ever left to cancel.
	for _, all := range []string{"", ".multicast::cluster::all"} {
		for _, sp := range []string{"", ".shared::cta"} {
			list = append(list, warpCase{
				name: "clusterlaunchcontrol" + sp + all,
				body: "{ .reg .b128 %q; " + begin(16) + "@!%p1 clusterlaunchcontrol.try_cancel.async" + sp + "." + load + all + ".b128 [%r1+128], [%r1];" + wait +
					"ld.shared.b128 %q, [%r1+128]; clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p3, %q; " +
					"@%p3 clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r5, %q; @%p3 clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r5, %r6, %r7, %r8}, %q; " +
					"selp.u32 %d, 1, 2, %p3; }",
				want: whole(func([]uint32) uint32 { return 2 }),
			})
		}
	}
	return append(list, warpCase{
		// Not to be asked of an answer that says no, but whatever comes must come.
		name: "clusterlaunchcontrol.query_cancel.get_first_ctaid", clean: true,
		body: "{ .reg .b128 %q; .reg .b64 %z; mov.u64 %z, 0; mov.b128 %q, {%z, %z}; clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %r5, %q; " +
			"clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %r5, %q; clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %r5, %q; " +
			"clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r5, %r6, %r7, %r8}, %q; mov.u32 %d, 3; }",
		want: whole(func([]uint32) uint32 { return 3 }),
	})
}

// exchanged are the results in two CTAs, whose words start gives, after each has reduced the input of the other to them.
func exchanged(start func(l int) uint32, f func(o, v uint64) uint64) func([]uint32) []uint32 {
	return func(in []uint32) []uint32 {
		out := make([]uint32, len(in))
		for i := range in {
			out[i] = uint32(f(uint64(start(i%32)), uint64(in[i^32])))
		}
		return out
	}
}
