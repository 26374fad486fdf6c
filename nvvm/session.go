package nvvm

import (
	"context"
	"strconv"
	"strings"

	"gonvvm/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
)

// session is one Verify or Compile.
type session struct {
	release *release
	opt     driver.Options
	// words of the options
	genLTO, genOptLTO, linkLTO, fullLTO bool
	inlineInfo, restrict, quiet         bool
	noOpt, fast                         bool
	compiling                           bool // Compile, not Verify

	notes        diag.List
	said         []byte // messages of forwarded options and of inlining
	wrongVersion bool   // a module has a version of NVVM IR that the profile refuses
}

// prepare completes the options of the compilation.
func (s *session) prepare() {
	if s.opt.PTX == 0 {
		s.opt.PTX = s.release.ptx
	}
	if s.fast && s.opt.Level > 1 {
		s.opt.Level = 1
	}
	if s.opt.Level == 0 {
		s.opt.FMA = false // as NVIDIA's library: fused only where the flag contract requires it
	}
	s.opt.Read = s.read
	s.opt.Dialect = dialect
	if s.inlineInfo {
		s.opt.Remarks = func(r driver.Remark) {
			if r.Pass != "inline" {
				return
			}
			s.said = append(s.said, "remark: "+r.File...)
			if r.Pos.IsValid() {
				s.said = append(s.said, ":"+strconv.Itoa(int(r.Pos.Line))+":"+strconv.Itoa(int(r.Pos.Col))...)
			}
			s.said = append(s.said, ": "+r.Msg+"\n"...)
		}
	}
}

// compile links, optimizes and emits as the options ask.
func (s *session) compile(ctx context.Context, ins []driver.Input) ([]byte, diag.List, error) {
	s.compiling = true
	mode := driver.ModeCompile
	switch {
	case s.genLTO && s.genOptLTO:
		mode = driver.ModeGenOptLTO
	case s.genLTO:
		mode = driver.ModeGenLTO
	case s.linkLTO:
		mode = driver.ModeLinkLTO
	case s.fullLTO:
		mode = driver.ModeFullLTO
	}
	out, notes, err := driver.Emit(ctx, &s.opt, mode, ins...)
	if err != nil {
		return nil, notes, err
	}
	return out.Main(), notes, nil
}

// read judges a module before it is linked, and adds the options about modules to it.
func (s *session) read(in *driver.Input, m *ir.Module) error {
	if !in.Library && !in.Container {
		if err := s.gate(in, m); err != nil {
			return err
		}
		in.Library = isLibdevice(m)
	}
	if s.restrict {
		restrict(m)
	}
	return nil
}

// isLibdevice reports whether a module is libdevice: all names that other modules can see are those of its functions, and there are
// many of them. Old clients do not add it as a lazy module, and NVIDIA's library prints only the functions that are used even then.
// Bodies have not been read, so that definitions are not told apart from declarations.
func isLibdevice(m *ir.Module) bool {
	const many = 50
	n := 0
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		switch {
		case s.Dead || s.Linkage.IsLocal() || strings.HasPrefix(s.Name, "llvm.") || s.Name == "__nvvm_reflect":
		case s.Kind != ir.SymFunc || !strings.HasPrefix(s.Name, "__nv_"):
			return false
		default:
			n++
		}
	}
	return n >= many
}

// restrict marks the pointers that kernels take as restrict pointers of C (-restrict).
func restrict(m *ir.Module) {
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || s.Fn.CC != ir.CCPTXKernel {
			continue
		}
		f := s.Fn
		list := m.AttrLists[f.Attrs]
		list.Params = append([]ir.AttrSetID(nil), list.Params...)
		for len(list.Params) < f.NumParams() {
			list.Params = append(list.Params, 0)
		}
		for p := range f.NumParams() {
			if m.Types.IsPtr(f.TypeOf(ir.ParamValue(p))) && m.Attr(list.Params[p], ir.AttrByVal) == nil {
				list.Params[p] = m.WithAttr(list.Params[p], ir.Attr{Kind: ir.AttrNoAlias})
			}
		}
		f.Attrs = m.AddAttrList(list)
	}
}
