package ir

// EachSym calls fn for every symbol that v is or that constant v of c refers to.
func (c *Consts) EachSym(v Value, fn func(sym uint32)) {
	if v.IsSym() {
		fn(v.Index())
		return
	}
	for _, o := range c.Operands(v) {
		c.EachSym(o, fn)
	}
}

// EachSymUse calls fn for every use of a symbol in the body of f: as an operand of an instruction, where call tells
// whether the instruction is a call of it, or within a constant that is one. The order means nothing.
// Arguments of bundles are not among them; see HasBundles.
func (f *Func) EachSymUse(fn func(sym uint32, call bool)) {
	within := func(sym uint32) { fn(sym, false) }
	simple := len(f.Consts.opnds) == 0 // no constant refers to anything
	for u := range f.uses {            // quicker than from instruction to instruction, and few uses are of symbols
		v := f.uses[u].Val
		if !v.IsSym() && (simple || !v.IsConst()) {
			continue
		}
		user := Value(f.uses[u].User)
		in := &f.insts[user]
		switch {
		case in.Blk == 0:
		case v.IsConst():
			f.Consts.EachSym(v, within)
		default:
			fn(v.Index(), in.Op == OpCall && uint32(u) == in.Ops+uint32(f.NumOps(user))-1)
		}
	}
}

// HasBundles reports whether a call in f may have operand bundles.
func (f *Func) HasBundles() bool { return f.bundles }
