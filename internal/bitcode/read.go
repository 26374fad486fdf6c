package bitcode

import (
	"encoding/binary"
	"unsafe"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/upgrade"
)

// Options select the information that the reader keeps.
type Options struct {
	KeepNames bool // names of parameters, blocks and instructions
	KeepPos   bool // where instructions are in the file (Func.Bit)
	NoUpgrade bool // leave old metadata kernels and renamed intrinsics as they are
	// OneByOne means that a body is used only until the next is read, and then given to Lazy.Drop: its memory is that
	// of the next.
	OneByOne bool
}

// Is reports whether data is bitcode, with or without a wrapper around it, by its
// first bytes.
func Is(data []byte) bool {
	if len(data) < 4 {
		return false
	}
	x := binary.LittleEndian.Uint32(data)
	return x == magicBitcode || x == magicWrapper
}

// Read reads the one module in data with all its bodies. The file name is for
// messages and becomes the module's name. The error is a *diag.Diagnostic. The
// module does not refer to data.
func Read(file string, data []byte, opts Options) (*ir.Module, error) {
	l, err := Open(file, data, opts)
	if err != nil {
		return nil, err
	}
	if err := l.MaterializeAll(); err != nil {
		return nil, err
	}
	return l.Module, nil
}

// Open reads the one module in data without the bodies of its functions, which
// Materialize reads. The error is a *diag.Diagnostic.
func Open(file string, data []byte, opts Options) (*Lazy, error) {
	all, err := OpenAll(file, data, opts)
	if err != nil {
		return nil, err
	}
	if len(all) != 1 {
		return nil, &diag.Diagnostic{Code: eModules, File: file, Msg: "the file holds " + utoa(uint64(len(all))) + " modules where one is expected"}
	}
	return all[0], nil
}

// OpenAll reads all modules in data, of which there can be several after each
// other, without the bodies of their functions.
func OpenAll(file string, data []byte, opts Options) (all []*Lazy, err error) {
	defer catch(file, &err)
	stream, base := unwrap(data)
	var pending []*Lazy // modules that wait for their string table
	s := bitstream.NewReader(stream)
	for {
		if at := s.Pos(); at%32 == 0 && Is(stream[at/8:]) { // one file after the other
			s.Seek(at + 32)
		}
		if padding(stream, s.Pos()) {
			break
		}
		e := s.Next()
		if e == bitstream.AtStreamEnd {
			break
		}
		if e != bitstream.AtBlock {
			if e == bitstream.AtError {
				panic(streamError(base, s.Err()))
			}
			panic(errorAt(base, s.Start, eStream, "expected a block at the top level of the file"))
		}
		switch s.Block {
		case blockIdentification:
			identification(s, base)
		case blockModule:
			l := &Lazy{r: newReader(file, base, s.Fork(), opts)}
			l.r.at = s.Pos()
			l.Module = l.r.m
			all, pending = append(all, l), append(pending, l)
			start := s.Pos()
			skip(s, base)
			l.Module.Reserve(int((s.Pos() - start) / bitsPerSymbol))
		case blockStrtab:
			tab := strtab(s, base)
			for _, l := range pending {
				l.r.strtab = tab
			}
			pending = nil
		default:
			skip(s, base)
		}
	}
	if len(all) == 0 {
		panic(errorAt(base, s.Pos(), eModules, "the file holds no module"))
	}
	for _, l := range all {
		l.open()
	}
	return all, nil
}

// catch turns a bailout into an error of file.
func catch(file string, err *error) {
	if r := recover(); r != nil {
		b, ok := r.(bailout)
		if !ok {
			panic(r) // a bug of ours
		}
		b.d.File = file
		*err = b.d
	}
}

// unwrap returns the stream in data, without the wrapper that it may have, and where
// it begins.
func unwrap(data []byte) (stream []byte, base int) {
	if !Is(data) {
		panic(errorAt(0, 0, eMagic, "the file does not begin with the magic number of bitcode"))
	}
	if binary.LittleEndian.Uint32(data) == magicWrapper {
		if len(data) < 20 {
			panic(errorAt(0, 0, eStream, "the wrapper is cut off"))
		}
		off, size := binary.LittleEndian.Uint32(data[8:]), binary.LittleEndian.Uint32(data[12:])
		if uint64(off)+uint64(size) > uint64(len(data)) || size < 4 {
			panic(errorAt(0, 64, eStream, "the wrapper speaks of more bytes than there are"))
		}
		base = int(off)
		data = data[off : uint64(off)+uint64(size)]
		if binary.LittleEndian.Uint32(data) != magicBitcode {
			panic(errorAt(base, 0, eMagic, "the wrapper contains no bitcode"))
		}
	}
	return data, base
}

// padding reports whether nothing but zeros follows bit at, as some archivers leave it.
func padding(stream []byte, at uint64) bool {
	for _, b := range stream[at/8:] {
		if b != 0 {
			return false
		}
	}
	return true
}

