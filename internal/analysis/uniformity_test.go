package analysis

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

const uniformityHead = `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @other(i32)
define ptx_kernel void @f(ptr addrspace(1) %p, ptr %g, i32 %n, i1 %c) {
`

// The names give the expected level: %u… is the same in the CTA, %w… in the warp, %d… differs.
func TestUniformity(t *testing.T) {
	for _, c := range []struct{ name, body string }{
		{"sources", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d.lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %d.clock = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %w.warp = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %u.cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %u.sum = add i32 %u.cta, %n
  %u.pop = call i32 @llvm.ctpop.i32(i32 %u.sum)
  %d.sum = add i32 %u.sum, %d.tid
  %w.sum = add i32 %u.sum, %w.warp
  %w.load = load i32, ptr addrspace(1) %p
  %u.load = load i32, ptr addrspace(1) %p, !invariant.load !0
  %d.volatile = load volatile i32, ptr addrspace(1) %p
  %d.generic = load i32, ptr %g
  %d.p = getelementptr i32, ptr addrspace(1) %p, i32 %d.tid
  %d.gather = load i32, ptr addrspace(1) %d.p, !invariant.load !0
  %d.alloca = alloca i32
  %d.rmw = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %d.call = call i32 @other(i32 0)
  %d.asm = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  ret void`},
		{"warp", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w.first = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %d.tid, i32 0, i32 31)
  %d.half = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %d.tid, i32 0, i32 4127)
  %d.some = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 15, i32 %d.tid, i32 0, i32 31)
  %d.lane = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 %d.tid, i32 31)
  %d.down = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %d.tid, i32 1, i32 31)
  %d.c = icmp eq i32 %d.tid, 7
  %w.any = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %d.c)
  %d.any = call i1 @llvm.nvvm.vote.any.sync(i32 %n, i1 %d.c)
  %w.sum = call i32 @llvm.nvvm.redux.sync.add(i32 %d.tid, i32 -1)
  %u.or = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %d.c)
  ret void`},
		{"join", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d.c = icmp eq i32 %d.tid, 7
  br i1 %d.c, label %a, label %b
a:
  br label %j
b:
  br i1 %c, label %b1, label %b2
b1:
  br label %j2
b2:
  br label %j2
j2:
  %u.inner = phi i32 [ 1, %b1 ], [ 2, %b2 ]
  br label %j
j:
  %d.phi = phi i32 [ 1, %a ], [ 2, %j2 ]
  %u.same = phi i32 [ %n, %a ], [ %n, %j2 ]
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %u.phi = phi i32 [ 1, %x ], [ 2, %j ]
  ret void`},
		{"uniform loop", `
  br label %h
h:
  %u.i = phi i32 [ 0, %0 ], [ %u.next, %h ]
  %u.next = add i32 %u.i, 1
  %u.c = icmp slt i32 %u.next, %n
  br i1 %u.c, label %h, label %e
e:
  %u.last = phi i32 [ %u.next, %h ]
  ret void`},
		{"temporal divergence", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %h
h:
  %u.i = phi i32 [ 0, %0 ], [ %u.next, %h ]
  %u.next = add i32 %u.i, 1
  %d.c = icmp slt i32 %u.next, %d.tid
  br i1 %d.c, label %h, label %e
e:
  %d.last = add i32 %u.next, 0
  %d.lcssa = phi i32 [ %u.next, %h ]
  %u.sum = add i32 %n, 1
  ret void`},
		{"two exits, one divergent", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %h
h:
  %u.i = phi i32 [ 0, %0 ], [ %u.next, %l ]
  %u.next = add i32 %u.i, 1
  %d.c = icmp eq i32 %u.next, %d.tid
  br i1 %d.c, label %x, label %l
l:
  %u.c = icmp slt i32 %u.next, %n
  br i1 %u.c, label %h, label %y
x:
  br label %j
y:
  br label %j
j:
  %d.which = phi i32 [ 0, %x ], [ 1, %y ]
  ret void`},
		{"leaves in the same iteration", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %h
h:
  %u.i = phi i32 [ 0, %0 ], [ %u.next, %l ]
  %u.next = add i32 %u.i, 1
  %u.c = icmp slt i32 %u.next, %n
  br i1 %u.c, label %l, label %o
l:
  br label %h
o:
  %d.c = icmp eq i32 %d.tid, 3
  br i1 %d.c, label %x, label %j
x:
  br label %j
j:
  %u.last = add i32 %u.next, 0
  %d.phi = phi i32 [ %n, %x ], [ 2, %o ]
  ret void`},
		{"inner branch meets in the loop", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d.c = icmp eq i32 %d.tid, 3
  br label %h
h:
  %u.i = phi i32 [ 0, %0 ], [ %u.next, %m ]
  %d.s = phi i32 [ 0, %0 ], [ %d.t, %m ]
  br i1 %d.c, label %a, label %m
a:
  br label %m
m:
  %d.t = phi i32 [ 1, %a ], [ %d.s, %h ]
  %u.next = add i32 %u.i, 1
  %u.c = icmp slt i32 %u.next, %n
  br i1 %u.c, label %h, label %e
e:
  %u.last = add i32 %u.next, 0
  ret void`},
		{"leaves two loops", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %o
o:
  %u.i = phi i32 [ 0, %0 ], [ %u.inext, %ol ]
  br label %h
h:
  %u.j = phi i32 [ 0, %o ], [ %u.jnext, %l ]
  %u.jnext = add i32 %u.j, 1
  %d.c = icmp eq i32 %d.tid, %u.jnext
  br i1 %d.c, label %e, label %l
l:
  %u.jc = icmp slt i32 %u.jnext, 8
  br i1 %u.jc, label %h, label %ol
ol:
  %u.inext = add i32 %u.i, 1
  %u.c = icmp slt i32 %u.inext, %n
  br i1 %u.c, label %o, label %e
e:
  %d.why = phi i32 [ 0, %h ], [ 1, %ol ]
  %d.i = add i32 %u.i, 0
  ret void`},
		{"continues of an inner loop", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %o
o:
  %u.i = phi i32 [ 0, %0 ], [ %u.inext, %ol ]
  br label %h
h:
  %u.j = phi i32 [ 0, %o ], [ %u.jnext, %h ]
  %u.jnext = add i32 %u.j, 1
  %d.c = icmp slt i32 %u.jnext, %d.tid
  br i1 %d.c, label %h, label %ol
ol:
  %d.j = phi i32 [ %u.jnext, %h ]
  %u.inext = add i32 %u.i, 1
  %u.c = icmp slt i32 %u.inext, %n
  br i1 %u.c, label %o, label %e
e:
  %u.end = add i32 %u.inext, 0
  ret void`},
		{"no loop", `
  %d.tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %c, label %a, label %b
a:
  %d.i = phi i32 [ 0, %0 ], [ %d.j, %b ]
  br i1 %c, label %b, label %e
b:
  %d.j = phi i32 [ 1, %0 ], [ %d.i, %a ]
  br label %a
e:
  ret void`},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := module(t, uniformityHead+c.body+"\n}\n!0 = !{}\n")
			f := function(t, m, "f")
			u := uniformityOf(m, f)
			checked := 0
			for b := f.Entry(); b != 0; b = f.NextBlock(b) {
				for v := f.First(b); v != ir.None; v = f.Next(v) {
					name := f.NameOf(v)
					want := strings.IndexByte("uwd", (name + " ")[0])
					if want < 0 {
						continue
					}
					checked++
					if got := int(u.Of(v)); got != want {
						t.Errorf("%%%s has level %d", name, got)
					}
				}
			}
			if checked < 2 {
				t.Error("nothing was checked")
			}
		})
	}
}

func uniformityOf(m *ir.Module, f *ir.Func) *Uniformity {
	var fx EffectTable
	fx.Compute(m)
	c, d, l, u := new(CFG), new(Dom), new(Loops), new(Uniformity)
	c.Compute(f)
	d.Compute(c)
	l.Compute(d)
	u.Compute(l, &fx)
	return u
}

// In a function that is not a kernel, parameters differ.
func TestUniformityOfParameters(t *testing.T) {
	m := module(t, `define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
`)
	f := function(t, m, "f")
	if u := uniformityOf(m, f); u.Of(f.First(f.Entry())) != Divergent {
		t.Error("what comes from a caller is taken for uniform")
	}
	f.CC = ir.CCPTXKernel
	if u := uniformityOf(m, f); u.Of(f.First(f.Entry())) != UniformCTA {
		t.Error("a kernel's parameter is not uniform")
	}
}
