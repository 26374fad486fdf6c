package ir

import (
	"slices"
	"testing"
)

// Changes has the instructions that change, also after a room has given them other numbers.
func TestChanges(t *testing.T) {
	_, f := newFunc(I32)
	b := NewBuilder(f)
	b.At(f.NewBlock())
	x, c := ParamValue(0), func(k uint64) Value { return f.Consts.Int(I32, k) }
	var sums []Value // of x and their number
	for k := range uint64(40) {
		sums = append(sums, b.Binary(OpAdd, x, c(k), 0))
	}
	of := func(v Value) Value { return b.Binary(OpMul, v, v, 0) }
	products := []Value{of(sums[0]), of(sums[1]), of(sums[2]), of(sums[3])}
	b.Ret(None)
	touched := func() (list []uint64) { // the constants of sums, 100 for others
		for v := f.First(f.Entry()); v != None; v = f.Next(v) {
			if f.Changes.Has(v) {
				k := uint64(100)
				if f.Op(v) == OpAdd {
					k, _ = f.Consts.Uint(f.Operand(v, 1))
				}
				list = append(list, k)
			}
		}
		return list
	}
	want := func(what string, list ...uint64) {
		t.Helper()
		if got := touched(); !slices.Equal(got, list) {
			t.Errorf("%s: %d, want %d", what, got, list)
		}
	}
	const tag = 7
	f.Changes.Record(f, tag)
	want("nothing")
	f.SetFlags(sums[10], FlagNSW)
	f.SetOperand(sums[11], 0, c(1))
	f.Mutate(sums[12], OpAdd, 0, 0, x, c(12))
	want("flags, operands, operations", 10, 11, 12)
	f.SetOperand(products[0], 0, sums[1])
	want("a user less", 0, 10, 11, 12, 100)
	f.Changes.Record(f, tag)
	f.ReplaceAll(sums[2], sums[1])
	want("replaced", 2, 100)
	f.Erase(products[3])
	want("erased", 2, 3, 100)
	for _, v := range sums[20:] {
		f.Erase(v)
	}
	b.Before(f.Terminator(f.Entry()))
	b.Binary(OpAdd, x, c(50), 0)
	want("new", 2, 3, 100, 50)

	var room Room
	room.Enter(f)
	f.SetFlags(sums[4], FlagNSW)
	before := f.NumInsts()
	room.Leave(f)
	if f.NumInsts() >= before {
		t.Error("the instructions keep their numbers")
	}
	want("other numbers", 2, 3, 4, 100, 50)
	if got, ok := f.Changes.Tag(); !ok || got != tag {
		t.Errorf("tag %d, %v", got, ok)
	}
	f.Changes.Stop()
	if _, ok := f.Changes.Tag(); ok {
		t.Error("changes are recorded after Stop")
	}
}

// Restore takes back a body in which nothing was made, and no other.
func TestRestore(t *testing.T) {
	_, f := newFunc(I32)
	b := NewBuilder(f)
	b.At(f.NewBlock())
	b.Binary(OpAdd, ParamValue(0), f.Consts.Int(I32, 1), 0)
	b.Ret(None)
	before := string(AppendFunc(nil, f))
	var room Room
	room.Enter(f)
	if !room.Restore(f) {
		t.Error("an unchanged body is not restored")
	}
	room.Enter(f)
	f.Consts.Int(I32, 2)
	if room.Restore(f) {
		t.Error("a body with another constant is restored")
	}
	room.Leave(f)
	if after := string(AppendFunc(nil, f)); after != before {
		t.Errorf("the body is\n%s, was\n%s", after, before)
	}
}
