package bitcode

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// groupEntry is an entry of the block of attribute groups: a set for one position.
type groupEntry struct {
	id    uint64
	index uint64
	set   ir.AttrSetID
	bare  bool // holds a type attribute without its type, as LLVM before 12 wrote them
}

// attrGroups reads the block of attribute groups that Next found.
func (r *reader) attrGroups() {
	r.enter()
	for r.record() {
		if r.s.Code != attrGroupEntry {
			continue
		}
		ops := r.need(3)
		g := groupEntry{id: ops[0], index: ops[1]}
		set := r.attrSet(ops[2:], g.index == attrIndexFunction)
		for i := range set {
			g.bare = g.bare || typeAttr(set[i].Kind) && set[i].Type == ir.NoType
		}
		g.set = r.m.AddAttrs(set)
		r.groups = append(r.groups, g)
		if n := len(r.groups); r.groupAt == nil && g.id != uint64(n) {
			r.groupAt = make(map[uint64]int)
			for k := range r.groups[:n-1] {
				r.groupAt[r.groups[k].id] = k
			}
		}
		if r.groupAt != nil {
			r.groupAt[g.id] = len(r.groups) - 1
		}
	}
}

// typeAttr reports whether an attribute has a type.
func typeAttr(k ir.AttrKind) bool {
	switch k {
	case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrElementType:
		return true
	}
	return false
}

// attrLists reads the block of attribute lists that Next found.
func (r *reader) attrLists() {
	r.enter()
	for r.record() {
		switch r.s.Code {
		case attrEntryOld:
			panic(r.fail(eUnknown, "attributes as LLVM before 3.3 wrote them are not supported"))
		case attrEntry:
			var l ir.AttrList
			bare := false
			for _, id := range r.s.Ops {
				g := r.group(id)
				bare = bare || g.bare
				switch {
				case g.index == attrIndexReturn:
					l.Ret = g.set
				case g.index == attrIndexFunction:
					l.Fn = g.set
				case g.index > 1<<20:
					panic(r.fail(eRef, "attributes of parameter "+utoa(g.index)))
				default:
					i := int(g.index - attrIndexFirstArg)
					for len(l.Params) <= i {
						l.Params = append(l.Params, 0)
					}
					l.Params[i] = g.set
				}
			}
			r.lists = append(r.lists, listEntry{id: r.m.AddAttrList(l), bare: bare})
		}
	}
}

// listEntry is an entry of the block of attribute lists.
type listEntry struct {
	id   ir.AttrListID
	bare bool // see groupEntry
}

func (r *reader) group(id uint64) *groupEntry {
	if r.groupAt == nil {
		if id-1 < uint64(len(r.groups)) {
			return &r.groups[id-1]
		}
	} else if i, ok := r.groupAt[id]; ok {
		return &r.groups[i]
	}
	panic(r.fail(eRef, "undefined attribute group "+utoa(id)))
}

// attrsOf returns the list with number id, where 0 is none, for something of the
// function type with number fn.
func (r *reader) attrsOf(id uint64, fn uint32) ir.AttrListID {
	if id == 0 {
		return 0
	}
	if id > uint64(len(r.lists)) {
		panic(r.fail(eRef, "undefined attribute list "+utoa(id)))
	}
	l := &r.lists[id-1]
	if !l.bare {
		return l.id
	}
	return r.withPointees(l.id, fn)
}

// withPointees gives byval and similar attributes the pointee of the parameter.
func (r *reader) withPointees(id ir.AttrListID, fn uint32) ir.AttrListID {
	key := uint64(id)<<32 | uint64(fn)
	if l, ok := r.withTypes[key]; ok {
		return l
	}
	l := r.m.AttrLists[id]
	params := append([]ir.AttrSetID(nil), l.Params...)
	for i, set := range params {
		for _, a := range r.m.AttrSets[set] {
			if !typeAttr(a.Kind) || a.Type != ir.NoType {
				continue
			}
			e := r.elemID(r.subID(fn, uint64(i)))
			if e == noType {
				panic(r.fail(eType, "attribute "+a.Kind.String()+" needs a type on a parameter that is an opaque pointer"))
			}
			a.Type = r.typ(uint64(e))
			params[i] = r.m.WithAttr(params[i], a)
		}
	}
	l.Params = params
	got := r.m.AddAttrList(l)
	if r.withTypes == nil {
		r.withTypes = make(map[uint64]ir.AttrListID)
	}
	r.withTypes[key] = got
	return got
}

