package emu

import (
	"fmt"
	"strings"
	"testing"
)

// warpCase is a program of threads together. body has %t (tid.x), %a (the thread's input)
// and leaves its result in %d; the buffer's address is in %out. want computes the result
// of each thread from all inputs.
type warpCase struct {
	family string
	name   string
	cfg    Config
	decl   string
	body   string
	want   func(in []uint32) []uint32
	clean  bool // run under the sanitizer, which must find nothing
	trap   bool // the launch must fail
}

// form makes the program with random inputs.
func (c *warpCase) form() *formCase {
	f := &formCase{
		family: c.family, title: c.name, decl: c.decl, trap: c.trap, sanitize: c.clean, inSize: 4, outSize: 4, outType: "u32",
		grid: max(c.cfg.Grid[0], 1), block: max(c.cfg.Block[0], 1), cluster: max(c.cfg.Cluster[0], 1),
		body: `	.reg .pred %p<8>;
	.reg .b32 %r<16>;
	.reg .b64 %x<16>;
	.reg .b32 %t, %a, %d, %i;
	.reg .b64 %out, %in;
	.shared .align 16 .b8 s[4096];
	ld.param.u64 %in, [in];
	ld.param.u64 %out, [out];
	mov.u32 %t, %tid.x;
	mov.u32 %i, %ctaid.x;
	mov.u32 %r0, %ntid.x;
	mad.lo.u32 %i, %i, %r0, %t;
	mul.wide.u32 %x0, %i, 4;
	add.u64 %in, %in, %x0;
	ld.global.u32 %a, [%in];
	mov.u32 %d, 0;
` + strings.TrimPrefix(c.body, "\n") + `
	add.u64 %x0, %out, %x0;
	st.global.u32 [%x0], %d;
	ret;
`,
	}
	if f.block == 1 {
		f.block = 32
	}
	in := make([]uint32, f.grid*f.block)
	r := random(7)
	for i := range in {
		in[i] = uint32(r.next())
		f.in = append(f.in, uint64(in[i]))
	}
	for _, w := range c.want(in) {
		e := want{lo: uint64(w)}
		if c.trap {
			e.kind = wantAny
		}
		f.out = append(f.out, e)
	}
	return f
}

func (c *warpCase) run(t *testing.T) { c.form().check(t, ".version 9.0\n.target sm_100a\n") }

// TestThreads covers programs of threads together.
func TestThreads(t *testing.T) {
	for _, c := range allWarpCases() {
		t.Run(strings.ReplaceAll(c.family+"/"+c.name, " ", "_"), c.run)
	}
}

// allWarpCases returns the programs of threads together.
func allWarpCases() []*warpCase {
	var list []*warpCase
	for _, group := range [...]struct {
		family string
		cases  []warpCase
	}{{"warp", warpCases()}, {"barrier", barrierCases()}, {"atom", atomicCases()}, {"control", controlCases()}, {"barrier", moreBarrierCases()}, {"warp", moreWarpCases()}, {"vectors", vectorRegisterCases()}, {"", moveCases()}, {"", bulkCases()}} {
		for i := range group.cases {
			c := &group.cases[i]
			if c.family == "" {
				c.family = group.family
			}
			list = append(list, c)
		}
	}
	return list
}

// each makes an expectation from a function of the lane and the inputs of its warp.
func each(f func(l int, in []uint32) uint32) func([]uint32) []uint32 {
	return func(in []uint32) []uint32 {
		out := make([]uint32, len(in))
		for i := range in {
			w := i / 32 * 32
			out[i] = f(i%32, in[w:min(w+32, len(in))])
		}
		return out
	}
}

func whole(f func(in []uint32) uint32) func([]uint32) []uint32 {
	return func(in []uint32) []uint32 {
		out := make([]uint32, len(in))
		v := f(in)
		for i := range out {
			out[i] = v
		}
		return out
	}
}

