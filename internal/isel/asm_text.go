package isel

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// asmWriter replaces $0, ${0:m}, $$, ${:uid} and $(a$|b$) in a template.
type asmWriter struct {
	s     *selector
	ops   []ptx.Operand
	named bool // registers by their names, else as fragments name them
	b     []byte
	from  []int // by byte of b: where in the template it comes from
	uid   uint32
	msg   string // the error in the template, at badAt
	badAt int
}

// expandAsm returns the text of inline assembly with its operands in place.
func (s asmSelector) expandAsm(a *asmUse, named bool) *asmWriter {
	w := &asmWriter{s: s.selector, ops: s.out.Opnds[a.at+1 : a.at+1+uint32(len(a.ops))], named: named, uid: a.at}
	t := a.text
	for i := 0; i < len(t); i++ {
		at := i
		if t[i] != '$' || i+1 == len(t) {
			w.b = append(w.b, t[i])
			w.came(at)
			continue
		}
		i++
		switch c := t[i]; {
		case c == '$':
			w.b = append(w.b, '$')
		case c == '(' || c == ')':
		case c == '|': // PTX has one dialect, the first
			if j := strings.Index(t[i:], "$)"); j >= 0 {
				i += j + 1
			}
		case c == '{':
			j := strings.IndexByte(t[i:], '}')
			if j < 0 {
				w.bad(at, "'${' is not closed")
				break
			}
			w.escape(at, t[i+1:i+j])
			i += j
		case c >= '0' && c <= '9':
			n := 0
			for ; i < len(t) && t[i] >= '0' && t[i] <= '9' && n < 1000; i++ {
				n = n*10 + int(t[i]-'0')
			}
			i--
			w.operand(at, n, 0)
		default:
			w.b = append(w.b, '$', c)
		}
		w.came(at)
	}
	return w
}

func (w *asmWriter) came(at int) {
	for len(w.from) < len(w.b) {
		w.from = append(w.from, at)
	}
}

func (w *asmWriter) bad(at int, msg string) {
	if w.msg == "" {
		w.msg, w.badAt = msg, at
	}
}

// escape writes the expansion of ${body}.
func (w *asmWriter) escape(at int, body string) {
	num, mod, has := strings.Cut(body, ":")
	if num == "" {
		switch mod {
		case "uid":
			w.b = strconv.AppendUint(w.b, uint64(w.uid), 10)
		case "comment":
			w.b = append(w.b, "//"...)
		case "private": // the prefix of private names: NVPTX's data layout has none
		default:
			w.bad(at, "'${"+body+"}' means nothing")
		}
		return
	}
	n, ok := number(num)
	if !ok || has && len(mod) != 1 {
		w.bad(at, "'${"+body+"}' means nothing")
		return
	}
	m := byte(0)
	if has {
		m = mod[0]
	}
	w.operand(at, n, m)
}

// operand writes operand n; modifier n negates a constant, c and r leave it as
// it is.
func (w *asmWriter) operand(at, n int, modifier byte) {
	if n >= len(w.ops) {
		w.bad(at, "no operand $"+strconv.Itoa(n))
		return
	}
	o := w.ops[n]
	switch modifier {
	case 0, 'r', 'c':
	case 'n':
		if o.Kind != ptx.OpInt {
			w.bad(at, "modifier n negates an integer constant, and operand $"+strconv.Itoa(n)+" is none")
		}
		o.Imm = -o.Imm
	default:
		w.bad(at, "operands have no modifier "+string(rune(modifier))+" in PTX")
	}
	hexes := func(n int) {
		const digits = "0123456789ABCDEF"
		for i := n - 4; i >= 0; i -= 4 {
			w.b = append(w.b, digits[o.Imm>>i&15])
		}
	}
	switch o.Kind {
	case ptx.OpReg:
		w.reg(o.Idx)
	case ptx.OpAddrReg:
		w.b = append(w.b, '[')
		w.reg(o.Idx)
		w.b = append(w.b, ']')
	case ptx.OpF32:
		w.b = append(w.b, "0f"...)
		hexes(32)
	case ptx.OpF64:
		w.b = append(w.b, "0d"...)
		hexes(64)
	case ptx.OpHex:
		w.b = append(w.b, "0x"...)
		hexes(16)
	case ptx.OpString, ptx.OpSym:
		w.b = w.s.env.appendName(w.b, ptx.Name(o.Idx))
	default:
		w.b = strconv.AppendInt(w.b, int64(o.Imm), 10)
	}
}

