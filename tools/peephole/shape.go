package main

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// counted is the remaining code of a function.
type counted struct {
	n     int    // instructions, the return not among them
	shape string // the returned expression without the numbers
	f     *ir.Func
}

// text prints the function; slow, as it looks at the whole module.
func (c *counted) text() string { return string(ir.AppendFunc(nil, c.f)) }

func countModule(m *ir.Module) map[string]counted {
	all := map[string]counted{}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		c := counted{f: f}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				switch f.Op(v) {
				case ir.OpRet:
					if f.NumOps(v) > 0 && c.n < 12 {
						c.shape = shape(f, f.Operand(v, 0), 0)
					}
				case ir.OpBr, ir.OpUnreachable:
				default:
					c.n++
				}
			}
		}
		all[s.Name] = c
	})
	return all
}

// shape writes value v as an expression in which constants are classes.
func shape(f *ir.Func, v ir.Value, depth int) string {
	switch {
	case v.IsParam():
		return string(rune('x' + v.Index()%3))
	case !v.IsInst():
		return constant(f, v)
	case depth > 8:
		return "…"
	}
	var b strings.Builder
	op := f.Op(v)
	switch op {
	case ir.OpICmp, ir.OpFCmp:
		b.WriteString(f.Pred(v).String())
	case ir.OpCall:
		name := f.CalleeSym(v).Name
		b.WriteString(strings.TrimPrefix(name[:strings.LastIndexByte(name, '.')], "llvm."))
	default:
		b.WriteString(op.String())
	}
	if op.IsCast() {
		b.WriteString(":" + f.Mod.Types.String(f.TypeOf(v)))
	}
	n := f.NumOps(v)
	if op == ir.OpCall {
		n = f.NumArgs(v)
	}
	b.WriteByte('(')
	for i := range n {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(shape(f, f.Operand(v, i), depth+1))
	}
	b.WriteByte(')')
	return b.String()
}

// constant names the classes that rules tell apart.
func constant(f *ir.Func, v ir.Value) string {
	c := &f.Consts
	if c.IsUndef(v) {
		return "undef"
	}
	if c.IsZero(v) {
		return "0"
	}
	x, ok := c.Uint(v)
	if !ok {
		if f.Mod.Types.IsFloat(f.TypeOf(v)) {
			return "F"
		}
		return "C"
	}
	w := f.Mod.Types.Bits(f.TypeOf(v))
	s, _ := c.Sint(v)
	switch {
	case s >= -1 && s <= 1:
		return strconv.FormatInt(s, 10)
	case x == 1<<(w-1):
		return "MIN"
	case x == 1<<(w-1)-1:
		return "MAX"
	case x&(x-1) == 0:
		return "P"
	}
	return "K"
}
