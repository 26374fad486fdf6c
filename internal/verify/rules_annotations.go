package verify

import (
	"sort"

	"gonvvm/internal/ir"
)

// annotation is an entry of a node of nvvm.annotations about an entity.
type annotation struct {
	sym   uint32
	key   string
	value uint64
}

// annotations checks nvvm.annotations (S4-14 … S4-16, S4-97 … S4-104).
func (r *rules) annotations() {
	m := r.m
	r.handles = make([]bool, len(m.Syms))
	var all []annotation
	for _, id := range m.Named("nvvm.annotations") {
		n := &m.MDs[id]
		if id == 0 || len(n.Ops) == 0 || n.Ops[0] == 0 {
			continue // of a symbol that was removed
		}
		e := &m.MDs[n.Ops[0]]
		v := e.Val
		if e.Kind == ir.MDValue {
			for m.Consts.Kind(v) == ir.CExpr && m.Consts.ExprOp(v).IsCast() {
				v = m.Consts.Operands(v)[0]
			}
		}
		if e.Kind != ir.MDValue || !v.IsSym() {
			if e.Kind == ir.MDValue && m.Consts.IsZero(v) {
				continue
			}
			r.rule(prohibited, 97, nil, ir.None, "an annotation starts with a function or a variable", "!{ptr @entity, !\"name\", i32 value}")
			continue
		}
		s := m.Sym(v)
		if len(n.Ops)&1 == 0 {
			r.rule(prohibited, 97, s, ir.None, "an annotation consists of an entity and pairs of a name and a value", "")
			continue
		}
		for i := 1; i+1 < len(n.Ops); i += 2 {
			if n.Ops[i] == 0 || m.MDs[n.Ops[i]].Kind != ir.MDString {
				r.rule(prohibited, 97, s, ir.None, "the name of an annotation is a string", "")
				continue
			}
			key := m.MDs[n.Ops[i]].Str
			if key == "grid_constant" {
				r.gridConstant(s, n.Ops[i+1])
				continue
			}
			x, ok := r.uintOf(n, i+1)
			if !ok {
				r.rule(prohibited, 97, s, ir.None, "the value of the annotation "+key+" is not an integer", "")
				continue
			}
			r.annotated(s, v.Index(), key, x)
			all = append(all, annotation{v.Index(), key, x})
		}
	}
	n := len(r.errs)
	r.conflicts(all)
	if len(r.errs) == n { // else the attributes are those of one of them
		r.annotationsAgree()
	}
}

// annotated checks one annotation of symbol i.
func (r *rules) annotated(s *ir.Symbol, i uint32, key string, x uint64) {
	isFunc := s.Kind == ir.SymFunc
	needFunc := func(row int) bool {
		if !isFunc {
			r.rule(prohibited, row, s, ir.None, "the annotation "+key+" is for functions", "")
		}
		return isFunc
	}
	onKernel := func(row int) {
		if needFunc(row) && s.Fn.CC != ir.CCPTXKernel {
			r.rule(tolerated, row, s, ir.None, "the annotation "+key+" is for kernels: @"+s.Name, "")
		}
	}
	switch key {
	case "kernel":
		needFunc(102)
		if x > 1 {
			r.rule(prohibited, 102, s, ir.None, "the value of the annotation kernel is 0 or 1", "")
		}
	case "maxnreg":
		needFunc(102)
	case "align":
		if needFunc(16) {
			r.alignment(s, x)
		}
	case "maxntidx", "maxntidy", "maxntidz", "reqntidx", "reqntidy", "reqntidz", "minctasm":
		onKernel(98)
	case "cluster_dim_x", "cluster_dim_y", "cluster_dim_z":
		onKernel(99)
	case "cluster_max_blocks", "maxclusterrank":
		onKernel(100)
	case "texture", "surface":
		if s.Kind != ir.SymVar {
			r.rule(prohibited, 104, s, ir.None, "the annotation "+key+" is for variables", "")
			return
		}
		r.handles[i] = true
		if s.Type != ir.I64 || s.Space != 1 {
			r.rule(prohibited, 104, s, ir.None, "a "+key+" variable is an i64 in address space 1: @"+s.Name, "")
		}
	case "managed":
		if s.Kind != ir.SymVar {
			r.rule(prohibited, 103, s, ir.None, "the annotation managed is for variables", "")
		}
	case "sampler":
	case "unified": // S1-52
		r.rule(deprecate, 97, s, ir.None, "the annotation unified is ignored", "PTX wants the 128 bits of an identifier with .unified, and metadata has none")
	default:
		r.rule(ignored, 97, s, ir.None, "the annotation "+key+" is ignored", "")
	}
}

