package verify

import (
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// codeBounds is a warning about launch bounds.
const codeBounds diag.Code = "V0012"

// product returns the product of an attribute of up to three numbers of threads or blocks; ok is false if the attribute
// is missing or malformed.
func (v *verifier) product(s *ir.Symbol, key string) (n uint64, ok bool) {
	text, ok := v.m.StrAttr(v.m.AttrLists[s.Fn.Attrs].Fn, key)
	if !ok {
		return 0, false
	}
	n = 1
	for part := range strings.SplitSeq(text, ",") {
		x, err := strconv.ParseUint(strings.TrimSpace(part), 10, 31)
		if err != nil {
			return 0, false
		}
		n *= x
	}
	return n, true
}

// launchBounds: an exact number makes the largest one superfluous; they must not
// contradict each other.
func (r *rules) launchBounds(s *ir.Symbol) {
	if n, ok := r.product(s, "nvvm.maxclusterrank"); ok && n == 0 { // S3-02, S4-100: annotations have become attributes
		const msg = "the value of nvvm.maxclusterrank or of the annotation cluster_max_blocks must not be zero"
		if r.llvm {
			r.report(diag.Error, codeKernel, s, ir.None, msg, "")
		} else {
			r.rule(illegal, 100, s, ir.None, msg, "")
		}
	}
	for _, pair := range [...][2]string{{"nvvm.reqntid", "nvvm.maxntid"}, {"nvvm.cluster_dim", "nvvm.maxclusterrank"}} {
		exact, ok1 := r.product(s, pair[0])
		most, ok2 := r.product(s, pair[1])
		if !ok1 || !ok2 || exact == 0 {
			continue
		}
		a, b := strings.TrimPrefix(pair[0], "nvvm."), strings.TrimPrefix(pair[1], "nvvm.")
		if exact > most {
			r.report(diag.Error, codeKernel, s, ir.None, a+" of kernel @"+s.Name+" asks for "+utoa(exact)+", "+b+" allows "+utoa(most), "")
		} else {
			r.report(diag.Warning, codeBounds, s, ir.None, b+" of kernel @"+s.Name+" is dropped: "+a+" is exact", "PTX does not take both")
		}
	}
}

// annotationKeys are the annotations that correspond to a part of an attribute, with the attribute and which of its
// numbers.
var annotationKeys = [...]struct {
	key, attr string
	part      int
}{
	{"maxntidx", "nvvm.maxntid", 0},
	{"maxntidy", "nvvm.maxntid", 1},
	{"maxntidz", "nvvm.maxntid", 2},
	{"reqntidx", "nvvm.reqntid", 0},
	{"reqntidy", "nvvm.reqntid", 1},
	{"reqntidz", "nvvm.reqntid", 2},
	{"cluster_dim_x", "nvvm.cluster_dim", 0},
	{"cluster_dim_y", "nvvm.cluster_dim", 1},
	{"cluster_dim_z", "nvvm.cluster_dim", 2},
	{"cluster_max_blocks", "nvvm.maxclusterrank", 0},
	{"maxclusterrank", "nvvm.maxclusterrank", 0},
	{"minctasm", "nvvm.minctasm", 0},
	{"maxnreg", "nvvm.maxnreg", 0},
}

// annotationsAgree checks that an annotation and an attribute of a function do not contradict each other.
func (r *rules) annotationsAgree() {
	m := r.m
	for _, id := range m.Named("nvvm.annotations") {
		n := &m.MDs[id]
		if id == 0 || len(n.Ops) < 3 || n.Ops[0] == 0 || m.MDs[n.Ops[0]].Kind != ir.MDValue {
			continue
		}
		v := m.MDs[n.Ops[0]].Val
		for m.Consts.Kind(v) == ir.CExpr && m.Consts.ExprOp(v).IsCast() {
			v = m.Consts.Operands(v)[0]
		}
		if !v.IsSym() || m.Sym(v).Kind != ir.SymFunc || m.Sym(v).Dead {
			continue
		}
		s := m.Sym(v)
		for i := 1; i+1 < len(n.Ops); i += 2 {
			x, ok := r.uintOf(n, i+1)
			if !ok || n.Ops[i] == 0 {
				continue
			}
			key := m.MDs[n.Ops[i]].Str
			for k := range annotationKeys {
				a := &annotationKeys[k]
				if a.key != key {
					continue
				}
				text, ok := m.StrAttr(m.AttrLists[s.Fn.Attrs].Fn, a.attr)
				if !ok {
					continue
				}
				parts := strings.Split(text, ",")
				have := "1"
				if a.part < len(parts) {
					have = strings.TrimSpace(parts[a.part])
				}
				if have != utoa(x) {
					r.rule(illegal, 97, s, ir.None, "the annotation "+key+" of @"+s.Name+" says "+utoa(x)+", the attribute "+a.attr+" says "+text, "")
				}
			}
		}
	}
}
