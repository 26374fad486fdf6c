package dwarf

// die is a debugging information entry.
type die struct {
	tag    uint16
	attrs  []attr
	kids   []*die
	unit   *unit
	abbrev uint32
	off    uint32 // from the start of its unit
	size   uint32 // with its children and their end mark
}

// attr is an attribute of an entry. The field of its value depends on the form: num, text (of a string, or the label
// that an address or a reference to a section names), to, or block.
type attr struct {
	at    uint16
	form  uint8
	num   uint64
	text  string
	to    *die
	block *block
}

// block is the bytes of an expression, which contain addresses of symbols.
type block struct {
	bytes []byte
	addrs []blockAddr
}

// blockAddr is an address in a block: after the first At bytes.
type blockAddr struct {
	at  int
	sym string
}

// Forms of attributes (DWARF 2, 7.5.4).
const (
	formAddr   = 0x01
	formBlock2 = 0x03
	formBlock4 = 0x04
	formData2  = 0x05
	formData4  = 0x06
	formData8  = 0x07
	formString = 0x08
	formBlock1 = 0x0a
	formData1  = 0x0b
	formFlag   = 0x0c
	formSdata  = 0x0d
	formUdata  = 0x0f
	formRef4   = 0x13
)

// child appends an entry to the children of d.
func (d *die) child(tag uint16) *die {
	k := &die{tag: tag, unit: d.unit}
	d.kids = append(d.kids, k)
	return k
}

func (d *die) add(at uint16, form uint8, num uint64) {
	d.attrs = append(d.attrs, attr{at: at, form: form, num: num})
}

// uint adds a number in the shortest form of a fixed size.
func (d *die) uint(at uint16, num uint64) {
	form := uint8(formData8)
	switch {
	case num < 1<<8:
		form = formData1
	case num < 1<<16:
		form = formData2
	case num < 1<<32:
		form = formData4
	}
	d.add(at, form, num)
}

func (d *die) flag(at uint16) { d.add(at, formFlag, 1) }

// str adds a string; PTX knows no escapes in sections, and a zero ends it.
func (d *die) str(at uint16, s string) {
	for i := range len(s) {
		if s[i] == 0 {
			s = s[:i]
			break
		}
	}
	d.attrs = append(d.attrs, attr{at: at, form: formString, text: s})
}

// addr adds the address of a label.
func (d *die) addr(at uint16, label string) {
	d.attrs = append(d.attrs, attr{at: at, form: formAddr, text: label})
}

// section adds an offset in another section, given by a label or the section's name.
func (d *die) section(at uint16, label string) {
	d.attrs = append(d.attrs, attr{at: at, form: formData4, text: label})
}

func (d *die) ref(at uint16, to *die) {
	if to != nil {
		d.attrs = append(d.attrs, attr{at: at, form: formRef4, to: to})
	}
}

func (d *die) expr(at uint16, b *block) {
	form, n := uint8(formBlock4), b.size(d.unit.b.addrSize)
	switch {
	case n < 1<<8:
		form = formBlock1
	case n < 1<<16:
		form = formBlock2
	}
	d.attrs = append(d.attrs, attr{at: at, form: form, num: uint64(n), block: b})
}

func (b *block) byte(x byte)    { b.bytes = append(b.bytes, x) }
func (b *block) uleb(x uint64)  { b.bytes = appendULEB(b.bytes, x) }
func (b *block) sleb(x int64)   { b.bytes = appendSLEB(b.bytes, x) }
func (b *block) addr(s string)  { b.byte(opAddr); b.addrs = append(b.addrs, blockAddr{len(b.bytes), s}) }
func (b *block) size(a int) int { return len(b.bytes) + len(b.addrs)*a }

// append adds the contents of c.
func (b *block) append(c *block) {
	n := len(b.bytes)
	b.bytes = append(b.bytes, c.bytes...)
	for _, a := range c.addrs {
		b.addrs = append(b.addrs, blockAddr{a.at + n, a.sym})
	}
}

// equal reports whether b and c have equal contents.
func (b *block) equal(c *block) bool {
	if b == nil || c == nil {
		return b == c
	}
	if string(b.bytes) != string(c.bytes) || len(b.addrs) != len(c.addrs) {
		return false
	}
	for i := range b.addrs {
		if b.addrs[i] != c.addrs[i] {
			return false
		}
	}
	return true
}

// appendULEB appends x in the variable length of unsigned numbers (DWARF 2, 7.6).
func appendULEB(dst []byte, x uint64) []byte {
	for x >= 0x80 {
		dst = append(dst, byte(x)|0x80)
		x >>= 7
	}
	return append(dst, byte(x))
}

// appendSLEB appends x in the variable length of signed numbers.
func appendSLEB(dst []byte, x int64) []byte {
	for {
		c := byte(x & 0x7f)
		x >>= 7
		if x == 0 && c&0x40 == 0 || x == -1 && c&0x40 != 0 {
			return append(dst, c)
		}
		dst = append(dst, c|0x80)
	}
}

func ulebSize(x uint64) int {
	n := 1
	for ; x >= 0x80; x >>= 7 {
		n++
	}
	return n
}

// size returns the bytes that the value of a takes.
func (a *attr) size(addrSize int) int {
	switch a.form {
	case formAddr:
		return addrSize
	case formData1, formFlag:
		return 1
	case formData2:
		return 2
	case formData4, formRef4:
		return 4
	case formData8:
		return 8
	case formString:
		return len(a.text) + 1
	case formUdata:
		return ulebSize(a.num)
	case formSdata:
		return len(appendSLEB(nil, int64(a.num)))
	case formBlock1:
		return 1 + int(a.num)
	case formBlock2:
		return 2 + int(a.num)
	case formBlock4:
		return 4 + int(a.num)
	}
	return 0
}

// abbrevs are the abbreviations of all units: their number by their content.
type abbrevs struct {
	num  map[string]uint32
	list []*die // the first entry of each
}

// of returns the number of d's abbreviation.
func (t *abbrevs) of(d *die) uint32 {
	key := make([]byte, 0, 4+3*len(d.attrs))
	children := byte(0)
	if len(d.kids) > 0 {
		children = 1
	}
	key = append(key, byte(d.tag), byte(d.tag>>8), children)
	for i := range d.attrs {
		key = append(key, byte(d.attrs[i].at), byte(d.attrs[i].at>>8), d.attrs[i].form)
	}
	n, ok := t.num[string(key)]
	if !ok {
		t.list = append(t.list, d)
		n = uint32(len(t.list))
		t.num[string(key)] = n
	}
	return n
}

// layout gives d and its children their abbreviations and places, and returns where d ends.
func (t *abbrevs) layout(d *die, off uint32, addrSize int) uint32 {
	d.off, d.abbrev = off, t.of(d)
	off += uint32(ulebSize(uint64(d.abbrev)))
	for i := range d.attrs {
		off += uint32(d.attrs[i].size(addrSize))
	}
	for _, k := range d.kids {
		off = t.layout(k, off, addrSize)
	}
	if len(d.kids) > 0 {
		off++
	}
	d.size = off - d.off
	return off
}
