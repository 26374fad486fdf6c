package driver

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// damager changes a module in memory, mostly into another one that can be written and
// read again.
type damager struct {
	r     *rand.Rand
	m     *ir.Module
	funcs []*ir.Func
}

// pick returns an element of list.
func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// insts lists the instructions of f.
func insts(f *ir.Func) (list []ir.Value) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			list = append(list, v)
		}
	}
	return list
}

// blocks lists the blocks of f.
func blocks(f *ir.Func) (list []ir.Block) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		list = append(list, b)
	}
	return list
}

// constant returns an unusual constant of type t, or None.
func (d *damager) constant(f *ir.Func, t ir.Type) ir.Value {
	ty, c := &d.m.Types, &f.Consts
	switch d.r.IntN(8) {
	case 0:
		return c.Undef(t)
	case 1:
		return c.Poison(t)
	case 2:
		return c.Null(t)
	}
	switch {
	case ty.IsInt(t) && ty.Bits(t) <= 64:
		n := pick(d.r, []uint64{0, 1, 2, 3, 7, 31, 32, 63, 64, 65, 255, 1 << 15, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 63, 1<<63 - 1, 1<<64 - 1})
		return c.Int(t, c.Truncate(t, n))
	case t == ir.Float:
		return c.FloatBits(t, uint64(pick(d.r, []uint32{0, 1 << 31, 1, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0x3f800000, 0x7f7fffff})))
	case t == ir.Double:
		return c.FloatBits(t, pick(d.r, []uint64{0, 1 << 63, 1, 0x7ff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001, 0x3ff0000000000000}))
	}
	return c.Undef(t)
}

// value returns something of the type of old: an argument, a constant, or the result of
// an instruction, preferably of the same block and before v.
func (d *damager) value(f *ir.Func, list []ir.Value, v, old ir.Value) ir.Value {
	t := f.TypeOf(old)
	if d.r.IntN(4) == 0 {
		return d.constant(f, t)
	}
	var same []ir.Value
	for i := range f.NumParams() {
		if p := ir.ParamValue(i); f.TypeOf(p) == t {
			same = append(same, p)
		}
	}
	anywhere := d.r.IntN(8) == 0
	reached := false
	for _, x := range list {
		reached = reached || x == v
		if f.TypeOf(x) == t && (anywhere || !reached && (f.BlockOf(x) == f.BlockOf(v) || f.BlockOf(x) == f.Entry())) {
			same = append(same, x)
		}
	}
	if len(same) == 0 {
		return d.constant(f, t)
	}
	return pick(d.r, same)
}

// groups are interchangeable operations: types stay right.
var groups = [...][]ir.Op{
	{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor},
	{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem},
	{ir.OpZExt, ir.OpSExt},
	{ir.OpFPToUI, ir.OpFPToSI},
	{ir.OpUIToFP, ir.OpSIToFP},
}

// step does one damage to f.
func (d *damager) step(f *ir.Func) {
	list := insts(f)
	v := pick(d.r, list)
	op := f.Op(v)
	switch d.r.IntN(16) {
	case 0, 1, 2, 3: // another operand
		if n := f.NumOps(v); n > 0 {
			k := d.r.IntN(n)
			switch old := f.Operand(v, k); {
			case old.IsBlock():
				f.SetOperand(v, k, pick(d.r, blocks(f)).Value())
			case d.m.Types.IsFirstClass(f.TypeOf(old)) && !(op == ir.OpCall && k == n-1):
				f.SetOperand(v, k, d.value(f, list, v, old))
			}
		}
	case 4, 5: // another operation
		for _, g := range groups {
			for _, o := range g {
				if o == op {
					ops := make([]ir.Value, f.NumOps(v))
					for k := range ops {
						ops[k] = f.Operand(v, k)
					}
					f.Mutate(v, pick(d.r, g), 0, f.Aux(v), ops...)
					return
				}
			}
		}
		switch op {
		case ir.OpICmp:
			f.SetPred(v, ir.ICmpEQ+ir.Pred(d.r.IntN(10)))
		case ir.OpFCmp:
			f.SetPred(v, ir.FCmpFalse+ir.Pred(d.r.IntN(16)))
		}
	case 6: // other markers
		if op == ir.OpAlloca {
			return
		}
		f.SetFlags(v, f.Flags(v)^ir.Flags(1)<<d.r.IntN(16))
	case 7, 8: // another successor
		b := f.BlockOf(v)
		if n := f.NumSuccs(b); n > 0 {
			f.SetSucc(b, d.r.IntN(n), pick(d.r, blocks(f)))
		}
	case 9: // another place in the block
		if pos := pick(d.r, list); pos != v && !op.IsTerminator() && f.BlockOf(pos) == f.BlockOf(v) {
			f.MoveBefore(v, pos)
		}
	case 10: // gone
		if !op.IsTerminator() {
			f.Erase(v)
		}
	case 11: // another type
		f.SetType(v, f.TypeOf(pick(d.r, list)))
	case 12: // another access
		switch op {
		case ir.OpLoad, ir.OpStore, ir.OpAtomicRMW, ir.OpCmpXchg, ir.OpFence:
			mem := f.Mem(v)
			switch d.r.IntN(4) {
			case 0:
				mem.Align = uint8(d.r.IntN(33))
			case 1:
				mem.Order = ir.Order(d.r.IntN(int(ir.SeqCst) + 1))
			case 2:
				mem.RMW = ir.RMWOp(d.r.IntN(int(ir.RMWUSubSat) + 1))
			case 3:
				mem.Failure = ir.Order(d.r.IntN(int(ir.SeqCst) + 1))
			}
			f.SetMem(v, mem)
		}
	case 13: // another function is called
		if op == ir.OpCall {
			f.SetOperand(v, f.NumOps(v)-1, ir.SymValue(uint32(1+d.r.IntN(len(d.m.Syms)-1))))
		}
	case 14: // other metadata
		if len(d.m.MDs) > 1 {
			kind := pick(d.r, []string{"tbaa", "tbaa.struct", "range", "align", "nonnull", "noundef", "invariant.load", "alias.scope", "noalias", "prof", "llvm.loop", "callalign", "nontemporal", "unpredictable"})
			f.Attach(v, ir.Attachment{Kind: kind, Node: ir.MD(1 + d.r.IntN(len(d.m.MDs)-1))})
		}
	case 15: // another attribute list
		f.Attrs = ir.AttrListID(d.r.IntN(len(d.m.AttrLists)))
	}
}

