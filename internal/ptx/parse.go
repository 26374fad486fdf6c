package ptx

import (
	"bytes"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// Parse reads PTX text, which ends at the first NUL: NVRTC and nvJitLink count the one after the text, and programs write it to files. file
// is the name for messages. The module is never nil; the error, if any, is a diag.List with a diagnostic for each mistake that was found (at
// most 50), and the module then holds the statements that could be read.
func Parse(file string, src []byte) (*Module, error) {
	if end := bytes.IndexByte(src, 0); end >= 0 {
		src = src[:end]
	}
	p := &parser{scanner: scanner{src: src, file: file}, m: &Module{AddressSize: 32}, cache: make([]cachedOp, 512)}
	p.module()
	p.m.Unknown = p.unknown
	return p.m, p.errs.Err()
}

// parser builds a module; its per-function state is in the fields from f on.
type parser struct {
	scanner
	m       *Module
	cache   []cachedOp // a power of two of them
	opBuf   []isa.Opcode
	unknown bool // an instruction has a mnemonic that no form has
	begun   bool // the module has directives after .version and .target
	slabs   slabs

	f        *Func // that whose body is read: fn, or the caller's for a fragment
	fn       Func
	regOf    []RegID             // Name → register with that name of its own
	ranges   []regRange          // %r<n> declarations
	few      map[sparseKey]RegID // registers of sparse ranges that something names
	lots     int                 // sparse ranges of the function
	declared int                 // registers of all other ranges
	dense    bool                // all ranges are dense
	odd      int                 // names in scope that end in digits and do not belong to a range, or ranges whose prefix does
	scopes   []scope             // open braces, the body's first
	shadow   []shadowing         // registers hidden by inner declarations
	labels   []labelDef
	labelOf  []uint32 // Name → index into labels + 1
	refs     []labelRef
	protos   []protoRef
	curLoc   uint32
	percent  []bool   // Name → declared for a variable, parameter or function, and begins with %
	modRegs  []uint32 // registers of the module (PTX before 3.0): indices into Module.Vars
	depth    int      // of an expression or group
	inAddr   bool     // between [ and ]
	indexes  []index  // of the operands of the instruction that is read
}

// cachedOp remembers the opcode that the text of a mnemonic was resolved to, and its properties that the parser needs
// most.
type cachedOp struct {
	start, n uint32
	number   uint8
	lo, hi   uint8 // operands of the only candidate
	call     bool
	term     bool
	ops      [4]isa.Opcode
}

// slabs are the rest of large tables that functions cut theirs from.
type slabs struct {
	insts  []Inst
	opnds  []Operand
	regs   []Reg
	blocks []Block
}

// room returns an empty slice with the rest of a table, a new one if little is left. n bounds the size of a new table;
// left, the remaining bytes of text, bounds it too.
func room[T any](rest []T, n, left int) []T {
	if cap(rest) < min(n/16, left) {
		return make([]T, 0, min(n, left))
	}
	return rest[:0]
}

// cut ends used, so that the remaining capacity can serve the next function.
func cut[T any](used []T) (all, rest []T) {
	n := len(used)
	return used[:n:n], used[n:]
}

// module reads the whole file.
func (p *parser) module() {
	for {
		c := p.peek()
		if c == 0 && p.pos >= len(p.src) {
			break
		}
		start := p.pos
		if !p.item() && p.pos == start {
			hint := ""
			switch w := p.found(); w {
			case "'define'", "'declare'", "'target'", "'source_filename'", "'@'", "';'":
				hint = "this looks like LLVM IR, which gonvvm compile turns into PTX"
			}
			p.errorAt(p.pos, CodeSyntax, "expected a directive, found "+p.found(), hint)
			p.pos++
			p.skipItem()
		}
		if len(p.errs) >= maxErrors {
			return
		}
	}
	if p.m.before(23) {
		p.m.guessAddressSize()
	}
	if p.m.Version == 0 && len(p.errs) == 0 {
		p.errorAt(0, CodeTarget, "no .version directive", "a module begins with .version, .target and .address_size")
	}
	if p.m.SM == 0 && len(p.errs) == 0 {
		p.errorAt(0, CodeTarget, "no .target directive", "a module begins with .version, .target and .address_size")
	}
}

// skipItem moves to a possible start of the next item of the module: after a ';' or a body's '}'.
func (p *parser) skipItem() {
	depth := 0
	for p.pos < len(p.src) {
		p.space()
		if p.pos >= len(p.src) {
			return
		}
		c := p.src[p.pos]
		switch c {
		case '"':
			p.stringLit()
			continue
		case '{':
			depth++
		case '}':
			depth--
		}
		p.pos++
		if depth < 0 && strings.IndexByte(";,}", p.peek()) >= 0 { // of a list whose '{' has been read
			continue
		}
		if depth <= 0 && (c == ';' || c == '}') {
			return
		}
	}
}

// item reads one declaration of the module; false means an error, after which
// the rest of the item is skipped.
func (p *parser) item() bool {
	p.space()
	start := p.pos
	d := p.dotted()
	if d == nil {
		return false
	}
	v := Var{} // a variable's linkage, alignment and attributes, which may stand before its state space; the linkage of a function
	for {
		l := Internal
		switch string(d) {
		case "extern":
			l = Extern
		case "visible":
			l = Visible
		case "weak":
			l = Weak
		case "common":
			l = Common
		case "align", "attribute":
			if d = p.early(&v, d); d == nil {
				p.skipItem()
				return false
			}
			continue
		default:
			if p.directive(start, string(d), v) {
				return true
			}
			p.skipItem()
			return false
		}
		if v.Linkage != Internal {
			p.errorAt(p.pos-len(d)-1, CodeSyntax, "."+string(d)+" is a second linkage", "a declaration has one of .extern, .visible, .weak and .common")
		}
		v.Linkage = l
		if d = p.dotted(); d == nil {
			p.errorAt(p.pos, CodeSyntax, "expected .func, .entry or a state space, found "+p.found(), "")
			p.skipItem()
			return false
		}
	}
}

// directive reads the operands of the directive d at module scope. v is the beginning of a variable.
func (p *parser) directive(start int, d string, v Var) bool {
	m := p.m
	if m.Version == 0 && d != "version" && len(p.errs) == 0 {
		p.errorAt(start, CodeTarget, "."+d+" stands before .version", "a module begins with .version, .target and .address_size")
	}
	if m.Version != 0 && m.SM == 0 && d != "target" && len(p.errs) == 0 {
		p.errorAt(start, CodeTarget, "."+d+" stands before .target", "a module begins with .version, .target and .address_size")
	}
	if d != "version" && d != "target" && d != "address_size" {
		p.begun = true
	} else if p.begun {
		p.errorAt(start, CodeTarget, "."+d+" stands after other directives", "a module begins with .version, .target and .address_size")
	}
	switch d {
	case "version":
		return p.version(start)
	case "target":
		return p.target(start)
	case "address_size":
		p.begun = true
		n, ok := p.constant()
		if ok && n != 32 && n != 64 {
			p.errorAt(start, CodeRange, "address size must be 32 or 64", "")
			return true
		}
		m.AddressSize = uint8(n)
		return ok
	case "file":
		return p.fileDirective()
	case "section":
		return p.section()
	case "pragma":
		for {
			s, ok := p.stringLit()
			if !ok {
				p.errorAt(p.pos, CodeSyntax, "expected a string, found "+p.found(), "")
				return false
			}
			m.Raw = append(m.Raw, s)
			m.Items = append(m.Items, Item{ItemPragma, uint32(len(m.Raw) - 1)})
			if !p.accept(',') {
				return p.semicolon()
			}
		}
	case "alias":
		return p.alias()
	case "entry", "func":
		return p.function(d == "entry", v.Linkage)
	case "const", "global", "shared", "local", "param", "tex", "reg":
		v.Space = isa.LookupAtom(d)
		return p.moduleVars(v)
	}
	p.errorAt(start, CodeSyntax, "unknown directive ."+d, "")
	return false
}

func (p *parser) version(start int) bool {
	if p.m.Version != 0 {
		p.errorAt(start, CodeTarget, ".version stands twice", "")
	}
	p.space()
	from := p.pos
	for p.pos < len(p.src) && (isDigit(p.src[p.pos]) || p.src[p.pos] == '.') {
		p.pos++
	}
	text := string(p.src[from:p.pos])
	major, minor, dotted := strings.Cut(text, ".")
	major, minor = withoutZeros(major), withoutZeros(minor)
	v, err := target.ParsePTX(major + "." + minor)
	if err != nil && len(major) == 1 && len(minor) == 1 && oldVersion(major[0], minor[0]) {
		// Older than any target of today, but text like any other.
		v, err = target.PTX((major[0]-'0')*10+minor[0]-'0'), nil
	}
	if err != nil || !dotted {
		p.errorAt(from, CodeTarget, "unknown PTX version '"+text+"'; known are 1.0 to "+target.Newest.String()+", written as 8.3", "")
		return from != p.pos
	}
	p.m.Version, p.noDwarf = v, v >= 20
	return true
}

// withoutZeros returns a part of a version without leading zeros: "00" and "08" are 0 and 8 for ptxas.
func withoutZeros(s string) string {
	for len(s) > 1 && s[0] == '0' {
		s = s[1:]
	}
	return s
}

// oldVersion reports whether major.minor is a released version before those
// that package target knows: 1.0 to 1.5, 2.0 to 2.3, 3.0 and 3.1.
func oldVersion(major, minor byte) bool {
	switch major {
	case '1':
		return minor <= '5'
	case '2':
		return minor <= '3'
	case '3':
		return minor <= '1'
	}
	return false
}

func (p *parser) target(start int) bool {
	for {
		p.space()
		at := p.pos
		w := p.ident()
		if w == nil {
			p.errorAt(p.pos, CodeSyntax, "expected an architecture, found "+p.found(), "")
			return false
		}
		switch s := string(w); s {
		case "texmode_independent":
			p.m.TargetFlags |= TexmodeIndependent
		case "texmode_unified":
			p.m.TargetFlags |= TexmodeUnified
		case "map_f64_to_f32":
			p.m.TargetFlags |= MapF64ToF32
		case "debug":
			p.m.TargetFlags |= DebugTarget
		case "sm_10", "sm_11", "sm_12", "sm_13":
			p.m.SM = target.SM(s[4]-'0')*10 + 100
		default:
			sm, err := target.ParseSM(s)
			if err != nil {
				p.errorAt(at, CodeTarget, err.Error(), "")
				break
			}
			p.m.SM = sm
			if p.m.Version >= target.Oldest {
				if _, err := target.New(sm, p.m.Version); err != nil {
					p.errorAt(at, CodeTarget, err.Error(), "")
				} else if sm.ForPTX(p.m.Version) != sm {
					p.errorAt(at, CodeTarget, "PTX version "+p.m.Version.String()+" does not know "+sm.String(),
						"its name in this version is "+sm.ForPTX(p.m.Version).String())
				}
			}
		}
		if !p.accept(',') {
			return true
		}
	}
}

func (p *parser) semicolon() bool {
	if p.accept(';') {
		return true
	}
	found, at := p.found(), p.pos
	for at > 0 && (p.src[at-1] == ' ' || p.src[at-1] == '\t' || p.src[at-1] == '\r' || p.src[at-1] == '\n') {
		at--
	}
	if bytes.IndexByte(p.src[at:p.pos], '\n') < 0 {
		at = p.pos
	}
	p.errorAt(at, CodeSyntax, "expected ';', found "+found, "") // where the line ends that lacks it
	return false
}

func (p *parser) fileDirective() bool {
	p.peek()
	at := p.pos
	num, ok := p.constant()
	if !ok {
		return false
	}
	if num < 0 {
		p.errorAt(at, CodeRange, "number out of range", "")
	}
	path, ok := p.stringLit()
	if !ok {
		p.errorAt(p.pos, CodeSyntax, "expected the name of a file, found "+p.found(), "")
		return false
	}
	f := File{Num: uint32(num), Path: path}
	if p.accept(',') {
		t, ok := p.constant()
		if !ok {
			return false
		}
		f.HasTime, f.Time = true, uint64(t)
		if p.accept(',') {
			n, ok := p.constant()
			if !ok {
				return false
			}
			f.Size = uint64(n)
		}
	}
	p.m.Files = append(p.m.Files, f)
	p.m.Items = append(p.m.Items, Item{ItemFile, uint32(len(p.m.Files) - 1)})
	return true
}

// section reads a DWARF section; its lines are kept as text.
func (p *parser) section() bool {
	name := p.dotted()
	if name == nil {
		name = p.ident()
	} else {
		name = p.src[p.pos-len(name)-1 : p.pos]
	}
	if name == nil || !p.accept('{') {
		p.errorAt(p.pos, CodeSyntax, "expected the name of a section and '{', found "+p.found(), "")
		return false
	}
	s := Section{Name: string(name)}
	for {
		for p.pos < len(p.src) && (p.src[p.pos] == ' ' || p.src[p.pos] == '\t') {
			p.pos++
		}
		if p.pos >= len(p.src) {
			p.errorAt(p.pos, CodeSyntax, "section "+s.Name+" is not closed", "")
			return false
		}
		if p.src[p.pos] == '}' {
			p.pos++
			break
		}
		from := p.pos
		for p.pos < len(p.src) && p.src[p.pos] != '\n' && p.src[p.pos] != '}' {
			p.pos++
		}
		to := p.pos
		for to > from && (p.src[to-1] == ' ' || p.src[to-1] == '\t' || p.src[to-1] == '\r') {
			to--
		}
		if to > from {
			line := string(p.src[from:to])
			if line[len(line)-1] == ':' {
				s.Lines = append(s.Lines, line)
			} else {
				s.Lines = append(s.Lines, "\t"+line)
			}
		}
		if p.pos < len(p.src) && p.src[p.pos] == '\n' {
			p.pos++
		}
	}
	p.m.Sects = append(p.m.Sects, s)
	p.m.Items = append(p.m.Items, Item{ItemSection, uint32(len(p.m.Sects) - 1)})
	return true
}

func (p *parser) alias() bool {
	p.space()
	start := p.pos
	name := p.ident()
	if name == nil || !p.accept(',') {
		p.errorAt(p.pos, CodeSyntax, "expected .alias name, function, found "+p.found(), "")
		return false
	}
	f := Func{Name: p.symbolName(name), Pos: uint32(start)}
	to := p.ident()
	if to == nil {
		p.errorAt(p.pos, CodeSyntax, "expected the name of a function, found "+p.found(), "")
		return false
	}
	f.Aliasee = p.m.Names.InternBytes(to)
	p.m.Funcs = append(p.m.Funcs, f)
	p.m.Items = append(p.m.Items, Item{ItemAlias, uint32(len(p.m.Funcs) - 1)})
	return p.semicolon()
}
