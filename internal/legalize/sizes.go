package legalize

import (
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/limit"
	"gonvvm/internal/lowering"
)

// checkSizes is the step check-sizes. It refuses functions whose values are too large for selection, which gives each
// component of a value a register. It comes before anything is expanded.
func checkSizes(m *ir.Module, opt *Options) (changed bool, errs diag.List) {
	c := sizes{m: m, opt: opt}
	defined(m, func(f *ir.Func) error {
		c.function(f)
		return nil
	})
	return false, c.errs
}

type sizes struct {
	m    *ir.Module
	opt  *Options
	f    *ir.Func
	wide uint64 // components of wide values so far
	errs diag.List
}

func (c *sizes) function(f *ir.Func) {
	c.f = f
	ty := &c.m.Types
	sig := f.Symbol().Type
	if c.value(ir.None, ty.Result(sig)) != "" {
		return
	}
	for _, t := range ty.Elems(sig) {
		if c.value(ir.None, t) != "" {
			return
		}
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if !c.inst(v) {
				return // one error for each function: others are like it
			}
		}
	}
}

// inst checks the result and the operands of v. Fixed types, which are small, are most.
func (c *sizes) inst(v ir.Value) bool {
	f := c.f
	t := f.TypeOf(v)
	if !t.IsFixed() && c.value(v, t) != "" {
		return false
	}
	for i := range f.NumOps(v) {
		x := f.Operand(v, i)
		if x.IsInst() || x.IsBlock() || x.IsSym() {
			continue // an instruction is checked itself
		}
		if t := f.TypeOf(x); !t.IsFixed() && c.value(v, t) != "" {
			return false
		}
	}
	if n := c.expansion(v); n > limit.Expansion {
		return c.fail(v, "the operation would become "+strconv.FormatUint(n, 10)+" instructions, more than "+strconv.Itoa(limit.Expansion), "call a function with a loop instead") == ""
	}
	return true
}

// value counts a value of type t and returns its error, if any.
func (c *sizes) value(v ir.Value, t ir.Type) string {
	if c.m.Types.Kind(t) == ir.FuncKind || c.m.Types.Kind(t) == ir.LabelKind || c.m.Types.Kind(t) == ir.MetadataKind {
		return ""
	}
	n := c.m.Components(t)
	if n <= limit.WideValue {
		return ""
	}
	if n > limit.Components {
		return c.fail(v, "a value of type "+c.typeName(t)+" has more than "+strconv.Itoa(limit.Components)+" components", "keep it in memory, and copy it by llvm.memcpy")
	}
	if c.wide += n; c.wide > limit.WideComponents {
		return c.fail(v, "the values of more than "+strconv.Itoa(limit.WideValue)+" components have more than "+strconv.Itoa(limit.WideComponents)+" together", "keep large vectors and aggregates in memory")
	}
	return ""
}

// typeName returns the spelling of t, shortened.
func (c *sizes) typeName(t ir.Type) string {
	s := c.m.Types.String(t)
	if len(s) > 80 {
		s = s[:77] + "..."
	}
	return s
}

func (c *sizes) fail(v ir.Value, msg, hint string) string {
	d := &diag.Diagnostic{Code: lowering.CodeLarge, File: c.m.Name, Msg: msg, Hint: hint}
	c.opt.Places.Locate(d, c.m, c.f, v)
	c.errs = append(c.errs, d)
	return msg
}

// expansion returns about how many instructions v becomes, 0 where that is in proportion
// to its components.
func (c *sizes) expansion(v ir.Value) uint64 {
	f, ty := c.f, &c.m.Types
	switch f.Op(v) {
	case ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpShl, ir.OpLShr, ir.OpAShr:
		t := f.TypeOf(v)
		if t.IsFixed() {
			return 0
		}
		n, words := c.m.Components(t), c.m.Components(ty.Scalar(t))
		return n * words
	case ir.OpCall:
		if f.CalleeIntrinsic(v) == ir.IntrMatrixMultiply {
			return c.product(v)
		}
	}
	return 0
}

// product returns the number of multiplications of a product of matrices.
func (c *sizes) product(v ir.Value) uint64 {
	n := uint64(1)
	for i := 2; i < 5; i++ {
		x, _ := c.f.Consts.Uint(c.f.Operand(v, i))
		n = min(n*min(x, 1<<20), 1<<40)
	}
	return n
}