func (w *asmWriter) reg(r uint32) {
	if !w.named {
		w.b = append(w.b, ptx.FragmentReg...)
		w.b = strconv.AppendUint(w.b, uint64(r), 10)
		return
	}
	g := &w.s.out.Regs[r]
	w.b = w.s.env.appendName(w.b, g.Prefix)
	if g.Num >= 0 {
		w.b = strconv.AppendInt(w.b, int64(g.Num), 10)
	}
}

// finishAsms reads the texts of inline assembly, now that registers have
// names: their instructions take the place of the raw one (S4-59). Text with
// instructions that the tables do not know stays as it is, and so does all text in LLVM's style, where it is only
// checked, unless it declares registers with names of ours.
func (s asmSelector) finishAsms() {
	if len(s.asms) == 0 {
		return
	}
	out := s.out
	verbatim := s.opt.Style == lowering.StyleLLVM
	if verbatim { // everything is read into a copy
		c := *out
		c.Opnds, c.Regs, c.Locals = slices.Clip(c.Opnds), slices.Clip(c.Regs), slices.Clip(c.Locals)
		c.Protos, c.Locs = slices.Clip(c.Protos), slices.Clip(c.Locs)
		out = &c
	}
	s.env.mu.Lock() // the reader interns names
	own := len(out.Regs)
	fr := ptx.NewFragments(s.env.out, out)
	s.env.mu.Unlock()
	insts, blocks, opnds, protos := out.Insts, out.Blocks, len(out.Opnds), len(out.Protos)
	moved := make([]ptx.BlockID, len(blocks))
	out.Insts, out.Blocks = make([]ptx.Inst, 0, len(insts)+16*len(s.asms)), make([]ptx.Block, 0, len(blocks)+4)
	for i, b := range blocks {
		moved[i] = ptx.BlockID(len(out.Blocks))
		out.Blocks = append(out.Blocks, ptx.Block{Label: b.Label, Comment: b.Comment, First: uint32(len(out.Insts))})
		for k := b.First; k < b.End; k++ {
			in := insts[k]
			if in.Op == isa.OpRaw && s.readAsm(fr, out, &in, own) {
				continue
			}
			out.Insts = append(out.Insts, in)
		}
		out.Blocks[len(out.Blocks)-1].End = uint32(len(out.Insts))
	}
	if verbatim && fr.Hides() {
		verbatim = false
		*s.out = *out
	}
	if verbatim {
		for i := range s.asms {
			s.rawAsm(s.out, &s.asms[i])
		}
	} else {
		renumberBlocks(out.Opnds[:opnds], out.Protos[:protos], moved)
		if s.env.debug != nil {
			s.env.debug.fns[s.num].first = moved
		}
	}
	s.env.mu.Lock()
	missing := fr.Finish()
	s.env.mu.Unlock()
	for _, name := range missing {
		d := &diag.Diagnostic{Code: ptx.CodeUndefined, File: s.m.Name, Msg: "inline assembly: no label or prototype is called '" + name + "'"}
		s.env.locate(d, s.f, s.asms[0].v)
		s.errs = append(s.errs, d)
	}
}

