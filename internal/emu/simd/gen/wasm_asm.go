package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Functions of the WebAssembly module are written as folded expressions, as in its text format, with shorter forms for frequent operations:
//
//	x, $x           a local, a global
//	5, -1, 0x10     a constant i32; 5l is an i64, (v32 5) a vector with 5 in each element of 32 bits, (v64 5 6) one of 64 bits
//	(= x s… e)      executes statements and sets a local, a global, or a field of the context
//	.D              a field of the record r, of 32 bits; ..Imm of 64 bits; next.at of the record at local next
//	@at             a field of the context: 32 bits of it; @@split all 64 bits
//	(op +8 e)       a memory access with an offset, (op 3 e) a lane
//	(block l s…), (loop l s…), (if e (s…) (s…)), (br l), (br_if l e), (return e), (call f e…), (handler e r)

// sexpr is an atom or a list.
type sexpr struct {
	atom string
	list []sexpr
}

// parseExprs parses text.
func parseExprs(text string) []sexpr {
	text = strings.NewReplacer("(", " ( ", ")", " ) ").Replace(text)
	stack := [][]sexpr{nil}
	for _, tok := range strings.Fields(text) {
		top := len(stack) - 1
		switch tok {
		case "(":
			stack = append(stack, nil)
		case ")":
			done := sexpr{list: stack[top]}
			stack = stack[:top]
			stack[top-1] = append(stack[top-1], done)
		default:
			stack[top] = append(stack[top], sexpr{atom: tok})
		}
	}
	if len(stack) != 1 {
		panic("parentheses do not match: " + text)
	}
	return stack[0]
}

// The types of values.
const (
	wasmI32  = 0x7f
	wasmI64  = 0x7e
	wasmV128 = 0x7b
)

// wasmFunc is a function that is being assembled.
type wasmFunc struct {
	m      *wasmModule
	params int
	names  []string // of locals, parameters first
	types  []byte
	labels []string
	code   []byte
}

// local declares a local.
func (f *wasmFunc) local(typ byte, names ...string) {
	for _, name := range names {
		if !slices.Contains(f.names, name) {
			f.names, f.types = append(f.names, name), append(f.types, typ)
		}
	}
}

// put appends bytes, u an unsigned number in LEB128, s a signed one.
func (f *wasmFunc) put(b ...byte) { f.code = append(f.code, b...) }
func (f *wasmFunc) u(x uint64)    { f.code = binary.AppendUvarint(f.code, x) }
func (f *wasmFunc) s(x int64)     { f.code = appendSigned(f.code, x) }

