package bitcode

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// unmangled are the intrinsics whose pointers were always to i8 in LLVM 7, and are
// not in the name.
var unmangled = [...]string{
	"stacksave", "stackrestore", "va_start", "va_end", "va_copy", "prefetch", "frameaddress", "sponentry", "addressofreturnaddress",
}

// typedPointee are the intrinsics whose pointee is the loaded or stored type.
var typedPointee = [...]string{"nvvm.ldg.global.", "nvvm.ldu.global.", "nvvm.atomic."}

// intrinsicParams sets the types of an intrinsic's pointers.
func (w *writer) intrinsicParams(s *ir.Symbol, params *[]typeID) {
	rest := s.Name[len("llvm."):]
	p := *params
	switch {
	case strings.HasPrefix(rest, "lifetime.") && len(p) == 1: // the size came first
		*params = []typeID{w.types.id(ir.I64), p[0]}
	case hasPrefix(typedPointee[:], rest) && len(p) > 0 && w.types.isPointer(p[0]):
		p[0] = w.types.pointer(w.types.id(w.m.Types.Result(s.Type)), uint32(w.types.at(p[0]).n))
	}
}

func hasPrefix(list []string, s string) bool {
	for _, x := range list {
		if strings.HasPrefix(s, x) {
			return true
		}
	}
	return false
}

// fnName returns the name of function i in the file: in LLVM 7 the names of intrinsics include the pointees of their
// pointers.
func (w *writer) fnName(i uint32, s *ir.Symbol) string {
	if !w.v7 || !strings.HasPrefix(s.Name, "llvm.") {
		return s.Name
	}
	rest := s.Name[len("llvm."):]
	last := strings.LastIndexByte(s.Name, '.')
	for _, u := range unmangled {
		if strings.HasPrefix(rest, u+".") && opaqueMark(s.Name[last+1:]) {
			return s.Name[:last]
		}
	}
	var b []byte
	address := strings.LastIndex(s.Name, ".p") // the address is the last pointer
	for at := 0; at < len(s.Name); {
		n := strings.IndexByte(s.Name[at:], '.')
		if n < 0 {
			n = len(s.Name) - at
		}
		part := s.Name[at : at+n]
		b = append(b, part...)
		if opaqueMark(part) {
			e := w.types.at(w.fnType[i]).elems
			if at == address+1 && hasPrefix(typedPointee[:], rest) && len(e) > 0 && w.types.isPointer(e[0]) {
				b = w.mangle(b, w.types.at(e[0]).elem)
			} else {
				b = append(b, "i8"...)
			}
		}
		if at += n; at < len(s.Name) {
			b = append(b, '.')
			at++
		}
	}
	return string(b)
}