// alignment checks (position << 16) | alignment against the type (S4-14 … S4-16).
func (r *rules) alignment(s *ir.Symbol, x uint64) {
	pos, align := int(x>>16), x&0xffff
	params := r.ty.Elems(s.Type)
	if align == 0 || align&(align-1) != 0 {
		r.rule(prohibited, 16, s, ir.None, "the annotation align says "+utoa(align)+", which is not a power of two", "(position << 16) | alignment")
		return
	}
	if pos > len(params) {
		r.rule(prohibited, 16, s, ir.None, "the annotation align is for parameter "+utoa(uint64(pos))+", which there is none", "")
		return
	}
	t := r.ty.Result(s.Type)
	l := &r.m.AttrLists[s.Fn.Attrs]
	if pos > 0 {
		t = params[pos-1]
		if byval := r.m.Attr(l.Param(pos-1), ir.AttrByVal); byval != nil {
			want := uint64(0)
			if a := r.m.Attr(l.Param(pos-1), ir.AttrAlign); a != nil {
				want = a.Int
			} else if byval.Type != ir.NoType {
				want = r.m.AlignOf(byval.Type)
			}
			if want != 0 && want != align {
				r.rule(prohibited, 16, s, ir.None, "the annotation align says "+utoa(align)+", the attribute of the byval parameter "+utoa(want), "")
			}
			return
		}
	}
	if t == ir.Void {
		r.rule(prohibited, 16, s, ir.None, "the annotation align is for a result, which there is none", "")
		return
	}
	if !r.ty.IsAggregate(t) && !r.ty.IsVector(t) && r.m.AlignOf(t) != align {
		r.rule(prohibited, 16, s, ir.None, "the annotation align says "+utoa(align)+" for "+r.ty.String(t)+", which is aligned by "+utoa(r.m.AlignOf(t)), "")
	}
}

// gridConstant checks a list of 1-based numbers of byval parameters (S4-101).
func (r *rules) gridConstant(s *ir.Symbol, id ir.MD) {
	if s.Kind != ir.SymFunc || s.Fn.CC != ir.CCPTXKernel {
		r.rule(prohibited, 101, s, ir.None, "the annotation grid_constant is for kernels", "")
		return
	}
	n := &r.m.MDs[id]
	if id == 0 || n.Kind != ir.MDTuple {
		r.rule(prohibited, 101, s, ir.None, "the value of the annotation grid_constant is a list of numbers of parameters", "")
		return
	}
	l := &r.m.AttrLists[s.Fn.Attrs]
	for i := range n.Ops {
		k, ok := r.uintOf(n, i)
		if !ok || k == 0 || k > uint64(s.Fn.NumParams()) {
			r.rule(prohibited, 101, s, ir.None, "grid_constant names a parameter that there is none", "the first one has the number 1")
			continue
		}
		if r.m.Attr(l.Param(int(k-1)), ir.AttrByVal) == nil {
			r.rule(prohibited, 101, s, ir.None, "grid_constant is for pointers with the attribute byval: parameter "+utoa(k)+" of @"+s.Name, "")
		}
	}
}

// conflicts finds annotations of one entity that contradict each other (S4-97, S4-99).
func (r *rules) conflicts(all []annotation) {
	sort.SliceStable(all, func(i, k int) bool { return all[i].sym < all[k].sym })
	for start := 0; start < len(all); {
		end := start
		for end < len(all) && all[end].sym == all[start].sym {
			end++
		}
		r.contradict(&r.m.Syms[all[start].sym], all[start:end])
		start = end
	}
}

// contradict looks at the annotations of one symbol.
func (r *rules) contradict(s *ir.Symbol, list []annotation) {
	cluster := func(k string) bool { return k == "cluster_dim_x" || k == "cluster_dim_y" || k == "cluster_dim_z" }
	zero := false
	for i, a := range list {
		for _, b := range list[:i] {
			switch {
			case a.key == "align" && b.key == "align":
				if a.value>>16 == b.value>>16 && a.value != b.value {
					r.rule(prohibited, 97, s, ir.None, "two annotations align contradict each other: "+utoa(b.value)+" and "+utoa(a.value), "")
				}
			case a.key == b.key && a.value != b.value:
				r.rule(prohibited, 97, s, ir.None, "two annotations "+a.key+" contradict each other: "+utoa(b.value)+" and "+utoa(a.value), "")
			case a.key == "texture" && b.key == "surface", a.key == "surface" && b.key == "texture":
				r.rule(prohibited, 97, s, ir.None, "a variable is a texture or a surface, not both", "")
			case cluster(a.key) && cluster(b.key) && (a.value == 0) != (b.value == 0) && !zero:
				zero = true
				r.rule(prohibited, 99, s, ir.None, "if one of cluster_dim_x, cluster_dim_y and cluster_dim_z is zero, all are", "")
			}
		}
	}
}