// appendSigned appends a signed number in LEB128.
func appendSigned(b []byte, x int64) []byte {
	for {
		c := byte(x & 0x7f)
		x >>= 7
		if x == 0 && c&0x40 == 0 || x == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}

// emit assembles statements or expressions.
func (f *wasmFunc) emit(format string, args ...any) {
	if len(args) > 0 {
		format = fmt.Sprintf(format, args...)
	}
	f.all(parseExprs(format))
}

func (f *wasmFunc) all(list []sexpr) {
	for i := range list {
		f.expr(&list[i])
	}
}

// expr assembles one expression.
func (f *wasmFunc) expr(x *sexpr) {
	if x.atom != "" {
		f.atom(x.atom)
		return
	}
	op, args := x.list[0].atom, x.list[1:]
	switch op {
	case "=":
		f.set(args[0].atom, func() { f.all(args[1:]) })
	case "v32", "v64":
		f.vector(op, args)
	case "block", "loop":
		f.put(map[string]byte{"block": 2, "loop": 3}[op], 0x40)
		f.body(args[0].atom, args[1:])
		f.put(0x0b)
	case "if":
		f.expr(&args[0])
		f.put(4, 0x40)
		f.body("", args[1].list)
		if len(args) > 2 {
			f.put(5)
			f.body("", args[2].list)
		}
		f.put(0x0b)
	case "br", "br_if":
		f.all(args[1:])
		f.put(map[string]byte{"br": 0x0c, "br_if": 0x0d}[op])
		f.u(uint64(f.depth(args[0].atom)))
	case "return":
		f.all(args)
		f.put(0x0f)
	case "call":
		f.all(args[1:])
		f.put(0x10)
		f.u(uint64(f.m.index(args[0].atom)))
	case "handler":
		f.all(args[1:])
		f.expr(&args[0])
		f.put(0x11, 0, 0) // type 0, table 0
	default:
		f.instruction(op, args)
	}
}

// body assembles statements inside of a label.
func (f *wasmFunc) body(label string, list []sexpr) {
	f.labels = append(f.labels, label)
	f.all(list)
	f.labels = f.labels[:len(f.labels)-1]
}

// depth returns the number of blocks that a label is away.
func (f *wasmFunc) depth(label string) int {
	for i := len(f.labels) - 1; i >= 0; i-- {
		if f.labels[i] == label {
			return len(f.labels) - 1 - i
		}
	}
	panic("no label " + label)
}

// instruction assembles an instruction of the table.
func (f *wasmFunc) instruction(op string, args []sexpr) {
	ins, ok := wasmOps[op]
	if !ok {
		panic("no instruction " + op)
	}
	offset, lanes := uint64(0), []byte(nil)
	for len(args) > 0 && args[0].atom != "" && (ins.memory && args[0].atom[0] == '+' || len(lanes) < ins.lanes) {
		n := parseInt(strings.TrimPrefix(args[0].atom, "+"))
		if args[0].atom[0] == '+' {
			offset = uint64(n)
		} else {
			lanes = append(lanes, byte(n))
		}
		args = args[1:]
	}
	f.all(args)
	if ins.code >= 0x100 {
		f.put(byte(ins.code >> 12))
		f.u(uint64(ins.code & 0xfff))
	} else {
		f.put(byte(ins.code))
	}
	if ins.memory {
		f.put(0) // alignment
		f.u(offset)
	}
	f.put(lanes...)
}

// atom assembles a local, a global, a constant or a field.
func (f *wasmFunc) atom(text string) {
	switch {
	case text[0] >= '0' && text[0] <= '9' || text[0] == '-':
		if n, ok := strings.CutSuffix(text, "l"); ok {
			f.put(0x42)
			f.s(parseInt(n))
			return
		}
		f.put(0x41)
		f.s(int64(int32(parseInt(text))))
	case text[0] == '$':
		f.put(0x23)
		f.u(uint64(f.m.global(text)))
	case strings.ContainsAny(text, ".@"):
		base, name, wide := fieldOf(text)
		f.atom(base)
		f.load(name, wide)
	default:
		f.put(0x20)
		f.u(uint64(f.index(text)))
	}
}

// fieldOf splits the name of a field into the local or global that has the address, and the field.
func fieldOf(text string) (base, name string, wide bool) {
	at := strings.IndexAny(text, ".@")
	base, name = text[:at], text[at+1:]
	if name[0] == text[at] {
		name, wide = name[1:], true
	}
	if base == "" {
		base = map[byte]string{'.': "r", '@': "$ctx"}[text[at]]
	}
	return base, name, wide
}

// load loads a field.
func (f *wasmFunc) load(name string, wide bool) {
	if wide {
		f.put(0x29, 0)
	} else {
		f.put(0x28, 0)
	}
	f.u(uint64(fieldOffset(name)))
}

// set assembles the assignment of a value to a local, a global or a field of the context. Addresses in the context have 64 bits.
func (f *wasmFunc) set(to string, value func()) {
	switch {
	case strings.ContainsAny(to, ".@"):
		base, name, wide := fieldOf(to)
		f.atom(base)
		value()
		switch {
		case wide:
			f.put(0x37, 0)
		case slices.Contains(wideFields, name):
			f.put(0xad, 0x37, 0) // i64.extend_i32_u
		default:
			f.put(0x36, 0)
		}
		f.u(uint64(fieldOffset(name)))
	case to[0] == '$':
		value()
		f.put(0x24)
		f.u(uint64(f.m.global(to)))
	default:
		value()
		f.put(0x21)
		f.u(uint64(f.index(to)))
	}
}

// wideFields are the fields of 64 bits that hold addresses or small numbers.
var wideFields = []string{"at", "stop", "low", "fuel", "joinStop", "joinFuel", "outer", "outerStop", "turn", "begin", "Thread", "Regs", "Preds"}

func fieldOffset(name string) int {
	off, ok := layout[name]
	if !ok {
		panic("no field " + name)
	}
	return off
}

// index returns the number of a local.
func (f *wasmFunc) index(name string) int { return numberOf("local", f.names, name) }

// numberOf returns the number of a name in a list.
func numberOf(kind string, list []string, name string) int {
	i := slices.Index(list, name)
	if i < 0 {
		panic("no " + kind + " " + name)
	}
	return i
}

// vector assembles a constant vector, of which the last element is repeated.
func (f *wasmFunc) vector(op string, elements []sexpr) {
	f.put(0xfd, 0x0c)
	size := map[string]int{"v32": 4, "v64": 8}[op]
	for i := range 16 / size {
		text := elements[min(i, len(elements)-1)].atom
		bits := uint64(parseInt(text))
		if strings.Contains(text, ".") {
			bits = math.Float64bits(parseFloat(text))
			if size == 4 {
				bits = uint64(math.Float32bits(float32(parseFloat(text))))
			}
		}
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], bits)
		f.put(b[:size]...)
	}
}

func parseInt(text string) int64 {
	if strings.Contains(text, ".") {
		return 0
	}
	n, err := strconv.ParseInt(text, 0, 64)
	if err != nil {
		var u uint64
		if u, err = strconv.ParseUint(text, 0, 64); err != nil {
			panic(err)
		}
		n = int64(u)
	}
	return n
}

func parseFloat(text string) float64 {
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(err)
	}
	return x
}
