package verify

import (
	"fmt"

	"gonvvm/internal/analysis"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Codes of the errors.
const (
	CodeBlock    diag.Code = "V0001" // a block has no terminator or several, or is linked badly
	CodeDominate diag.Code = "V0002" // a value is used where it is not defined
	CodePhi      diag.Code = "V0003" // a phi's entries are not the predecessors
	CodeType     diag.Code = "V0004" // an operand has the wrong type
	CodeUse      diag.Code = "V0005" // a use list is not exact
	CodeSymbol   diag.Code = "V0006" // a symbol is wrong or refers to a removed one
)

// Codes of the rules that Check adds.
const (
	CodeAttr      diag.Code = "V0007" // an attribute where it does not apply
	CodeIntrinsic diag.Code = "V0008" // an intrinsic declared or called wrongly
	CodeDebug     diag.Code = "V0009" // debug information that does not fit together
	CodeException diag.Code = "V0011" // exception handling or asm goto
	CodeTBAA      diag.Code = "V0013" // a malformed tag of type-based alias analysis
)

// maxErrors ends the check of a module.
const maxErrors = 20

// verifier checks one function after the other.
type verifier struct {
	m     *ir.Module
	f     *ir.Func
	ty    *ir.Types
	cfg   analysis.CFG
	dom   analysis.Dom
	pos   []uint32 // by instruction: place in its block
	uses  []uint32 // by instruction, parameter, block: operands seen
	edges int      // into the block of the current phi
	from  []entry  // by block: the operand of the current phi for it
	errs  diag.List
	blk   ir.Block

	max     int          // number of messages that ends the check
	sources []*diag.Text // for positions; may be nil

	lenientDebug bool       // broken debug information gives warnings
	unwinds      bool       // that the function needs exceptions was said
	aliasEnds    []aliasEnd // by symbol, once an alias was seen
}

// Module checks m.
func Module(m *ir.Module) error {
	v := &verifier{m: m, ty: &m.Types, max: maxErrors}
	v.module()
	return v.errs.Err()
}

func (v *verifier) module() {
	m := v.m
	for i := 1; i < len(m.Syms) && len(v.errs) < v.max; i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		v.symbol(s)
		if s.Kind == ir.SymFunc && !s.Fn.IsDecl() {
			v.function(s.Fn)
		}
	}
	v.f, v.blk = nil, 0
}

// Func checks one function with a body.
func Func(f *ir.Func) error {
	v := &verifier{m: f.Mod, ty: &f.Mod.Types, max: maxErrors}
	v.function(f)
	return v.errs.Err()
}

// fail reports an error at instruction at (None: at the block or function).
func (v *verifier) fail(code diag.Code, at ir.Value, format string, args ...any) {
	if len(v.errs) >= v.max {
		return
	}
	d := &diag.Diagnostic{Code: code, File: v.m.Name, Msg: fmt.Sprintf(format, args...)}
	if v.f != nil {
		d.File = v.m.FileOf(v.f.Symbol())
		if at.IsInst() {
			v.place(d, v.f.Symbol(), at, v.f.Pos(at))
		} else {
			v.place(d, v.f.Symbol(), ir.None, v.f.Symbol().Pos)
		}
		where := d.Where
		d.Where = "function @" + v.f.Name()
		if v.blk != 0 {
			d.Where += v.inBlock(d, v.f, v.blk)
		}
		d.Where += where
		if at.IsInst() && v.f.Op(at) != ir.OpInvalid && !d.Pos.IsValid() {
			d.Source = string(v.f.AppendInst(nil, at))
			d.Msg += ": " + d.Source
		}
	}
	v.errs = append(v.errs, d)
}

func (v *verifier) symbol(s *ir.Symbol) {
	v.f, v.blk = nil, 0
	if s.Init != ir.None {
		v.constant(&v.m.Consts, s.Init, 0)
		if s.Kind == ir.SymVar && !s.Init.IsSym() && v.m.Consts.Type(s.Init) != s.Type {
			v.broken(CodeSymbol, s, ir.None, "the initialiser of @%s has type %s, the variable %s", s.Name,
				v.ty.String(v.m.Consts.Type(s.Init)), v.ty.String(s.Type))
		}
	}
}

// constant checks that a constant refers to no removed symbol.
func (v *verifier) constant(c *ir.Consts, x ir.Value, depth int) {
	switch {
	case x.IsSym():
		if i := x.Index(); int(i) >= len(v.m.Syms) || i == 0 || v.m.Syms[i].Dead {
			v.fail(CodeSymbol, ir.None, "a constant refers to symbol %d, which is not in the module", i)
		}
	case x.IsConst() && depth < 100:
		if x.Index() == 0 || int(x.Index()) > c.Len() {
			v.fail(CodeSymbol, ir.None, "constant %d is not in its table", x.Index())
			return
		}
		for _, o := range c.Operands(x) {
			v.constant(c, o, depth+1)
		}
	}
}

