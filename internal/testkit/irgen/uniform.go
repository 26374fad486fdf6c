package irgen

import "fmt"

// sums is the number of words of shared memory that all threads add to.
const sums = 8

// together generates operations that all threads of a block perform at the same time: they exchange values through
// shared memory, with barriers around, or from lane to lane. It is allowed only in uniform control flow.
func (g *gen) together() {
	switch g.r.IntN(8) {
	case 7:
		g.inFunction()
	case 0, 1:
		g.exchange()
	case 2:
		g.sum()
	case 3:
		g.agree()
	case 4:
		g.count()
	default:
		g.lanes()
	}
}

// agree compares or combines a value among the lanes of a warp.
func (g *gen) agree() {
	k := g.r.IntN(4)
	if k == 2 && g.opt.SM != 0 && g.opt.SM < 80 {
		k = 3
	}
	switch k {
	case 0:
		t := [...]typ{i32, i64}[g.r.IntN(2)]
		n := g.declare("llvm.nvvm.match.any.sync."+t.String(), fmt.Sprintf("declare i32 @llvm.nvvm.match.any.sync.%s(i32, %s)", t, t))
		x := g.val("and %s %s, 3", t, g.pick(t))
		g.add(i32, g.val("call i32 @%s(i32 -1, %s %s)", n, t, x))
	case 1:
		n := g.declare("llvm.nvvm.match.all.sync.i32p", "declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)")
		v := g.val("call { i32, i1 } @%s(i32 -1, i32 %s)", n, [...]string{"%n", "%tid", g.pick(i32)}[g.r.IntN(3)])
		g.add(i32, g.val("extractvalue { i32, i1 } %s, 0", v))
		g.add(i1, g.val("extractvalue { i32, i1 } %s, 1", v))
	case 2:
		op := [...]string{"add", "min", "max", "umin", "umax", "and", "or", "xor"}[g.r.IntN(8)]
		n := g.declare("llvm.nvvm.redux.sync."+op, fmt.Sprintf("declare i32 @llvm.nvvm.redux.sync.%s(i32, i32)", op))
		g.add(i32, g.val("call i32 @%s(i32 %s, i32 -1)", n, g.pick(i32)))
	default: // a butterfly
		n := g.declare("llvm.nvvm.shfl.sync.bfly.i32", "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)")
		x := g.pick(i32)
		op := [...]string{"add", "xor", "or"}[g.r.IntN(3)]
		for _, d := range []int{16, 8, 4, 2, 1}[g.r.IntN(5):] {
			x = g.val("%s i32 %s, %s", op, x, g.val("call i32 @%s(i32 -1, i32 %s, i32 %d, i32 31)", n, x, d))
		}
		g.add(i32, x)
	}
}

// count lets all threads of the block agree at a barrier.
func (g *gen) count() {
	switch op := [...]string{"and", "or", "popc"}[g.r.IntN(3)]; op {
	case "popc":
		n := g.declare("llvm.nvvm.barrier0.popc", "declare i32 @llvm.nvvm.barrier0.popc(i32)")
		g.add(i32, g.val("call i32 @%s(i32 %s)", n, g.val("zext i1 %s to i32", g.pick(i1))))
	default:
		n := g.declare("llvm.nvvm.barrier0."+op, fmt.Sprintf("declare i32 @llvm.nvvm.barrier0.%s(i32)", op))
		g.add(i1, g.val("icmp ne i32 %s, 0", g.val("call i32 @%s(i32 %s)", n, g.pick(i32))))
	}
}

// inFunction lets threads exchange words in a function of their own, twice in a loop perhaps.
func (g *gen) inFunction() {
	attr := [...]string{"noinline", "alwaysinline", ""}[g.r.IntN(3)]
	name := "together." + attr
	g.declare(name, fmt.Sprintf(`define internal i64 @%s(i64 %%x, i32 %%n, ptr addrspace(3) %%mine, ptr addrspace(3) %%other) convergent %s {
entry:
  br label %%loop
loop:
  %%i = phi i32 [ 0, %%entry ], [ %%next, %%loop ]
  %%v = phi i64 [ %%x, %%entry ], [ %%w, %%loop ]
  store i64 %%v, ptr addrspace(3) %%mine, align 8
  call void @llvm.nvvm.barrier0()
  %%o = load i64, ptr addrspace(3) %%other, align 8
  call void @llvm.nvvm.barrier0()
  %%m = mul i64 %%v, 3
  %%w = add i64 %%m, %%o
  %%next = add nuw nsw i32 %%i, 1
  %%c = icmp slt i32 %%next, %%n
  br i1 %%c, label %%loop, label %%done
done:
  ret i64 %%w
}
`, name, attr))
	g.declare("llvm.nvvm.barrier0", "declare void @llvm.nvvm.barrier0()")
	at := func(tid string) string {
		return g.val("getelementptr [%d x i64], ptr addrspace(3) @exchange, i32 0, i32 %s", Threads, tid)
	}
	n := [...]string{"1", "2", g.val("lshr i32 %%n, 4")}[g.r.IntN(3)]
	other := at(g.val("xor i32 %%tid, %d", 1+g.r.IntN(Threads-1)))
	g.add(i64, g.val("call i64 @%s(i64 %s, i32 %s, ptr addrspace(3) %s, ptr addrspace(3) %s) convergent", name, g.pick(i64), n, at("%tid"), other))
}