// warpCases covers PTX ISA §9.7.13: shuffles, votes, matches, reductions.
func warpCases() []warpCase {
	var cases []warpCase
	add := func(name, body string, want func([]uint32) []uint32) {
		cases = append(cases, warpCase{name: name, body: body, want: want, clean: true})
	}
	for _, sync := range []string{"", ".sync"} {
		mask := ""
		if sync != "" {
			mask = ", -1"
		}
		add("shfl"+sync+".up", "shfl"+sync+".up.b32 %d, %a, 3, 0"+mask+";", each(func(l int, in []uint32) uint32 {
			if l < 3 {
				return in[l]
			}
			return in[l-3]
		}))
		add("shfl"+sync+".down 8", "shfl"+sync+".down.b32 %d|%p1, %a, 5, 0x1807"+mask+"; @!%p1 mov.u32 %d, 9;", each(func(l int, in []uint32) uint32 {
			if l%8+5 > 7 { // beyond the segment of eight lanes
				return 9
			}
			return in[l+5]
		}))
		add("shfl"+sync+".bfly", "shfl"+sync+".bfly.b32 %d, %a, 21, 31"+mask+";", each(func(l int, in []uint32) uint32 { return in[l^21] }))
		add("shfl"+sync+".idx", "shfl"+sync+".idx.b32 %d, %a, %t, 0x1c1f"+mask+";", each(func(l int, in []uint32) uint32 {
			return in[l] // lane l of the segment of 4 is itself
		}))
		add("shfl"+sync+".idx 0", "shfl"+sync+".idx.b32 %d, %a, 2, 0x1c1f"+mask+";", each(func(l int, in []uint32) uint32 { return in[l&^3+2] }))
		odd := "and.b32 %r1, %a, 1; setp.eq.u32 %p1, %r1, 1;"
		add("vote"+sync+".ballot", odd+"vote"+sync+".ballot.b32 %d, %p1"+mask+";", each(func(_ int, in []uint32) (m uint32) {
			for i, x := range in {
				m |= x & 1 << i
			}
			return m
		}))
		for _, v := range []struct {
			op, cond string
			want     uint32
		}{
			{"any", "lt.u32 %p1, %t, 1", 1},
			{"any", "lt.u32 %p1, %t, 0", 0},
			{"all", "lt.u32 %p1, %t, 31", 0},
			{"all", "lt.u32 %p1, %t, 32", 1},
			{"uni", "lt.u32 %p1, %t, 0", 1},
			{"uni", "lt.u32 %p1, %t, 5", 0},
		} {
			add("vote"+sync+"."+v.op+" "+v.cond, "setp."+v.cond+"; vote"+sync+"."+v.op+".pred %p2, %p1"+mask+"; selp.u32 %d, 1, 0, %p2;",
				whole(func([]uint32) uint32 { return v.want }))
		}
	}
	add("shfl.sync of half the warp", "setp.lt.u32 %p1, %t, 16; @%p1 shfl.sync.down.b32 %d, %a, 1, 31, 0x0000ffff;", each(func(l int, in []uint32) uint32 {
		if l >= 16 {
			return 0
		}
		return in[l+1&31]
	}))
	// Lane 15 reads lane 16, which does not take part: undefined, so it is left out.
	cases[len(cases)-1].body += "\nsetp.eq.u32 %p2, %t, 15; @%p2 mov.u32 %d, 0;"
	cases[len(cases)-1].want = each(func(l int, in []uint32) uint32 {
		if l >= 15 {
			return 0
		}
		return in[l+1]
	})
	add("two halves at one instruction", "setp.lt.u32 %p1, %t, 16; selp.u32 %r1, 0xffff, 0xffff0000, %p1; redux.sync.add.u32 %d, 1, %r1;",
		whole(func([]uint32) uint32 { return 16 }))
	add("match.any", "and.b32 %r1, %a, 3; match.any.sync.b32 %d, %r1, -1;", each(func(l int, in []uint32) (m uint32) {
		for i, x := range in {
			if x&3 == in[l]&3 {
				m |= 1 << i
			}
		}
		return m
	}))
	add("match.all", "match.all.sync.b32 %r1|%p1, 5, -1; match.all.sync.b64 %r2|%p2, %x0, -1; selp.u32 %d, %r1, 7, %p1; @%p2 mov.u32 %d, 1; add.u32 %d, %d, %r2;",
		whole(func([]uint32) uint32 { return 0xffffffff }))
	add("activemask", "setp.lt.u32 %p1, %t, 20; @%p1 activemask.b32 %d;", each(func(l int, _ []uint32) uint32 {
		if l < 20 {
			return 1<<20 - 1
		}
		return 0
	}))
	add("elect", "elect.sync %r1|%p1, 0xfffffff0; selp.u32 %d, 100, 0, %p1; add.u32 %d, %d, %r1;", nil)
	cases[len(cases)-1].body = "setp.ge.u32 %p2, %t, 4; @%p2 elect.sync %r1|%p1, 0xfffffff0; @%p2 selp.u32 %d, 100, 0, %p1; @%p2 add.u32 %d, %d, %r1;"
	cases[len(cases)-1].want = each(func(l int, _ []uint32) uint32 {
		switch {
		case l < 4:
			return 0
		case l == 4:
			return 104
		}
		return 4
	})
	for op, f := range map[string]func(a, b uint32) uint32{
		"add.u32": func(a, b uint32) uint32 { return a + b }, "min.u32": func(a, b uint32) uint32 { return min(a, b) },
		"max.s32": func(a, b uint32) uint32 { return uint32(max(int32(a), int32(b))) }, "xor.b32": func(a, b uint32) uint32 { return a ^ b },
		"and.b32": func(a, b uint32) uint32 { return a & b }, "or.b32": func(a, b uint32) uint32 { return a | b },
	} {
		add("redux."+op, "redux.sync."+op+" %d, %a, -1;", each(func(_ int, in []uint32) uint32 {
			r := in[0]
			for _, x := range in[1:] {
				r = f(r, x)
			}
			return r
		}))
	}
	add("lanes and masks", "mov.u32 %r1, %lanemask_lt; mov.u32 %r2, %lanemask_ge; xor.b32 %d, %r1, %r2; mov.u32 %r3, %laneid; add.u32 %d, %d, %r3;",
		each(func(l int, _ []uint32) uint32 { return 0xffffffff + uint32(l) }))
	return cases
}

