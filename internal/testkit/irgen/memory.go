package irgen

import (
	"fmt"
	"strings"
)

// paramWords is the number of words of a structure that a kernel gets by value.
const paramWords = 6

// moreParams returns the text and the types of further parameters of the kernel: numbers, and a structure by value. The
// arguments of a launch are the same for all threads.
func (g *gen) moreParams() (list string, types []typ) {
	g.given = g.r.IntN(3) == 0
	if g.given {
		list = fmt.Sprintf(", ptr byval([%d x i64]) align 8 %%given", paramWords)
	}
	for i := range g.r.IntN(4) {
		t := [...]typ{i8, i16, i64, f32, f64, f16, v4i8, v2f32, i128, v2i16}[g.r.IntN(10)]
		types = append(types, t)
		list += fmt.Sprintf(", %s %%x%d", t, i)
	}
	return list, types
}

// memories puts the memory of the kernel into scope and gives it its first contents.
func (g *gen) memories() {
	g.line("%%buf = getelementptr i8, ptr %%outp, i64 %d", 8*results)
	shared := pointer{typ: "ptr" + g.space(3), name: "%sh0", words: 4, roots: inShared}
	g.ptrs = []pointer{
		{typ: "ptr", name: "%mem", words: 16, roots: inMem},
		{typ: "ptr", name: "%arr", words: 12, roots: inArr},
		{typ: "ptr", name: "%buf", words: Slots - results, roots: inOut},
		{typ: "ptr", name: "%inp", words: Slots, roots: inInput, fixed: true},
		shared,
	}
	for i := range 4 {
		p := g.val("getelementptr i64, %s, i64 %d", shared, i)
		g.line("store i64 %d, ptr%s %s, align 8", 5-i, g.space(3), p)
	}
	set := g.declare("llvm.memset.p0.i64", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
	g.line("call void @%s(ptr align 8 %%tmp, i8 %d, i64 48, i1 false)", set, g.r.IntN(3))
	switch g.r.IntN(3) {
	case 0:
		g.line("call void @%s(ptr align 8 %%arr, i8 %s, i64 96, i1 false)", set, g.constant(i8))
	case 1:
		n := g.declare("llvm.memcpy.p0.p0.i64", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)")
		g.line("call void @%s(ptr align 8 %%arr, ptr align 8 %%inp, i64 96, i1 false)", n)
	default:
		for i := range 24 {
			p := g.val("getelementptr [24 x i32], ptr %%arr, i64 0, i64 %d", i)
			g.line("store i32 %d, ptr %s, align 4", 3*i-20, p)
		}
	}
	g.variables()
	if g.given {
		g.ptrs = append(g.ptrs, pointer{typ: "ptr", name: "%given", words: paramWords, roots: inParam, fixed: g.r.IntN(2) == 0})
	}
	if g.opt.Host || g.r.IntN(3) > 0 {
		return
	}
	// The same memory by its own address space.
	g.line("%%in1 = addrspacecast ptr %%inp to ptr addrspace(1)")
	g.line("%%buf1 = addrspacecast ptr %%buf to ptr addrspace(1)")
	g.ptrs = append(
		g.ptrs,
		pointer{typ: "ptr addrspace(1)", name: "%in1", words: Slots, roots: inInput, fixed: true},
		pointer{typ: "ptr addrspace(1)", name: "%buf1", words: Slots - results, roots: inOut},
	)
}

// variables generates variables of the module, of which each thread has a part, or that are never written.
func (g *gen) variables() {
	words := 2 * Threads
	space := ""
	if g.r.IntN(3) > 0 {
		space = g.space(1)
	}
	first := "zeroinitializer"
	if g.r.IntN(3) == 0 {
		first = "[" + strings.TrimSuffix(strings.Repeat("i64 -7, i64 9, ", words/2), ", ") + "]"
	}
	link := [...]string{"internal", "internal", "private"}[g.r.IntN(3)]
	g.m.vars = append(
		g.m.vars,
		fmt.Sprintf("@own%s = %s%s global [%d x i64] %s, align 8", g.id, link, space, words, first),
		fmt.Sprintf("@left%s = internal%s global [%d x i32] zeroinitializer, align 8", g.id, space, Threads),
		fmt.Sprintf("@given%s = internal%s global { i32, [3 x i16], i64 } { i32 %s, [3 x i16] [i16 4, i16 -5, i16 6], i64 %s }, align 8", g.id, space, g.constant(i32), g.constant(i64)),
	)
	own := pointer{typ: "ptr" + space, name: fmt.Sprintf("@own%s", g.id), words: 2, roots: inGlobal}
	own.name = g.val("getelementptr [2 x i64], %s, i64 %%tid64", own)
	g.ptrs = append(g.ptrs, own, pointer{typ: "ptr" + space, name: "@given" + g.id, words: 2, roots: inInput | inGlobal, fixed: true})
	// This one is never read, or only its initial value is.
	p := g.val("getelementptr i32, ptr%s @left%s, i32 %%tid", space, g.id)
	if g.r.IntN(2) == 0 {
		g.add(i32, g.val("load i32, ptr%s %s, align 4", space, p))
	} else {
		g.line("store i32 %s, ptr%s %s, align 4", g.pick(i32), space, p)
	}
}

// leaveMemory makes the final contents of local and shared memory part of the output.
func (g *gen) leaveMemory() {
	if g.r.IntN(3) == 0 { // then stores may be dead
		return
	}
	for _, p := range g.ptrs[:5] {
		if p.fixed || p.roots == inOut {
			continue
		}
		at := fmt.Sprintf("getelementptr i64, %s, i64", p)
		v := g.shapes().counted(g.shapes().plain(p.words), []typ{i64}, []string{"7"}, func(iv string, phi []string) []string {
			x := g.val("load i64, %s %s, align 8", p.typ, g.val("%s %s", at, iv))
			return []string{g.val("add i64 %s, %s", g.val("mul i64 %s, 31", phi[0]), x)}
		})
		g.store(i64, v[0])
	}
}

// partial reads a memory location twice, where on one of the paths in between it is read or written, or another
// location is written.
func (g *gen) partial() {
	t := accessed[g.r.IntN(len(accessed))]
	q, al, ok := g.somewhere(t.size(), true)
	if !ok {
		g.intOp()
		return
	}
	if g.r.IntN(3) == 0 {
		g.add(t, g.load(t, q, al))
	}
	c := g.condition()
	ways := [2]string{g.newLabel(), g.newLabel()}
	join := g.newLabel()
	g.line("br i1 %s, label %%%s, label %%%s", c, ways[0], ways[1])
	var in [2]string
	kept := g.snapshot()
	for i, l := range ways {
		g.startBlock(l)
		v := g.pick(t)
		switch g.r.IntN(5) {
		case 0:
			v = g.load(t, q, al)
		case 1:
			g.line("store %s %s, %s, align %d", t, v, q, al)
		case 2:
			if o, ok := g.anyPointer(1, true); ok {
				a, al := g.at(o, 4)
				g.line("store i32 %s, %s, align %d", g.pick(i32), a, al)
			}
		case 3:
			g.call()
		}
		in[i] = fmt.Sprintf("[ %s, %%%s ]", v, g.cur)
		g.line("br label %%%s", join)
		g.restore(kept)
	}
	g.startBlock(join)
	v := g.val("phi %s %s, %s", t, in[0], in[1])
	g.add(t, v)
	g.add(t, g.load(t, q, al))
	if g.r.IntN(3) == 0 {
		g.line("store %s %s, %s, align %d", t, v, q, al)
	}
}

// transfer copies memory in one or more steps.
func (g *gen) transfer() {
	p, ok := g.anyPointer(2, true)
	q, okq := g.anyPointer(2, false)
	if !ok || !okq {
		g.intOp()
		return
	}
	p, q = g.generic(p), g.generic(q)
	bytes := min(p.words, q.words, 6) * 8
	size := fmt.Sprint(8 * (1 + g.r.IntN(bytes/8)))
	switch g.r.IntN(3) {
	case 0:
		size = fmt.Sprint(1 + g.r.IntN(bytes))
	case 1:
		x := g.val("urem i64 %s, %d", g.pick(i64), bytes+1)
		size = x
	}
	copyName := func(overlap bool) string {
		op := "memcpy"
		if overlap || g.r.IntN(3) == 0 {
			op = "memmove"
		}
		n := "llvm." + op + ".p0.p0.i64"
		return g.declare(n, fmt.Sprintf("declare void @%s(ptr, ptr, i64, i1)", n))
	}
	al := [...]string{"", "align 8 ", "align 4 "}[g.r.IntN(3)]
	set := g.declare("llvm.memset.p0.i64", "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
	store := func(to pointer) {
		a, al := g.at(to, 4)
		g.line("store i32 %s, %s, align %d", g.pick(i32), a, al)
	}
	switch k := g.r.IntN(5); {
	case k < 2: // through another array
		tmp := pointer{typ: "ptr", name: "%tmp", words: 6, roots: inTmp}
		fresh := g.device || g.r.IntN(4) > 0
		if fresh {
			tmp.name = g.alloca("[6 x i64]")
		}
		lives := fresh && g.r.IntN(2) == 0
		if lives {
			g.line("call void @%s(%s)", g.declare("llvm.lifetime.start.p0", "declare void @llvm.lifetime.start.p0(ptr)"), tmp)
		}
		if fresh && g.r.IntN(2) == 0 { // and nothing else is in it
			size = fmt.Sprint(bytes)
			tmp.words = bytes / 8
		} else if fresh {
			g.line("call void @%s(%s, i8 %s, i64 48, i1 false)", set, tmp, g.constant(i8))
		}
		g.line("call void @%s(ptr %s%s, ptr %s%s, i64 %s, i1 false)", copyName(false), al, tmp.name, al, q.name, size)
		if g.r.IntN(3) == 0 {
			store([...]pointer{tmp, p}[g.r.IntN(2)])
		}
		if g.r.IntN(3) > 0 {
			g.line("call void @%s(ptr %s%s, ptr %s%s, i64 %s, i1 false)", copyName(false), al, p.name, al, tmp.name, size)
		} else {
			t := [...]typ{i8, i32, i64}[g.r.IntN(3)]
			a, al := g.at(tmp, t.size())
			g.add(t, g.load(t, a, al))
		}
		if fresh && !lives { // others may read it, too
			tmp.fixed = true
			g.ptrs = append(g.ptrs, tmp)
			if g.r.IntN(2) == 0 {
				i := g.val("and i64 %s, 1", g.pick(i64))
				g.add(i64, g.val("load i64, ptr %s, align 8", g.val("getelementptr i64, ptr %s, i64 %s", tmp.name, i)))
			}
		}
		if lives {
			g.line("call void @%s(%s)", g.declare("llvm.lifetime.end.p0", "declare void @llvm.lifetime.end.p0(ptr)"), tmp)
		}
	case k == 2: // a fill, partly written over
		g.line("call void @%s(ptr %s%s, i8 %s, i64 %s, i1 false)", set, al, p.name, g.pick(i8), size)
		for range g.r.IntN(3) {
			store(p)
		}
		if g.r.IntN(2) == 0 && p.roots&q.roots == 0 {
			g.line("call void @%s(ptr %s, ptr %s, i64 %s, i1 false)", copyName(false), p.name, q.name, size)
		}
	case k == 3: // shifted by some bytes
		d := g.val("getelementptr i8, %s, i64 %d", p, 1+g.r.IntN(8))
		x := g.val("urem i64 %s, %d", g.pick(i64), 8*p.words-7)
		if g.r.IntN(2) == 0 {
			x = fmt.Sprint(g.r.IntN(8*p.words - 7))
		}
		a, b := d, p.name
		if g.r.IntN(2) == 0 {
			a, b = b, a
		}
		g.line("call void @%s(ptr %s, ptr %s, i64 %s, i1 false)", copyName(true), a, b, x)
	default:
		g.line("call void @%s(ptr %s%s, ptr %s%s, i64 %s, i1 false)", copyName(p.roots&q.roots != 0), al, p.name, al, q.name, size)
	}
	t := [...]typ{i8, i32, i64, i32}[g.r.IntN(4)]
	a, align := g.at(p, t.size())
	g.add(t, g.load(t, a, align))
}
