package dwarf

import (
	"strconv"

	"gonvvm/internal/dwarfnames"
)

// text writes the data directives of a section. With comments, each byte has a line with its meaning, as llc prints it;
// else neighbouring bytes share one.
type text struct {
	b        []byte
	comments bool
	addrSize int
	lists    []string // placeholders for the offsets of location lists
	run      bool     // the last line is an unfinished .b8
}

// column is the column of comments.
const column = 40

// end finishes a line of bytes.
func (t *text) end() {
	if t.run {
		t.b = append(t.b, '\n')
		t.run = false
	}
}

// line ends a line that began at start, with a comment.
func (t *text) line(start int, comment, more string) {
	if t.comments && comment != "" {
		for n := len(t.b) - start; n < column; n++ {
			t.b = append(t.b, ' ')
		}
		t.b = append(t.b, "// "...)
		t.b = append(t.b, comment...)
		t.b = append(t.b, more...)
	}
	t.b = append(t.b, '\n')
}

func (t *text) byte(x byte, comment string) { t.byte2(x, comment, "") }

// byte2 writes a byte with a comment in two pieces.
func (t *text) byte2(x byte, comment, more string) {
	if t.comments {
		start := len(t.b)
		t.b = strconv.AppendUint(append(t.b, ".b8 "...), uint64(x), 10)
		t.line(start, comment, more)
		return
	}
	if t.run {
		t.b = append(t.b, ',')
	} else {
		t.b = append(t.b, ".b8 "...)
	}
	t.b = strconv.AppendUint(t.b, uint64(x), 10)
	t.run = true
}

func (t *text) bytes(b []byte, comment string) {
	for _, x := range b {
		t.byte(x, comment)
		comment = ""
	}
}

// word writes a word of 4 or 8 bytes: a number or, if it is not empty, a label.
func (t *text) word(size int, label string, num uint64, comment string) {
	t.end()
	start := len(t.b)
	t.b = append(t.b, ".b32 "...)
	if size == 8 {
		t.b = append(t.b[:start], ".b64 "...)
	}
	if label != "" {
		t.b = append(t.b, label...)
	} else {
		t.b = strconv.AppendUint(t.b, num, 10)
	}
	t.line(start, comment, "")
}

func (t *text) half(x uint16, comment string) {
	t.byte(byte(x), comment)
	t.byte(byte(x>>8), "")
}

func (t *text) label(s string) {
	t.end()
	t.b = append(append(t.b, s...), ":\n"...)
}

// string returns the text, without the last line end.
func (t *text) string() string {
	t.end()
	if n := len(t.b); n > 0 {
		return string(t.b[:n-1])
	}
	return ""
}

// block writes the contents of b.
func (t *text) block(b *block) {
	at := 0
	for _, a := range b.addrs {
		t.bytes(b.bytes[at:a.at], "")
		t.word(t.addrSize, a.sym, 0, "")
		at = a.at
	}
	t.bytes(b.bytes[at:], "")
}

// abbreviations writes .debug_abbrev.
func (t *text) abbreviations(list []*die) {
	var leb []byte
	num := func(x uint64, comment string) {
		leb = appendULEB(leb[:0], x)
		t.bytes(leb, comment)
	}
	for i, d := range list {
		num(uint64(i+1), "Abbreviation Code")
		num(uint64(d.tag), tagName(d.tag))
		if len(d.kids) > 0 {
			t.byte(1, "DW_CHILDREN_yes")
		} else {
			t.byte(0, "DW_CHILDREN_no")
		}
		for k := range d.attrs {
			num(uint64(d.attrs[k].at), attrName(d.attrs[k].at))
			num(uint64(d.attrs[k].form), formName(d.attrs[k].form))
		}
		t.byte(0, "EOM(1)")
		t.byte(0, "EOM(2)")
		t.end()
	}
	t.byte(0, "EOM(3)")
}

// entry writes d and its children.
func (t *text) entry(d *die) {
	t.end()
	note := ""
	if t.comments {
		note = "Abbrev [" + strconv.Itoa(int(d.abbrev)) + "] 0x" + strconv.FormatUint(uint64(d.off), 16) + ":0x" + strconv.FormatUint(uint64(d.size), 16) + " " + tagName(d.tag)
	}
	t.bytes(appendULEB(nil, uint64(d.abbrev)), note)
	for i := range d.attrs {
		t.value(&d.attrs[i])
	}
	for _, k := range d.kids {
		t.entry(k)
	}
	if len(d.kids) > 0 {
		t.end()
		t.byte(0, "End Of Children Mark")
	}
}

// value writes the value of an attribute.
func (t *text) value(a *attr) {
	name := ""
	if t.comments {
		name = attrName(a.at)
	}
	switch a.form {
	case formAddr:
		t.word(t.addrSize, a.text, a.num, name)
	case formData1, formFlag:
		t.byte(byte(a.num), name)
	case formData2:
		t.half(uint16(a.num), name)
	case formData4:
		label := a.text
		if a.at == atLocation {
			label = t.lists[a.num-1]
		}
		t.word(4, label, a.num, name)
	case formRef4:
		t.word(4, "", uint64(a.to.off), name)
	case formData8:
		t.word(8, "", a.num, name)
	case formString:
		for i := range len(a.text) {
			t.byte(a.text[i], name)
			name = ""
		}
		t.byte(0, name)
	case formUdata:
		t.bytes(appendULEB(nil, a.num), name)
	case formSdata:
		t.bytes(appendSLEB(nil, int64(a.num)), name)
	case formBlock1:
		t.byte(byte(a.num), name)
		t.block(a.block)
	case formBlock2:
		t.half(uint16(a.num), name)
		t.block(a.block)
	case formBlock4:
		t.word(4, "", a.num, name)
		t.block(a.block)
	}
}

func tagName(tag uint16) string { return dwarfnames.NameOf(dwarfnames.Tags[:], uint64(tag)) }

func formName(form uint8) string {
	switch form {
	case formAddr:
		return "DW_FORM_addr"
	case formBlock2:
		return "DW_FORM_block2"
	case formBlock4:
		return "DW_FORM_block4"
	case formData2:
		return "DW_FORM_data2"
	case formData4:
		return "DW_FORM_data4"
	case formData8:
		return "DW_FORM_data8"
	case formString:
		return "DW_FORM_string"
	case formBlock1:
		return "DW_FORM_block1"
	case formData1:
		return "DW_FORM_data1"
	case formFlag:
		return "DW_FORM_flag"
	case formSdata:
		return "DW_FORM_sdata"
	case formUdata:
		return "DW_FORM_udata"
	case formRef4:
		return "DW_FORM_ref4"
	}
	return ""
}