// barrierCases covers barriers of a CTA and of a cluster, and mbarrier objects.
func barrierCases() []warpCase {
	sum := func(in []uint32) uint32 {
		s := uint32(0)
		for _, x := range in {
			s += x
		}
		return s
	}
	cases := []warpCase{
		{
			name: "reverse", cfg: Config{Block: [3]int{80}}, clean: true,
			body: "shl.b32 %r1, %t, 2; mov.u32 %r2, s; add.u32 %r3, %r2, %r1; st.shared.u32 [%r3], %a; bar.sync 0; sub.u32 %r4, 316, %r1; add.u32 %r4, %r2, %r4; ld.shared.u32 %d, [%r4];",
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				for i := range in {
					out[i] = in[len(in)-1-i]
				}
				return out
			},
		},
		{
			name: "red", cfg: Config{Block: [3]int{96}}, clean: true,
			body: "and.b32 %r1, %a, 1; setp.eq.u32 %p1, %r1, 1; bar.red.popc.u32 %d, 0, %p1; bar.red.and.pred %p2, 1, %p1; bar.red.or.pred %p3, 2, !%p1; @%p2 add.u32 %d, %d, 1000; @%p3 add.u32 %d, %d, 2000;",
			want: whole(func(in []uint32) (n uint32) {
				for _, x := range in {
					n += x & 1
				}
				return n + 2000
			}),
		},
		{
			// Warps 1 and 2 produce, warp 0 consumes: they only arrive.
			name: "arrive", cfg: Config{Block: [3]int{96}}, clean: true,
			body: `
	shl.b32 %r1, %t, 2; mov.u32 %r2, s; add.u32 %r3, %r2, %r1;
	setp.ge.u32 %p1, %t, 32;
	@%p1 st.shared.u32 [%r3], %a;
	@%p1 bar.arrive 3, 96;
	@%p1 bra DONE;
	bar.sync 3, 96;
	ld.shared.u32 %d, [%r3+128];
	ld.shared.u32 %r4, [%r3+256];
	add.u32 %d, %d, %r4;
DONE:`,
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				for i := range 32 {
					out[i] = in[32+i] + in[64+i]
				}
				return out
			},
		},
		{
			name: "atomics of a block", cfg: Config{Block: [3]int{64}}, clean: true,
			body: "mov.u32 %r1, s; setp.eq.u32 %p1, %t, 0; @%p1 st.shared.u32 [%r1], 0; bar.sync 0; red.shared.add.u32 [%r1], %a; bar.sync 0; ld.shared.u32 %d, [%r1];",
			want: whole(sum),
		},
		{
			// Every thread writes its value into the next CTA of the cluster.
			name: "cluster", cfg: Config{Grid: [3]int{4}, Block: [3]int{32}, Cluster: [3]int{4}}, clean: true,
			body: `
	shl.b32 %r1, %t, 2; mov.u32 %r2, s; add.u32 %r2, %r2, %r1;
	mov.u32 %r3, %cluster_ctarank; add.u32 %r4, %r3, 1; and.b32 %r4, %r4, 3;
	mapa.shared::cluster.u32 %r5, %r2, %r4;
	barrier.cluster.arrive; barrier.cluster.wait;
	st.shared::cluster.u32 [%r5], %a;
	barrier.cluster.arrive.release; barrier.cluster.wait.acquire;
	ld.shared.u32 %d, [%r2];
	getctarank.shared::cluster.u32 %r6, %r5; setp.ne.u32 %p1, %r6, %r4; @%p1 trap;
	mov.u32 %r7, %cluster_nctarank; setp.ne.u32 %p1, %r7, 4; @%p1 trap;`,
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				for i := range in {
					out[i] = in[(i+96)%128]
				}
				return out
			},
		},
		{
			// One thread waits on an mbarrier for the arrivals of 64 others.
			name: "mbarrier", cfg: Config{Block: [3]int{64}},
			body: `
	mov.u32 %r1, s;
	setp.eq.u32 %p1, %t, 0;
	@%p1 mbarrier.init.shared.b64 [%r1], 64;
	@%p1 st.shared.u32 [%r1+8], 0;
	bar.sync 0;
	red.shared.add.u32 [%r1+8], %a;
	mbarrier.arrive.shared.b64 %x1, [%r1];
WAIT:
	mbarrier.try_wait.shared.b64 %p2, [%r1], %x1;
	@!%p2 bra WAIT;
	ld.shared.u32 %d, [%r1+8];
	mbarrier.test_wait.parity.shared.b64 %p3, [%r1], 0;
	@!%p3 trap;
	mbarrier.test_wait.parity.shared.b64 %p3, [%r1], 1;
	@%p3 trap;`,
			want: whole(sum),
		},
		{
			// Transactions: the phase completes when the expected bytes have come.
			name: "mbarrier tx",
			body: `
	mov.u32 %r1, s;
	setp.ne.u32 %p1, %t, 0;
	@%p1 bra DONE;
	mbarrier.init.shared.b64 [%r1], 1;
	mbarrier.arrive.expect_tx.shared.b64 %x1, [%r1], 64;
	mbarrier.test_wait.shared.b64 %p2, [%r1], %x1; @%p2 trap;
	mbarrier.complete_tx.shared.b64 [%r1], 40;
	mbarrier.test_wait.shared.b64 %p2, [%r1], %x1; @%p2 trap;
	mbarrier.complete_tx.shared.b64 [%r1], 24;
	mbarrier.test_wait.shared.b64 %p2, [%r1], %x1; @!%p2 trap;
	mbarrier.pending_count.b64 %d, %x1;
DONE:`,
			want: each(func(l int, _ []uint32) uint32 { return uint32(b2u(l == 0)) }),
		},
		{
			name: "cp.async", cfg: Config{Block: [3]int{64}}, clean: true,
			body: `
	shl.b32 %r1, %t, 2; mov.u32 %r2, s; add.u32 %r3, %r2, %r1;
	cp.async.ca.shared.global [%r3], [%in], 4;
	cp.async.commit_group;
	cp.async.ca.shared.global [%r3+512], [%in], 4, 2;
	cp.async.commit_group;
	cp.async.wait_group 1;
	ld.shared.u32 %d, [%r3];
	cp.async.wait_all;
	ld.shared.u32 %r4, [%r3+512];
	add.u32 %d, %d, %r4;`,
			want: each(func(l int, in []uint32) uint32 { return in[l] + in[l]&0xffff }),
		},
		{
			// Lanes take a lock of their own warp: they must get on independently.
			name: "lock in a warp", cfg: Config{Block: [3]int{32}}, clean: true,
			decl: ".global .u32 lock; .global .u32 count;",
			body: `
	mov.u64 %x1, lock; mov.u64 %x2, count;
LOCK:
	atom.global.cas.b32 %r1, [%x1], 0, 1;
	setp.ne.u32 %p1, %r1, 0;
	@%p1 bra LOCK;
	fence.acq_rel.gpu;
	ld.global.u32 %d, [%x2];
	add.u32 %r2, %d, 1;
	st.global.u32 [%x2], %r2;
	fence.acq_rel.gpu;
	atom.global.exch.b32 %r3, [%x1], 0;
	shl.b32 %d, 1, %d;
	redux.sync.or.b32 %d, %d, -1;`,
			want: whole(func([]uint32) uint32 { return 0xffffffff }),
		},
		{
			// A block waits for one that may not have begun.
			name: "grid barrier", cfg: Config{Grid: [3]int{40}, Block: [3]int{32}, Workers: 1}, clean: true,
			decl: ".global .u32 come;",
			body: `
	mov.u64 %x1, come;
	setp.ne.u32 %p1, %t, 0;
	@%p1 bra JOIN;
	atom.release.gpu.global.add.u32 %r1, [%x1], 1;
WAIT:
	ld.acquire.gpu.global.u32 %d, [%x1];
	setp.lt.u32 %p2, %d, 40;
	@%p2 bra WAIT;
JOIN:
	bar.sync 0;`,
			want: func(in []uint32) []uint32 {
				out := make([]uint32, len(in))
				for i := 0; i < len(in); i += 32 {
					out[i] = 40
				}
				return out
			},
		},
	}
	return cases
}