// symbol does one damage to a symbol.
func (d *damager) symbol() {
	s := &d.m.Syms[1+d.r.IntN(len(d.m.Syms)-1)]
	switch d.r.IntN(7) {
	case 0:
		s.Linkage = ir.Linkage(d.r.IntN(11))
	case 1:
		s.Space = uint32(d.r.IntN(8))
	case 2:
		s.Align = 1 << d.r.IntN(33)
	case 3:
		s.Init = d.m.Syms[1+d.r.IntN(len(d.m.Syms)-1)].Init
	case 4:
		s.IsConst = !s.IsConst
	case 5:
		if s.Kind == ir.SymVar {
			s.Type = ir.Type(1 + d.r.IntN(d.m.Types.Len()-1))
		}
	case 6:
		if s.Kind == ir.SymFunc && !s.Dead {
			s.Fn.CC = uint16(pick(d.r, []int{0, 8, 9, ir.CCPTXKernel, ir.CCPTXDevice, 1023}))
		}
	}
}

// damaged compiles a module that was damaged in memory, through text or bitcode. It
// reports whether it compiled.
func damaged(t *testing.T, m *ir.Module, seed, level int, asText bool) bool {
	t.Helper()
	what := fmt.Sprintf("seed %d, -O%d", seed, level)
	checkRefusal(t, verify.Module(m), "%s, in memory", what)
	var data []byte
	if asText {
		data = ir.Append(nil, m)
	} else {
		bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{})
		if err != nil {
			checkRefusal(t, err, "%s, written", what)
			return false
		}
		data = bc
	}
	opt := options(t, "sm_90")
	opt.Level = level
	_, _, err := Compile(context.Background(), opt, Input{Name: "damaged", Data: data})
	checkRefusal(t, err, "%s, text %v", what, asText)
	if t.Failed() {
		t.Logf("%s:\n%s", what, diag.Of(err).Append(nil))
	}
	return err == nil
}

// Modules that are damaged in memory, so that most of them can be read: they compile, or
// are refused with a place; the compiler never fails itself (P-25).
func TestDamage(t *testing.T) {
	rounds := 12
	if testing.Short() {
		rounds = 4
	}
	taken, all := 0, 0
	for _, f := range testkit.Corpus(t, "O0", "raw", "typed") {
		text := f.Read(t)
		if len(text) > 40<<10 {
			continue
		}
		ok := 0
		for seed := range rounds {
			m, err := llasm.Parse(f.String(), text, llasm.Options{KeepNames: true})
			if err != nil {
				t.Fatal(err)
			}
			d := damager{r: rand.New(rand.NewPCG(uint64(seed), uint64(len(text)))), m: m}
			m.Funcs(func(_ *ir.Symbol, fn *ir.Func) {
				if !fn.IsDecl() {
					d.funcs = append(d.funcs, fn)
				}
			})
			for range 1 + d.r.IntN(3) {
				if d.r.IntN(8) == 0 {
					d.symbol()
				} else {
					d.step(pick(d.r, d.funcs))
				}
			}
			if damaged(t, m, seed, 3*d.r.IntN(2), d.r.IntN(2) == 0) {
				ok++
			}
			all++
			if t.Failed() {
				t.Fatalf("%s", f)
			}
		}
		taken += ok
	}
	t.Logf("%d of %d compile", taken, all)
	if taken < all/4 || taken == all {
		t.Errorf("%d of %d modules compile: the damage is too much or too little", taken, all)
	}
}

// Addresses further from their symbol than PTX offsets reach are computed (P-25).
func TestFarConstantAddress(t *testing.T) {
	src := "@g = addrspace(1) global [4 x i32] zeroinitializer\n" +
		"define ptx_kernel void @k() {\n" +
		"  store i32 1, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 5000000000)\n" +
		"  store i32 1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 2000000000) to ptr), i64 2000000000)\n" +
		"  ret void\n}\n"
	for _, level := range []int{0, 3} {
		opt := options(t, "sm_80")
		opt.Level = level
		r, _, err := Compile(context.Background(), opt, Input{Name: "far.ll", Data: []byte(src)})
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{", 5000000000;", "2000000000"} {
			if !strings.Contains(string(r.PTX), want) {
				t.Errorf("-O%d: no %q in\n%s", level, want, r.PTX)
			}
		}
	}
}

// A loop whose exit depends on nothing in it is left as it is (P-25).
func TestLoopOfForeignCondition(t *testing.T) {
	src := `define ptx_kernel void @k(ptr %p, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %q
  %j = add i32 %i, 1
  %c = icmp eq i32 %n, %m
  br i1 %c, label %loop, label %end
end:
  ret void
}
`
	if _, _, err := Compile(context.Background(), options(t, "sm_80"), Input{Name: "loop.ll", Data: []byte(src)}); err != nil {
		t.Fatal(err)
	}
}