func (v *verifier) function(f *ir.Func) {
	clear(v.from)
	v.unwinds = false
	v.f, v.blk = f, 0
	if !v.links() || !v.useLists() || !v.targets() {
		return
	}
	v.cfg.Compute(f)
	v.dom.Compute(&v.cfg)
	if u := f.FirstPred(f.Entry()); u != 0 {
		v.fail(CodeBlock, f.User(u), "the entry block has predecessors")
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v.blk = b
		phis := true
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			if f.Op(x) == ir.OpPhi {
				if !phis {
					v.fail(CodePhi, x, "a phi stands after other instructions")
				}
				v.phi(b, x)
			} else {
				phis = false
			}
			v.operands(x)
			v.types(x)
		}
	}
	v.blk = 0
}

// links checks the lists of blocks and instructions.
func (v *verifier) links() bool {
	f := v.f
	n := len(v.errs)
	v.pos = append(v.pos[:0], make([]uint32, f.NumInsts())...)
	var prevBlock ir.Block
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v.blk = b
		if f.PrevBlock(b) != prevBlock || !f.IsLive(b) {
			v.fail(CodeBlock, ir.None, "the block is linked badly")
			return false
		}
		prevBlock = b
		place := uint32(0)
		prev := ir.None
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			place++
			if f.Op(x) == ir.OpInvalid || f.BlockOf(x) != b || f.Prev(x) != prev || v.pos[x] != 0 {
				v.fail(CodeBlock, ir.None, "instruction %d is linked badly", x)
				return false
			}
			v.pos[x] = place
			prev = x
			if f.Op(x).IsTerminator() != (f.Next(x) == ir.None) {
				v.fail(CodeBlock, x, "a terminator stands in the middle of a block, or a block does not end in one")
			}
		}
		if prev == ir.None || f.Last(b) != prev {
			v.fail(CodeBlock, ir.None, "the block is empty or ends badly")
			return false
		}
	}
	if f.LastBlock() != prevBlock {
		v.fail(CodeBlock, ir.None, "the last block is not the last")
	}
	v.blk = 0
	return len(v.errs) == n
}

// targets checks that terminators lead to blocks of the function.
func (v *verifier) targets() bool {
	f := v.f
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v.blk = b
		x := f.Last(b)
		for i := range f.NumOps(x) {
			o := f.Operand(x, i)
			want := false
			switch f.Op(x) {
			case ir.OpBr:
				want = true
			case ir.OpCondBr, ir.OpIndirectBr:
				want = i > 0
			case ir.OpSwitch:
				want = i%2 == 1
			default:
				want = o.IsBlock()
			}
			if want != o.IsBlock() || want && !f.IsLive(o.Block()) {
				v.fail(CodeBlock, x, "operand %d has to be a block of the function, or must not be one", i)
				return false
			}
		}
	}
	v.blk = 0
	return true
}

// useLists counts the operands of all instructions and compares with the lists.
func (v *verifier) useLists() bool {
	f := v.f
	if !v.countOperands() {
		return false
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v.blk = b
		if !v.useList(b.Value()) {
			return false
		}
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			if !v.useList(x) {
				return false
			}
		}
	}
	v.blk = 0
	for i := range f.NumParams() {
		if !v.useList(ir.ParamValue(i)) {
			return false
		}
	}
	return true
}

// useSlot returns the index of a value in v.uses: instructions, parameters, then blocks.
func (v *verifier) useSlot(x ir.Value) int {
	switch x.Kind() {
	case ir.KInst:
		return int(x)
	case ir.KParam:
		return v.f.NumInsts() + int(x.Index())
	case ir.KBlock:
		return v.f.NumInsts() + v.f.NumParams() + int(x.Index())
	}
	return 0
}

// countOperands counts in v.uses how often each value is an operand.
func (v *verifier) countOperands() bool {
	f := v.f
	np := f.NumParams()
	v.uses = append(v.uses[:0], make([]uint32, f.NumInsts()+np+f.NumBlocks())...)
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		v.blk = b
		for x := f.First(b); x != ir.None; x = f.Next(x) {
			for i := range f.NumOps(x) {
				o := f.Operand(x, i)
				if o == ir.None {
					v.fail(CodeUse, x, "operand %d is missing", i)
					return false
				}
				k := v.useSlot(o)
				if k >= len(v.uses) || o.IsParam() && int(o.Index()) >= np {
					v.fail(CodeUse, x, "operand %d does not exist", i)
					return false
				}
				v.uses[k]++
			}
		}
	}
	return true
}

// useList checks the list of users of a value.
func (v *verifier) useList(x ir.Value) bool {
	f := v.f
	n := uint32(0)
	for u := f.FirstUse(x); u != 0; u = f.NextUse(u) {
		user := f.User(u)
		if f.Op(user) == ir.OpInvalid || f.BlockOf(user) == 0 {
			v.fail(CodeUse, x, "value %d has a user that is not in the function", x)
			return false
		}
		if f.Operand(user, f.UseIndex(u)) != x {
			v.fail(CodeUse, user, "the use list of value %d has an operand that is another value", x)
			return false
		}
		n++
	}
	if operands := v.uses[v.useSlot(x)]; n != operands {
		v.fail(CodeUse, x, "value %d has %d uses and %d operands that are it", x, n, operands)
		return false
	}
	return true
}
