package dinode

// Kind is a kind of node.
type Kind uint8

const (
	Unknown Kind = iota // a kind of a newer LLVM
	Location
	Generic
	Subrange
	GenericSubrange
	Enumerator
	BasicType
	FixedPointType
	StringType
	DerivedType
	SubrangeType
	CompositeType
	SubroutineType
	File
	CompileUnit
	Subprogram
	LexicalBlock
	LexicalBlockFile
	CommonBlock
	Namespace
	Macro
	MacroFile
	Module
	AssignID
	TemplateType
	TemplateValue
	GlobalVariable
	LocalVariable
	Label
	GlobalVariableExpression
	ObjCProperty
	ImportedEntity
	NumKinds
)

// Set is a set of kinds.
type Set uint64

// Has reports whether k is in the set.
func (s Set) Has(k Kind) bool { return s>>k&1 != 0 }

// Sets of the kinds that fields refer to.
const (
	Types Set = 1<<BasicType | 1<<FixedPointType | 1<<StringType | 1<<DerivedType | 1<<CompositeType | 1<<SubroutineType |
		1<<SubrangeType
	LocalScopes Set = 1<<Subprogram | 1<<LexicalBlock | 1<<LexicalBlockFile
	Scopes      Set = 1<<File | 1<<CompileUnit | 1<<Namespace | 1<<CommonBlock | 1<<Module | LocalScopes | Types
	templates   Set = 1<<TemplateType | 1<<TemplateValue
	macros      Set = 1<<Macro | 1<<MacroFile
	anyNode     Set = 1<<NumKinds - 2
)

// Lookup returns the kind with a name, Unknown if there is none.
func Lookup(name string) Kind {
	for k := Location; k < NumKinds; k++ {
		if Table[k].Name == name {
			return k
		}
	}
	return Unknown
}

// OfCode returns the kind of the records with a code, Unknown if there is none.
func OfCode(code uint64) Kind {
	if code < uint64(len(byCode)) {
		return byCode[code]
	}
	return Unknown
}

// byCode are the kinds by the codes of their records in METADATA_BLOCK.
var byCode = [...]Kind{
	7: Location, 12: Generic, 13: Subrange, 14: Enumerator, 15: BasicType, 16: File, 17: DerivedType, 18: CompositeType,
	19: SubroutineType, 20: CompileUnit, 21: Subprogram, 22: LexicalBlock, 23: LexicalBlockFile, 24: Namespace,
	25: TemplateType, 26: TemplateValue, 27: GlobalVariable, 28: LocalVariable, 30: ObjCProperty, 31: ImportedEntity,
	32: Module, 33: Macro, 34: MacroFile, 37: GlobalVariableExpression, 40: Label, 41: StringType, 44: CommonBlock,
	45: GenericSubrange, 47: AssignID, 48: SubrangeType, 49: FixedPointType,
}