// barrier generates a barrier for all threads.
func (g *gen) barrier() {
	if g.r.IntN(2) == 0 {
		g.line("call void @%s(i32 %d)", g.declare("llvm.nvvm.barrier.cta.sync.aligned.all", "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)"), g.r.IntN(3))
		return
	}
	g.line("call void @%s()", g.declare("llvm.nvvm.barrier0", "declare void @llvm.nvvm.barrier0()"))
}

// exchange writes a word of shared memory and reads another thread's.
func (g *gen) exchange() {
	t := [...]typ{i64, i32, f32, i16}[g.r.IntN(4)]
	at := func(tid string) string {
		return g.val("getelementptr [%d x i64], ptr addrspace(3) @exchange, i32 0, i32 %s", Threads, tid)
	}
	mine := at("%tid")
	g.line("store %s %s, ptr addrspace(3) %s, align 8", t, g.pick(t), mine)
	g.barrier()
	var other string
	if g.r.IntN(2) == 0 {
		other = g.val("xor i32 %%tid, %d", 1+g.r.IntN(Threads-1))
	} else {
		other = g.val("and i32 %s, %d", g.val("add i32 %%tid, %s", g.pick(i32)), Threads-1)
	}
	v := g.val("load %s, ptr addrspace(3) %s, align 8", t, at(other))
	g.barrier()
	g.add(t, v)
}

// sum lets all threads add to a few words, and reads one of them.
func (g *gen) sum() {
	word := func(x string) string {
		return g.val("getelementptr [%d x i64], ptr addrspace(3) @sums, i32 0, i32 %s", sums, x)
	}
	clear, on := g.newLabel(), g.newLabel()
	g.line("br i1 %s, label %%%s, label %%%s", g.val("icmp ult i32 %%tid, %d", sums), clear, on)
	g.startBlock(clear)
	g.line("store i64 %d, ptr addrspace(3) %s, align 8", g.r.IntN(9), word("%tid"))
	g.line("br label %%%s", on)
	g.startBlock(on)
	g.barrier()
	t := [...]typ{i32, i64}[g.r.IntN(2)]
	op := [...]string{"add", "max", "umin", "or", "xor", "and"}[g.r.IntN(6)]
	k := g.val("and i32 %s, %d", g.pick(i32), sums-1)
	g.val("atomicrmw %s ptr addrspace(3) %s, %s %s monotonic", op, word(k), t, g.pick(t))
	g.barrier()
	v := g.val("load i64, ptr addrspace(3) %s, align 8", word(fmt.Sprint(g.r.IntN(sums))))
	g.barrier()
	g.add(i64, v)
}

// lanes moves values between the lanes of a warp.
func (g *gen) lanes() {
	switch g.r.IntN(4) {
	case 0, 1:
		t := [...]typ{i32, i32, f32}[g.r.IntN(3)]
		kind := map[typ]string{i32: "i32", f32: "f32"}[t]
		mode := [...]string{"idx", "up", "down", "bfly"}[g.r.IntN(4)]
		clamp := 31
		if mode == "up" {
			clamp = 0
		}
		lane := fmt.Sprint(g.r.IntN(32))
		if g.r.IntN(2) == 0 {
			lane = g.val("and i32 %s, 31", g.pick(i32))
		}
		if g.r.IntN(3) == 0 { // and whether the lane exists
			n := g.declare("llvm.nvvm.shfl.sync."+mode+"."+kind+"p", fmt.Sprintf("declare { %s, i1 } @llvm.nvvm.shfl.sync.%s.%sp(i32, %s, i32, i32)", t, mode, kind, t))
			v := g.val("call { %s, i1 } @%s(i32 -1, %s %s, i32 %s, i32 %d)", t, n, t, g.pick(t), lane, clamp)
			g.add(t, g.val("extractvalue { %s, i1 } %s, 0", t, v))
			g.add(i1, g.val("extractvalue { %s, i1 } %s, 1", t, v))
			return
		}
		n := g.declare("llvm.nvvm.shfl.sync."+mode+"."+kind, fmt.Sprintf("declare %s @llvm.nvvm.shfl.sync.%s.%s(i32, %s, i32, i32)", t, mode, kind, t))
		g.add(t, g.val("call %s @%s(i32 -1, %s %s, i32 %s, i32 %d)", t, n, t, g.pick(t), lane, clamp))
	case 2:
		op := [...]string{"all", "any", "uni"}[g.r.IntN(3)]
		n := g.declare("llvm.nvvm.vote."+op+".sync", fmt.Sprintf("declare i1 @llvm.nvvm.vote.%s.sync(i32, i1)", op))
		g.add(i1, g.val("call i1 @%s(i32 -1, i1 %s)", n, g.pick(i1)))
	default:
		n := g.declare("llvm.nvvm.vote.ballot.sync", "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)")
		g.add(i32, g.val("call i32 @%s(i32 -1, i1 %s)", n, g.pick(i1)))
	}
}
