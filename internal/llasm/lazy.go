package llasm

import (
	"errors"
	"strings"
	"unsafe"

	"gonvvm/internal/ir"
	"gonvvm/internal/upgrade"
)

// ErrTogether is returned if the bodies of a text cannot be read one by one: they depend on each other, their ends
// cannot be found without reading them, or there is an error. Parse reads such a text, or reports its error.
var ErrTogether = errors.New("the functions cannot be read one by one")

// Lazy is a module whose bodies are read on demand, any number of times, one at a time. The top level of the text is
// complete.
type Lazy struct {
	Module *ir.Module

	p      *parser
	up     *upgrade.Upgrader
	bodies []span   // by symbol
	lent   *ir.Func // has the memory of the parser's scratch
	texts  []uint32 // numbers of the metadata strings that the body brought
	later  numTable // 1 + positions of locations that the top level does not mention, by their numbers
	loaded []uint32 // numbers of those that the body brought
	known  extent   // the sizes before the first body
}

// span is the extent of a function in the text; body is 0 for a declaration.
type span struct {
	params uint32 // the parenthesis before the parameters
	body   uint32 // the opening brace
	end    uint32 // after the closing brace
}

// extent is the sizes of the tables that grow if a body mentions entities that are not defined at the top level, and of
// those that a body may add to.
type extent struct {
	symbols, reserved        int
	named, numbered, comdats int
	nodes, uses, pointees    int
}

func (p *parser) extent() extent {
	return extent{
		symbols: len(p.m.Syms), reserved: len(p.gl), named: len(p.typeDefs), numbered: len(p.numDefs), comdats: len(p.comdatUses),
		nodes: len(p.m.MDs), uses: len(p.mdUses), pointees: len(p.ptrs),
	}
}

// maxStrings bounds the texts that are kept from one body to the next.
const maxStrings = 1 << 14

// Open reads the top level of the LLVM IR text src; Materialize reads the bodies. The
// text must stay as it is meanwhile. The only error is ErrTogether.
func Open(file string, src []byte, opts Options) (*Lazy, error) {
	if uint64(len(src)) > 1<<32-1 {
		return nil, ErrTogether
	}
	p := &parser{opts: opts}
	p.s = unsafe.String(unsafe.SliceData(src), len(src))
	l := &Lazy{p: p}
	p.lazy = l
	if !p.attempt(func() { p.module(file) }) || p.labels != nil {
		return nil, ErrTogether
	}
	l.Module = p.m
	if !opts.NoUpgrade {
		l.up = upgrade.Begin(p.m)
	}
	l.texts, l.loaded = nil, nil
	l.known = p.extent()
	if l.up != nil && l.up.Declares() && !l.declare() {
		return nil, ErrTogether
	}
	return l, nil
}

// declare reads all bodies once, so that replacements of old intrinsics are declared before a body is requested. It
// reports whether this succeeded.
func (l *Lazy) declare() bool {
	p := l.p
	for i := range l.bodies {
		if l.bodies[i].body == 0 {
			continue
		}
		if !p.attempt(func() { l.read(uint32(i)) }) {
			return false
		}
		now, known := p.extent(), l.known
		now.nodes, now.symbols = known.nodes, known.symbols
		if now != known || l.up.Kept() {
			return false
		}
		l.Drop(l.lent)
	}
	l.known = p.extent()
	return true
}

// attempt calls f and reports whether it went well.
func (p *parser) attempt(f func()) (ok bool) { return catch(f) == nil }

// skipBody passes over the body of function i, which ends in the first line that begins with a
// brace: read finds out whether that is so.
func (l *Lazy) skipBody(i uint32) {
	p := l.p
	n := strings.Index(p.s[p.off:], "\n}")
	if n < 0 {
		panic(p.expected("'}'"))
	}
	for len(l.bodies) < len(p.m.Syms) {
		l.bodies = append(l.bodies, span{})
	}
	l.bodies[i] = span{uint32(p.paramsAt), uint32(p.off), uint32(p.off + n + 2)}
	p.pos = p.off + n + 2
	p.next()
}

// HasBody reports whether symbol i is a function with a body in the text.
func (l *Lazy) HasBody(i uint32) bool { return int(i) < len(l.bodies) && l.bodies[i].body != 0 }

// Replaced reports whether symbol i is an old intrinsic whose calls become something else.
func (l *Lazy) Replaced(i uint32) bool { return l.up != nil && l.up.Replaced(i) }

// Materialize reads the body of symbol i, if it has one; the body read before must have
// been dropped. The only error is ErrTogether.
func (l *Lazy) Materialize(i uint32) error {
	if !l.HasBody(i) {
		return nil
	}
	if !l.p.attempt(func() { l.read(i) }) {
		return ErrTogether
	}
	now, known := l.p.extent(), l.known
	now.nodes = known.nodes // metadata written in place
	if now != known || l.up != nil && l.up.Kept() {
		return ErrTogether
	}
	return nil
}

func (l *Lazy) read(i uint32) {
	p, at, f := l.p, &l.bodies[i], l.p.m.Syms[i].Fn
	fn := &p.fnMem
	fn.reset(f)
	p.fn = fn
	p.pos = int(at.params)
	p.next()
	base := len(p.tys)
	p.paramSets = p.paramSets[:0]
	p.insts().params()
	p.tys = p.tys[:base]
	p.pos = int(at.body)
	p.next()
	p.insts().body(i)
	l.lent = f
	if p.prev != int(at.end) {
		panic(p.errTok(eSyntax, "the body ends elsewhere"))
	}
	p.ptrs = p.ptrs[:l.known.pointees]
	p.decls().finishAttrs()
	p.pendingSets = p.pendingSets[:0]
	if l.up != nil {
		l.up.Function(f)
	}
}

// Drop turns the function that was read last into a declaration, and removes its metadata from the module: nothing that
// came from the body may be used any more.
func (l *Lazy) Drop(f *ir.Func) {
	if f == nil || l.lent != f {
		return
	}
	p := l.p
	prefix, prologue, personality := f.Prefix, f.Prologue, f.Personality
	p.scratch.Drop(f)
	f.Prefix, f.Prologue, f.Personality = prefix, prologue, personality // of the header
	l.lent = nil
	for _, n := range l.texts {
		p.mdStrIDs[n-1] = 0
	}
	for _, num := range l.loaded {
		p.mdNums.set(num, 0)
	}
	l.texts, l.loaded = l.texts[:0], l.loaded[:0]
	clear(p.m.MDs[l.known.nodes:])
	p.m.MDs = p.m.MDs[:l.known.nodes]
	if l.up != nil {
		l.up.Dropped()
	}
	if len(p.strs.names) > maxStrings {
		p.strs = nameTable{}
	}
}

// putOff reads the location at the current token, which has a number, and keeps only its position: there is one for
// about every line of a program, and each belongs to one function. It reports false if the number is taken.
func (l *Lazy) putOff(num uint32) bool {
	p := l.p
	if l.later.get(num) != 0 {
		return false
	}
	off := uint32(p.off) + 1
	p.meta().mdNode()
	if p.mdNums.get(num) == 0 { // it does not mention itself
		l.later.set(num, off)
		return true
	}
	return false
}

// location makes the node of a location that was put off.
func (l *Lazy) location(num, off uint32) ir.MD {
	p := l.p
	saved := p.lexer
	p.pos = int(off - 1)
	p.next()
	n := p.meta().mdNode()
	p.lexer = saved
	id := p.m.AddMD(n)
	p.mdNums.set(num, uint32(id))
	l.loaded = append(l.loaded, num)
	return id
}
