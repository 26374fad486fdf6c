package bitcode

import (
	"slices"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// Dialect is the version of bitcode that is written.
type Dialect uint8

const (
	// Modern is the dialect of LLVM 22: opaque pointers, debug records.
	Modern Dialect = iota
	// LLVM7 is the dialect of LLVM 7.0.1: typed pointers, the records and intrinsics of its time (S1-74, S1-76).
	// Constructs that it lacks are expressed by others, or are an error.
	LLVM7
)

// WriteOptions configure the writer.
type WriteOptions struct {
	Dialect Dialect
	// Producer is the text of the identification block; "" is "LLVM7.0.1" or
	// "LLVM22.1.0" by dialect (S1-74). The command takes it from
	// LLVM_OVERRIDE_PRODUCER (S1-75).
	Producer string
}

// DefaultProducer returns the identification of a dialect.
func DefaultProducer(d Dialect) string {
	if d == LLVM7 {
		return "LLVM7.0.1"
	}
	return "LLVM22.1.0"
}

// Append appends module m as bitcode. The result depends only on its arguments. An error names the construct that the
// dialect cannot express and its place; the module is not changed.
func Append(dst []byte, m *ir.Module, opt WriteOptions) ([]byte, error) {
	pieces, err := newWriter(m, opt).pieces()
	if err != nil {
		return dst, err
	}
	size := 0
	for _, p := range pieces {
		size += len(p)
	}
	dst = slices.Grow(dst, size)
	for _, p := range pieces {
		dst = append(dst, p...)
	}
	return dst, nil
}

// pieces returns the file in pieces.
func (w *writer) pieces() (pieces [][]byte, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case writeFailure:
			err = r.diagnostic(w.m)
		case loadFailure:
			err = r.err
		default:
			panic(r)
		}
	}()
	w.enumerate()
	w.bodies()
	head, tail := w.file()
	return append(append([][]byte{head}, w.body...), tail), nil
}

// writer holds the state of the file while it is written. Bodies of functions go into a stream of their own first,
// since the tables before them are complete only afterwards.
type writer struct {
	m     *ir.Module
	opt   WriteOptions
	from  *Stream // where bodies come from; nil: they are there
	v7    bool
	s     *bitstream.Writer // current stream
	rec   []uint64
	types typeTable
	attrs attrTable
	md    mdTable

	syms    []uint32 // by symbol: value id
	symType []typeID // by symbol: type of its address
	fnType  []typeID // by symbol: function type
	order   []uint32 // symbols by value id
	vars    int      // the first of them are variables, then functions, aliases, ifuncs
	funcs   int
	aliases int
	pool    constPool // of the module

	strtab   []byte
	sections []string
	gcs      []string
	comdats  []string
	fnPos    []uint64 // by symbol: position of its body in the stream of bodies, +1
	body     [][]byte // the stream of bodies in pieces
	bodySize int
	bundles  []string
	kinds    []string
	fw       funcWriter
	old      oldState
}

func newWriter(m *ir.Module, opt WriteOptions) *writer {
	w := &writer{m: m, opt: opt, v7: opt.Dialect == LLVM7}
	w.types.init(&m.Types, w.v7)
	w.attrs.init(w)
	w.md.init(w)
	w.pool.init(w, &m.Consts, nil)
	w.fw.init(w)
	return w
}

// file writes everything before and after the bodies.
func (w *writer) file() (head, tail []byte) {
	s := bitstream.NewWriter(nil, 2)
	w.s = s
	s.Emit(magicBitcode, 32)
	s.Enter(blockIdentification, 5)
	producer := w.opt.Producer
	if producer == "" {
		producer = DefaultProducer(w.opt.Dialect)
	}
	s.RecordString(identString, nil, producer)
	s.Record(identEpoch, []uint64{currentEpoch})
	s.End()
	start := uint64(32) // where the identification block starts: offsets count from one word before
	assume(s)
	s.Enter(blockModule, moduleWidth)
	s.Record(modVersion, []uint64{2})
	s.BlockInfo()
	w.types.write(w)
	w.attrs.write()
	vstAt := w.moduleInfo()
	w.pool.write()
	w.md.writeKinds()
	w.md.write()
	w.names(blockBundleTags, bundleTag, w.bundles)
	if len(w.m.Scopes) > 0 {
		w.names(blockSyncScopes, syncScopeName, w.scopeNames())
	}
	base := s.Pos()
	s.LeaveOut(w.bodySize)
	if vstAt != 0 {
		s.Patch(vstAt, uint32((s.Pos()-start)/32+1))
		w.offsets(base - start)
	}
	s.End()
	s.Enter(blockStrtab, 3)
	id := s.Define(bitstream.Abbrev{{Kind: bitstream.Literal, Data: strtabBlob}, {Kind: bitstream.Blob}})
	s.RecordBlob(id, []uint64{strtabBlob}, w.strtab)
	s.End()
	return s.Split()
}

// scopeNames returns the names of the sync scopes by their ids in the file: 0 is
// singlethread, 1 the system.
func (w *writer) scopeNames() []string {
	names := make([]string, 0, len(w.m.Scopes))
	names = append(names, "singlethread", "")
	return append(names, w.m.Scopes[2:]...)
}

// scope returns the id of a sync scope in the file.
func (w *writer) scope(s uint8) uint64 {
	if s < 2 {
		return uint64(1 - s)
	}
	return uint64(s)
}

// names writes a block of names.
func (w *writer) names(block, code uint64, names []string) {
	if len(names) == 0 {
		return
	}
	w.s.Enter(block, 3)
	for _, n := range names {
		w.s.RecordString(code, nil, n)
	}
	w.s.End()
}

// offsets writes the value symbol table of the module: the positions of bodies, so that a reader can find one without
// reading the others (in 32-bit words from one word before the identification block).
func (w *writer) offsets(base uint64) {
	w.s.Enter(blockValueSymtab, 4)
	id := w.s.Define(bitstream.Abbrev{
		{Kind: bitstream.Literal, Data: vstFnEntry},
		{Kind: bitstream.VBR, Data: 8},
		{Kind: bitstream.VBR, Data: 8},
	})
	for _, sym := range w.order {
		if p := w.fnPos[sym]; p != 0 {
			w.s.RecordAbbrev(id, []uint64{vstFnEntry, uint64(w.syms[sym]), (base+p-1)/32 + 1})
		}
	}
	w.s.End()
}

// indexOf returns 1 + the index of s in list, adding it if it is new.
func indexOf(list *[]string, s string) uint64 {
	for i, x := range *list {
		if x == s {
			return uint64(i) + 1
		}
	}
	*list = append(*list, s)
	return uint64(len(*list))
}
