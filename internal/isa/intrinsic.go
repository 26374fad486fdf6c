package isa

import "strings"

// IntrinsicID names an intrinsic whose selection is one instruction. 0 is none.
type IntrinsicID uint16

// IntrinsicInfo says how a call of an intrinsic becomes an instruction.
type IntrinsicInfo struct {
	Op          Opcode // complete, but for the modifiers that Selections choose
	name        uint32
	nameLen     uint8
	Sreg        Atom // special register to read, or 0
	firstSource uint16
	numSources  uint8
	firstSelect uint16
	numSelects  uint8
	Results     uint8 // number of results; two come as a struct
	overloaded  uint8 // 1 if any type suffix may follow the name
	flag        uint8 // number, from 1, of the argument that chooses variant
	variant     IntrinsicID
	Effects     Effects // of a call
	Uniform     Uniform // of the result
}

// SourceKind says where an operand comes from.
type SourceKind uint8

const (
	FromNone         SourceKind = iota // the operand is left out; a required destination is the sink "_"
	FromArg                            // argument number Index
	FromResult                         // result number Index
	FromConst                          // the constant Const()
	FromSreg                           // IntrinsicInfo.Sreg
	FromGroup                          // the operand is a group; its elements' sources follow
	FromVector                         // argument Index is a vector of Count elements (a scalar if 1): {…} of them
	FromResultVector                   // result Index is a vector of Count elements (a scalar if 1)
)

// Source is where one operand of the instruction comes from.
type Source struct {
	Kind  SourceKind
	Index uint8
	Count uint8 // not 0: a vector {…} of the Count arguments or results from Index on
	Pad   uint8 // copies of the last element after them
}

// Const returns the constant of a FromConst.
func (s Source) Const() int64 { return constTab[s.Index] }

// Selection is a constant argument that chooses a modifier.
type Selection struct {
	Arg uint8
	// Late says that the argument may be an expression that folds to a constant. LLVM demands a constant (immarg) of its own
	// intrinsics; this one is known to NVIDIA's compiler only, which folds first.
	Late         bool
	shift, width uint8
	first        uint16
	number       uint8
}

// Choice is a value of the argument and the slot's value for it.
type Choice struct {
	Value int64
	index uint8
}

// NumIntrinsics is one more than the largest IntrinsicID.
const NumIntrinsics = len(intrinsicTab) + 1 - numVariants

// Intrinsic returns how id is selected.
func Intrinsic(id IntrinsicID) *IntrinsicInfo { return &intrinsicTab[id-1] }

// Variant returns the number of a constant argument and the intrinsic that the call is where the argument is 1; id is 0 if there
// is none.
func (i *IntrinsicInfo) Variant() (arg int, id IntrinsicID) { return int(i.flag) - 1, i.variant }

// Name returns the name without "llvm.".
func (i *IntrinsicInfo) Name() string { return intrinsicText[i.name : i.name+uint32(i.nameLen)] }

// Sources returns where the operands of the instruction come from, in the
// order of the form's operands: a group is followed by its elements. Operands
// that the modifiers do not ask for (OperandInfo.Present) are to be left out.
func (i *IntrinsicInfo) Sources() []Source {
	return sourceTab[i.firstSource : i.firstSource+uint16(i.numSources)]
}

// Selections returns the arguments that choose modifiers.
func (i *IntrinsicInfo) Selections() []Selection {
	return selectTab[i.firstSelect : i.firstSelect+uint16(i.numSelects)]
}

// Choices returns the values of the argument that have a meaning.
func (s *Selection) Choices() []Choice { return choiceTab[s.first : s.first+uint16(s.number)] }

// Apply puts the modifier for argument value v (zero-extended) into o, which
// is IntrinsicInfo.Op with the other selections applied; ok is false if v has no
// meaning.
func (s *Selection) Apply(o Opcode, v int64) (n Opcode, ok bool) {
	for _, c := range s.Choices() {
		if c.Value == v {
			// The field is 0 before; two arguments may choose one modifier together.
			return o + Opcode(c.index)<<s.shift, true
		}
	}
	return o, false
}

// LookupIntrinsic returns the intrinsic called name, with or without "llvm.".
// An overloaded intrinsic is found with any type suffix.
func LookupIntrinsic(name string) (IntrinsicID, bool) {
	name = strings.TrimPrefix(name, "llvm.")
	for full := name; ; {
		lo, hi := 0, NumIntrinsics-1
		for lo < hi {
			mid := int(uint(lo+hi) >> 1)
			i := &intrinsicTab[mid]
			switch c := strings.Compare(i.Name(), name); {
			case c < 0:
				lo = mid + 1
			case c > 0:
				hi = mid
			default:
				if len(name) != len(full) && i.overloaded == 0 {
					return 0, false
				}
				return IntrinsicID(mid + 1), true
			}
		}
		dot := strings.LastIndexByte(name, '.')
		if dot < 0 {
			return 0, false
		}
		name = name[:dot]
	}
}

// AbsentIntrinsic returns why an intrinsic that LLVM declares, called name with or
// without "llvm.", has no instruction; "" for all others.
func AbsentIntrinsic(name string) string {
	return reasonOf(absentTab[:], strings.TrimPrefix(name, "llvm."))
}

// Lax returns why a spelling of an instruction that no form has is nevertheless taken by ptxas, with the section of the PTX ISA that
// does not have it; "" for all others.
func Lax(mnemonic string) string { return reasonOf(laxTab[:], mnemonic) }

// reasonOf returns the reason of the first pattern that name matches, "" if there is none.
func reasonOf(table []string, name string) string {
	for i := 0; i < len(table); i += 2 {
		if matchStars(table[i], name) {
			return table[i+1]
		}
	}
	return ""
}

// matchStars reports whether name matches a pattern in which "*" stands for anything.
func matchStars(pattern, name string) bool {
	head, rest, star := strings.Cut(pattern, "*")
	if !star || !strings.HasPrefix(name, head) {
		return pattern == name
	}
	for name = name[len(head):]; ; name = name[1:] {
		if matchStars(rest, name) {
			return true
		}
		if name == "" {
			return false
		}
	}
}
