package dinode

import "strings"

// Field is a field of a kind of node.
type Field struct {
	Name string // "" for an operand that no field stands for
	Type Type

	// At and At7 are the operands of the field in the records of LLVM 22 and LLVM 7: their index, or First for operand 0;
	// 0 if the record does not have the field.
	At, At7 uint8
	// Bit and Bits are its place if it is only a part of the operand.
	Bit, Bits uint8
	// As7 is the form in the record of LLVM 7, if it is another one.
	As7 Type

	Show   Show
	Traits Traits
	Def    uint64 // the operand of a node without the field

	To Set // the kinds that it may refer to
	// Bad and BadList are the complaints of LLVM's verifier about a reference to another kind, and about a node that is
	// not a list; a field without them is not checked.
	Bad, BadList string
}

// First stands for operand 0, which has the marks of a node: Bit 0 says that it is distinct.
const First = 1 << 7

// Index returns the index of operand at of a field.
func Index(at uint8) int { return int(at &^ First) }

// Show says when the printer of LLVM 22 writes a field.
type Show uint8

const (
	NotDefault Show = iota // if its operand is not Def
	Always
	IfOperand // if its operand is not 0, even if it is empty
	IfSigned  // of a signed pointer
	IfVirtual // of a function that is virtual, and if it is not 0
	Never     // an older LLVM has it
)

// Traits are properties of a field.
type Traits uint8

const (
	Required Traits = 1 << iota // each node in a text has it
	NotNull                     // the verifier demands a node; it is Required too
	Tail                        // the last operand of the record, which only a node with the field has
	Newer                       // of an LLVM after 22: it is read, and not written
)

// Type is the type of a field in the text, and of its operand.
type Type uint8

const (
	Any           Type = iota // a field of a newer LLVM
	Node                      // a node: 1 + its id, 0 for null
	List                      // a tuple
	Text                      // a string: 1 + its id, 0 for ""
	Uint64                    // a number
	Uint32                    // a number
	Uint16                    // a number
	Uint8                     // a number
	Int32                     // a signed number
	Wide                      // a number of any width; its record has a form of its own
	Bool                      // true or false
	Size                      // a number, or a node if the record says that its sizes are nodes
	Count                     // a number or a node; in the record a node, shown as its number
	Bound                     // a number or a node; in the record a node, shown as the node
	ExprBound                 // a number or a node; in the record a node, an expression with DW_OP_consts for a number
	AddressSpace              // 1 + a number, 0 if there is none
	Tag                       // DW_TAG_…
	Encoding                  // DW_ATE_…
	Language                  // DW_LANG_…
	LanguageName              // DW_LNAME_…; in the operand of Language, with bit 63
	Convention                // DW_CC_…
	Macinfo                   // DW_MACINFO_…
	Virtuality                // DW_VIRTUALITY_…
	Flags                     // DIFlag… | DIFlag…
	SPFlags                   // DISPFlag… | DISPFlag…
	EmissionKind              // FullDebug …
	NameTableKind             // GNU …
	ChecksumKind              // CSK_…
	FixedKind                 // Binary …
	EnumKind                  // DW_APPLE_ENUM_KIND_…
	Operands                  // {…}: the rest of the record

	// Forms that only records have.
	Zero            // 0, for a field that LLVM does not use any more
	BaseTag         // DW_TAG_base_type
	OldFlags        // LLVM 7: the flags that it knows
	OldEmission     // LLVM 7: EmissionKind without DebugDirectivesOnly
	OldNames        // LLVM 7: 1 for GNU
	OldChecksumKind // LLVM 7: ChecksumKind up to CSK_SHA1
	OldChecksum     // LLVM 7: a Text, 0 if OldChecksumKind is
	OldCount        // LLVM 7: a Count, the number -1 if it is not constant
	OldBound        // LLVM 7: a signed number with the sign in bit 0, 0 for a node
	numTypes
)

// LastOldFlag is the first DIFlag that LLVM 7 does not have.
const LastOldFlag = 1 << 26

// form is a type in the text.
type form struct {
	words string // the words, with " or " between them and … for a rest
	max   uint64 // the greatest number; 0 if the field refers to metadata
}

const (
	max8  = 1<<8 - 1
	max16 = 1<<16 - 1
	max32 = 1<<32 - 1
	max64 = 1<<64 - 1

	maxInt32 = 1<<31 - 1
	maxInt64 = 1<<63 - 1
)

var forms = [numTypes]form{
	Any: {"…", max64}, Text: {"", max64}, Uint64: {"", max64}, Uint32: {"", max32}, Uint16: {"", max16}, Uint8: {"", max8}, Int32: {"", maxInt32},
	Wide: {"", max64}, Bool: {"true or false", max64}, Size: {"", max64}, Count: {"", maxInt64}, Bound: {"", maxInt64}, ExprBound: {"", maxInt64},
	AddressSpace: {"", max64}, Tag: {"DW_TAG_…", max16}, Encoding: {"DW_ATE_…", max64}, Language: {"DW_LANG_…", max16},
	LanguageName: {"DW_LNAME_…", max16}, Convention: {"DW_CC_…", max64}, Macinfo: {"DW_MACINFO_…", max64},
	Virtuality: {"DW_VIRTUALITY_…", max64}, Flags: {"DIFlag…", max64}, SPFlags: {"DISPFlag…", max64},
	EmissionKind:  {"NoDebug or FullDebug or LineTablesOnly or DebugDirectivesOnly", max64},
	NameTableKind: {"Default or GNU or None or Apple", max64}, ChecksumKind: {"CSK_…", max64},
	FixedKind: {"Binary or Decimal or Rational", max64}, EnumKind: {"DW_APPLE_ENUM_KIND_…", max64},
}

// Words returns the form of the words that a field of the type may hold, "" if none.
func (t Type) Words() string { return forms[t].words }

// Max returns the greatest number that a field of the type may hold, 0 if it refers to metadata instead.
func (t Type) Max() uint64 { return forms[t].max }

// Min returns the least number that a field of the type may hold.
func (t Type) Min() int64 {
	switch t {
	case Int32:
		return -1 << 31
	case Any, Wide, Count, Bound, ExprBound:
		return -1 << 63
	}
	return 0
}

// HasText reports whether a field of the type may hold a string.
func (t Type) HasText() bool { return t == Text || t == Any }

// HasNode reports whether a field of the type may refer to metadata.
func (t Type) HasNode() bool {
	switch t {
	case Any, Size, Count, Bound, ExprBound:
		return true
	}
	return t.Max() == 0
}

// String describes the values of a field of the type.
func (t Type) String() string {
	switch {
	case t == Text:
		return "a string"
	case t.Words() != "":
		return t.Words()
	case t.Max() == 0:
		return "a metadata node"
	case t.HasNode():
		return "a number or a metadata node"
	}
	return "a number"
}

// HasWord reports whether a field of the type may hold a word.
func (t Type) HasWord(word string) bool {
	for alt := range strings.SplitSeq(t.Words(), " or ") {
		if stem, open := strings.CutSuffix(alt, "…"); alt == word && word != "" || open && strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}
