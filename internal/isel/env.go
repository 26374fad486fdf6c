package isel

import (
	"strings"
	"sync"

	"gonvvm/internal/analysis"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// env is the state that all functions of a module share during selection. It does not change while functions are
// selected in parallel, except the names, which mu guards.
type env struct {
	mu     sync.Mutex // guards out.Names
	m      *ir.Module
	out    *ptx.Module
	opt    *Options
	t      *target.Target
	prefix [numClasses]ptx.Name
	names  []string   // by symbol: legal PTX name
	syms   []ptx.Name // by symbol

	asmDefines map[string]bool  // names that the module's assembly defines
	params     [][]ptx.Name     // by symbol: parameter names
	kernel     []bool           // by symbol
	ftz        []bool           // by symbol
	aliasees   []ir.Value       // by symbol: the aliasee of an alias, once it has been resolved
	initBytes  uint64           // of initial values so far
	files      map[ir.MD]uint32 // DIFile nodes to file numbers

	inlined map[ir.MD]ptx.Name // DILocation nodes of inlined code to labels of their functions' names

	annotations map[uint32][]annotation // by symbol

	effectsOnce sync.Once
	effectTable analysis.EffectTable

	debug *debugger // nil without sections of debug information
}

// effects returns the effects of calls, which only functions with some instructions need.
func (e *env) effects() *analysis.EffectTable {
	e.effectsOnce.Do(func() { e.effectTable.Compute(e.m) })
	return &e.effectTable
}

// intern returns the Name of s in the PTX module.
func (e *env) intern(s string) ptx.Name {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.out.Names.Intern(s)
}

// namesSoFar returns the names of the PTX module, to which others may add.
func (e *env) namesSoFar() ptx.Names {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.out.Names
}

// appendName appends the text of a Name of the PTX module.
func (e *env) appendName(b []byte, n ptx.Name) []byte {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.out.Names.Append(b, n)
}

// nameOf returns the PTX name of symbol i.
func (e *env) nameOf(i uint32) string { return e.names[i] }

// symName returns the PTX name of the symbol that v names.
func (e *env) symName(v ir.Value) ptx.Name { return e.syms[v.Index()] }

// paramName returns the name of parameter i of function symbol f.
func (e *env) paramName(f uint32, i int) ptx.Name { return e.params[f][i] }

// paramText returns the name of parameter i of function symbol f as text.
func (e *env) paramText(f uint32, i int) string { return e.names[f] + "_param_" + itoa(i) }

// isKernel reports whether f is a kernel.
func (e *env) isKernel(f *ir.Func) bool { return e.kernel[f.Sym] }

// flushes reports whether f flushes f32 subnormals to zero.
func (e *env) flushes(f *ir.Func) bool { return e.ftz[f.Sym] }

// validName reports whether s is a PTX identifier (PTX ISA §4.4).
func validName(s string) bool {
	if s == "" {
		return false
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
		case c == '_' || c == '$':
		case c == '%' && i == 0:
		case c >= '0' && c <= '9' && i > 0:
		default:
			return false
		}
	}
	return len(s) > 1 || s[0] != '_' && s[0] != '$' && s[0] != '%'
}

// legalName replaces characters that PTX does not allow in names by "_$_".
func legalName(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= '0' && c <= '9' && i > 0 {
			b.WriteByte(c)
		} else {
			b.WriteString("_$_")
		}
	}
	if n := b.String(); n != "" && n != "_" && n != "$" {
		return n
	}
	return "_$_" + b.String()
}

