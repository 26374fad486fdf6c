package ptx

import (
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// needs calls visit for everything of m that has a need, with the instruction
// or name it belongs to. Repeated needs are left out where that is cheap.
type needs struct {
	m     *Module
	visit func(f target.Feature, n *needs)
	gone  func(f target.Feature, n *needs) // the instruction is not on targets with f; may be nil
	fn    *Func
	inst  *Inst    // the instruction, or nil
	sreg  isa.Atom // the special register that needs it, or 0
	what  string   // otherwise: the directive
	pos   uint32
	seen  [64]isa.Opcode // opcodes known to need nothing more
}

// MinVersion returns the lowest PTX version that knows m's architecture and has all of m's instructions and directives.
// Features that the architecture lacks in every version are left to CheckNeeds.
func MinVersion(m *Module) target.PTX {
	v := m.SM.MinPTX()
	n := needs{m: m}
	n.visit = func(f target.Feature, n *needs) {
		if p, ok := target.NeedPTX(f, m.SM); ok && p > v {
			v = p
		}
	}
	n.module(true)
	for i := range m.Funcs {
		v = max(v, m.Funcs[i].Needs)
	}
	for _, p := range target.Versions() {
		if p >= v { // 7.9 and 5.5 were never released
			return p
		}
	}
	return v
}

// EachNeed calls visit with the features that the instructions of m need, instruction by instruction.
func EachNeed(m *Module, visit func(f *Func, in *Inst, need target.Feature)) {
	n := needs{m: m}
	n.visit = func(f target.Feature, n *needs) {
		if n.inst != nil {
			visit(n.fn, n.inst, f)
		}
	}
	n.module(false)
}

// CheckNeeds reports the features of m that its .version and .target lack. file and src are those of a parsed module,
// for positions; src may be nil.
func CheckNeeds(m *Module, file string, src []byte) diag.List {
	t, err := m.Target()
	if err != nil {
		return diag.List{{Code: CodeTarget, File: file, Msg: err.Error()}}
	}
	var out diag.List
	n := needs{m: m}
	n.visit = func(f target.Feature, n *needs) {
		if t.Has(f) || len(out) >= maxErrors {
			return
		}
		d := &diag.Diagnostic{Code: CodeNeeds, File: file}
		switch {
		case n.sreg != 0:
			d.Msg = "special register " + n.sreg.String()
		case n.inst != nil:
			d.Msg = "instruction '" + n.inst.Op.String() + "'"
		default:
			d.Msg = n.what
		}
		d.Msg += " is not available on " + t.SM.String() + " with PTX ISA " + t.PTX.String()
		d.Hint = "it needs " + target.Explain(f)
		if src != nil {
			d.Pos = diag.PosAt(src, int(n.pos))
			d.Source = diag.Line(src, d.Pos.Line)
		} else if n.fn != nil {
			d.Where = "function `" + m.Names.Get(n.fn.Name) + "'"
		}
		out = append(out, d)
	}
	n.gone = func(f target.Feature, n *needs) {
		if !t.Has(f) || len(out) >= maxErrors {
			return
		}
		d := &diag.Diagnostic{
			Code: CodeNeeds, File: file, Msg: "instruction '" + n.inst.Op.String() + "' was given up: " + t.SM.String() + " with PTX ISA " + t.PTX.String() + " does not have it",
			Hint: "it is not on " + target.Explain(f),
		}
		if src != nil {
			d.Pos = diag.PosAt(src, int(n.pos))
			d.Source = diag.Line(src, d.Pos.Line)
		} else if n.fn != nil {
			d.Where = "function `" + m.Names.Get(n.fn.Name) + "'"
		}
		out = append(out, d)
	}
	n.module(false)
	return out
}

func (n *needs) need(f target.Feature, what string, pos uint32) {
	n.what, n.pos = what, pos
	n.visit(f, n)
}

func (n *needs) module(once bool) {
	m := n.m
	for i := range m.Vars {
		n.variable(&m.Vars[i])
	}
	for i := range m.Funcs {
		f := &m.Funcs[i]
		n.fn = f
		if f.Text != nil {
			continue // its needs are known
		}
		if f.Aliasee != 0 {
			n.need(target.FeatureAlias, ".alias", f.Pos)
		}
		n.function(f)
		n.body(f, once)
		n.fn, n.inst, n.sreg = nil, nil, 0
	}
}

func (n *needs) variable(v *Var) {
	if v.Linkage == Common {
		n.need(target.FeatureCommonLinkage, ".common", v.Pos)
	}
	for _, a := range v.Attrs {
		f := target.FeatureManaged
		if a.Kind == isa.Unified {
			f = target.FeatureUnifiedAttr
		}
		n.need(f, ".attribute("+string(a.Kind.Append(nil))+")", v.Pos)
	}
	if f := typeNeed(v.Type); f != target.FeatureNone {
		n.need(f, "type "+string(v.Type.Append(nil)), v.Pos)
	}
	for _, e := range v.Init.Elems {
		switch e.Kind {
		case InitGeneric:
			n.need(target.FeatureGenericInit, "generic() in an initialiser", v.Pos)
		case InitMask, InitMaskGeneric:
			n.need(target.FeatureMaskInit, "a mask of an address in an initialiser", v.Pos)
		default:
			continue
		}
		break
	}
}

// typeNeed is the feature that variables and registers of a type need.
func typeNeed(t isa.Atom) target.Feature {
	switch t {
	case isa.B128:
		return target.FeatureB128Reg
	case isa.F16x2:
		return target.FeatureF16x2Type
	}
	return target.FeatureNone
}

func (n *needs) function(f *Func) {
	if f.NoRet {
		n.need(target.FeatureNoReturn, ".noreturn", f.Pos)
	}
	for _, a := range f.Attrs {
		n.need(target.FeatureAttrFunc, ".attribute("+string(a.Kind.Append(nil))+")", f.Pos)
	}
	if bytes := f.ParamBytes(); f.Entry && bytes > SmallParams {
		n.need(target.FeatureLargeParams, "a kernel with "+strconv.FormatUint(bytes, 10)+" bytes of parameters", f.Pos)
	}
	for i := range f.Dirs {
		var need target.Feature
		switch f.Dirs[i].Kind {
		case isa.Reqntid:
			need = target.FeatureReqNTid
		case isa.Minnctapersm:
			need = target.FeatureMinNCTAPerSM
		case isa.Reqnctapercluster, isa.Explicitcluster:
			need = target.FeaturePragmaCluster
		case isa.Maxclusterrank:
			need = target.FeatureMaxClusterRank
		case isa.Blocksareclusters:
			need = target.FeatureBlocksAreClusters
		case isa.Language:
			need = target.FeatureLanguageDir
		default:
			continue
		}
		n.need(need, "."+f.Dirs[i].Kind.String(), f.Dirs[i].Pos)
	}
	var last isa.Atom
	for i := range f.Regs {
		t := f.Regs[i].Type
		if t == last {
			continue
		}
		last = t
		if need := typeNeed(t); need != target.FeatureNone {
			n.need(need, "a register of type "+string(t.Append(nil)), f.Pos)
		}
	}
	for i := range f.Locals {
		n.variable(&f.Locals[i])
	}
	for _, x := range f.RawNeeds {
		n.need(x, "inline assembly", 0)
	}
	for _, x := range f.OperandNeeds {
		n.need(x, "an operand", f.Pos)
	}
	for i := range f.Locs {
		if f.Locs[i].InlinedAt != 0 {
			n.need(target.FeatureLocInline, ".loc with inlined_at", f.Pos)
			break
		}
	}
}

func (n *needs) body(f *Func, once bool) {
	var buf [16]target.Feature
	for i := range f.Insts {
		in := &f.Insts[i]
		seen := &n.seen[(in.Op^in.Op>>16)&63]
		if *seen != in.Op {
			n.inst, n.sreg, n.pos = in, 0, in.Pos
			list := in.Op.Needs(buf[:0])
			for _, x := range list {
				n.visit(x, n)
			}
			// All are told about, so only those without needs are remembered
			// unless each need counts once.
			if g := in.Op.Info().Gone; g != target.FeatureNone && n.gone != nil {
				n.gone(g, n)
			} else if once || len(list) == 0 {
				*seen = in.Op
			}
		}
		for k := range int(in.N) {
			if o := &f.Opnds[int(in.Ops)+k]; o.Kind == OpSreg {
				if s := isa.Atom(o.Sub).Sreg(); s != nil && s.Need != target.FeatureNone {
					n.inst, n.sreg, n.pos = in, isa.Atom(o.Sub), in.Pos
					n.visit(s.Need, n)
				}
			}
		}
	}
}