// opaqueMark reports whether a part of an intrinsic's name denotes an opaque pointer, or a vector of them: p0, v4p1.
func opaqueMark(s string) bool {
	if strings.HasPrefix(s, "v") {
		s = strings.TrimLeft(s[1:], "0123456789")
	}
	if len(s) < 2 || s[0] != 'p' {
		return false
	}
	for _, c := range []byte(s[1:]) {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// mangle appends a type as names of intrinsics have it.
func (w *writer) mangle(b []byte, t typeID) []byte {
	f := w.types.at(t)
	switch f.kind {
	case ir.PtrKind:
		return w.mangle(strconv.AppendUint(append(b, 'p'), f.n, 10), f.elem)
	case ir.VectorKind:
		return w.mangle(strconv.AppendUint(append(b, 'v'), f.n, 10), f.elem)
	case ir.ArrayKind:
		return w.mangle(strconv.AppendUint(append(b, 'a'), f.n, 10), f.elem)
	case ir.StructKind:
		if !w.m.Types.IsLiteral(f.src) {
			return append(append(append(b, "s_"...), w.m.Types.Name(f.src)...), 's')
		}
		b = append(b, "sl_"...)
		for _, e := range f.elems {
			b = w.mangle(b, e)
		}
		return append(b, 's')
	case ir.IntKind:
		return strconv.AppendInt(append(b, 'i'), int64(w.m.Types.Bits(f.src)), 10)
	case ir.HalfKind:
		return append(b, "f16"...)
	case ir.FloatKind:
		return append(b, "f32"...)
	case ir.DoubleKind:
		return append(b, "f64"...)
	}
	w.fail(failOld, "the name of an intrinsic would need the type "+w.m.Types.String(f.src))
	return b
}

// oldRule is an intrinsic that came after LLVM 7.
type oldRule struct {
	name string // beginning of the name after "llvm."
	do   oldAction
	to   string // beginning of the name that takes its place
}

type oldAction uint8

const (
	oldRename   oldAction = iota + 1 // the same under another name
	oldDrop                          // nothing but a promise
	oldSame                          // the first argument
	oldExpand                        // several instructions
	oldBarrier0                      // barrier0 for barrier 0, renamed for others
	oldReduce                        // a reduction at barrier 0
	oldRefuse                        // cannot be said in LLVM 7
)

// args returns the least number of arguments that a rule needs.
func (r *oldRule) args() int {
	switch r.do {
	case oldExpand, oldReduce:
		return 2
	case oldSame, oldBarrier0:
		return 1
	}
	return 0
}

// oldRules are looked up in order.
var oldRules = [...]oldRule{
	{"memcpy.inline.", oldRename, "memcpy."},
	{"memset.inline.", oldRename, "memset."},
	{"roundeven.", oldRename, "rint."},
	{"minimumnum.", oldRename, "minnum."},
	{"maximumnum.", oldRename, "maxnum."},
	{"minimum.", oldExpand, ""},
	{"maximum.", oldExpand, ""},
	{"experimental.noalias.scope.decl", oldDrop, ""},
	{"pseudoprobe", oldDrop, ""},
	{"fake.use", oldDrop, ""},
	{"threadlocal.address.", oldSame, ""},
	{"expect.with.probability.", oldSame, ""},
	{"smax.", oldExpand, ""},
	{"smin.", oldExpand, ""},
	{"umax.", oldExpand, ""},
	{"umin.", oldExpand, ""},
	{"abs.", oldExpand, ""},
	{"uadd.sat.", oldExpand, ""},
	{"usub.sat.", oldExpand, ""},
	{"sadd.sat.", oldExpand, ""},
	{"ssub.sat.", oldExpand, ""},
	{"ptrmask.", oldExpand, ""},
	{"is.fpclass.", oldExpand, ""},
	{"masked.", oldRefuse, ""},
	{"vector.reduce.", oldRefuse, ""},
	{"fptosi.sat.", oldRefuse, ""},
	{"fptoui.sat.", oldRefuse, ""},
	{"ldexp.", oldRefuse, ""},
	{"frexp.", oldRefuse, ""},
	{"exp10.", oldRefuse, ""},
	{"is.constant.", oldRefuse, ""},
	{"nvvm.barrier.cta.sync.aligned.all", oldBarrier0, "nvvm.barrier.n"},
	{"nvvm.barrier.cta.sync.aligned.count", oldRename, "nvvm.barrier"},
	{"nvvm.barrier.cta.sync.all", oldRename, "nvvm.barrier.sync"},
	{"nvvm.barrier.cta.sync.count", oldRename, "nvvm.barrier.sync.cnt"},
	{"nvvm.barrier.cta.red.popc.aligned.all", oldReduce, "nvvm.barrier0.popc"},
	{"nvvm.barrier.cta.red.and.aligned.all", oldReduce, "nvvm.barrier0.and"},
	{"nvvm.barrier.cta.red.or.aligned.all", oldReduce, "nvvm.barrier0.or"},
	{"nvvm.fabs.f32", oldRename, "nvvm.fabs.f"},
	{"nvvm.fabs.ftz.f32", oldRename, "nvvm.fabs.ftz.f"},
	{"nvvm.fabs.f64", oldRename, "nvvm.fabs.d"},
	{"nvvm.ex2.approx.f32", oldRename, "nvvm.ex2.approx.f"},
	{"nvvm.ex2.approx.ftz.f32", oldRename, "nvvm.ex2.approx.ftz.f"},
}

// oldRuleOf returns the rule for an intrinsic, or nil.
func oldRuleOf(s *ir.Symbol) *oldRule {
	rest, ok := strings.CutPrefix(s.Name, "llvm.")
	if !ok || s.Kind != ir.SymFunc {
		return nil
	}
	for i := range oldRules {
		if r := &oldRules[i]; strings.HasPrefix(rest, r.name) {
			return r
		}
	}
	return nil
}
