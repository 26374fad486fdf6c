package ptx

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// Name is an index into Module.Names: symbols, registers' prefixes, labels,
// strings. 0 is the empty name.
type Name uint32

// Module is a PTX module: the second waist. The selector and the parser build
// it; the printer, the checker, the back-end passes and the emulator read it.
type Module struct {
	Version     target.PTX
	SM          target.SM
	TargetFlags TargetFlags
	AddressSize uint8    // 32 or 64
	Comment     []string // comment lines before .version, without "//"
	Verbose     bool     // printed with comments at the beginning and end of functions, as llc does

	Items []Item // declarations in print order
	Vars  []Var
	Funcs []Func
	Files []File
	Sects []Section
	Names Names
	// Text of module-scope inline assembly, if Items refers to it.
	Raw []string

	Unknown bool // Parse: an instruction of the text has a mnemonic that no form has
}

// TargetFlags are the options of the .target directive beside the architecture.
type TargetFlags uint8

const (
	TexmodeIndependent TargetFlags = 1 << iota
	TexmodeUnified
	MapF64ToF32
	DebugTarget
)

// ItemKind is the kind of an Item of a module.
type ItemKind uint8

const (
	ItemVar      ItemKind = iota
	ItemFunc              // definition
	ItemFuncDecl          // prototype of Funcs[Index]; the definition may follow as an item of its own
	ItemAlias             // .alias; Index into Funcs (a Func with only Name and Aliasee)
	ItemFile
	ItemSection
	ItemRaw
	ItemPragma // Raw[Index] is the string
	ItemComment
)

// Item is one declaration of a module, in print order.
type Item struct {
	Kind  ItemKind
	Index uint32
}

// Linkage is the linking directive of a variable or function (PTX ISA §11.6).
type Linkage uint8

const (
	Internal Linkage = iota
	Extern
	Visible
	Weak
	Common
)

// Var is a variable declaration: module scope, function scope, or a parameter.
type Var struct {
	Name    Name
	Linkage Linkage
	Space   isa.Atom // isa.Global, isa.Shared, isa.Const, isa.Local, isa.Param; isa.Reg for a register parameter
	Type    isa.Atom // isa.B8, isa.F32, isa.Texref …
	Vec     uint8    // 2 or 4 for .v2/.v4, else 0
	Bank    uint8    // of .const[n] in PTX before 2.2; 0, the default bank, is not printed
	Align   uint32   // bytes; 0 = not given
	Dims    []int64  // array dimensions; -1 for an open first one
	Count   uint32   // of the shorthand name<Count>, which declares name0 …; 0 = plain
	Ptr     PtrInfo  // kernel parameters: .ptr
	Attrs   []VarAttr
	Init    Init
	Pos     uint32 // source offset, for the parser
	Comment string // printed after "// " on a line before it, if not empty
}

// PtrInfo is the .ptr attribute of a kernel parameter (S2-19).
type PtrInfo struct {
	Present bool
	Space   isa.Atom // 0 = generic
	Align   uint32   // 0 = not given
}

// VarAttr is one item of .attribute(…) (S2-76).
type VarAttr struct {
	Kind isa.Atom // isa.Managed, isa.Unified
	Args []uint64
}

// Init is an initialiser: nothing, a flat run of bytes with relocations, or
// nested elements as written.
type Init struct {
	Present bool
	Elems   []InitElem // in order; missing tail is zero
}

// InitKind is the kind of an InitElem.
type InitKind uint8

const (
	InitInt     InitKind = iota // Bits
	InitFloat                   // Bits of the variable's type
	InitSym                     // Sym + Bits (signed byte offset), in its space
	InitGeneric                 // generic(Sym) + Bits
	InitMask                    // Mask(Sym + Bits) : one byte of the address
	InitMaskGeneric
	InitOpen  // "{"
	InitClose // "}"
	InitField // Sym = name of an opaque type's member; the value follows
	InitName  // a bare word as value (clamp_to_edge, linear …)
)

// InitElem is one token of an initialiser.
type InitElem struct {
	Kind InitKind
	Mask uint64
	Bits uint64
	Sym  Name
}

// Func is a kernel or device function, declared or defined.
type Func struct {
	Name    Name
	Comment string // printed after "// " on a line before it, if not empty
	Linkage Linkage
	Entry   bool // .entry
	Defined bool
	Aliasee Name   // not 0 for ItemAlias
	Pos     uint32 // source offset of the name, for parsed modules

	Rets   []Var
	Params []Var
	Dirs   []Directive // performance directives in print order
	NoRet  bool        // .noreturn
	Attrs  []VarAttr   // .attribute(.unified(…))

	// Body. A block is a run of Insts; the first block needs no label.
	Regs   []Reg // RegID indexes it; entry 0 is unused
	Locals []Var // function-scope variables (depot, shared, call parameters)
	Blocks []Block
	Insts  []Inst
	Opnds  []Operand
	Protos []Proto    // callprototypes, branchtargets, calltargets
	Locs   []LineInfo // Inst.Loc indexes it; entry 0 is "none"
	Marks  []Mark     // labels of debug information, in order
	Watch  []RegID    // registers that debug information names; 0: the value is in none any more
	Start  uint32     // Locs index of the function's own place, printed before its first instruction

	RawNeeds     []target.Feature // needs of the text of raw instructions, as far as known
	OperandNeeds []target.Feature // needs of optional operands, besides the opcodes

	// Text is the whole text of a definition that was printed already and has no body any more, and Needs the lowest
	// version that has its features; see Ahead.
	Text  []byte
	Needs target.PTX
}

