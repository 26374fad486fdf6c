package ir

import "testing"

// Records stay before the instructions that follow them, and follow the values that they name.
func TestDebugRecords(t *testing.T) {
	m, f := newFunc(I32)
	b := NewBuilder(f)
	p := ParamValue(0)
	one := f.Consts.Int(I32, 1)
	entry, side, end := f.NewBlock(), f.NewBlock(), f.NewBlock()
	b.At(entry)
	x := b.Binary(OpAdd, p, one, 0)
	y := b.Binary(OpMul, x, x, 0)
	c := b.ICmp(ICmpEQ, y, p)
	br := b.Insert(OpCondBr, Void, 0, 0, c, side.Value(), end.Value())
	b.At(side)
	z := b.Binary(OpXor, y, one, 0)
	back := b.Br(end)
	b.At(end)
	ret := b.Insert(OpRet, Void, 0, 0)

	v := m.AddMD(MDNode{Kind: MDTuple})
	record := func(at, val Value) int {
		f.Dbg = append(f.Dbg, DbgRecord{Kind: DbgValue, Before: at, Loc: m.AddMD(MDNode{Kind: MDLocal, Val: val}), Var: v})
		return len(f.Dbg) - 1
	}
	onY, onC, onBr, onZ, onBack := record(y, x), record(c, y), record(br, p), record(z, y), record(back, z)
	f.Debug().Track()
	chain := func(at Value) (list []int) {
		for i := f.Debug().First(at); i != 0; i = f.Debug().Next(i) {
			list = append(list, int(i)-1)
		}
		return list
	}
	expect := func(what string, at Value, want ...int) {
		t.Helper()
		got := chain(at)
		same := len(got) == len(want)
		for i := range min(len(got), len(want)) {
			same = same && got[i] == want[i] && f.Dbg[got[i]].Before == at
		}
		if !same {
			t.Errorf("%s: records %v, not %v", what, got, want)
		}
	}

	// An instruction that is replaced.
	w := f.New(OpShl, I32, 0, 0, x, one)
	f.InsertBefore(y, w)
	f.ReplaceAll(y, w)
	f.Erase(y)
	expect("erased", c, onY, onC)
	if got := f.Debug().Value(&f.Dbg[onC]); got != w {
		t.Errorf("the value that replaced another is %v, not %v", got, w)
	}
	// One that moves away leaves its records.
	f.MoveBefore(z, br)
	expect("moved away", back, onZ, onBack)
	// A terminator that another one follows.
	f.Erase(br)
	br = f.New(OpCondBr, Void, 0, 0, c, side.Value(), end.Value())
	f.Append(entry, br)
	expect("terminator", br, onBr)
	// A block that moves as a whole takes them along.
	tail := f.SplitBlock(entry, c)
	expect("split", c, onY, onC)
	f.Append(entry, f.New(OpBr, Void, 0, 0, tail.Value()))
	// After a block that is erased, variables are unknown.
	f.EraseBlock(side)
	list := chain(ret)
	if len(list) != 2 || f.Debug().Value(&f.Dbg[list[0]]) != None || f.Debug().Value(&f.Dbg[list[1]]) != None {
		t.Errorf("behind an erased block: %v", list)
	}
	f.Debug().Settle()
	if n := &m.MDs[f.Dbg[onC].Loc]; n.Kind != MDLocal || n.Val != w {
		t.Errorf("settled as %+v", n)
	}
	if n := &m.MDs[f.Dbg[list[0]].Loc]; n.Kind != MDValue || m.Consts.Kind(n.Val) != CPoison {
		t.Errorf("an unknown value is settled as %+v", n)
	}
}

// Records of a copy move without those of the original.
func TestDebugRecordsOfClone(t *testing.T) {
	m, f := newFunc(I32)
	b := NewBuilder(f).At(f.NewBlock())
	x := b.Binary(OpAdd, ParamValue(0), ParamValue(0), 0)
	y := b.Binary(OpMul, x, x, 0)
	b.Insert(OpRet, Void, 0, 0)
	for _, at := range []Value{x, y} {
		f.Dbg = append(f.Dbg, DbgRecord{Kind: DbgValue, Before: at, Var: m.AddMD(MDNode{Kind: MDTuple})})
	}
	f.Debug().Track()
	for range 2 { // each time from the original
		var c *Func
		m.Clone().Funcs(func(_ *Symbol, g *Func) { c = g })
		c.Erase(y)
		c.Erase(x)
		n := 0
		for i := c.Debug().First(c.First(c.Entry())); i != 0 && n < 3; i = c.Debug().Next(i) {
			n++
		}
		if n != 2 {
			t.Errorf("%d records at the end of the copy, not 2", n)
		}
	}
	if f.Debug().First(x) != 1 || f.Debug().First(y) != 2 || f.Debug().Next(1) != 0 {
		t.Errorf("the original's records have moved: %d, %d, %d", f.Debug().First(x), f.Debug().First(y), f.Debug().Next(1))
	}
}
