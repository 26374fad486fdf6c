package verify

import (
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// CodeLimit is a size above the limit of the machine.
const CodeLimit diag.Code = "V0020"

// Limits of every architecture (CUDA C++ Programming Guide, "Technical Specifications per Compute
// Capability").
const (
	maxStaticShared = 48 << 10 // bytes of shared memory that a module can declare
	maxConstant     = 64 << 10 // bytes of constant memory (S2-08)
	maxThreads      = 1024     // threads of a block
)

// limits checks a variable against the memory of the machine: the assembler refuses larger ones.
func (r *rules) limits(s *ir.Symbol) {
	if s.Init == ir.None || !r.ty.IsSized(s.Type) {
		return
	}
	switch size := r.m.SizeOf(s.Type); {
	case target.AddrSpace(s.Space) == target.ASShared && size > maxStaticShared:
		r.report(diag.Error, CodeLimit, s, ir.None, "@"+s.Name+" has "+utoa(size)+" bytes of shared memory, "+utoa(maxStaticShared)+" can be declared",
			"declare it external, [0 x ...], and give the size when the kernel is launched")
	case target.AddrSpace(s.Space) == target.ASConst && size > maxConstant:
		r.report(diag.Error, CodeLimit, s, ir.None, "@"+s.Name+" has "+utoa(size)+" bytes of constant memory, there are "+utoa(maxConstant), "use global memory: addrspace(1) constant")
	}
}

// sharedInit refuses initialisers of shared memory whatever becomes of the variable: 0, which front ends
// write, is dropped.
func (r *rules) sharedInit(s *ir.Symbol) {
	if target.AddrSpace(s.Space) == target.ASShared && s.Init != ir.None && !r.m.Consts.IsUndef(s.Init) && !r.m.Consts.IsZero(s.Init) {
		r.report(diag.Error, codeShared, s, ir.None, "initial value of '"+s.Name+"' is not allowed in addrspace(3)", "initialise with undef, and write the value in the kernel")
	}
}

// codeShared is selection's code for initialised shared memory.
const codeShared diag.Code = "S0020"

// blockSize checks a number of threads: none, and more than a block can have.
func (r *rules) blockSize(s *ir.Symbol, key string) {
	text, ok := r.m.StrAttr(r.m.AttrLists[s.Fn.Attrs].Fn, key)
	if !ok {
		return
	}
	what := strings.TrimPrefix(key, "nvvm.")
	for part := range strings.SplitSeq(text, ",") {
		if n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 32); err == nil && n == 0 {
			r.report(diag.Error, codeKernel, s, ir.None, what+" of kernel @"+s.Name+" is \""+text+"\": a dimension has one at least", "")
			return
		}
	}
	if n, ok := r.product(s, key); ok && n > maxThreads && (key == "nvvm.reqntid" || key == "nvvm.maxntid") {
		r.report(diag.Warning, codeBounds, s, ir.None, what+" of kernel @"+s.Name+" says "+utoa(n)+" threads: no block has more than "+utoa(maxThreads), "")
	}
}

// attributeNames are the string attributes of functions and parameters that NVPTX knows.
var attributeNames = [...]string{
	"nvvm.maxntid", "nvvm.reqntid", "nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_dim", "nvvm.maxclusterrank", "nvvm.blocksareclusters",
	"nvvm.grid_constant", "nvvm.annotations_transplanted",
}

// misspelt warns of an attribute nvvm.* that means nothing and is almost one that does.
func (r *rules) misspelt(s *ir.Symbol) {
	for _, a := range r.m.AttrSets[r.m.AttrLists[s.Fn.Attrs].Fn] {
		if a.Kind != ir.AttrString || !strings.HasPrefix(a.Key, "nvvm.") {
			continue
		}
		if near := nearest(a.Key, attributeNames[:]); near != "" {
			n := len(r.errs)
			r.report(diag.Warning, CodeAttr, s, ir.None, "the attribute "+strconv.Quote(a.Key)+" means nothing", "did you mean "+near+"?")
			if n < len(r.errs) {
				diag.PointTo(r.errs[n], a.Key)
			}
		}
	}
}

// nearest returns the known word closest to the misspelt name, "" if name is one of them or close to none.
func nearest(name string, words []string) string {
	near := diag.Nearest{Name: name}
	for _, w := range words {
		if w == name {
			return ""
		}
		near.Try(w)
	}
	return near.Word
}

// annotationNames are the keys of nvvm.annotations that mean something.
var annotationNames = [...]string{
	"kernel", "align", "maxntidx", "maxntidy", "maxntidz", "reqntidx", "reqntidy", "reqntidz", "minctasm", "maxnreg", "cluster_dim_x",
	"cluster_dim_y", "cluster_dim_z", "cluster_max_blocks", "maxclusterrank", "grid_constant", "texture", "surface", "sampler", "managed",
	"rdoimage", "wroimage", "rdwrimage", "maxntid", "reqntid", "cluster_dim", "blocksareclusters",
}

// annotationForms warns, in the dialect of LLVM, of annotations that have not the form of one and therefore
// mean nothing: a kernel would silently become a function.
func (r *rules) annotationForms() {
	m := r.m
	for _, id := range m.Named("nvvm.annotations") {
		n := &m.MDs[id]
		if id == 0 || len(n.Ops) == 0 || n.Ops[0] == 0 || m.MDs[n.Ops[0]].Kind != ir.MDValue {
			continue // of a symbol that was removed
		}
		v := m.MDs[n.Ops[0]].Val
		for m.Consts.Kind(v) == ir.CExpr && m.Consts.ExprOp(v).IsCast() {
			v = m.Consts.Operands(v)[0]
		}
		if !v.IsSym() {
			continue
		}
		s := m.Sym(v)
		say := func(msg, hint string) {
			r.rule(deprecate, 97, s, ir.None, "an annotation of @"+s.Name+" is ignored: "+msg, hint)
		}
		const form = "!{ptr @entity, !\"name\", i32 value}"
		for i := 1; i < len(n.Ops); i += 2 {
			if !r.isKind(n.Ops[i], ir.MDString) {
				say("its name is not a string", form)
				break
			}
			key := r.str(n.Ops[i])
			if i+1 == len(n.Ops) {
				say(key+" has no value", form)
				break
			}
			if near := nearest(key, annotationNames[:]); near != "" {
				say(key+" is not known", "did you mean "+near+"?")
			} else if _, ok := r.uintOf(n, i+1); !ok && key != "grid_constant" && r.knownAnnotation(key) {
				say("the value of "+key+" is not a number", form)
			}
		}
	}
}

func (r *rules) knownAnnotation(key string) bool {
	for _, k := range annotationNames {
		if k == key {
			return true
		}
	}
	return false
}
