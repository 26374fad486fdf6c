package ir

// Value names anything an instruction can use: 3 bits of kind, 29 of index.
// The zero Value is "none". A Value of kind KInst equals its index.
type Value uint32

// Kind is the kind of thing that a Value names.
type Kind uint8

const (
	KInst  Kind = iota // an instruction of the function
	KParam             // a parameter of the function
	KConst             // an entry of the function's (or module's) constant table
	KSym               // an entry of Module.Syms
	KBlock             // a basic block of the function
	KMeta              // a metadata node of the module
	KAsm               // an entry of Module.Asms
)

const (
	kindShift = 29
	indexMask = 1<<kindShift - 1
)

// None is the absent value.
const None Value = 0

func mk(k Kind, i uint32) Value { return Value(k)<<kindShift | Value(i) }

// Kind returns the kind of thing that v names.
func (v Value) Kind() Kind { return Kind(v >> kindShift) }

// Index returns the index of v within its kind.
func (v Value) Index() uint32 { return uint32(v & indexMask) }

// IsInst reports whether v is an instruction (and not None).
func (v Value) IsInst() bool { return v != 0 && v>>kindShift == 0 }

// IsConst reports whether v is a constant of a table; symbols are constants
// too, but not of a table.
func (v Value) IsConst() bool { return v.Kind() == KConst }

// IsSym reports whether v is the address of a symbol.
func (v Value) IsSym() bool { return v.Kind() == KSym }

// IsConstOrSym reports whether v is a constant, of a table or the address of a symbol: it needs no instruction.
func (v Value) IsConstOrSym() bool { return v.IsConst() || v.IsSym() }

// IsParam reports whether v is a parameter.
func (v Value) IsParam() bool { return v.Kind() == KParam }

// IsBlock reports whether v is a block.
func (v Value) IsBlock() bool { return v.Kind() == KBlock }

// SymValue returns the Value of symbol i.
func SymValue(i uint32) Value { return mk(KSym, i) }

// ParamValue returns the Value of parameter i, counted from 0.
func ParamValue(i int) Value { return mk(KParam, uint32(i)) }

// MetaValue returns the Value of a metadata node used as an operand.
func MetaValue(m MD) Value { return mk(KMeta, uint32(m)) }

// AsmValue returns the Value of an inline-asm callee.
func AsmValue(i uint32) Value { return mk(KAsm, i) }

// Block names a basic block; 0 is none.
type Block uint32

// Value returns b as an operand.
func (b Block) Value() Value { return mk(KBlock, uint32(b)) }

// Block returns the block that v names; v must be of kind KBlock.
func (v Value) Block() Block { return Block(v.Index()) }

// MD returns the metadata node that v names; v must be of kind KMeta.
func (v Value) MD() MD { return MD(v.Index()) }
