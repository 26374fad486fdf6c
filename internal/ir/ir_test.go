package ir

import (
	"math/rand/v2"
	"testing"
	"unsafe"
)

// The dense layout is a contract: an instruction is 32 bytes and a use 16,
// without pointers.
func TestSizes(t *testing.T) {
	if n := unsafe.Sizeof(inst{}); n != 32 {
		t.Errorf("inst has %d bytes, want 32", n)
	}
	if n := unsafe.Sizeof(use{}); n != 16 {
		t.Errorf("use has %d bytes, want 16", n)
	}
}

func newFunc(params ...Type) (*Module, *Func) {
	m := NewModule("test")
	i := m.AddSym(Symbol{Kind: SymFunc, Name: "f", Type: m.Types.Func(Void, false, params...)})
	return m, m.Syms[i].Fn
}

func TestTypesAreInterned(t *testing.T) {
	m := NewModule("t")
	ty := &m.Types
	a := ty.Struct(false, I32, ty.Array(Float, 4), Ptr3)
	if b := ty.Struct(false, I32, ty.Array(Float, 4), ty.Pointer(3)); a != b {
		t.Errorf("equal structures have types %d and %d", a, b)
	}
	if b := ty.Struct(true, I32, ty.Array(Float, 4), Ptr3); a == b {
		t.Error("packed and unpacked structures are one type")
	}
	for n := range 2000 { // more than a page, through several rehashes
		if x := ty.Int(n + 200); ty.Bits(x) != n+200 || ty.Int(n+200) != x {
			t.Fatalf("i%d is not interned", n+200)
		}
	}
	if got, want := ty.String(a), "{ i32, [4 x float], ptr addrspace(3) }"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestConstants(t *testing.T) {
	m := NewModule("t")
	c := &m.Consts
	if c.Int(I8, 0x1ff) != c.SInt(I8, -1) {
		t.Error("i8 511 and i8 -1 differ")
	}
	if s, _ := c.Sint(c.Int(I8, 0x80)); s != -128 {
		t.Errorf("i8 0x80 is %d", s)
	}
	v4 := m.Types.Vector(I32, 4, false)
	d := c.Data(v4, []byte{1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0})
	if x, _ := c.Uint(c.Elem(d, 2)); x != 3 {
		t.Errorf("element 2 is %d", x)
	}
	if c.Data(v4, make([]byte, 16)) != c.Null(v4) {
		t.Error("zero data is not zeroinitializer")
	}
	if c.Wide(I128, []uint64{5}) == c.Wide(I128, []uint64{5, 1}) {
		t.Error("different i128 are one constant")
	}
	seen := map[Value]uint64{}
	for n := range uint64(5000) {
		v := c.Int(I64, n*n)
		if o, dup := seen[v]; dup {
			t.Fatalf("%d and %d are one constant", o, n*n)
		}
		seen[v] = n * n
	}
	var other Consts
	other.init(&m.Types)
	e := c.Expr(Ptr, OpGEP, FlagInbounds, uint32(I8), c.Null(Ptr), c.Int(I64, 7))
	if i := other.Import(c, e); other.ExprOp(i) != OpGEP || other.Import(c, e) != i {
		t.Error("an imported expression is not the same twice")
	}
}

// checkUses recomputes the use lists of f and compares.
func checkUses(t *testing.T, f *Func) {
	t.Helper()
	want := map[Value]int{}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		var prev Value
		for v := f.First(b); v != None; v = f.Next(v) {
			if f.Prev(v) != prev || f.BlockOf(v) != b {
				t.Fatalf("instruction %d is linked badly", v)
			}
			prev = v
			for i := range f.NumOps(v) {
				want[f.Operand(v, i)]++
			}
		}
		if f.Last(b) != prev {
			t.Fatalf("block %d ends badly", b)
		}
	}
	for v, n := range want {
		if f.usersOf(v) == nil {
			continue
		}
		got := 0
		for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
			if f.Operand(f.User(u), f.UseIndex(u)) != v {
				t.Fatalf("a use of %x is not an operand", v)
			}
			got++
		}
		if got != n {
			t.Fatalf("value %x has %d uses in its list, %d operands", v, got, n)
		}
	}
}

// Random edits keep use lists and block links exact.
func TestUseListsUnderEdits(t *testing.T) {
	_, f := newFunc(I32, I32)
	r := rand.New(rand.NewPCG(1, 2))
	b := NewBuilder(f)
	b.At(f.NewBlock())
	vals := []Value{ParamValue(0), ParamValue(1), f.Consts.Int(I32, 7)}
	var insts []Value
	for range 2000 {
		pick := func() Value { return vals[r.IntN(len(vals))] }
		switch r.IntN(8) {
		case 0, 1, 2, 3:
			if len(insts) > 0 && r.IntN(2) == 0 {
				b.Before(insts[r.IntN(len(insts))])
			} else {
				b.At(f.Entry())
			}
			v := b.Binary(OpAdd, pick(), pick(), 0)
			insts, vals = append(insts, v), append(vals, v)
		case 4:
			if len(insts) > 0 {
				f.SetOperand(insts[r.IntN(len(insts))], r.IntN(2), pick())
			}
		case 5:
			f.ReplaceAll(pick(), pick())
		case 6:
			if len(insts) > 3 {
				k := r.IntN(len(insts))
				v := insts[k]
				f.Erase(v)
				insts = append(insts[:k], insts[k+1:]...)
				for i, x := range vals {
					if x == v {
						vals = append(vals[:i], vals[i+1:]...)
						break
					}
				}
			}
		case 7:
			if len(insts) > 1 {
				x, y := insts[r.IntN(len(insts))], insts[r.IntN(len(insts))]
				if x != y {
					f.MoveBefore(x, y)
				}
			}
		}
	}
	checkUses(t, f)
}

