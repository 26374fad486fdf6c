package dinode

// The fields of scopes and locations.
var (
	locationFields = []Field{
		{Name: "line", Type: Uint32, At: 1, At7: 1, Show: Always},
		{Name: "column", Type: Uint16, At: 2, At7: 2},
		{Name: "scope", Type: Node, At: 3, At7: 3, Show: Always, Traits: Required | NotNull, To: LocalScopes, Bad: "location requires a valid scope"},
		{Name: "inlinedAt", Type: Node, At: 4, At7: 4, To: 1 << Location, Bad: "inlined-at should be a location"},
		{Name: "isImplicitCode", Type: Bool, At: 5},
		{Name: "atomGroup", Type: Uint64, At: 6},
		{Name: "atomRank", Type: Uint8, At: 7},
	}
	fileFields = []Field{
		{Name: "filename", Type: Text, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "directory", Type: Text, At: 2, At7: 2, Show: Always, Traits: Required},
		{Name: "checksumkind", Type: ChecksumKind, At: 3, At7: 3, As7: OldChecksumKind},
		{Name: "checksum", Type: Text, At: 4, At7: 4, As7: OldChecksum, Show: IfOperand},
		{Name: "source", Type: Text, At: 5, At7: 5, Show: IfOperand, Traits: Tail},
	}
	compileUnitFields = []Field{
		{Name: "language", Type: Language, At: 1, At7: 1, Show: Always},
		{Name: "sourceLanguageName", Type: LanguageName, At: 1},
		{Name: "sourceLanguageVersion", Type: Uint32, At: 22},
		{Name: "file", Type: Node, At: 2, At7: 2, Show: Always, Traits: Required | NotNull, To: 1 << File, Bad: "invalid file of a compile unit"},
		{Name: "producer", Type: Text, At: 3, At7: 3},
		{Name: "isOptimized", Type: Bool, At: 4, At7: 4, Show: Always},
		{Name: "flags", Type: Text, At: 5, At7: 5},
		{Name: "runtimeVersion", Type: Uint32, At: 6, At7: 6, Show: Always},
		{Name: "splitDebugFilename", Type: Text, At: 7, At7: 7},
		{Name: "emissionKind", Type: EmissionKind, At: 8, At7: 8, As7: OldEmission, Show: Always},
		{Name: "enums", Type: List, At: 9, At7: 9, To: 1 << CompositeType, Bad: "invalid enum type", BadList: "invalid enum list"},
		{Name: "retainedTypes", Type: List, At: 10, At7: 10, To: 1<<Subprogram | Types, Bad: "invalid retained type", BadList: "invalid retained type list"},
		{Type: Zero, At: 11, At7: 11},
		{Name: "globals", Type: List, At: 12, At7: 12, To: 1 << GlobalVariableExpression, Bad: "invalid global variable ref", BadList: "invalid global variable list"},
		{Name: "imports", Type: List, At: 13, At7: 13, To: 1 << ImportedEntity, Bad: "invalid imported entity ref", BadList: "invalid imported entity list"},
		{Name: "macros", Type: List, At: 15, At7: 15, To: macros, Bad: "invalid macro ref", BadList: "invalid macro list"},
		{Name: "dwoId", Type: Uint64, At: 14, At7: 14},
		{Name: "splitDebugInlining", Type: Bool, At: 16, At7: 16, Def: 1},
		{Name: "debugInfoForProfiling", Type: Bool, At: 17, At7: 17},
		{Name: "nameTableKind", Type: NameTableKind, At: 18, At7: 18, As7: OldNames},
		{Name: "rangesBaseAddress", Type: Bool, At: 19},
		{Name: "sysroot", Type: Text, At: 20},
		{Name: "sdk", Type: Text, At: 21},
		{Name: "gnuPubnames", Type: Bool, Show: Never},
		{Name: "subprograms", Type: List, Show: Never},
	}
	subprogramFields = []Field{
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "linkageName", Type: Text, At: 3, At7: 3},
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, To: Scopes, Bad: "invalid scope of a subprogram"},
		{Name: "file", Type: Node, At: 4, At7: 4, To: 1 << File, Bad: "invalid file of a subprogram"},
		{Name: "line", Type: Uint32, At: 5, At7: 5},
		{Name: "type", Type: Node, At: 6, At7: 6, To: 1 << SubroutineType, Bad: "invalid subroutine type"},
		{Name: "scopeLine", Type: Uint32, At: 7, At7: 9},
		{Name: "containingType", Type: Node, At: 8, At7: 10, To: Types, Bad: "invalid containing type"},
		{Name: "virtualIndex", Type: Uint32, At: 10, At7: 12, Show: IfVirtual},
		{Name: "thisAdjustment", Type: Int32, At: 16, At7: 19},
		{Name: "flags", Type: Flags, At: 11, At7: 13, As7: OldFlags},
		{Name: "spFlags", Type: SPFlags, At: 9, Show: Always},
		{Name: "isLocal", Type: Bool, At7: 7, Show: Never},
		{Name: "isDefinition", Type: Bool, At7: 8, Show: Never, Def: 1},
		{Name: "isOptimized", Type: Bool, At7: 14, Show: Never},
		{Name: "virtuality", Type: Virtuality, At7: 11, Show: Never},
		{Name: "unit", Type: Node, At: 12, At7: 15, To: 1 << CompileUnit, Bad: "subprogram definitions must have a compile unit"},
		{Name: "templateParams", Type: List, At: 13, At7: 16, To: templates, Bad: "invalid template parameter", BadList: "invalid template params"},
		{Name: "declaration", Type: Node, At: 14, At7: 17, To: 1 << Subprogram, Bad: "invalid subprogram declaration"},
		{Name: "retainedNodes", Type: List, At: 15, At7: 18, To: 1<<LocalVariable | 1<<Label | 1<<ImportedEntity | Types, Bad: "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity", BadList: "invalid retained nodes list"},
		{Name: "variables", Type: List, Show: Never},
		{Name: "function", Type: Node, Show: Never},
		{Name: "thrownTypes", Type: List, At: 17, At7: 20, To: Types, Bad: "invalid thrown type", BadList: "invalid thrown types list"},
		{Name: "annotations", Type: Node, At: 18},
		{Name: "targetFuncName", Type: Text, At: 19},
		{Name: "keyInstructions", Type: Bool, At: 20},
	}
	lexicalBlockFields = []Field{
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required | NotNull, To: 1<<CommonBlock | LocalScopes, Bad: "invalid local scope of a lexical block"},
		{Name: "file", Type: Node, At: 2, At7: 2, To: 1 << File, Bad: "invalid file of a lexical block"},
		{Name: "line", Type: Uint32, At: 3, At7: 3},
		{Name: "column", Type: Uint16, At: 4, At7: 4},
	}
	lexicalBlockFileFields = []Field{
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required | NotNull, To: 1<<CommonBlock | LocalScopes, Bad: "invalid local scope of a lexical block"},
		{Name: "file", Type: Node, At: 2, At7: 2, To: 1 << File, Bad: "invalid file of a lexical block"},
		{Name: "discriminator", Type: Uint32, At: 3, At7: 3, Show: Always, Traits: Required},
	}
	commonBlockFields = []Field{
		{Name: "scope", Type: Node, At: 1, Show: Always, Traits: Required, To: Scopes, Bad: "invalid scope of a common block"},
		{Name: "declaration", Type: Node, At: 2, Show: Always, To: 1 << GlobalVariable, Bad: "invalid declaration of a common block"},
		{Name: "name", Type: Text, At: 3},
		{Name: "file", Type: Node, At: 4, To: 1 << File},
		{Name: "line", Type: Uint32, At: 5},
	}
	namespaceFields = []Field{
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required, To: Scopes, Bad: "invalid scope of a namespace"},
		{Name: "file", Type: Node, Show: Never, To: 1 << File},
		{Name: "line", Type: Uint32, Show: Never},
		{Name: "exportSymbols", Type: Bool, At: First, At7: First, Bit: 1, Bits: 1},
	}
	moduleFields = []Field{
		{Name: "scope", Type: Node, At: 2, At7: 1, Show: Always, Traits: Required, To: Scopes},
		{Name: "name", Type: Text, At: 3, At7: 2, Traits: Required},
		{Name: "configMacros", Type: Text, At: 4, At7: 3},
		{Name: "includePath", Type: Text, At: 5, At7: 4},
		{Name: "apinotes", Type: Text, At: 6, At7: 5, As7: Zero},
		{Name: "isysroot", Type: Text, Show: Never},
		{Name: "file", Type: Node, At: 1, To: 1 << File},
		{Name: "line", Type: Uint32, At: 7},
		{Name: "isDecl", Type: Bool, At: 8},
	}
)