// attrSet reads the attributes of a group.
func (r *reader) attrSet(ops []uint64, fn bool) ir.AttrSet {
	var set ir.AttrSet
	mem, hasMem := ir.AllMemory(ir.ModRef), false
	next := func() uint64 {
		if len(ops) == 0 {
			panic(r.short())
		}
		x := ops[0]
		ops = ops[1:]
		return x
	}
	str := func() string {
		for i, c := range ops {
			if c == 0 {
				s := r.text(ops[:i])
				ops = ops[i+1:]
				return s
			}
		}
		panic(r.fail(eRecord, "a string without end"))
	}
	for len(ops) > 0 {
		form := next()
		switch form {
		case attrFormString, attrFormStringVal:
			a := ir.Attr{Kind: ir.AttrString, Key: r.str(str())}
			if form == attrFormStringVal {
				a.Str = r.str(str())
			}
			set = append(set, a)
			continue
		case attrFormEnum, attrFormInt, attrFormTypeNone, attrFormType, attrFormRange, attrFormRangeList:
		default:
			panic(r.fail(eUnknown, "unknown form "+utoa(form)+" of an attribute"))
		}
		code := next()
		a := ir.Attr{}
		if code < uint64(len(attrKinds)) {
			a.Kind = attrKinds[code]
		}
		switch form {
		case attrFormInt:
			a.Int = next()
		case attrFormType:
			a.Type = r.typ(next())
		case attrFormRange:
			a.Str = r.rangeText(next(), next, true)
		case attrFormRangeList:
			n, bits := next(), next()
			var b []byte
			for i := range n {
				if i > 0 {
					b = append(b, ", "...)
				}
				b = append(append(append(b, '('), r.rangeText(bits, next, false)...), ')')
			}
			a.Str = string(b)
		}
		switch a.Kind {
		case ir.AttrNone:
			panic(r.fail(eUnknown, "unknown attribute "+utoa(code)))
		case ir.AttrMemory:
			mem, hasMem = mem&decodeMemory(a.Int), true
			continue
		case ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly, ir.AttrArgMemOnly, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly:
			if fn { // before LLVM 16; now memory(…)
				mem, hasMem = mem&ir.OldMemory(a.Kind), true
				continue
			}
		case ir.AttrDenormalFPEnv:
			env := ir.DenormalFPEnv(a.Int)
			set = append(set, env[:]...)
			continue
		case ir.AttrNoCapture: // before LLVM 21
			a = ir.Attr{Kind: ir.AttrCaptures, Str: "none"}
		default:
			r.attrText(&a, form)
		}
		set = append(set, a)
	}
	if hasMem {
		set = append(set, ir.Attr{Kind: ir.AttrMemory, Int: uint64(mem)})
	}
	set.Sort()
	return set
}

// decodeMemory returns the effects of a memory attribute. Before version 1 errno was part of other memory, and target
// memory had no locations of its own.
func decodeMemory(x uint64) ir.MemoryEffects {
	version := x >> 56
	e := ir.MemoryEffects(x &^ (0xff << 56))
	if version >= memoryVersion {
		return e
	}
	other := uint8(e>>4) & 3
	return ir.AllMemory(other).With(ir.ArgMem, uint8(e)&3).With(ir.InaccessibleMem, uint8(e>>2)&3)
}