func TestManyOperands(t *testing.T) {
	_, f := newFunc(I32)
	b := NewBuilder(f)
	entry := f.NewBlock()
	join := f.NewBlock()
	b.At(join)
	phi := b.Phi(I32)
	b.Ret(None)
	const n = 700
	ops := []Value{ParamValue(0), join.Value()}
	for i := range n {
		k := f.NewBlock()
		b.At(k).Br(join)
		f.AddIncoming(phi, f.Consts.Int(I32, uint64(i)), k)
		ops = append(ops, f.Consts.Int(I32, uint64(i)), k.Value())
	}
	f.AddIncoming(phi, ParamValue(0), entry)
	b.At(entry).Insert(OpSwitch, Void, 0, 0, ops...)
	if got := f.NumOps(phi); got != 2*n+2 {
		t.Fatalf("the phi has %d operands", got)
	}
	if got := f.NumSuccs(entry); got != n+1 {
		t.Fatalf("the switch has %d successors", got)
	}
	if got := len(f.Preds(nil, join)); got != n+1 {
		t.Fatalf("the join has %d predecessors", got)
	}
	checkUses(t, f)
	gone := f.Succ(entry, 5)
	f.RemovePhiEdge(join, gone)
	f.SetSucc(entry, 5, f.Succ(entry, 4))
	f.EraseBlock(gone)
	if got := f.NumOps(phi); got != 2*n {
		t.Fatalf("the phi has %d operands after one edge went", got)
	}
	checkUses(t, f)
}

func TestPredicates(t *testing.T) {
	for p := FCmpFalse; p <= ICmpSLE; p++ {
		if p.Inverse().Inverse() != p {
			t.Errorf("%v: inverse twice is %v", p, p.Inverse().Inverse())
		}
		if p.Swap().Swap() != p {
			t.Errorf("%v: swapped twice is %v", p, p.Swap().Swap())
		}
	}
	if FCmpOLT.Swap() != FCmpOGT || FCmpUGE.Swap() != FCmpULE || ICmpSLT.Swap() != ICmpSGT {
		t.Error("swap is wrong")
	}
	if FCmpOLT.Inverse() != FCmpUGE || ICmpULE.Inverse() != ICmpUGT {
		t.Error("inverse is wrong")
	}
}

// Structures and vectors as LLVM lays them out for NVPTX (S2-60, S2-73, X-41).
func TestLayout(t *testing.T) {
	m := NewModule("t")
	ty := &m.Types
	for _, c := range []struct {
		t           Type
		size, align uint64
	}{
		{I1, 1, 1},
		{ty.Int(24), 4, 4},
		{I64, 8, 8},
		{I128, 16, 16},
		{Half, 2, 2},
		{Ptr3, 8, 8},
		{ty.Vector(Float, 3, false), 16, 16},
		{ty.Vector(I8, 4, false), 4, 4},
		{ty.Struct(false, Double, I32), 16, 8},
		{ty.Struct(true, I8, I32), 5, 1},
		{ty.Array(ty.Struct(false, I8, I16), 3), 12, 2},
	} {
		if s, a := m.SizeOf(c.t), m.AlignOf(c.t); s != c.size || a != c.align {
			t.Errorf("%s: size %d align %d, want %d and %d", ty.String(c.t), s, a, c.size, c.align)
		}
	}
	if err := m.Layout.Parse("e-p3:32:32-i64:64-i128:128-v16:16-n16:32:64"); err != nil {
		t.Fatal(err)
	}
	if m.SizeOf(Ptr3) != 4 || m.SizeOf(Ptr) != 8 {
		t.Error("p3:32 is not honoured")
	}
	for _, foreign := range []string{"E", "p:16:16", "e-p7:160:256:256:32"} {
		if err := m.Layout.Parse(foreign); err != nil || m.Layout.Foreign() == "" {
			t.Errorf("layout %q: %v, nothing that no GPU has", foreign, err)
		}
	}
	if err := m.Layout.Parse("e-A5-G1-P4"); err != nil || m.Layout.AllocaSpace() != 5 || m.Layout.GlobalSpace() != 1 || m.Layout.ProgramSpace() != 4 || m.Layout.Foreign() != "" {
		t.Error("the address spaces of allocas, globals and functions are not read")
	}
	for _, bad := range []string{"p:17:17", "p", "e--i64:64", "p:32:33"} {
		if m.Layout.Parse(bad) == nil {
			t.Errorf("layout %q is accepted", bad)
		}
	}
}

// TestReserveIntrinsic requires that a reserved intrinsic is not a declaration before it is needed, however often it is reserved.
func TestReserveIntrinsic(t *testing.T) {
	m := NewModule("m")
	ft := m.Types.Func(Float, false, Float)
	i := m.ReserveIntrinsic(IntrFabs, "llvm.fabs.f32", ft)
	if again := m.ReserveIntrinsic(IntrFabs, "llvm.fabs.f32", ft); again != i || !m.Syms[i].Dead {
		t.Errorf("reserved twice: symbols %d and %d, dead %v", i, again, m.Syms[i].Dead)
	}
	if d := m.Declare("llvm.fabs.f32", ft); d != i || m.Syms[i].Dead || !m.Syms[i].IsDecl() || m.Syms[i].Fn.FnType() != ft {
		t.Errorf("declared: symbol %d instead of %d, dead %v", d, i, m.Syms[i].Dead)
	}
	if m.Syms[i].Intrinsic != IntrFabs {
		t.Errorf("intrinsic %v", m.Syms[i].Intrinsic)
	}
}