// atomicCases covers atom and red in shared and global memory: the threads of a
// warp go one after another.
func atomicCases() []warpCase {
	var cases []warpCase
	for _, sp := range []string{"global", "shared", ""} {
		addr := "mov.u64 %x1, s;"
		load := "ld.shared.u32"
		gen := sp
		decl := ""
		switch sp {
		case "global":
			addr, load, decl = "mov.u64 %x1, word;", "ld.global.u32", ".global .u32 word;"
		case "":
			addr, load = "mov.u64 %x1, s; cvta.shared.u64 %x1, %x1;", "ld.u32"
		}
		if gen != "" {
			gen = "." + gen
		}
		st := strings.Replace(load, "ld", "st", 1)
		for op, f := range map[string]func(old, v uint32) uint32{
			"add.u32": func(o, v uint32) uint32 { return o + v }, "and.b32": func(o, v uint32) uint32 { return o & v },
			"or.b32": func(o, v uint32) uint32 { return o | v }, "xor.b32": func(o, v uint32) uint32 { return o ^ v },
			"exch.b32": func(_, v uint32) uint32 { return v }, "min.s32": func(o, v uint32) uint32 { return uint32(min(int32(o), int32(v))) },
			"max.u32": func(o, v uint32) uint32 { return max(o, v) },
			"inc.u32": func(o, v uint32) uint32 {
				if o >= v {
					return 0
				}
				return o + 1
			},
			"dec.u32": func(o, v uint32) uint32 {
				if o == 0 || o > v {
					return v
				}
				return o - 1
			},
		} {
			cases = append(cases, warpCase{
				name: op + gen, decl: decl, clean: true,
				body: fmt.Sprintf("%s setp.eq.u32 %%p1, %%t, 0; @%%p1 %s [%%x1], 77; bar.sync 0; atom%s.%s %%d, [%%x1], %%a;", addr, st, gen, op),
				want: func(in []uint32) []uint32 {
					out := make([]uint32, len(in))
					v := uint32(77)
					for i, x := range in {
						out[i] = v
						v = f(v, x)
					}
					return out
				},
			})
		}
	}
	cases = append(cases, warpCase{
		name: "cas.b64", clean: true,
		body: `
	mov.u32 %r1, s; cvt.u64.u32 %x2, %a; setp.eq.u32 %p1, %t, 0; @%p1 st.shared.u64 [%r1], 0; bar.sync 0;
	atom.shared.cas.b64 %x3, [%r1], 0, %x2;
	cvt.u32.u64 %d, %x3;`,
		want: func(in []uint32) []uint32 {
			out := make([]uint32, len(in))
			for i := range out {
				if i > 0 {
					out[i] = in[0]
				}
			}
			return out
		},
	}, warpCase{
		name: "cas.b128",
		body: `
	.reg .b128 %q<4>;
	mov.u32 %r1, s; cvt.u64.u32 %x2, %a; setp.eq.u32 %p1, %t, 0;
	mov.u64 %x4, 5; mov.u64 %x5, 6; mov.b128 %q1, {%x4, %x5}; mov.b128 %q2, {%x2, %x5};
	@%p1 st.shared.v2.u64 [%r1], {%x4, %x5}; bar.sync 0;
	atom.shared.cas.b128 %q3, [%r1], %q1, %q2;
	mov.b128 {%x6, %x7}, %q3;
	add.u64 %x6, %x6, %x7; cvt.u32.u64 %d, %x6;`,
		want: func(in []uint32) []uint32 {
			out := make([]uint32, len(in))
			for i := range out {
				out[i] = in[0] + 6
			}
			out[0] = 11
			return out
		},
	})
	return cases
}
