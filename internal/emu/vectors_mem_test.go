package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/isa"
)

// memoryVectors covers loads and stores (PTX ISA §9.7.9): loads give the stored value, extended from the loaded type.
func memoryVectors(t testing.TB) []vector {
	var list []vector
	add := func(text, types, decl string, ref func(in []uint64) uint64) {
		list = append(list, vector{text: text, types: types, decl: decl, ref: ref})
	}
	exists := func(op string) bool { return len(isa.ParseOpcode(nil, op)) > 0 }
	types := []string{"b8", "b16", "b32", "b64", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f32", "f64"}
	for _, p := range [...]struct{ st, ld, addr string }{
		{".shared", ".shared", "%sa"},
		{".shared::cta", ".shared::cta", "%sa"},
		{".shared::cluster", ".shared::cluster", "%sa"},
		{".local", ".local", "%la"},
		{".global", ".global", "%ga"},
		{"", "", "%ga"},
		{".weak.global", ".weak.global", "%ga"},
		{".volatile.global", ".volatile.global", "%ga"},
		{".volatile.shared", ".volatile.shared", "%sa"},
		{".volatile", ".volatile.shared::cta", "%ga"},
		{".volatile", ".volatile", "%ga"},
		{".relaxed.cta.global", ".relaxed.cta.global", "%ga"},
		{".relaxed.gpu.shared", ".acquire.gpu.shared", "%sa"},
		{".release.sys", ".acquire.sys", "%ga"},
		{".release.cluster.shared::cta", ".acquire.cluster.shared::cta", "%sa"},
		{".relaxed.cluster.shared::cluster", ".relaxed.cluster.shared::cluster", "%sa"},
		{".mmio.relaxed.sys.global", ".mmio.relaxed.sys.global", "%ga"},
		{".mmio.relaxed.sys", ".mmio.relaxed.sys", "%ga"},
		{".wb.global", ".ca.global", "%ga"},
		{".cg", ".cg", "%ga"},
		{".cs.global", ".cs.global", "%ga"},
		{".wt.global", ".cv.global", "%ga"},
		{".weak.global.wb", ".weak.global.lu", "%ga"},
		{".global", ".global.nc", "%ga"},
		{".global", ".global.ca.nc", "%ga"},
		{".global", ".global.cg.nc.L2::128B", "%ga"},
		{".global.L1::evict_last", ".global.L1::evict_first", "%ga"},
		{".global.L1::no_allocate", ".global.L1::evict_unchanged.L2::64B", "%ga"},
		{".relaxed.gpu.global.L1::evict_normal", ".relaxed.gpu.global.L1::no_allocate.L2::256B", "%ga"},
		{".global", ".global.nc.L1::evict_last", "%ga"},
	} {
		if strings.HasSuffix(p.ld, "shared::cta") && p.addr == "%ga" {
			continue
		}
		for _, ty := range types {
			if !exists("st"+p.st+"."+ty) || !exists("ld"+p.ld+"."+ty) {
				continue
			}
			n := typeOf(ty).Bits()
			// The register is wider than the type where there is none as narrow.
			reg := map[int]string{8: "b32", 16: "b16", 32: "b32", 64: "b64"}[n]
			add(fmt.Sprintf("st%s.%s [%s], %%a; ld%s.%s %%d, [%s]", p.st, ty, p.addr, p.ld, ty, p.addr), reg+" "+reg, "", func(in []uint64) uint64 {
				return wrap(bigOf(in[0]&integer.WidthMask(typeOf(ty)), ty), typeOf(reg).Bits())
			})
			for _, v := range []int{2, 4, 8} {
				st, ld := fmt.Sprintf("st%s.v%d.%s", p.st, v, ty), fmt.Sprintf("ld%s.v%d.%s", p.ld, v, ty)
				if !exists(st) || !exists(ld) || n*v > 256 || n*v > 128 && p.addr != "%ga" || v == 8 && n != 32 {
					continue
				}
				// Every element differs; the last comes out.
				regs := make([]string, v)
				text := fmt.Sprintf("{; .reg .%s %%v<%d>", reg, v)
				for i := range regs {
					regs[i] = fmt.Sprintf("%%v%d", i)
					text += fmt.Sprintf("; add.u%s %%v%d, %%a, %d", reg[1:], i, i)
				}
				all := "{" + strings.Join(regs, ", ") + "}"
				text += fmt.Sprintf("; %s [%s], %s; %s %s, [%s]; xor.%s %%d, %%v0, %%v%d; }", st, p.addr, all, ld, all, p.addr, reg, v-1)
				add(text, reg+" "+reg, "", func(in []uint64) uint64 {
					ext := func(x uint64) uint64 { return wrap(bigOf(x&integer.WidthMask(typeOf(ty)), ty), typeOf(reg).Bits()) }
					return ext(in[0]) ^ ext(in[0]+uint64(v)-1)
				})
			}
		}
	}
	for i := range list { // the program must not write there: only here .nc loads see it
		list[i].noGPU = strings.Contains(list[i].text, ".nc.") || strings.Contains(list[i].text, ".nc ")
	}
	for _, ld := range []string{"ldu.global", "ldu"} {
		for _, ty := range types {
			n := typeOf(ty).Bits()
			reg := map[int]string{8: "b32", 16: "b16", 32: "b32", 64: "b64"}[n]
			add(ld+"."+ty+" %d, [%x5]", reg+" "+reg, ".visible .global .align 8 .u64 once = 0xfedcba9876543210;", func([]uint64) uint64 {
				return wrap(bigOf(0xfedcba9876543210&integer.WidthMask(typeOf(ty)), ty), typeOf(reg).Bits())
			})
			v := &list[len(list)-1]
			v.text = "mov.u64 %x5, once; " + v.text
		}
	}
	add("mov.u64 %x5, twice; ldu.global.v2.u32 {%t2, %d}, [%x5]", "b32 b32", ".visible .global .align 8 .u32 twice[2] = {5, 77};", func([]uint64) uint64 { return 77 })
	add("mov.u64 %x5, four; ldu.global.v4.f32 {_, _, _, %d}, [%x5]", "b32 b32", ".visible .global .align 16 .u32 four[4] = {5, 77, 1, 9};", func([]uint64) uint64 { return 9 })
	constants := ".visible .const .align 8 .u64 konst[4] = {1, 22, 333, 4444};"
	add("and.b64 %x4, %a, 3; shl.b64 %x4, %x4, 3; mov.u64 %x5, konst; add.u64 %x5, %x5, %x4; ld.const.u64 %d, [%x5]", "b64 b64", constants, func(in []uint64) uint64 {
		return []uint64{1, 22, 333, 4444}[in[0]&3]
	})
	// Addresses: to generic and back, and which space they belong to.
	for _, p := range [...]struct{ space, addr string }{
		{"shared", "%x5"}, {"shared::cta", "%x5"}, {"shared::cluster", "%x5"}, {"local", "%la"}, {"global", "%ga"},
	} {
		prefix := ""
		if p.addr == "%x5" {
			prefix = "cvt.u64.u32 %x5, %sa; "
		}
		load, _, _ := strings.Cut(p.space, "::")
		add(fmt.Sprintf("%scvta.%s.u64 %%x4, %s; st.u32 [%%x4+4], %%a; ld.%s.u32 %%d, [%s+4]", prefix, p.space, p.addr, load, p.addr), "b32 b32", "", func(in []uint64) uint64 { return in[0] })
		add(fmt.Sprintf("%sst.%s.u32 [%s+8], %%a; cvta.%s.u64 %%x4, %s; cvta.to.%s.u64 %%x4, %%x4; ld.%s.u32 %%d, [%%x4+8]", prefix, load, p.addr, p.space, p.addr, p.space, load),
			"b32 b32", "", func(in []uint64) uint64 { return in[0] })
		for _, q := range []string{"shared", "shared::cta", "shared::cluster", "local", "global", "const"} {
			own, _, _ := strings.Cut(q, "::")
			yes := uint64(b2u(own == load))
			add(fmt.Sprintf("%scvta.%s.u64 %%x4, %s; isspacep.%s %%d, %%x4", prefix, p.space, p.addr, q), "pred b32", "", func([]uint64) uint64 { return yes })
		}
	}
	// The window of kernel parameters lies in that of global memory (S2-16).
	add("mov.b64 %x5, out; cvta.param.u64 %x4, %x5; isspacep.global %d, %x4", "pred b32", "", func([]uint64) uint64 { return 1 })
	add("mov.b64 %x5, out; cvta.param.u64 %x4, %x5; isspacep.param %d, %x4", "pred b32", "", func([]uint64) uint64 { return 1 })
	add("mov.u64 %x5, konst; cvta.const.u64 %x4, %x5; isspacep.const %d, %x4", "pred b32", constants, func([]uint64) uint64 { return 1 })
	add("mov.u64 %x5, konst; cvta.const.u64 %x4, %x5; ld.u64 %d, [%x4+16]", "b64 b32", constants, func([]uint64) uint64 { return 333 })
	add("mov.u64 %x5, konst; cvta.const.u64 %x4, %x5; cvta.to.const.u64 %x4, %x4; ld.const.u64 %d, [%x4+16]", "b64 b32", constants, func([]uint64) uint64 { return 333 })
	// 128 bits.
	for _, p := range [...]struct{ st, ld, addr string }{
		{"st.shared.b128", "ld.shared.b128", "%sa"}, {"st.global.b128", "ld.global.b128", "%ga"}, {"st.relaxed.gpu.global.b128", "ld.relaxed.gpu.global.b128", "%ga"},
	} {
		add(fmt.Sprintf("{; .reg .b128 %%q<3>; mov.b128 %%q1, {%%a, %%b}; %s [%s], %%q1; %s %%q2, [%s]; mov.b128 {%%x4, %%d}, %%q2; xor.b64 %%d, %%d, %%x4; }", p.st, p.addr, p.ld, p.addr),
			"b64 b64 b64", "", func(in []uint64) uint64 { return in[0] ^ in[1] })
	}
	// Instructions without an observable effect.
	for _, hint := range append(overridingPrefetches(),
		"prefetch.global.L1 [%ga]", "prefetch.local.L2 [%la]", "prefetch.L1 [%ga]", "prefetch.L2 [%ga]", "prefetchu.L1 [%ga]",
		"prefetch.global.L2::evict_last [%ga]", "prefetch.global.L2::evict_normal [%ga]",
		"applypriority.global.L2::evict_normal [%x5], 128", "applypriority.L2::evict_normal [%x5], 128",
		"cp.async.bulk.prefetch.L2.global [%ga], 32",
		"membar.cta", "membar.gl", "membar.sys", "membar.proxy.alias", "fence.sc.cta", "fence.sc.gpu", "fence.sc.sys", "fence.sc.cluster", "fence.acq_rel.cta", "fence.acq_rel.gpu", "fence.acq_rel.sys",
		"fence.acq_rel.cluster", "fence.acquire.gpu", "fence.release.cta",
		"fence.proxy.alias", "membar.proxy.alias", "fence.proxy.async", "fence.proxy.async.global", "fence.proxy.async.shared::cta", "fence.proxy.async.shared::cluster",
		"fence.proxy.generic::fabric.alias.acquire.sys", "fence.proxy.fabric::generic.alias.release.sys", "fence.proxy.fabric::fabric.alias.acquire.sys",
		"fence.proxy.alias.acquire.sys", "fence.alias.sync_restrict::read.release.sys", "prefetch.global.L1::32B.valid_addr [%ga]",
		"fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cta", "cp.async.bulk.wait_group.sync_restrict::proxy::async 0",
		"applypriority.async.bulk.global.bulk_group.L2::evict_normal [%x5], 128", "cp.async.bulk.prefetch.L2.global.L2::evict_last [%ga], 32",
		"fence.proxy.tensormap::generic.acquire.cta [%x5], 128", "fence.proxy.tensormap::generic.acquire.sys [%x5], 128",
		// These lack a tensor map: a GPU cannot run them.
		"cp.async.bulk.prefetch.tensor.1d.L2.global [%x5, {%t2}]", "cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%x5, {%t2, %t3}]",
		"cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4 [%x5, {%t2, %t3, %t2, %t3, %t2}]",
		"{; .reg .b16 %o; mov.b16 %o, 0; cp.async.bulk.prefetch.tensor.3d.L2.global.im2col [%x5, {%t2, %t3, %t2}], {%o}; }",
		"{; .reg .b16 %o; mov.b16 %o, 0; cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w [%x5, {%t2, %t3, %t2}], {%o, %o}; }",
		"cp.async.bulk.prefetch.tensor.1d.L2.global.L2::evict_last [%x5, {%t2}]", "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4.L2::evict_last [%x5, {%t2, %t3, %t2, %t3, %t2}]",
		"{; .reg .b16 %o; mov.b16 %o, 0; cp.async.bulk.prefetch.tensor.3d.L2.global.im2col.L2::evict_last [%x5, {%t2, %t3, %t2}], {%o}; }",
		"{; .reg .b16 %o; mov.b16 %o, 0; cp.async.bulk.prefetch.tensor.3d.L2.global.im2col::w.L2::evict_last [%x5, {%t2, %t3, %t2}], {%o, %o}; }",
		"prefetch.tensormap [%x5]", "prefetch.const.tensormap [%x5]", "prefetch.param.tensormap [in]",
		"fence.proxy.tensormap::generic.release.cta", "fence.proxy.tensormap::generic.release.gpu", "fence.mbarrier_init.release.cluster",
		"nanosleep.u32 20", "pmevent 3", "pmevent.mask 7", "griddepcontrol.launch_dependents", "griddepcontrol.wait",
	) {
		// A store before is seen after.
		add("mov.u64 %x5, area; mov.u32 %t2, 0; mov.u32 %t3, 0; st.global.u32 [%ga], %a; st.local.u32 [%la], %a; st.shared.u32 [%sa], %a; "+hint+
			"; ld.global.u32 %d, [%ga]; ld.local.u32 %t2, [%la]; add.u32 %d, %d, %t2; ld.shared.u32 %t2, [%sa]; add.u32 %d, %d, %t2",
			"b32 b32", ".visible .global .align 128 .b8 area[128];", func(in []uint64) uint64 { return 3 * in[0] & 0xffffffff })
		list[len(list)-1].noGPU = strings.Contains(hint, ".tensor")
	}
	for _, space := range []string{"", ".global"} {
		// A discarded location has no value until it is written again.
		add("mov.u64 %x5, areas; mad.wide.u32 %x5, %t1, 128, %x5; st.global.u32 [%x5], %a; discard"+space+".L2 [%x5], 128; st.global.u32 [%x5+4], %a; ld.global.u32 %d, [%x5+4]",
			"b32 b32", ".visible .global .align 128 .b8 areas[65536];", func(in []uint64) uint64 { return in[0] })
	}
	// The stack.
	add("{; .reg .b64 %y<3>; stacksave.u64 %y0; alloca.u64 %y1, 16; alloca.u64 %y2, 32, 16; st.local.u32 [%y1], %a; st.local.u32 [%y2+28], %b; "+
		"ld.local.u32 %d, [%y1]; ld.local.u32 %t2, [%y2+28]; xor.b32 %d, %d, %t2; and.b64 %y2, %y2, 15; cvt.u32.u64 %t2, %y2; add.u32 %d, %d, %t2; stackrestore.u64 %y0; }",
		"b32 b32 b32", "", func(in []uint64) uint64 { return in[0] ^ in[1] })
	return list
}

// atomVectors covers atom and red, one thread at each location: the contents afterwards, and the returned old value.
func atomVectors(testing.TB) []vector {
	var list []vector
	h, b := formats["f16"], formats["bf16"]
	s, d := formats["f32"], formats["f64"]
	extreme := func(ty string, f func(x, y int64) bool) func(x, y uint64) uint64 {
		return func(x, y uint64) uint64 {
			if ty[0] == 's' && f(integer.SignExtend(x, typeOf(ty)), integer.SignExtend(y, typeOf(ty))) || ty[0] == 'u' && f(int64(x^1<<63), int64(y^1<<63)) {
				return x
			}
			return y
		}
	}
	both := func(f func(x, y uint64) uint64) func(x, y uint64) uint64 {
		return func(x, y uint64) uint64 { return f(x&0xffff, y&0xffff) | f(x>>16, y>>16)<<16 }
	}
	type op struct {
		name, ty string
		f        func(old, v uint64) uint64
	}
	ops := []op{
		{"exch", "b32", func(_, v uint64) uint64 { return v }},
		{"exch", "b64", func(_, v uint64) uint64 { return v }},
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
		{"add", "f64", func(o, v uint64) uint64 { return d.add(o, v, "rn") }},
		{"add.noftz", "f16", func(o, v uint64) uint64 { return h.add(o, v, "rn") }},
		{"add.noftz", "bf16", func(o, v uint64) uint64 { return b.add(o, v, "rn") }},
		{"add.noftz", "f16x2", both(func(o, v uint64) uint64 { return h.add(o, v, "rn") })},
		{"add.noftz", "bf16x2", both(func(o, v uint64) uint64 { return b.add(o, v, "rn") })},
	}
	for _, ty := range []string{"b32", "b64"} {
		ops = append(ops, op{"and", ty, func(o, v uint64) uint64 { return o & v }}, op{"or", ty, func(o, v uint64) uint64 { return o | v }}, op{"xor", ty, func(o, v uint64) uint64 { return o ^ v }})
	}
	for _, ty := range []string{"u32", "s32", "u64", "s64"} {
		ops = append(ops, op{"min", ty, extreme(ty, func(x, y int64) bool { return x < y })}, op{"max", ty, extreme(ty, func(x, y int64) bool { return x > y })})
		if ty != "s64" {
			ops = append(ops, op{"add", ty, func(o, v uint64) uint64 { return (o + v) & integer.WidthMask(typeOf(ty)) }})
		}
	}
	orders := []string{"", ".relaxed.gpu", ".acquire.cta", ".release.sys", ".acq_rel.cluster", ".relaxed.cluster", ".acq_rel.gpu", ".release.cta", ".acquire.sys"}
	for i, o := range ops {
		for k, sp := range []string{".global", ".shared", "", ".shared::cta", ".shared::cluster"} {
			addr, st := "%ga", "global"
			if strings.HasPrefix(sp, ".shared") {
				addr, st = "%sa", "shared"
			}
			ord := orders[(i+2*k)%len(orders)]
			reg := fmt.Sprintf("b%d", typeOf(o.ty).Bits())
			types := o.ty + " " + o.ty + " " + o.ty
			atom := fmt.Sprintf("atom%s%s.%s.%s", ord, sp, o.name, o.ty)
			v := vector{
				text:  fmt.Sprintf("st.%s.%s [%s], %%a; %s %%c, [%s], %%b; ld.%s.%s %%d, [%s]", st, reg, addr, atom, addr, st, reg, addr),
				types: types + " " + o.ty, ref: func(in []uint64) uint64 { return o.f(in[0], in[1]) },
			}
			if o.ty == "f64" {
				v.loose = nan64(v.ref)
			}
			old := vector{
				text:  fmt.Sprintf("st.%s.%s [%s], %%a; %s %%d, [%s], %%b", st, reg, addr, atom, addr),
				types: types, ref: func(in []uint64) uint64 { return in[0] },
			}
			list = append(list, v, old)
			red := strings.Replace(fmt.Sprintf("red%s%s.%s.%s", ord, sp, o.name, o.ty), ".acquire", ".relaxed", 1)
			if red = strings.Replace(red, ".acq_rel", ".release", 1); len(isa.ParseOpcode(nil, red)) > 0 {
				r := v
				r.text = fmt.Sprintf("st.%s.%s [%s], %%a; %s [%s], %%b; ld.%s.%s %%d, [%s]", st, reg, addr, red, addr, st, reg, addr)
				r.types = types
				list = append(list, r)
			}
		}
	}
	// f32: subnormal numbers stay in shared memory and are flushed in global memory.
	for _, sp := range []string{"global", "shared"} {
		addr, f := "%ga", func(in []uint64) uint64 { return s.ftz(s.add(s.ftz(in[0]), s.ftz(in[1]), "rn")) }
		if sp == "shared" {
			addr, f = "%sa", func(in []uint64) uint64 { return s.add(in[0], in[1], "rn") }
		}
		for _, op := range []string{"atom." + sp + ".add.f32 %c, [", "red." + sp + ".add.f32 [", "atom.add.f32 %c, [", "red.relaxed.gpu." + sp + ".add.f32 ["} {
			if sp == "shared" && strings.HasPrefix(op, "atom.add") {
				continue
			}
			list = append(list, vector{
				text:  fmt.Sprintf("st.%s.b32 [%s], %%a; %s%s], %%b; ld.%s.b32 %%d, [%s]", sp, addr, op, addr, sp, addr),
				types: "f32 f32 f32 f32", ref: f,
			})
		}
	}
	for _, ty := range []string{"b16", "b32", "b64"} {
		for _, equal := range []string{"", "mov." + ty + " %b, %a; "} {
			list = append(list, vector{
				text:  equal + "st.global." + ty + " [%ga], %a; atom.acq_rel.gpu.global.cas." + ty + " %e, [%ga], %b, %c; ld.global." + ty + " %d, [%ga]; xor." + ty + " %d, %d, %e",
				types: ty + " " + ty + " " + ty + " " + ty + " " + ty, ref: func(in []uint64) uint64 {
					if equal != "" || in[0] == in[1] {
						return in[2] ^ in[0]
					}
					return 0
				},
			})
		}
	}
	list = append(list, vector{
		text:  "{; .reg .b128 %q<3>; mov.b128 %q1, {%a, %b}; mov.b128 %q2, {%b, %a}; st.global.b128 [%ga], %q1; atom.global.exch.b128 %q0, [%ga], %q2; mov.b128 {%d, %x4}, %q0; ld.global.b128 %q0, [%ga]; mov.b128 {%x4, %x5}, %q0; add.u64 %x4, %x4, %x4; add.u64 %d, %d, %x4; }",
		types: "b64 b64 b64", ref: func(in []uint64) uint64 { return in[0] + 2*in[1] },
	})
	// Vectors of floats in global memory.
	for _, n := range []int{2, 4, 8} {
		for _, ty := range []string{"f32", "f16", "f16x2", "bf16", "bf16x2"} {
			for _, op := range []string{"add", "min", "max"} {
				f := map[string]func(o, v uint64) uint64{
					"f32":   func(o, v uint64) uint64 { return s.ftz(s.add(s.ftz(o), s.ftz(v), "rn")) },
					"f16":   halfAtomic(h, op),
					"f16x2": both(halfAtomic(h, op)), "bf16": halfAtomic(b, op), "bf16x2": both(halfAtomic(b, op)),
				}[ty]
				name := op + ".noftz"
				if ty == "f32" {
					name = op
				}
				atom := fmt.Sprintf("atom.global.%s.v%d.%s", name, n, ty)
				if len(isa.ParseOpcode(nil, atom)) == 0 || typeOf(ty).Bits()*n > 128 {
					continue
				}
				reg := fmt.Sprintf("b%d", typeOf(ty).Bits())
				init, first, second := "", "{%a", "{%b"
				size := typeOf(ty).Bits() / 8
				for i := range n {
					init += fmt.Sprintf("st.global.%s [%%ga+%d], %%a; ", reg, i*size)
					if i > 0 {
						first, second = first+", %a", second+", %b"
					}
				}
				dst := "{%c" + strings.Repeat(", _", n-1) + "}"
				last := fmt.Sprintf("; ld.global.%s %%d, [%%ga+%d]", reg, (n-1)*size)
				types := ty + " " + ty + " " + ty + " " + ty
				ref := func(in []uint64) uint64 { return f(in[0], in[1]) }
				list = append(list,
					vector{text: init + atom + " " + dst + ", [%ga], " + second + "}" + last, types: types, ref: ref},
					vector{text: init + strings.Replace(atom, "atom", "red", 1) + " [%ga], " + second + "}" + last, types: types, ref: ref})
			}
		}
	}
	return list
}

// halfAtomic is an operation on half precision.
func halfAtomic(f format, op string) func(o, v uint64) uint64 {
	return func(o, v uint64) uint64 {
		switch op {
		case "min":
			return f.min(o, v, -1, false)
		case "max":
			return f.min(o, v, 1, false)
		}
		return f.add(o, v, "rn")
	}
}

// overridingPrefetches are prefetches with fields in place of those of the tensor map.
func overridingPrefetches() (list []string) {
	for _, policy := range []string{"", ".L2::evict_last"} {
		for _, form := range [][3]string{
			{"1d.L2.global.tile", "global_address", "{%t2}]"},
			{"1d.L2.global.tile", "global_address.override::global_dim", "{%o}, {%t2}]"},
			{"2d.L2.global.tile", "global_address.override::global_dim_stride", "{%o, %o}, {%t2}, %o, {%t2, %t3}]"},
			{"2d.L2.global.tile::gather4", "global_address", "{%t2, %t3, %t2, %t3, %t2}]"},
			{"3d.L2.global.im2col", "global_address", "{%t2, %t3, %t2}], {%o}"},
			{"3d.L2.global.im2col::w", "global_address", "{%t2, %t3, %t2}], {%o, %o}"},
		} {
			list = append(list, "{; .reg .b16 %o; mov.b16 %o, 0; cp.async.bulk.prefetch.tensor."+form[0]+policy+".override::"+form[1]+" [%x5, %ga, "+form[2]+"; }")
		}
	}
	return list
}