// attrText gives the attributes whose operand package ir keeps as text that text.
func (r *reader) attrText(a *ir.Attr, form uint64) {
	x := a.Int
	switch a.Kind {
	case ir.AttrAlign, ir.AttrAlignStack:
		if x == 0 || x&(x-1) != 0 || x > 1<<32 {
			panic(r.fail(eType, "an alignment is a power of two of at most 4294967296"))
		}
		return
	case ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		return
	case ir.AttrCaptures:
		a.Str = capturesText(x)
	case ir.AttrNoFPClass:
		a.Str = fpClassText(x)
	case ir.AttrAllocKind:
		var b []byte
		for i, s := range allocKinds {
			if x>>i&1 != 0 {
				if b != nil {
					b = append(b, ',')
				}
				b = append(b, s...)
			}
		}
		a.Str = `"` + string(b) + `"`
	case ir.AttrAllocSize: // the second argument's number is optional
		a.Str = utoa(x >> 32)
		if n := x & (1<<32 - 1); n != 1<<32-1 {
			a.Str += "," + utoa(n)
		}
	case ir.AttrVScaleRange:
		a.Str = utoa(x>>32) + "," + utoa(x&(1<<32-1))
	case ir.AttrUWTable:
		if form == attrFormInt && x == 1 {
			a.Str = "sync"
		}
	case ir.AttrRange, ir.AttrInitializes:
		return
	default:
		if form == attrFormInt && x != 0 {
			a.Str = utoa(x)
		}
	}
	a.Int = 0
	a.Str = r.str(a.Str)
}

// capturesText returns the operand of captures(…).
func capturesText(x uint64) string {
	ret, other := x&15, x>>captureComponents&15
	var b []byte
	if other != 0 || other == ret {
		b = appendCapture(b, other)
	}
	if other != ret {
		if len(b) > 0 {
			b = append(b, ", "...)
		}
		b = appendCapture(append(b, "ret: "...), ret)
	}
	return string(b)
}

func appendCapture(b []byte, c uint64) []byte {
	if c == 0 {
		return append(b, "none"...)
	}
	n := len(b)
	add := func(s string) {
		if len(b) > n {
			b = append(b, ", "...)
		}
		b = append(b, s...)
	}
	switch {
	case c&captureAddress == captureAddress:
		add("address")
	case c&captureAddressIsNull != 0:
		add("address_is_null")
	}
	switch {
	case c&captureProvenance == captureProvenance:
		add("provenance")
	case c&captureReadProvenance != 0:
		add("read_provenance")
	}
	return b
}

// fpClassText returns the operand of nofpclass(…).
func fpClassText(x uint64) string {
	if x == 0 {
		return "none"
	}
	var names []string
	for _, c := range fpClasses {
		if x&c.mask == c.mask {
			names = append(names, c.name)
			x &^= c.mask
		}
	}
	return strings.Join(names, " ")
}

// rangeText reads the bounds of a range of numbers of the given width and returns it as "i32 0, 5".
func (r *reader) rangeText(bits uint64, next func() uint64, typed bool) string {
	if bits == 0 || bits > 1<<23 {
		panic(r.fail(eType, "integers have 1 to 8388608 bits"))
	}
	var b []byte
	if typed {
		b = append(strconv.AppendUint(append(b, 'i'), bits, 10), ' ')
	}
	if bits <= 64 {
		lo, hi := signed(next()), signed(next())
		b = strconv.AppendInt(b, signExtend(lo, uint(bits)), 10)
		return string(strconv.AppendInt(append(b, ", "...), signExtend(hi, uint(bits)), 10))
	}
	sizes := next() // words of both bounds
	lo := r.bigWords(sizes&(1<<32-1), uint(bits), next)
	hi := r.bigWords(sizes>>32, uint(bits), next)
	b = append(append(append(b, lo...), ", "...), hi...)
	return string(b)
}

func signExtend(x uint64, bits uint) int64 { return int64(x<<(64-bits)) >> (64 - bits) }

// signed decodes a number whose lowest bit is its sign.
func signed(x uint64) uint64 {
	switch {
	case x&1 == 0:
		return x >> 1
	case x == 1: // minus zero represents the smallest number
		return 1 << 63
	}
	return -(x >> 1)
}