// Directive is a function directive such as .maxntid 256, 1, 1.
type Directive struct {
	Kind isa.Atom // isa.Maxntid, isa.Reqntid, isa.Minnctapersm …, isa.Pragma
	Args []uint32
	Text string // .pragma's string
	Pos  uint32 // source offset, for parsed modules
}

// RegID names a register of a function; 0 is none.
type RegID uint32

// Reg is a virtual register: "%r12" is a prefix and a number.
type Reg struct {
	Type   isa.Atom // isa.Pred, isa.B32 …
	Vec    uint8    // .v2/.v4 registers
	Scoped bool     // declared inside the body by a Var, not at its head
	Prefix Name     // "%r"; the whole name if Num < 0
	Num    int32
}

// Mark is a label for sections of debug information, which no instruction refers to.
type Mark struct {
	At    uint32 // index of the instruction that it precedes, or the number of instructions
	Block bool   // before the label of the block that begins there, too
	Label Name
}

// BlockID indexes Func.Blocks.
type BlockID uint32

// Block is a basic block: Insts[First:End] with an optional label.
type Block struct {
	Label      Name // 0: none
	First, End uint32
	Comment    string // printed after the label
}

// Inst is one instruction or pseudo-instruction: 32 bytes, no pointers.
//
// A call has the operands results (OpList, empty if there are none), function (OpSym or OpReg), arguments (OpList) and,
// for a register, OpProto. The pseudo-instructions isa.OpScopeOpen and isa.OpScopeClose may have an OpString that is
// printed as a comment after the brace.
type Inst struct {
	Op    isa.Opcode
	Ops   uint32 // Func.Opnds[Ops : Ops+N]
	Loc   uint32 // Func.Locs index, printed as .loc when it changes; 0 = none
	Pos   uint32 // byte offset in the source, for parsed modules; 0 otherwise
	N     uint8
	Flags InstFlags
	Guard RegID // predicate of @p / @!p; 0 = always
}

// InstFlags modify an instruction.
type InstFlags uint8

const (
	GuardNot InstFlags = 1 << iota // @!p
	Pinned                         // not removed if dead: volatile inline assembly, a move that must stay
)

// OpKind is the kind of an Operand.
type OpKind uint8

const (
	OpNone    OpKind = iota // "_": the sink
	OpReg                   // Idx is a RegID
	OpInt                   // Imm is an integer, printed in decimal
	OpF32                   // Imm holds the 32 bits, printed 0fXXXXXXXX
	OpF64                   // Imm holds the 64 bits, printed 0dXXXXXXXXXXXXXXXX
	OpHex                   // Imm is an integer, printed 0x… (f16 and bf16 patterns)
	OpSym                   // Idx is a Name, Imm a byte offset
	OpAddrReg               // [Idx+Imm], Idx a RegID
	OpAddrSym               // [Idx+Imm], Idx a Name
	OpAddrImm               // [Imm]
	OpLabel                 // Idx is a BlockID
	OpSreg                  // Sub is the isa.Atom of a special register
	OpVec                   // {…}: the next Sub operands are its elements
	OpPair                  // d|p: the next two operands
	OpList                  // (…): the next Sub operands: call arguments and results
	OpTex                   // [a, {…}]: the next Sub operands, which may be groups themselves
	OpString                // Idx is a Name: text of a comment, pragma or raw line
	OpVar                   // Idx indexes Func.Locals: a declaration in the body
	OpProto                 // Idx indexes Func.Protos
)

// OpFlags modify an operand.
type OpFlags uint8

const (
	OpNot     OpFlags = 1 << iota // !p
	OpNeg                         // -a (where the form allows)
	OpLo                          // a part of a register: Sub is a Part
	OpUnified                     // [a].unified
)

// Operand is one operand: 16 bytes, no pointers. Groups (vector, pair, list)
// are a head followed by their elements in Func.Opnds; the head counts as one
// in Inst.N together with its elements (N counts all entries).
type Operand struct {
	OpTag
	Sub uint16
	Idx uint32
	Imm uint64
}

// OpTag is a struct of its own because the compiler keeps structs of at most four fields in
// registers.
type OpTag struct {
	Kind  OpKind
	Flags OpFlags
}

// ProtoKind is the kind of a Proto.
type ProtoKind uint8

const (
	CallPrototype ProtoKind = iota
	BranchTargets
	CallTargets
)

// Proto is a labelled directive inside a body: .callprototype, .branchtargets
// or .calltargets.
type Proto struct {
	Kind    ProtoKind
	Label   Name
	Rets    []Var
	Params  []Var
	NoRet   bool
	Targets []BlockID // branch targets
	Syms    []Name    // call targets
}

// LineInfo is the operand of a .loc directive.
type LineInfo struct {
	File, Line, Col uint32
	InlinedAt       uint32 // index into Func.Locs of the call, 0 = none
	FuncName        Name   // with InlinedAt: label of the function's name in .debug_str
	FuncOff         uint32 // offset from that label
	Comment         string // the place in words, printed if the module is Verbose
}

// File is a .file directive.
type File struct {
	Num        uint32
	Path       string
	Time, Size uint64 // printed if HasTime
	HasTime    bool
}

// Section is a .section with its contents as lines of data directives.
type Section struct {
	Name  string
	Lines []string
}
