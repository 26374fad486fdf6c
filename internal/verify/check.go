package verify

import (
	"fmt"
	"sort"
	"strconv"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Dialect selects the rules for a module (requirements 1.5).
type Dialect uint8

const (
	Auto Dialect = iota // by the contents of the module; see Options.Of
	NVVM                // the NVVM IR specification
	LLVM                // the IR that LLVM's NVPTX back end accepts
)

// DialectByName returns the dialect that is called auto, nvvm or llvm.
func DialectByName(s string) (Dialect, bool) {
	switch s {
	case "auto", "":
		return Auto, true
	case "nvvm":
		return NVVM, true
	case "llvm":
		return LLVM, true
	}
	return Auto, false
}

// Options direct Check.
type Options struct {
	Dialect Dialect
	// Strict holds an NVVM module to the text of the specification; otherwise constructs that NVIDIA's compiler
	// accepts in practice are allowed, with a warning.
	Strict bool
	// NoVersionCheck accepts any nvvmir.version (NVVM_IR_VER_CHK=0).
	NoVersionCheck bool
	// Notes reports constructs that the specification accepts and ignores, too.
	Notes bool
	// Modern means that the architecture takes the modern dialect: compute_100 and later.
	Modern bool
	// AnyNames lets external symbols have names that PTX cannot spell: they will be mangled.
	AnyNames bool
	// Sources are the texts of the module's files, by ir.Symbol.File, for positions.
	Sources [][]byte
}

// Of returns the dialect of a module: that of the options, or for Auto that for which its front end wrote it. Libdevice brings
// nvvmir.version into modules of all front ends, so NVVM IR needs the data layout of its specification, too.
func (o *Options) Of(m *ir.Module) Dialect {
	if o.Dialect != Auto {
		return o.Dialect
	}
	if m.Named("nvvmir.version") != nil && specifiedLayout(m.LayoutText) {
		return NVVM
	}
	return LLVM
}

// Check verifies a module as it was read: LLVM's structural rules, then those of the dialect. It returns errors,
// warnings and, on request, notes, in the order of the source; all of them, not only the first.
func Check(m *ir.Module, opt *Options) diag.List {
	v := &verifier{m: m, ty: &m.Types, max: 1000, sources: diag.NewTexts(opt.Sources)}
	v.module()
	if v.errs.Err() == nil {
		v.structure()
		v.attributes()
		v.intrinsics()
		v.reflection()
		v.attachments()
		v.tbaa()
		v.lenientDebug = !opt.Strict
		v.debugInfo()
	}
	if v.errs.Err() != nil {
		v.sort()
		v.errs = append(v.errs, &diag.Diagnostic{Severity: diag.Note, Code: v.errs[0].Code, File: m.Name, Msg: "Broken module found, compilation aborted!"})
		return v.errs
	}
	if opt.Of(m) == NVVM {
		n := &rules{verifier: v, opt: opt, strict: opt.Strict}
		n.module()
	} else {
		common := &rules{verifier: v, opt: opt, llvm: true}
		common.both()
	}
	v.sort()
	return v.errs
}

// sort brings messages with a position into the order of the source; others stay in
// front, in the order they were found.
func (v *verifier) sort() {
	sort.SliceStable(v.errs, func(i, k int) bool {
		a, b := v.errs[i], v.errs[k]
		if a.File != b.File || !b.Pos.IsValid() {
			return false
		}
		return a.Pos.Line < b.Pos.Line || a.Pos.Line == b.Pos.Line && a.Pos.Col < b.Pos.Col
	})
}

// report adds a message at instruction at, or at symbol s if there is none.
func (v *verifier) report(sev diag.Severity, code diag.Code, s *ir.Symbol, at ir.Value, msg, hint string) {
	if len(v.errs) >= v.max {
		return
	}
	d := &diag.Diagnostic{Code: code, Severity: sev, File: v.m.Name, Msg: msg, Hint: hint}
	if s != nil {
		d.File = v.m.FileOf(s)
		d.Where = "symbol @" + s.Name
		off := s.Pos
		if s.Kind == ir.SymFunc {
			d.Where = "function @" + s.Name
			if at.IsInst() {
				if p := s.Fn.Pos(at); p != 0 {
					off = p
				}
			}
		}
		where := d.Where
		d.Where = ""
		v.place(d, s, at, off)
		if at.IsInst() {
			where += v.inBlock(d, s.Fn, s.Fn.BlockOf(at))
		}
		d.Where = where + d.Where
	}
	v.errs = append(v.errs, d)
}

// place gives a message about s, or instruction at of it, the position of byte off in the file of s; if it
// came as bitcode, the bit at which the instruction or the body begins.
func (v *verifier) place(d *diag.Diagnostic, s *ir.Symbol, at ir.Value, off uint32) {
	if bit := s.Bit; bit != 0 {
		if at.IsInst() {
			bit = s.Fn.Bit(at)
		}
		d.Where += ", bit " + strconv.FormatUint(bit, 10)
		return
	}
	if int(s.File) >= len(v.sources) {
		return
	}
	text := v.sources[s.File]
	if src := text.Src(); int(off) >= len(src) || off == 0 && src[0] != '@' {
		return
	}
	text.Place(d, int(off))
}

// inBlock returns the name of the block for Where, or its number if the source is not known.
func (v *verifier) inBlock(d *diag.Diagnostic, f *ir.Func, b ir.Block) string {
	if d.Pos.IsValid() && f.NameOf(b.Value()) == "" {
		return ""
	}
	return ", block %" + v.blockName(f, b)
}

func (v *verifier) blockName(f *ir.Func, b ir.Block) string {
	if name := f.NameOf(b.Value()); name != "" {
		return name
	}
	return "#" + strconv.Itoa(int(b))
}

// broken reports a violation of LLVM's structural rules.
func (v *verifier) broken(code diag.Code, s *ir.Symbol, at ir.Value, format string, args ...any) {
	n := len(v.errs)
	v.report(diag.Error, code, s, at, fmt.Sprintf(format, args...), "")
	v.spell(n, s, at)
}

// spell adds the text of instruction at to message n, if there is one, unless it shows a line of the source.
func (v *verifier) spell(n int, s *ir.Symbol, at ir.Value) {
	if n < len(v.errs) && at.IsInst() && !v.errs[n].Pos.IsValid() {
		v.errs[n].Msg += ": " + instText(s, at)
	}
}
