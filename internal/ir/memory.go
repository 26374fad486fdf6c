package ir

// MemLoc is a class of memory that a memory(…) attribute tells apart.
type MemLoc uint8

// Locations of memory (LangRef, "memory(...)").
const (
	ArgMem          MemLoc = iota // reached through pointer arguments
	InaccessibleMem               // not visible to the module
	ErrnoMem                      // errno
	OtherMem                      // everything else
	TargetMem0
	TargetMem1
	NumMemLocs
)

// MemoryEffects says which locations a function may read (bit 0 of a location's
// two bits) and write (bit 1). It is the Int of an AttrMemory.
type MemoryEffects uint64

// Ways to access memory.
const (
	NoModRef uint8 = iota
	Ref
	Mod
	ModRef
)

// AllMemory returns the effects that access every location in way mr.
func AllMemory(mr uint8) MemoryEffects {
	return MemoryEffects(mr) * (1<<(2*NumMemLocs) - 1) / 3
}

// At returns how location l is accessed.
func (e MemoryEffects) At(l MemLoc) uint8 { return uint8(e>>(2*l)) & 3 }

// With returns e with location l accessed in way mr.
func (e MemoryEffects) With(l MemLoc, mr uint8) MemoryEffects {
	return e&^(3<<(2*l)) | MemoryEffects(mr)<<(2*l)
}

// Any returns how memory is accessed, whatever the location.
func (e MemoryEffects) Any() uint8 {
	mr := NoModRef
	for l := ArgMem; l < NumMemLocs; l++ {
		mr |= e.At(l)
	}
	return mr
}

// OldMemory returns the accesses that a function attribute from before memory(…) allows: none
// for readnone and whatever else k may be.
func OldMemory(k AttrKind) MemoryEffects {
	none := AllMemory(NoModRef)
	switch k {
	case AttrReadOnly:
		return AllMemory(Ref)
	case AttrWriteOnly:
		return AllMemory(Mod)
	case AttrArgMemOnly:
		return none.With(ArgMem, ModRef)
	case AttrInaccessibleMemOnly:
		return none.With(InaccessibleMem, ModRef)
	case AttrInaccessibleMemOrArgMemOnly:
		return none.With(InaccessibleMem, ModRef).With(ArgMem, ModRef)
	}
	return none
}

// Memory returns the effects that attribute set id allows: all if it has no memory attribute.
func (m *Module) Memory(id AttrSetID) MemoryEffects {
	if a := m.Attr(id, AttrMemory); a != nil {
		return MemoryEffects(a.Int)
	}
	return AllMemory(ModRef)
}

var (
	memLocNames = [NumMemLocs]string{"argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"}
	modRefNames = [4]string{"none", "read", "write", "readwrite"}
)

// MemLocByName returns the location that is written name.
func MemLocByName(name string) (MemLoc, bool) {
	for l, s := range memLocNames {
		if s == name && s != "" {
			return MemLoc(l), true
		}
	}
	return 0, false
}

// ModRefByName returns the way of access that is written name.
func ModRefByName(name string) (uint8, bool) {
	for mr, s := range modRefNames {
		if s == name {
			return uint8(mr), true
		}
	}
	return 0, false
}

// Append appends e as it is written between the parentheses of memory(…).
func (e MemoryEffects) Append(b []byte) []byte {
	other := e.At(OtherMem)
	first := true
	if other != NoModRef || e.Any() == NoModRef {
		b = append(b, modRefNames[other]...)
		first = false
	}
	for l := ArgMem; l < NumMemLocs; l++ {
		if mr := e.At(l); mr != other {
			if !first {
				b = append(b, ", "...)
			}
			first = false
			b = append(append(append(b, memLocNames[l]...), ": "...), modRefNames[mr]...)
		}
	}
	return b
}
