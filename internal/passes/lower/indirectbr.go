package lower

import "gonvvm/internal/ir"

// IndirectBrExpand replaces block addresses by numbers and indirectbr by a switch: PTX has neither. The blocks of a
// function whose addresses the module takes are numbered from one, so that none is null and the difference of two
// still leads from one to the other (LangRef, blockaddress and indirectbr).
func IndirectBrExpand(m *ir.Module) bool {
	l := blockNumbers{m: m}
	changed := false
	if l.enter(&m.Consts) {
		for i := 1; i < len(m.Syms); i++ {
			if s := &m.Syms[i]; !s.Dead && s.Init != ir.None {
				s.Init = l.value(s.Init)
			}
		}
		changed = true
	}
	var jumps []*ir.Func
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		jumping := false
		taken := l.enter(&f.Consts)
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			jumping = jumping || f.Op(f.Terminator(b)) == ir.OpIndirectBr
			if taken {
				l.block(f, b)
			}
		}
		if jumping {
			jumps = append(jumps, f)
		}
		changed = changed || taken || jumping
	})
	// Only now are all numbers given: an address may be taken after the jump.
	for _, f := range jumps {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			if v := f.Terminator(b); f.Op(v) == ir.OpIndirectBr {
				l.jump(f, b, v)
			}
		}
	}
	return changed
}

// blockNumbers gives blocks their numbers and replaces their addresses in one
// table of constants at a time.
type blockNumbers struct {
	m      *ir.Module
	number map[ir.Value]map[ir.Block]uint64 // by function
	c      *ir.Consts
	memo   map[ir.Value]ir.Value // the replacement of a constant of c
}

// enter switches to a table of constants, and reports whether it has addresses of blocks.
func (l *blockNumbers) enter(c *ir.Consts) bool {
	for i := 1; i <= c.Len(); i++ {
		if c.Kind(c.Nth(i)) == ir.CBlockAddr {
			l.c, l.memo = c, map[ir.Value]ir.Value{}
			return true
		}
	}
	return false
}

// value returns the replacement of v.
func (l *blockNumbers) value(v ir.Value) ir.Value {
	c := l.c
	if !v.IsConst() {
		return v
	}
	if n, ok := l.memo[v]; ok {
		return n
	}
	l.memo[v] = v
	old := append([]ir.Value(nil), c.Operands(v)...) // the slice may move while constants are made
	t, n := c.Type(v), v
	if c.Kind(v) == ir.CBlockAddr {
		word := l.m.Types.Int(l.m.Layout.PtrBits(l.m.Types.AddrSpace(t)))
		n = c.Expr(t, ir.OpIntToPtr, 0, 0, c.Int(word, l.of(old[0], old[1].Block())))
	} else if ops, changed := l.operands(old); changed {
		switch c.Kind(v) {
		case ir.CAggregate:
			n = c.Aggregate(t, ops)
		case ir.CSplat:
			n = c.Splat(t, ops[0])
		case ir.CExpr:
			n = c.Expr(t, c.ExprOp(v), c.ExprFlags(v), c.ExprAux(v), ops...)
		}
	}
	l.memo[v] = n
	return n
}

func (l *blockNumbers) operands(old []ir.Value) (ops []ir.Value, changed bool) {
	for _, o := range old {
		n := l.value(o)
		changed = changed || n != o
		ops = append(ops, n)
	}
	return ops, changed
}

// of returns the number of a block, a new one if it has none.
func (l *blockNumbers) of(f ir.Value, b ir.Block) uint64 {
	if l.number == nil {
		l.number = map[ir.Value]map[ir.Block]uint64{}
	}
	blocks := l.number[f]
	if blocks == nil {
		blocks = map[ir.Block]uint64{}
		l.number[f] = blocks
	}
	n, ok := blocks[b]
	if !ok {
		n = uint64(len(blocks) + 1)
		blocks[b] = n
	}
	return n
}

// block replaces the operands of the instructions of a block.
func (l *blockNumbers) block(f *ir.Func, b ir.Block) {
	for v := f.First(b); v != ir.None; v = f.Next(v) {
		for i := range f.NumOps(v) {
			if o := f.Operand(v, i); o.IsConst() {
				if n := l.value(o); n != o {
					f.SetOperand(v, i, n)
				}
			}
		}
	}
}

// jump replaces the indirectbr v at the end of block b by a switch. Blocks whose address is not taken cannot be its
// target. The first of the others is the default: a jump to anywhere else is undefined.
func (l *blockNumbers) jump(f *ir.Func, b ir.Block, v ir.Value) {
	numbers := l.number[ir.SymValue(f.Sym)]
	build := ir.NewBuilder(f)
	build.Loc = f.DebugLoc(v)
	build.Before(v)
	p := f.Operand(v, 0)
	word := l.m.Types.Int(l.m.Layout.PtrBits(l.m.Types.AddrSpace(f.TypeOf(p))))
	ops := []ir.Value{build.Cast(ir.OpPtrToInt, p, word, 0)}
	seen := map[ir.Block]bool{}
	for i := 1; i < f.NumOps(v); i++ {
		to := f.Operand(v, i).Block()
		n, ok := numbers[to]
		switch {
		case !ok || seen[to]:
			f.RemovePhiEdge(to, b)
			continue
		case len(ops) > 1:
			ops = append(ops, f.Consts.Int(word, n))
		}
		seen[to] = true
		ops = append(ops, to.Value())
	}
	build.Loc = f.DebugLoc(v)
	if len(seen) == 0 {
		build.Insert(ir.OpUnreachable, ir.Void, 0, 0)
	} else {
		build.Insert(ir.OpSwitch, ir.Void, 0, 0, ops...)
	}
	f.Erase(v)
}
