package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// sequence checks an access to a .param variable of the body, which carries an argument or result of a call: ptxas
// accepts no guard on it, and a read only of a result that an earlier call in the text has returned (S2-21; PTX ISA
// §5.1.6.4 leaves the rest to it).
func (c *checker) sequence(in *ptx.Inst, at int, n ptx.Name) {
	fl := in.Op.Info().Flags
	if fl&(isa.MayLoad|isa.MayStore) == 0 {
		return
	}
	what := "written"
	if fl&isa.MayLoad != 0 {
		what = "read"
	}
	if in.Guard != 0 {
		c.errorAt(c.operandPos(at), CodeSequence, c.quote(n)+", a .param of calls, is "+what+" under a guard", "branch around it, or select the value first")
		return
	}
	if fl&isa.MayLoad == 0 {
		return
	}
	if e := c.local[n]; e != 0 && !c.entries[e-1].returned {
		c.errorAt(c.operandPos(at), CodeSequence, c.quote(n)+" is read, but no call above has it as a result", "read results after the call; an argument cannot be read back")
	}
}

// returns notes the results of a call, the list at.
func (c *checker) returns(f *ptx.Func, at int) {
	k := at + 1
	for range int(f.Opnds[at].Sub) {
		if o := &f.Opnds[k]; o.Kind == ptx.OpSym && int(o.Idx) < len(c.local) {
			if e := c.local[o.Idx]; e != 0 {
				c.entries[e-1].returned = true
			}
		}
		k += spanOf(f.Opnds, k)
	}
}

// above reports whether a labelled directive comes after its use, or is in a scope that has ended.
func (c *checker) above(p *ptx.Proto, at int) bool {
	if c.lookup(p.Label).kind == inProto {
		return true
	}
	c.errorAt(c.operandPos(at), ptx.CodeUndefined, c.quote(p.Label)+" is not declared above in this scope", "the directive stands before the instruction that names it")
	return false
}