// nameAll gives every symbol its PTX name: external ones keep theirs, which must
// be legal; local ones are made legal and unique.
func (e *env) nameAll() diag.List {
	var errs diag.List
	n := len(e.m.Syms)
	e.names, e.syms, e.params = make([]string, n), make([]ptx.Name, n), make([][]ptx.Name, n)
	e.kernel, e.ftz = make([]bool, n), make([]bool, n)
	taken := make(map[string]bool, n)
	for i := 1; i < n; i++ {
		s := &e.m.Syms[i]
		if s.Dead || s.Name == "" || s.Linkage.IsLocal() && !validName(s.Name) {
			continue
		}
		if !validName(s.Name) && e.opt.MangleNames && s.Intrinsic == ir.NotIntrinsic {
			name := MangleName(s.Name)
			if k := e.m.Lookup(name); k != 0 && !e.m.Syms[k].Linkage.IsLocal() {
				errs = append(errs, e.symbolError("S0015", "symbol", s, "Symbol name with unsupported characters: "+s.Name+"; mangled it would be "+name+", which is another symbol", ""))
			}
			e.names[i] = name
			taken[name] = true
			continue
		}
		if !validName(s.Name) && !strings.HasPrefix(s.Name, "llvm.") && !strings.HasPrefix(s.Name, "nvvm.") && !(e.opt.LLC && validName(strings.ReplaceAll(s.Name, ".", "_"))) {
			errs = append(errs, e.symbolError("S0015", "symbol", s, "Symbol name with unsupported characters: "+s.Name,
				"PTX names consist of letters, digits, _ and $; rename the symbol, give it internal linkage, or use -mangle-names"))
		}
		e.names[i] = s.Name
		taken[s.Name] = true
	}
	for i := 1; i < n; i++ {
		s := &e.m.Syms[i]
		if s.Dead {
			continue
		}
		if e.names[i] == "" {
			base := legalName(s.Name)
			name := base
			for k := 1; taken[name]; k++ {
				name = base + "_" + itoa(k)
			}
			taken[name] = true
			e.names[i] = name
		}
		e.syms[i] = e.intern(e.names[i])
		if s.Kind != ir.SymFunc || s.Intrinsic != ir.NotIntrinsic {
			continue
		}
		f := s.Fn
		e.kernel[i] = f.CC == ir.CCPTXKernel
		set := e.attrs(f).Fn
		d, ok := e.m.StrAttr(set, "denormal-fp-math-f32")
		e.ftz[i] = ok && strings.HasPrefix(d, "preserve-sign")
		ps := make([]ptx.Name, f.NumParams())
		for k := range ps {
			ps[k] = e.intern(e.paramText(uint32(i), k))
		}
		e.params[i] = ps
	}
	return errs
}

// locate gives d the place of instruction v of f, or of f.
func (e *env) locate(d *diag.Diagnostic, f *ir.Func, v ir.Value) { e.opt.Places.Locate(d, e.m, f, v) }

// symbolError makes an error about a variable or alias, named by kind.
func (e *env) symbolError(code diag.Code, kind string, s *ir.Symbol, msg, hint string) *diag.Diagnostic {
	return e.opt.Places.SymbolError(e.m, code, kind, s, msg, hint)
}

// closest returns a hint with the known intrinsic most like name.
func (e *env) closest(name string) string {
	if c := closestIntrinsic(name); c != "" {
		return "did you mean llvm." + c + "?"
	}
	return "see gonvvm intrinsics"
}

// independentTextures reports whether textures and samplers are separate, as in OpenCL:
// then handles are names, else they are numbers.
func (e *env) independentTextures() bool { return e.out.TargetFlags&ptx.TexmodeIndependent != 0 }

// annotation is a key and its value in !nvvm.annotations.
type annotation struct {
	key string
	val uint64
}

// collectAnnotations indexes !nvvm.annotations by symbol.
func (e *env) collectAnnotations() {
	for _, id := range e.m.Named("nvvm.annotations") {
		n := &e.m.MDs[id]
		if len(n.Ops) < 3 || n.Ops[0] == 0 {
			continue
		}
		g := &e.m.MDs[n.Ops[0]]
		if g.Kind != ir.MDValue || !g.Val.IsSym() {
			continue
		}
		for k := 1; k+1 < len(n.Ops); k += 2 {
			if n.Ops[k] == 0 || n.Ops[k+1] == 0 {
				continue
			}
			x, ok := e.m.Consts.Uint(e.m.MDs[n.Ops[k+1]].Val)
			if !ok {
				continue
			}
			if e.annotations == nil {
				e.annotations = make(map[uint32][]annotation)
			}
			i := g.Val.Index()
			e.annotations[i] = append(e.annotations[i], annotation{e.m.MDs[n.Ops[k]].Str, x})
		}
	}
}

// annotated reports whether !nvvm.annotations give symbol i a nonzero value for key what.
func (e *env) annotated(i uint32, what string) bool {
	for _, a := range e.annotations[i] {
		if a.key == what && a.val != 0 {
			return true
		}
	}
	return false
}

// imageParam returns the opaque type of parameter i of kernel f, 0 if it is none.
func (e *env) imageParam(f *ir.Func, i int) isa.Atom {
	for _, a := range e.annotations[f.Sym] {
		if a.val != uint64(i) {
			continue
		}
		switch a.key {
		case "rdoimage":
			return isa.Texref
		case "wroimage", "rdwrimage":
			return isa.Surfref
		case "sampler":
			return isa.Samplerref
		}
	}
	return 0
}

// f32x2 reports whether pairs of f32 share a register and have instructions.
func (e *env) f32x2() bool { return e.opt.F32x2() }
