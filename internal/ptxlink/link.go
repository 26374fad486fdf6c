package ptxlink

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// Codes of the errors.
const (
	CodeMultiple  diag.Code = "J0001" // two definitions of one name
	CodeConflict  diag.Code = "J0002" // declarations that do not fit together
	CodeUndefined diag.Code = "J0003" // a name that no module defines
	CodeTarget    diag.Code = "J0004" // modules for different machines
)

// Input is a module to link.
type Input struct {
	Name   string // for messages
	Source []byte // the text, for positions; may be nil
	Module *ptx.Module
}

// Options direct Link.
type Options struct {
	// SM is the architecture of the result; 0 is the newest of the inputs. Code for sm_62 and below stays so, since its warps stay
	// together on later machines as well.
	SM target.SM
	// Extern permits names that no module defines. The functions of the CUDA system are always permitted.
	Extern bool
}

// Link joins the modules in their order. Warnings come with success; otherwise the error is a diag.List.
func Link(opt Options, ins ...Input) (*ptx.Module, diag.List, error) {
	l := linker{dst: &ptx.Module{}, symbols: map[string]*symbol{}, taken: map[string]bool{}, opt: opt}
	for i := range ins {
		l.target(&ins[i], i == 0)
	}
	if err := l.errs.Err(); err != nil {
		return nil, nil, err
	}
	if !l.dst.SM.WarpsConverge() && opt.SM != 0 {
		l.dst.SM = opt.SM
	}
	l.dst.Version = max(l.dst.Version, l.dst.SM.MinPTX())
	for i := range ins {
		l.collect(&ins[i], uint32(i))
	}
	l.undefined()
	if err := l.errs.Err(); err != nil {
		return nil, nil, err
	}
	c := copier{linker: &l, ins: ins}
	c.run()
	return l.dst, l.notes, nil
}

type linker struct {
	dst     *ptx.Module
	opt     Options
	symbols map[string]*symbol // names that all modules see
	order   []*symbol
	taken   map[string]bool // names in use
	errs    diag.List
	notes   diag.List
}

// symbol is a name that all modules see, with the declaration that counts.
type symbol struct {
	name    string
	in      *Input
	input   uint32
	fn, v   uint32 // 1 + index into Funcs or Vars of the input
	linkage ptx.Linkage
	defined bool
	used    []*Input // the inputs that only declare it
}

// target takes over the machine that a module names.
func (l *linker) target(in *Input, first bool) {
	d, s := l.dst, in.Module
	fail := func(msg string) { l.errs.Add(&diag.Diagnostic{Code: CodeTarget, File: in.Name, Msg: msg}) }
	d.Version = max(d.Version, s.Version)
	d.SM = max(d.SM, s.SM)
	switch {
	case l.opt.SM == 0:
	case s.SM.Number() > l.opt.SM.Number():
		fail("the module is for " + s.SM.String() + ", the program for " + l.opt.SM.String())
	case s.SM.Suffix() != 0 && s.SM != l.opt.SM:
		fail("the module is for " + s.SM.String() + " only, the program for " + l.opt.SM.String())
	}
	const texmode = ptx.TexmodeIndependent | ptx.TexmodeUnified
	switch {
	case first:
		d.AddressSize, d.Comment = s.AddressSize, s.Comment
	case d.AddressSize != s.AddressSize:
		fail("the addresses of the module have " + strconv.Itoa(int(s.AddressSize)) + " bits, those of the first module " + strconv.Itoa(int(d.AddressSize)))
	case (d.TargetFlags^s.TargetFlags)&ptx.TexmodeIndependent != 0:
		fail("the modules have different modes of textures")
	}
	d.TargetFlags |= s.TargetFlags
	d.TargetFlags &^= ptx.DebugTarget // the sections of debug information are not joined
	if d.TargetFlags&texmode == texmode {
		d.TargetFlags &^= ptx.TexmodeUnified
	}
}

// collect enters the names of a module.
func (l *linker) collect(in *Input, input uint32) {
	m := in.Module
	seen := map[ptx.Name]bool{}
	for _, it := range m.Items {
		switch it.Kind {
		case ptx.ItemVar:
			v := &m.Vars[it.Index]
			l.enter(in, v.Name, v.Pos, symbol{in: in, input: input, v: it.Index + 1, linkage: v.Linkage, defined: v.Linkage != ptx.Extern})
		case ptx.ItemFunc, ptx.ItemFuncDecl, ptx.ItemAlias:
			f := &m.Funcs[it.Index]
			if it.Kind == ptx.ItemFuncDecl && !f.Defined && seen[f.Name] {
				continue
			}
			seen[f.Name] = true
			if it.Kind == ptx.ItemFuncDecl && defines(m, f.Name) {
				continue
			}
			l.enter(in, f.Name, f.Pos, symbol{in: in, input: input, fn: it.Index + 1, linkage: f.Linkage, defined: it.Kind != ptx.ItemFuncDecl})
		}
	}
}

// defines reports whether a module has a definition of a function.
func defines(m *ptx.Module, name ptx.Name) bool {
	for _, it := range m.Items {
		if (it.Kind == ptx.ItemFunc || it.Kind == ptx.ItemAlias) && m.Funcs[it.Index].Name == name {
			return true
		}
	}
	return false
}

