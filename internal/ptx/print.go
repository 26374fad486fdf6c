package ptx

import (
	"slices"
	"strconv"

	"gonvvm/internal/isa"
)

// Append appends the text of m to dst.
func Append(dst []byte, m *Module) []byte { return appendModule(dst, m, false) }

// AppendConsume is Append for a module that is of no use afterwards: each body is given back when it is printed.
func AppendConsume(dst []byte, m *Module) []byte { return appendModule(dst, m, true) }

func appendModule(dst []byte, m *Module, consume bool) []byte {
	p := printer{m: m, b: slices.Grow(dst, aboutSize(m))}
	p.header()
	for _, it := range m.Items {
		switch it.Kind {
		case ItemVar:
			p.moduleVar(&m.Vars[it.Index])
		case ItemFunc:
			f := &m.Funcs[it.Index]
			p.function(f, true)
			if consume {
				f.dropBody()
				f.Text = nil
			}
		case ItemFuncDecl:
			p.function(&m.Funcs[it.Index], false)
		case ItemAlias:
			f := &m.Funcs[it.Index]
			p.str(".alias ")
			p.name(f.Name)
			p.str(", ")
			p.name(f.Aliasee)
			p.str(";\n")
		case ItemFile:
			p.file(&m.Files[it.Index])
		case ItemSection:
			p.section(&m.Sects[it.Index])
		case ItemRaw:
			p.ascii(m.Raw[it.Index])
			p.line()
		case ItemPragma:
			p.str(".pragma ")
			p.quoted(m.Raw[it.Index])
			p.str(";\n")
		case ItemComment:
			p.comment("", m.Raw[it.Index])
		}
	}
	return p.b
}

// aboutSize returns about how many bytes the text of m has.
func aboutSize(m *Module) int {
	n := 1024 + 64*len(m.Vars)
	for i := range m.Funcs {
		f := &m.Funcs[i]
		n += 256 + len(f.Text) + 40*len(f.Insts)
	}
	return n
}

// printer appends to b; every method leaves it at the start of a line unless its comment states otherwise.
type printer struct {
	m *Module
	f *Func
	b []byte

	begun  bool   // a function was printed
	placed []bool // by index of f.Locs: printed, if one of them is inlined
}

func (p *printer) str(s string)    { p.b = append(p.b, s...) }
func (p *printer) byte(c byte)     { p.b = append(p.b, c) }
func (p *printer) name(n Name)     { p.b = p.m.Names.Append(p.b, n) }
func (p *printer) atom(a isa.Atom) { p.b = a.Append(p.b) }
func (p *printer) int(v int64)     { p.b = strconv.AppendInt(p.b, v, 10) }
func (p *printer) uint(v uint64)   { p.b = strconv.AppendUint(p.b, v, 10) }

// line ends the line unless it is empty.
func (p *printer) line() {
	if n := len(p.b); n > 0 && p.b[n-1] != '\n' {
		p.b = append(p.b, '\n')
	}
}

// comment prints text as // lines after indent.
func (p *printer) comment(indent, text string) {
	for start := 0; start <= len(text); {
		end := start
		for end < len(text) && text[end] != '\n' {
			end++
		}
		p.str(indent)
		p.str("//")
		if end > start {
			p.byte(' ')
			p.ascii(text[start:end])
		}
		p.byte('\n')
		start = end + 1
	}
}

// quoted prints a string of a directive. For ptxas a string has no escapes and ends at the first quote; like llc, we double backslashes
// and write other characters as octal numbers, the quote among them.
func (p *printer) quoted(s string) {
	p.byte('"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			p.str(`\\`)
		case c == '"' || c < ' ' || c > '~':
			p.octal(c)
		default:
			p.byte(c)
		}
	}
	p.byte('"')
}

// ascii prints the text of a comment, or assembly with comments. PTX is ASCII text (PTX ISA §4.1): ptxas of CUDA 12.8 refuses other characters also in comments.
func (p *printer) ascii(s string) {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c > '~' {
			p.octal(c)
		} else {
			p.byte(c)
		}
	}
}

// octal prints c as an escape of three octal digits.
func (p *printer) octal(c byte) {
	p.b = append(p.b, '\\', '0'+c>>6, '0'+c>>3&7, '0'+c&7)
}

func (p *printer) header() {
	m := p.m
	for _, c := range m.Comment {
		p.comment("", c)
	}
	if len(m.Comment) > 0 {
		p.byte('\n')
	}
	p.str(".version ")
	p.b = m.Version.Append(p.b)
	p.str("\n.target ")
	p.b = m.SM.Append(p.b)
	for i, s := range [...]string{", texmode_independent", ", texmode_unified", ", map_f64_to_f32", ", debug"} {
		if m.TargetFlags&(1<<i) != 0 {
			p.str(s)
		}
	}
	if m.Version >= 23 || m.AddressSize != 32 { // before, all addresses had 32 bits
		p.str("\n.address_size ")
		p.int(int64(m.AddressSize))
	}
	p.str("\n\n")
}

func (p *printer) file(f *File) {
	p.str("\t.file\t")
	p.uint(uint64(f.Num))
	p.byte(' ')
	p.quoted(f.Path)
	if f.HasTime {
		p.str(", ")
		p.uint(f.Time)
		p.str(", ")
		p.uint(f.Size)
	}
	p.byte('\n')
}