// renumberBlocks makes operands and branch target lists refer to the blocks that moved names for the old
// ones. ptx.Func has no other references to blocks.
func renumberBlocks(opnds []ptx.Operand, protos []ptx.Proto, moved []ptx.BlockID) {
	for i := range opnds {
		if o := &opnds[i]; o.Kind == ptx.OpLabel {
			o.Idx = uint32(moved[o.Idx])
		}
	}
	for i := range protos {
		for k, b := range protos[i].Targets {
			protos[i].Targets[k] = moved[b]
		}
	}
}

// readAsm parses the text of raw instruction in and appends the result after the last instruction. It returns false if
// in itself must stay, with its text. The first own registers of out were not declared by the text.
func (s asmSelector) readAsm(fr *ptx.Fragments, out *ptx.Func, in *ptx.Inst, own int) bool {
	var a *asmUse
	for i := range s.asms {
		if s.asms[i].at == in.Ops {
			a = &s.asms[i]
		}
	}
	if a == nil {
		return false
	}
	w := s.expandAsm(a, false)
	if w.msg != "" {
		s.asmError(a, w.badAt, "S0014", w.msg, "")
		return true
	}
	first := len(out.Insts)
	s.env.mu.Lock()
	errs := fr.Add(w.b, in.Loc)
	read := len(errs) == 0
	if read && s.opt.CheckAsm != nil {
		errs = s.opt.CheckAsm(s.env.out, out, first, own, w.b)
	}
	s.env.mu.Unlock()
	if len(errs) > 0 {
		switch {
		case read && !s.opt.Strict: // only the tables of the checker doubt it
			for i := first; i < len(out.Insts); i++ {
				s.checkAsmNeeds(a, &out.Insts[i], out, true)
			}
			s.env.mu.Lock()
			fr.Undo()
			s.env.mu.Unlock()
		case !read && !s.opt.Strict && (fr.Unknown() || onlyForms(errs)):
			errs = errs[:1]
		default:
			for _, d := range errs {
				hint := d.Hint
				if n := strings.TrimPrefix(d.Msg, "register '%"); hint == "" && n != d.Msg && n[0] >= '0' && n[0] <= '9' {
					hint = "in LLVM IR the operands are called $0, $1, ...; %0 is C's spelling"
				}
				s.asmError(a, w.place(d.Pos), d.Code, w.operandNames(d.Msg), hint)
			}
			return true
		}
		for _, d := range errs {
			s.asmWarning(a, w, d)
		}
		s.rawAsm(out, a)
		return false
	}
	pinned := s.m.Asms[s.f.Callee(a.v).Index()].SideEffect
	for i := first; i < len(out.Insts); i++ {
		x := &out.Insts[i]
		x.Pos = 0
		if pinned {
			x.Flags |= ptx.Pinned
		}
		s.checkAsmNeeds(a, x, out, out != s.out)
	}
	return true
}

// onlyForms reports whether all errors are about unknown forms of an instruction or operands that do not fit it.
func onlyForms(errs diag.List) bool {
	for _, d := range errs {
		if d.Code != ptx.CodeMnemonic && d.Code != ptx.CodeOperands {
			return false
		}
	}
	return true
}

// rawAsm gives the raw instruction of a its text.
func (s asmSelector) rawAsm(out *ptx.Func, a *asmUse) {
	w := s.expandAsm(a, true)
	text := append([]byte{'\t'}, bytes.ReplaceAll(w.b, []byte{'\n'}, []byte("\n\t"))...)
	out.Opnds[a.at] = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern(string(text)))}
}

// checkAsmNeeds checks that the target has the features that an instruction needs. raw means that it will be printed as
// text.
func (s asmSelector) checkAsmNeeds(a *asmUse, in *ptx.Inst, out *ptx.Func, raw bool) {
	var buf [16]target.Feature
	what := "instruction '" + in.Op.String() + "'"
	list := in.Op.Needs(buf[:0])
	for _, o := range out.Opnds[in.Ops : in.Ops+uint32(in.N)] {
		if o.Kind == ptx.OpSreg {
			if g := isa.Atom(o.Sub).Sreg(); g != nil && g.Need != target.FeatureNone {
				list = append(list, g.Need)
			}
		}
	}
	for _, ft := range list {
		if s.need(a.v, "inline assembly: "+what, ft) && raw && !slices.Contains(s.out.RawNeeds, ft) {
			s.out.RawNeeds = append(s.out.RawNeeds, ft)
		}
	}
}

