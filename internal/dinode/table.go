package dinode

// Spec is the row of a kind.
type Spec struct {
	Name        string
	Code, Code7 uint8 // of the records of LLVM 22 and LLVM 7: there of the nearest node, 0 if the node is left out
	Mark, Mark7 uint8 // bits of operand 0 that the records have
	SizeMark    uint8 // the bit of operand 0 that says that sizes are nodes
	Min         uint8 // the number of operands that a record of any version has at least
	Fields      []Field
	// Upgrade returns a record of any version with the operands of LLVM 22, in buf if they are others; nil for a record of
	// no version. Without it all versions have the same operands, as far as they have them.
	Upgrade func(buf, rec []uint64) []uint64
}

// Table has the kinds of LLVM 22.
var Table = [NumKinds]Spec{
	Location:        {Name: "DILocation", Code: 7, Code7: 7, Min: 5, Fields: locationFields},
	Generic:         {Name: "GenericDINode", Code: 12, Code7: 12, Min: 4, Fields: genericFields},
	Subrange:        {Name: "DISubrange", Code: 13, Code7: 13, Mark: 2 << 1, Mark7: 1 << 1, Min: 3, Fields: subrangeFields},
	GenericSubrange: {Name: "DIGenericSubrange", Code: 45, Code7: 13, Mark7: 1 << 1, Min: 5, Fields: genericSubrangeFields},
	Enumerator:      {Name: "DIEnumerator", Code: 14, Code7: 14, Min: 3, Fields: enumeratorFields},
	BasicType:       {Name: "DIBasicType", Code: 15, Code7: 15, SizeMark: 2, Min: 6, Fields: basicTypeFields},
	FixedPointType:  {Name: "DIFixedPointType", Code: 49, Code7: 15, SizeMark: 2, Min: 11, Fields: fixedPointTypeFields, Upgrade: upgradeFixedPointType},
	StringType:      {Name: "DIStringType", Code: 41, Code7: 15, SizeMark: 2, Min: 8, Fields: stringTypeFields, Upgrade: upgradeStringType},
	DerivedType:     {Name: "DIDerivedType", Code: 17, Code7: 17, SizeMark: 2, Min: 12, Fields: derivedTypeFields},
	SubrangeType:    {Name: "DISubrangeType", Code: 48, Code7: 15, SizeMark: 2, Min: 13, Fields: subrangeTypeFields},
	CompositeType:   {Name: "DICompositeType", Code: 18, Code7: 18, Mark: 2, Mark7: 2, SizeMark: 4, Min: 16, Fields: compositeTypeFields},
	SubroutineType:  {Name: "DISubroutineType", Code: 19, Code7: 19, Mark: 2, Mark7: 2, Min: 3, Fields: subroutineTypeFields},
	File:            {Name: "DIFile", Code: 16, Code7: 16, Min: 3, Fields: fileFields, Upgrade: upgradeFile},
	CompileUnit:     {Name: "DICompileUnit", Code: 20, Code7: 20, Min: 14, Fields: compileUnitFields},
	Subprogram:      {Name: "DISubprogram", Code: 21, Code7: 21, Mark: 6, Mark7: 2, Min: 18, Fields: subprogramFields, Upgrade: upgradeSubprogram},

	LexicalBlock:     {Name: "DILexicalBlock", Code: 22, Code7: 22, Min: 5, Fields: lexicalBlockFields},
	LexicalBlockFile: {Name: "DILexicalBlockFile", Code: 23, Code7: 23, Min: 4, Fields: lexicalBlockFileFields},
	CommonBlock:      {Name: "DICommonBlock", Code: 44, Min: 6, Fields: commonBlockFields}, // LLVM 7: its scope
	Namespace:        {Name: "DINamespace", Code: 24, Code7: 24, Min: 3, Fields: namespaceFields, Upgrade: upgradeNamespace},
	Macro:            {Name: "DIMacro", Code: 33, Code7: 33, Min: 5, Fields: macroFields},
	MacroFile:        {Name: "DIMacroFile", Code: 34, Code7: 34, Min: 5, Fields: macroFileFields},
	Module:           {Name: "DIModule", Code: 32, Code7: 32, Min: 5, Fields: moduleFields, Upgrade: upgradeModule},
	AssignID:         {Name: "DIAssignID", Code: 47, Min: 1},

	TemplateType:             {Name: "DITemplateTypeParameter", Code: 25, Code7: 25, Min: 3, Fields: templateTypeFields},
	TemplateValue:            {Name: "DITemplateValueParameter", Code: 26, Code7: 26, Min: 5, Fields: templateValueFields, Upgrade: upgradeTemplateValue},
	GlobalVariable:           {Name: "DIGlobalVariable", Code: 27, Code7: 27, Mark: 2 << 1, Mark7: 1 << 1, Min: 11, Fields: globalVariableFields, Upgrade: upgradeGlobalVariable},
	LocalVariable:            {Name: "DILocalVariable", Code: 28, Code7: 28, Mark: 2, Mark7: 2, Min: 8, Fields: localVariableFields, Upgrade: upgradeLocalVariable},
	Label:                    {Name: "DILabel", Code: 40, Code7: 40, Min: 5, Fields: labelFields},
	GlobalVariableExpression: {Name: "DIGlobalVariableExpression", Code: 37, Code7: 37, Min: 3, Fields: globalVariableExpressionFields},
	ObjCProperty:             {Name: "DIObjCProperty", Code: 30, Code7: 30, Min: 8, Fields: objCPropertyFields},
	ImportedEntity:           {Name: "DIImportedEntity", Code: 31, Code7: 31, Min: 6, Fields: importedEntityFields, Upgrade: upgradeImportedEntity},
}

// Field returns the index of a field, -1 if the kind does not have it. The search begins at field from: nodes have most
// fields in the order of the table. A nil Spec, of an unknown kind, has no fields.
func (s *Spec) Field(name string, from int) int {
	if s == nil {
		return -1
	}
	for i := from; i < len(s.Fields); i++ {
		if s.Fields[i].Name == name {
			return i
		}
	}
	for i := range min(from, len(s.Fields)) {
		if s.Fields[i].Name == name {
			return i
		}
	}
	return -1
}

// Numbers of DWARF that the text leaves out as the usual ones.
const (
	tagBaseType      = 0x24
	tagStringType    = 0x12
	tagTemplateValue = 0x30
	macinfoStartFile = 3
)