func (p *printer) section(s *Section) {
	p.str("\t.section\t")
	p.str(s.Name)
	if len(s.Lines) == 0 {
		p.str("\t{\t}\n")
		return
	}
	p.str("\n\t{\n")
	for _, l := range s.Lines {
		p.str(l)
		p.byte('\n')
	}
	p.str("\t}\n")
}

// linkage prints the linking directive with a blank after it.
func (p *printer) linkage(l Linkage) {
	switch l {
	case Extern:
		p.str(".extern ")
	case Visible:
		p.str(".visible ")
	case Weak:
		p.str(".weak ")
	case Common:
		p.str(".common ")
	}
}

func (p *printer) moduleVar(v *Var) {
	if v.Comment != "" {
		p.comment("", v.Comment)
	}
	p.linkage(v.Linkage)
	if v.Type == isa.Texref && p.m.before(15) {
		p.str(".tex .u32 ")
		p.name(v.Name)
	} else {
		p.variable(v)
	}
	p.str(";\n")
}

// Declaration returns the declaration of a variable or parameter without its semicolon.
func (m *Module) Declaration(v *Var) string {
	p := printer{m: m}
	p.variable(v)
	return string(p.b)
}

// variable prints a declaration without linkage and end.
func (p *printer) variable(v *Var) {
	if v.Space != 0 {
		p.atom(v.Space)
		if v.Bank != 0 {
			p.byte('[')
			p.uint(uint64(v.Bank))
			p.byte(']')
		}
		p.byte(' ')
	}
	p.attributes(v.Attrs)
	if v.Align != 0 {
		p.str(".align ")
		p.uint(uint64(v.Align))
		p.byte(' ')
	}
	if v.Vec != 0 {
		p.str(".v")
		p.uint(uint64(v.Vec))
		p.byte(' ')
	}
	p.atom(v.Type)
	p.byte(' ')
	if v.Ptr.Present {
		p.str(".ptr ")
		if v.Ptr.Space != 0 {
			p.atom(v.Ptr.Space)
			p.byte(' ')
		}
		if v.Ptr.Align != 0 {
			p.str(".align ")
			p.uint(uint64(v.Ptr.Align))
			p.byte(' ')
		}
	}
	if v.Name == 0 {
		p.byte('_')
	} else {
		p.name(v.Name)
	}
	if v.Count > 0 {
		p.byte('<')
		p.uint(uint64(v.Count))
		p.byte('>')
	}
	for _, d := range v.Dims {
		p.byte('[')
		if d >= 0 {
			p.int(d)
		}
		p.byte(']')
	}
	if v.Init.Present {
		p.str(" = ")
		p.init(v)
	}
}

func (p *printer) attributes(list []VarAttr) {
	if len(list) == 0 {
		return
	}
	p.str(".attribute(")
	for i, a := range list {
		if i > 0 {
			p.str(", ")
		}
		p.atom(a.Kind)
		if len(a.Args) > 0 {
			p.byte('(')
			for k, x := range a.Args {
				if k > 0 {
					p.str(", ")
				}
				p.uint(x)
			}
			p.byte(')')
		}
	}
	p.str(") ")
}

// init prints an initialiser.
func (p *printer) init(v *Var) {
	sep := false
	for _, e := range v.Init.Elems {
		if e.Kind == InitClose {
			p.byte('}')
			sep = true
			continue
		}
		if sep {
			p.str(", ")
		}
		sep = true
		switch e.Kind {
		case InitInt:
			// As many bits as the type has, however the value was extended.
			shift := uint(64-min(max(v.Type.Bits(), 8), 64)) & 63
			if cl := v.Type.Class(); cl == isa.ClassSigned || cl == isa.ClassFloat {
				p.int(int64(e.Bits<<shift) >> shift)
			} else {
				p.uint(e.Bits << shift >> shift)
			}
		case InitFloat:
			if v.Type.Bits() == 64 {
				p.hex("0d", e.Bits, 16)
			} else {
				p.hex("0f", e.Bits, 8)
			}
		case InitSym, InitGeneric, InitMask, InitMaskGeneric:
			p.initSym(&e)
		case InitOpen:
			p.byte('{')
			sep = false
		case InitField:
			p.name(e.Sym)
			p.str(" = ")
			sep = false
		case InitName:
			p.name(e.Sym)
		}
	}
}

func (p *printer) initSym(e *InitElem) {
	masked := e.Kind == InitMask || e.Kind == InitMaskGeneric
	if masked {
		p.str("0x")
		p.b = appendUpperHex(p.b, e.Mask)
		p.byte('(')
	}
	if e.Kind == InitGeneric || e.Kind == InitMaskGeneric {
		p.str("generic(")
		p.name(e.Sym)
		p.byte(')')
	} else {
		p.name(e.Sym)
	}
	if off := int64(e.Bits); off != 0 { // ptxas takes b+-4, and not b-4, which llc prints
		p.byte('+')
		p.int(off)
	}
	if masked {
		p.byte(')')
	}
}

const upperHex = "0123456789ABCDEF"

// hex prints prefix and the n lowest hexadecimal digits of v.
func (p *printer) hex(prefix string, v uint64, n int) {
	p.str(prefix)
	for n--; n >= 0; n-- {
		p.b = append(p.b, upperHex[v>>(4*n)&15])
	}
}

// appendUpperHex appends v in hexadecimal without leading zeros.
func appendUpperHex(b []byte, v uint64) []byte {
	n := 15
	for n > 0 && v>>(4*n) == 0 {
		n--
	}
	for ; n >= 0; n-- {
		b = append(b, upperHex[v>>(4*n)&15])
	}
	return b
}
