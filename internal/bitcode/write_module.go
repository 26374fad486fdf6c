package bitcode

import (
	"strings"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// moduleWidth is the width of abbreviation ids in the module block.
const moduleWidth = 3

// Abbreviations of constants blocks.
const (
	abbrevSetType = 4 + iota
	abbrevInteger
	abbrevNull
	abbrevString
	abbrevCString
)

// Abbreviations of function blocks.
const (
	abbrevLoad = 4 + iota
	abbrevBinop
	abbrevBinopFlags
	abbrevCast
	abbrevRetVoid
	abbrevRet
	abbrevUnreachable
	abbrevGEP
	abbrevStore
	abbrevDebugLoc
	abbrevCmp
	abbrevBr
)

// Abbreviations of value symbol tables.
const (
	abbrevEntry = 4 + iota
	abbrevBBEntry
)

func lit(x uint64) bitstream.AbbrevOp { return bitstream.AbbrevOp{Kind: bitstream.Literal, Data: x} }

func vbr(n uint64) bitstream.AbbrevOp { return bitstream.AbbrevOp{Kind: bitstream.VBR, Data: n} }

func fix(n uint64) bitstream.AbbrevOp { return bitstream.AbbrevOp{Kind: bitstream.Fixed, Data: n} }

// assume makes a stream know the abbreviations that the info block defines.
func assume(s *bitstream.Writer) {
	arr, char6 := bitstream.AbbrevOp{Kind: bitstream.Array}, bitstream.AbbrevOp{Kind: bitstream.Char6}
	s.Assume(
		blockConstants,
		bitstream.Abbrev{lit(cstSetType), vbr(6)},
		bitstream.Abbrev{lit(cstInteger), vbr(8)},
		bitstream.Abbrev{lit(cstNull)},
		bitstream.Abbrev{lit(cstString), arr, fix(8)},
		bitstream.Abbrev{lit(cstCString), arr, fix(8)},
	)
	s.Assume(
		blockFunction,
		bitstream.Abbrev{lit(fnLoad), vbr(6), vbr(6), vbr(4), fix(1)},
		bitstream.Abbrev{lit(fnBinop), vbr(6), vbr(6), fix(4)},
		bitstream.Abbrev{lit(fnBinop), vbr(6), vbr(6), fix(4), fix(8)},
		bitstream.Abbrev{lit(fnCast), vbr(6), vbr(6), fix(4)},
		bitstream.Abbrev{lit(fnRet)},
		bitstream.Abbrev{lit(fnRet), vbr(6)},
		bitstream.Abbrev{lit(fnUnreachable)},
		bitstream.Abbrev{lit(fnGEP), fix(3), vbr(6), arr, vbr(6)},
		bitstream.Abbrev{lit(fnStore), vbr(6), vbr(6), vbr(4), fix(1)},
		bitstream.Abbrev{lit(fnDebugLoc), vbr(8), vbr(6), vbr(8), vbr(6), fix(1)},
		bitstream.Abbrev{lit(fnCmp2), vbr(6), vbr(6), fix(6)},
		bitstream.Abbrev{lit(fnBr), vbr(6)},
	)
	s.Assume(
		blockValueSymtab,
		bitstream.Abbrev{lit(vstEntry), vbr(8), arr, char6},
		bitstream.Abbrev{lit(vstBBEntry), vbr(8), arr, char6},
	)
}

// moduleInfo writes the records of the module and its symbols, and returns where
// the offset of the value symbol table has to be filled in, 0 if there is none.
func (w *writer) moduleInfo() uint64 {
	m, s := w.m, w.s
	for i := range m.Comdats {
		c := &m.Comdats[i]
		off, n := w.name(c.Name)
		w.comdats = append(w.comdats, c.Name)
		s.Record(modComdat, []uint64{off, n, lastIndex(comdatKinds[:], c.Kind)})
	}
	if m.Triple != "" {
		s.RecordString(modTriple, nil, m.Triple)
	}
	if m.LayoutText != "" {
		s.RecordString(modDataLayout, nil, w.layout())
	}
	if len(m.Asm) > 0 {
		s.RecordString(modAsm, nil, strings.Join(m.Asm, "\n")+"\n")
	}
	for _, i := range w.order {
		if x := m.Syms[i].Section; x != "" {
			indexOf(&w.sections, x)
		}
		if f := m.Syms[i].Fn; m.Syms[i].Kind == ir.SymFunc && f.GC != "" {
			indexOf(&w.gcs, f.GC)
		}
	}
	for _, x := range w.sections {
		s.RecordString(modSectionName, nil, x)
	}
	for _, x := range w.gcs {
		s.RecordString(modGCName, nil, x)
	}
	for _, i := range w.order {
		switch sym := &m.Syms[i]; sym.Kind {
		case ir.SymVar:
			w.variable(i, sym)
		case ir.SymFunc:
			w.function(i, sym)
			if int(w.syms[i]) == w.funcs-1 {
				w.oldDecls()
			}
		case ir.SymAlias:
			w.alias(i, sym)
		case ir.SymIFunc:
			w.ifunc(i, sym)
		}
	}
	if w.vars == w.funcs {
		w.oldDecls()
	}
	if m.SourceFile != "" {
		s.RecordString(modSourceFilename, nil, m.SourceFile)
	}
	if w.bodySize == 0 {
		return 0
	}
	id := s.Define(bitstream.Abbrev{lit(modVSTOffset), fix(32)})
	s.RecordAbbrev(id, []uint64{modVSTOffset, 0})
	return s.Pos() - 32
}

// The data layouts of NVVM IR (S4, "Data Layout"): the only ones that libNVVM takes.
const (
	nvvmLayout64 = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" +
		"v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
	nvvmLayout32 = "e-p:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" +
		"v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)

// layout returns the data layout of the file. LLVM 7 does not understand the NVPTX layouts of newer LLVM versions; they
// mean the same as NVVM's.
func (w *writer) layout() string {
	if !w.v7 || !strings.HasPrefix(w.m.Triple, "nvptx") {
		return w.m.LayoutText
	}
	if w.m.Layout.PtrBits(0) == 32 {
		return nvvmLayout32
	}
	return nvvmLayout64
}

// name adds a name to the string table and returns where it is.
func (w *writer) name(s string) (off, n uint64) {
	off = uint64(len(w.strtab))
	w.strtab = append(w.strtab, s...)
	return off, uint64(len(s))
}

func (w *writer) section(s string) uint64 {
	if s == "" {
		return 0
	}
	return indexOf(&w.sections, s)
}

// comdat returns the number of a symbol's comdat, counted from 1; 0 is none.
func (w *writer) comdat(s string) uint64 {
	if s == "" {
		return 0
	}
	for i, c := range w.comdats {
		if c == s {
			return uint64(i) + 1
		}
	}
	w.fail(failInvalid, "the comdat "+s+" is not defined")
	return 0
}

// alignCode returns an alignment as records have it: 1 + its logarithm, 0 if not given.
func alignCode(bytes uint64) uint64 {
	n := uint64(0)
	for ; bytes > 0; bytes >>= 1 {
		n++
	}
	return n
}

// unnamed returns the number of an unnamed_addr marker.
func unnamed(x uint8) uint64 { return lastIndex(unnamedAddrs[:], x) }

// isDSOLocal reports whether a symbol is bound locally: symbols of local linkage
// and those that are hidden always are.
func isDSOLocal(s *ir.Symbol) bool {
	return s.DSOLocal || s.Linkage.IsLocal() || s.Visibility != ir.DefaultVisibility && s.Linkage != ir.ExternWeak
}

func (w *writer) variable(i uint32, s *ir.Symbol) {
	off, n := w.name(s.Name)
	init := uint64(0)
	if s.Init != ir.None {
		init = uint64(w.pool.id(w.pool.ref(s.Init, w.initType(i)))) + 1
	}
	rec := append(w.rec[:0], off, n, uint64(w.types.id(s.Type)-1), uint64(s.Space)<<2|2|bit(s.IsConst), init,
		encodeLinkage(s.Linkage), alignCode(uint64(s.Align)), w.section(s.Section))
	rec = append(rec, uint64(s.Visibility), lastIndex(tlsModels[:], s.TLS), unnamed(s.UnnamedAddr), bit(s.ExternInit),
		uint64(s.DLLStorage), w.comdat(s.Comdat), w.attrs.variable(s.Attrs), bit(isDSOLocal(s)))
	if !w.v7 {
		off, n = w.name(s.Partition)
		rec = append(rec, off, n, uint64(s.Sanitizers), lastIndex(codeModels[:], s.CodeModel))
	}
	w.s.Record(modGlobalVar, rec)
	w.rec = rec
}

// maybe returns 1 + the id of a constant of the module, 0 for none.
func (w *writer) maybe(v ir.Value) uint64 {
	if v == ir.None {
		return 0
	}
	return uint64(w.pool.id(w.pool.ref(v, 0))) + 1
}

func (w *writer) function(i uint32, s *ir.Symbol) {
	f := s.Fn
	off, n := w.name(w.fnName(i, s))
	gc := uint64(0)
	if f.GC != "" {
		gc = indexOf(&w.gcs, f.GC)
	}
	rec := append(w.rec[:0], off, n, uint64(w.fnType[i]-1), uint64(f.CC), bit(!w.defined(i)), encodeLinkage(s.Linkage),
		w.attrs.id(f.Attrs), alignCode(uint64(s.Align)), w.section(s.Section), uint64(s.Visibility), gc, unnamed(s.UnnamedAddr),
		w.maybe(f.Prologue), uint64(s.DLLStorage), w.comdat(s.Comdat), w.maybe(f.Prefix), w.maybe(f.Personality), bit(isDSOLocal(s)))
	if !w.v7 {
		off, n = w.name(s.Partition)
		rec = append(rec, uint64(s.Space), off, n)
	}
	w.s.Record(modFunction, rec)
	w.rec = rec
}

func (w *writer) alias(i uint32, s *ir.Symbol) {
	off, n := w.name(s.Name)
	target := w.pool.id(w.pool.ref(s.Init, w.initType(i)))
	rec := append(w.rec[:0], off, n, uint64(w.types.id(s.Type)-1), uint64(s.Space), uint64(target), encodeLinkage(s.Linkage),
		uint64(s.Visibility), uint64(s.DLLStorage), lastIndex(tlsModels[:], s.TLS), unnamed(s.UnnamedAddr), bit(isDSOLocal(s)))
	if !w.v7 {
		off, n = w.name(s.Partition)
		rec = append(rec, off, n)
	}
	w.s.Record(modAlias, rec)
	w.rec = rec
}

func (w *writer) ifunc(i uint32, s *ir.Symbol) {
	off, n := w.name(s.Name)
	target := w.pool.id(w.pool.ref(s.Init, w.initType(i)))
	rec := append(w.rec[:0], off, n, uint64(w.types.id(s.Type)-1), uint64(s.Space), uint64(target), encodeLinkage(s.Linkage),
		uint64(s.Visibility))
	if !w.v7 {
		rec = append(rec, bit(isDSOLocal(s)))
		off, n = w.name(s.Partition)
		rec = append(rec, off, n)
	}
	w.s.Record(modIFunc, rec)
	w.rec = rec
}