// enter resolves a declaration with those of the same name.
func (l *linker) enter(in *Input, id ptx.Name, pos uint32, s symbol) {
	s.name = in.Module.Names.Get(id)
	if s.linkage == ptx.Internal && s.defined {
		if s.fn == 0 || !in.Module.Funcs[s.fn-1].Entry {
			return // of this module alone
		}
		s.linkage = ptx.Visible // kernels have one name for the host
	}
	l.taken[s.name] = true
	old := l.symbols[s.name]
	if old == nil {
		l.symbols[s.name] = &s
		l.order = append(l.order, &s)
		if !s.defined {
			s.used = append(s.used, in)
		}
		return
	}
	fail := func(code diag.Code, msg, hint string) {
		d := &diag.Diagnostic{Code: code, File: in.Name, Msg: msg, Hint: hint}
		if in.Source != nil {
			d.Pos = diag.PosAt(in.Source, int(pos))
			d.Source = diag.Line(in.Source, d.Pos.Line)
		}
		l.errs.Add(d)
	}
	if why := differ(old, &s); why != "" {
		fail(CodeConflict, s.name+" is declared in another way than in "+old.in.Name+": "+why, "")
		return
	}
	used := old.used
	if !s.defined {
		used = append(used, in)
	}
	switch {
	case !s.defined, old.defined && s.linkage == ptx.Weak, old.defined && s.linkage == ptx.Common && old.linkage != ptx.Common:
	case !old.defined, old.linkage == ptx.Weak, old.linkage == ptx.Common && s.linkage != ptx.Common:
		*old = s
	case old.linkage == ptx.Common && s.linkage == ptx.Common:
		if size(&s) > size(old) {
			*old = s
		}
	default:
		fail(CodeMultiple, s.name+" is defined twice", "the other definition is in "+old.in.Name+"; one of them may be .weak")
	}
	old.used = used
}

// size returns the bytes of a variable.
func size(s *symbol) uint64 { return s.in.Module.Vars[s.v-1].Size() }

// differ returns the reason why two declarations cannot be of one thing, "" if they can.
func differ(a, b *symbol) string {
	if (a.fn != 0) != (b.fn != 0) {
		return "a function is not a variable"
	}
	if a.fn != 0 {
		f, g := &a.in.Module.Funcs[a.fn-1], &b.in.Module.Funcs[b.fn-1]
		switch {
		case f.Aliasee != 0 || g.Aliasee != 0:
			return ""
		case f.Entry && (b.defined && !g.Entry) || g.Entry && (a.defined && !f.Entry): // LLVM declares kernels of other modules as functions
			return "a kernel is not a function"
		case len(f.Params) != len(g.Params):
			return strconv.Itoa(len(g.Params)) + " parameters instead of " + strconv.Itoa(len(f.Params))
		case len(f.Rets) != len(g.Rets):
			return strconv.Itoa(len(g.Rets)) + " results instead of " + strconv.Itoa(len(f.Rets))
		}
		for i := range f.Params {
			if !sameSize(&f.Params[i], &g.Params[i]) {
				return "parameter " + strconv.Itoa(i+1) + " has another size"
			}
		}
		for i := range f.Rets {
			if !sameSize(&f.Rets[i], &g.Rets[i]) {
				return "the result has another size"
			}
		}
		return ""
	}
	v, w := &a.in.Module.Vars[a.v-1], &b.in.Module.Vars[b.v-1]
	if v.Space != w.Space {
		return "." + w.Space.String() + " instead of ." + v.Space.String()
	}
	if a.linkage != ptx.Common && b.linkage != ptx.Common && !open(v) && !open(w) && !sameSize(v, w) {
		return "it has another size"
	}
	return ""
}

// open reports whether a variable is an array of unknown size.
func open(v *ptx.Var) bool { return len(v.Dims) > 0 && v.Dims[0] < 0 }

func sameSize(v, w *ptx.Var) bool { return v.Size() == w.Size() }

// system are functions of the device runtime, which the CUDA driver supplies, and NVIDIA's toolkit has in libcudadevrt.a.
var system = []string{
	"cudaGetParameterBufferV2", "cudaLaunchDeviceV2",
	"__cuda_syscall_cp_async_bulk_tensor_1d", "cnpGetParameterBufferV2", "cudaGraphSetConditional",
}

func isSystem(name string) bool {
	return ptx.IsBuiltin(name) || slices.Contains(system, name) || strings.HasPrefix(name, "__cudaCDP2")
}

// undefined refuses names that only declarations have. Arrays of shared memory without a size belong to the launch.
func (l *linker) undefined() {
	for _, s := range l.order {
		if s.defined || l.opt.Extern || s.fn != 0 && isSystem(s.name) {
			continue
		}
		if s.v != 0 {
			if v := &s.in.Module.Vars[s.v-1]; v.Space == isa.Shared && open(v) {
				continue
			}
		}
		l.errs.Add(&diag.Diagnostic{
			Code: CodeUndefined, File: s.in.Name, Msg: "no module defines " + s.name, Hint: s.in.Name + " declares it .extern",
		})
	}
}