// operandNames replaces the names that fragments give to operand registers by $n.
func (w *asmWriter) operandNames(msg string) string {
	for {
		i := strings.Index(msg, ptx.FragmentReg)
		if i < 0 {
			return msg
		}
		end := i + len(ptx.FragmentReg)
		for end < len(msg) && msg[end] >= '0' && msg[end] <= '9' {
			end++
		}
		name := "the operand"
		if r, ok := number(msg[i+len(ptx.FragmentReg) : end]); ok {
			for n := len(w.ops) - 1; n >= 0; n-- {
				if o := &w.ops[n]; (o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg) && int(o.Idx) == r {
					name = "$" + strconv.Itoa(n)
				}
			}
		}
		msg = msg[:i] + name + msg[end:]
	}
}

// place returns where in the template a position in the text comes from.
func (w *asmWriter) place(p diag.Pos) int {
	off := 0
	for line := int32(1); line < p.Line; line++ {
		i := bytes.IndexByte(w.b[off:], '\n')
		if i < 0 {
			break
		}
		off += i + 1
	}
	off += int(p.Col) - 1
	if off < 0 || off >= len(w.from) {
		if len(w.from) == 0 {
			return 0
		}
		return w.from[len(w.from)-1] + 1
	}
	return w.from[off]
}

// asmError reports an error at offset off of the template of a, with the position in the assembly and, in the source,
// the position in the string.
func (s asmSelector) asmError(a *asmUse, off int, code diag.Code, msg, hint string) {
	s.errs = append(s.errs, s.asmMessage(a, off, code, msg, hint))
}

// asmWarning warns that assembly is printed unchanged although the tables reject it: an instruction may be one of a
// later PTX version, or misspelt.
func (s asmSelector) asmWarning(a *asmUse, w *asmWriter, first *diag.Diagnostic) {
	if s.opt.Warn == nil {
		return
	}
	hint := "the assembly is printed as it stands, and ptxas judges it; -strict makes this an error"
	if first.Hint != "" {
		hint = first.Hint + "; " + hint
	}
	d := s.asmMessage(a, w.place(first.Pos), first.Code, w.operandNames(first.Msg), hint)
	d.Severity = diag.Warning
	s.opt.Warn(d)
}

// asmMessage makes a message about byte off of the text of inline assembly.
func (s asmSelector) asmMessage(a *asmUse, off int, code diag.Code, msg, hint string) *diag.Diagnostic {
	off = min(off, len(a.text))
	line := 1 + strings.Count(a.text[:off], "\n")
	col := off - strings.LastIndexByte(a.text[:off], '\n')
	d := &diag.Diagnostic{
		Code: code, File: s.m.Name, Hint: hint,
		Msg: "inline assembly, line " + strconv.Itoa(line) + " column " + strconv.Itoa(col) + ": " + msg,
	}
	s.env.locate(d, s.f, a.v)
	if i := literalOffset(d.Source, int(d.Pos.Col)-1, off); i >= 0 {
		d.Pos.Col = int32(i) + 1
	}
	return d
}

// literalOffset returns the offset of byte off of the string after the word asm in a line of IR whose instruction
// begins at start; -1 if there is none.
func literalOffset(line string, start, off int) int {
	if start < 0 || start > len(line) {
		return -1
	}
	i := strings.Index(line[start:], " asm ")
	if i < 0 {
		return -1
	}
	i += start
	j := strings.IndexByte(line[i:], '"')
	if j < 0 {
		return -1
	}
	return diag.LiteralOffset(line, i+j+1, off)
}

// number returns a decimal number.
func number(s string) (int, bool) {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' || n > 1000 {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, s != ""
}
