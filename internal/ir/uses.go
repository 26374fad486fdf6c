package ir

// usersOf returns the head of the use list of v, nil if v has no list.
func (f *Func) usersOf(v Value) *uint32 {
	switch v.Kind() {
	case KInst:
		if v != 0 {
			return &f.insts[v].Users
		}
	case KParam:
		return &f.params[v.Index()].Users
	case KBlock:
		return &f.blocks[v.Index()].Users
	}
	return nil
}

func (f *Func) link(u uint32, v Value) {
	n := &f.uses[u]
	n.Val = v
	f.Changes.touch(n.User)
	head := f.usersOf(v)
	if head == nil {
		n.Next, n.Prev = 0, 0
		return
	}
	n.Next, n.Prev = *head, 0
	if *head != 0 {
		f.uses[*head].Prev = u
	}
	*head = u
}

func (f *Func) unlink(u uint32) {
	n := &f.uses[u]
	f.Changes.touch(n.User)
	f.Changes.touch(uint32(n.Val))
	if head := f.usersOf(n.Val); head != nil {
		if n.Prev != 0 {
			f.uses[n.Prev].Next = n.Next
		} else {
			*head = n.Next
		}
		if n.Next != 0 {
			f.uses[n.Next].Prev = n.Prev
		}
	}
	n.Val, n.Next, n.Prev = 0, 0, 0
}

// SetOperand replaces operand i of an instruction.
func (f *Func) SetOperand(v Value, i int, x Value) {
	u := f.insts[v].Ops + uint32(i)
	if f.uses[u].Val == x {
		return
	}
	f.unlink(u)
	f.link(u, x)
}

// FirstUse returns the first use of an instruction, parameter or block; 0 if
// there is none. Constants and symbols have no uses.
func (f *Func) FirstUse(v Value) uint32 {
	if h := f.usersOf(v); h != nil {
		return *h
	}
	return 0
}

// NextUse returns the use after u in its list, 0 at the end.
func (f *Func) NextUse(u uint32) uint32 { return f.uses[u].Next }

// User returns the instruction whose operand u is.
func (f *Func) User(u uint32) Value { return Value(f.uses[u].User) }

// UseIndex returns which operand of its instruction u is.
func (f *Func) UseIndex(u uint32) int { return int(u - f.insts[f.uses[u].User].Ops) }

// UseBlock returns the block in which u needs its value: that of its instruction, for a phi the one
// that the value comes from.
func (f *Func) UseBlock(u uint32) Block {
	w := f.User(u)
	if f.Op(w) == OpPhi {
		return f.Operand(w, f.UseIndex(u)+1).Block()
	}
	return f.BlockOf(w)
}

// SetUse replaces the operand that u stands for.
func (f *Func) SetUse(u uint32, x Value) {
	f.unlink(u)
	f.link(u, x)
}

// HasUses reports whether anything uses v.
func (f *Func) HasUses(v Value) bool { return f.FirstUse(v) != 0 }

// HasOneUse reports whether exactly one operand is v.
func (f *Func) HasOneUse(v Value) bool {
	u := f.FirstUse(v)
	return u != 0 && f.uses[u].Next == 0
}

// ReplaceAll makes every user of old use new instead.
func (f *Func) ReplaceAll(old, new Value) {
	if old == new {
		return
	}
	if f.track != nil {
		f.Debug().replaced(old, new)
	}
	for u := f.FirstUse(old); u != 0; u = f.FirstUse(old) {
		f.unlink(u)
		f.link(u, new)
	}
}