func skip(s *bitstream.Reader, base int) {
	if !s.Skip() {
		panic(streamError(base, s.Err()))
	}
}

// identification checks the epoch: files of another one mean something else.
func identification(s *bitstream.Reader, base int) {
	if !s.Enter() {
		panic(streamError(base, s.Err()))
	}
	for {
		switch s.Next() {
		case bitstream.AtBlockEnd:
			return
		case bitstream.AtBlock:
			skip(s, base)
		case bitstream.AtRecord:
			if s.Code == identEpoch && len(s.Ops) > 0 && s.Ops[0] != currentEpoch {
				panic(errorAt(base, s.Start, eVersion, "bitcode of epoch "+utoa(s.Ops[0])+"; only epoch 0 is known"))
			}
		default:
			panic(streamError(base, s.Err()))
		}
	}
}

// strtab returns the blob of a string table.
func strtab(s *bitstream.Reader, base int) []byte {
	var tab []byte
	if !s.Enter() {
		panic(streamError(base, s.Err()))
	}
	for {
		switch s.Next() {
		case bitstream.AtBlockEnd:
			return tab
		case bitstream.AtBlock:
			skip(s, base)
		case bitstream.AtRecord:
			if s.Code == strtabBlob {
				tab = s.Blob
			}
		default:
			panic(streamError(base, s.Err()))
		}
	}
}

// Lazy is a module whose functions are read on demand.
type Lazy struct {
	Module *ir.Module

	r     *reader
	up    *upgrade.Upgrader
	total int // bodies that have not been read
}

// open reads the module except for its bodies.
func (l *Lazy) open() {
	r := l.r
	r.module()
	l.total = 0
	for _, b := range r.bodies {
		if b != 0 {
			l.total++
		}
	}
	if !r.opts.NoUpgrade {
		l.up = upgrade.Begin(r.m)
	}
}

// HasBody reports whether symbol i is a function whose body has not been read yet.
func (l *Lazy) HasBody(i uint32) bool {
	return int(i) < len(l.r.bodies) && l.r.bodies[i] != 0
}

// Materialize reads the body of symbol i; it does nothing for a symbol without one
// and for a body that has been read. After an error the module must not be
// used any more.
func (l *Lazy) Materialize(i uint32) (err error) {
	if !l.HasBody(i) {
		return nil
	}
	defer catch(l.r.file, &err)
	l.body(i)
	return nil
}

func (l *Lazy) body(i uint32) {
	r := l.r
	defer r.inFunction(i)
	r.body(i)
	r.bodies[i] = 0
	l.total--
	if l.up != nil {
		l.up.Function(r.m.Syms[i].Fn)
	}
}

// MaterializeAll reads all bodies that are left and finishes the module.
func (l *Lazy) MaterializeAll() (err error) {
	defer catch(l.r.file, &err)
	for i := range l.r.bodies {
		if l.r.bodies[i] != 0 {
			l.body(uint32(i))
		}
	}
	l.Finish()
	return nil
}

// Finish ends the reading of bodies: functions that have not been read become declarations, and leftovers of replaced
// intrinsics are removed. Data is not needed afterwards.
func (l *Lazy) Finish() {
	if l.up != nil {
		l.up.Finish()
		l.up = nil
	}
	l.r.bodies = nil
}

// Drop turns a function whose body has been read into a declaration.
func (l *Lazy) Drop(f *ir.Func) {
	fn := &l.r.fn
	if fn.lent != f {
		f.DropBody()
		return
	}
	fn.scratch.Drop(f)
	fn.lent = nil
}

// OneByOne reports whether every body that has been read is complete without the others, so
// that it can be used and dropped before the next is read. Bodies read later can
// change that: an address of a block makes a body depend on another, and an old
// intrinsic that is still called gets its name back in Finish only.
func (l *Lazy) OneByOne() bool {
	return len(l.r.maxBlock) == 0 && (l.up == nil || !l.up.Kept())
}

// Replaced reports whether symbol i is an old intrinsic that Finish takes out.
func (l *Lazy) Replaced(i uint32) bool { return l.up != nil && l.up.Replaced(i) }

// textChunk is the size of the memory in which short texts are kept together.
const textChunk = 4096

// text returns the characters of a record.
func (r *reader) text(ops []uint64) string {
	n := len(ops)
	if n == 0 {
		return ""
	}
	if n > cap(r.chars)-len(r.chars) {
		size := textChunk
		if cap(r.chars) > 0 { // there are many
			size = 8 * textChunk
		}
		r.chars = make([]byte, 0, max(n, size))
	}
	k := len(r.chars)
	for _, x := range ops {
		r.chars = append(r.chars, byte(x))
	}
	return unsafe.String(&r.chars[k], n)
}
