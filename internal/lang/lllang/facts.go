package lllang

import (
	"fmt"
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/lang"
)

// facts are the analyses of one function.
type facts struct {
	m      *ir.Module
	f      *ir.Func
	fx     analysis.EffectTable
	launch analysis.LaunchBounds
	cfg    analysis.CFG
	dom    analysis.Dom
	loops  analysis.Loops
	uni    analysis.Uniformity
	vt     analysis.ValueTracking
	ranges analysis.CorrelatedRanges
}

// analyse returns the facts about function name, nil if the text has errors or does not define it.
func (f *File) analyse(name string) *facts {
	m := f.module()
	if m == nil {
		return nil
	}
	x := &facts{m: m}
	m.Funcs(func(s *ir.Symbol, fn *ir.Func) {
		if s.Name == strings.TrimPrefix(name, "@") && fn.Entry() != 0 {
			x.f = fn
		}
	})
	if x.f == nil {
		return nil
	}
	x.fx.Compute(m)
	x.launch.Reset()
	x.launch.Narrow(x.f)
	x.cfg.Compute(x.f)
	x.dom.Compute(&x.cfg)
	x.loops.Compute(&x.dom)
	x.uni.Compute(&x.loops, &x.fx)
	x.vt.Enter(x.f, &x.launch, &x.fx)
	return x
}

// value returns the value that is defined at a place of the text, 0 if there is none.
func (x *facts) value(v value) ir.Value {
	if v.param >= 0 {
		if v.param < x.f.NumParams() {
			return ir.ParamValue(v.param)
		}
		return 0
	}
	for b := x.f.Entry(); b != 0; b = x.f.NextBlock(b) {
		for in := x.f.First(b); in != 0; in = x.f.Next(in) {
			if p := int(x.f.Pos(in)); p >= v.stmt.Start && p < v.stmt.End {
				return in
			}
		}
	}
	return 0
}

// describe returns the type, the uniformity and the range of a value.
func (x *facts) describe(v ir.Value) string {
	var b strings.Builder
	fmt.Fprintf(&b, "type `%s`", x.m.Types.String(x.f.TypeOf(v)))
	if v.IsInst() && !x.cfg.Reachable(x.f.BlockOf(v)) {
		return b.String() + ", in a block that is never reached"
	}
	if v.IsInst() {
		b.WriteString(", " + levels[x.uni.Of(v)])
	}
	if r := x.rangeOf(v); r != "" {
		b.WriteString(", " + r)
	}
	return b.String()
}

var levels = [...]string{
	analysis.UniformCTA: "uniform in the CTA", analysis.UniformWarp: "uniform in the warp", analysis.Divergent: "divergent",
}

// rangeOf returns the bounds of an integer, "" if they are those of its type.
func (x *facts) rangeOf(v ir.Value) string {
	w := x.vt.IntBits(v)
	if w < 2 {
		return ""
	}
	known := x.vt.Known(v)
	r := known.Bounds(w)
	computed := false
	x.ranges.Visit(&x.dom, &x.vt, func(u ir.Value, bits int) {
		if u == v && bits == w && !computed { // later visits know the range at the uses
			computed = true
			if c, ok := x.ranges.At(u, w); ok {
				r.UMin, r.UMax = max(r.UMin, c.UMin), min(r.UMax, c.UMax)
				r.SMin, r.SMax = max(r.SMin, c.SMin), min(r.SMax, c.SMax)
			}
		}
	})
	all := ^uint64(0) >> (64 - w)
	var parts []string
	if r.UMin > 0 || r.UMax < all {
		parts = append(parts, fmt.Sprintf("from %d to %d", r.UMin, r.UMax))
	} else if r.SMin > -1<<(w-1) || r.SMax < 1<<(w-1)-1 {
		parts = append(parts, fmt.Sprintf("from %d to %d, signed", r.SMin, r.SMax))
	}
	if n := known.Trailing(); n > 0 && n < w {
		parts = append(parts, fmt.Sprintf("a multiple of %d", uint64(1)<<n))
	}
	return strings.Join(parts, ", ")
}

// Hints implements lang.Document: the numbers of blocks that have no label, and the branches that threads take differently.
func (f *File) Hints(in lang.Span) []lang.Hint {
	var out []lang.Hint
	x := f.index()
	for _, b := range x.blocks {
		if b.at >= in.Start && b.at <= in.End {
			out = append(out, lang.Hint{At: b.at, Text: fmt.Sprintf("%%%d: ", b.number)})
		}
	}
	for i := range x.names.Funcs {
		fn := &x.names.Funcs[i]
		if fn.Body.End <= in.Start || fn.Body.Start >= in.End {
			continue
		}
		a := f.analyse(x.names.Names[fn.Name].Text)
		if a == nil {
			continue
		}
		for b := a.f.Entry(); b != 0; b = a.f.NextBlock(b) {
			t := a.f.Terminator(b)
			if t == 0 || a.f.NumSuccs(b) < 2 || !a.cfg.Reachable(b) || a.uni.Of(t) != analysis.Divergent {
				continue
			}
			at := int(a.f.Pos(t))
			if end := strings.IndexByte(f.src[at:], '\n'); end >= 0 {
				at += end
			}
			if at >= in.Start && at <= in.End {
				out = append(out, lang.Hint{At: at, Text: " divergent"})
			}
		}
	}
	return out
}
