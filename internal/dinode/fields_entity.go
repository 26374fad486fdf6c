package dinode

// The fields of variables, labels, imported entities and macros.
var (
	genericFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "header", Type: Text, At: 3, At7: 3},
		{Name: "operands", Type: Operands, At: 4, At7: 4, Show: Always},
	}
	globalVariableFields = []Field{
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "linkageName", Type: Text, At: 3, At7: 3},
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, To: Scopes, Bad: "invalid scope of a global variable"},
		{Name: "file", Type: Node, At: 4, At7: 4, To: 1 << File, Bad: "invalid file of a global variable"},
		{Name: "line", Type: Uint32, At: 5, At7: 5},
		{Name: "type", Type: Node, At: 6, At7: 6, To: Types, Bad: "invalid type ref of a global variable"},
		{Name: "isLocal", Type: Bool, At: 7, At7: 7, Show: Always},
		{Name: "isDefinition", Type: Bool, At: 8, At7: 8, Show: Always, Def: 1},
		{Name: "variable", Type: Node, Show: Never},
		{Name: "declaration", Type: Node, At: 9, At7: 10, To: 1 << DerivedType, Bad: "invalid static data member declaration"},
		{Name: "templateParams", Type: List, At: 10, To: templates},
		{Name: "align", Type: Uint32, At: 11, At7: 11},
		{Name: "annotations", Type: Node, At: 12},
	}
	globalVariableExpressionFields = []Field{
		{Name: "var", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required | NotNull, To: 1 << GlobalVariable, Bad: "missing variable"},
		{Name: "expr", Type: Node, At: 2, At7: 2, Show: Always, Traits: Required},
	}
	localVariableFields = []Field{
		{Name: "tag", Type: Tag, Show: Never},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "arg", Type: Uint16, At: 6, At7: 6},
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required | NotNull, To: LocalScopes, Bad: "local variable requires a valid scope"},
		{Name: "file", Type: Node, At: 3, At7: 3, To: 1 << File, Bad: "invalid file of a local variable"},
		{Name: "line", Type: Uint32, At: 4, At7: 4},
		{Name: "type", Type: Node, At: 5, At7: 5, To: Types, Bad: "invalid type ref of a local variable"},
		{Name: "flags", Type: Flags, At: 7, At7: 7, As7: OldFlags},
		{Name: "align", Type: Uint32, At: 8, At7: 8},
		{Name: "annotations", Type: Node, At: 9},
	}
	labelFields = []Field{
		{Name: "scope", Type: Node, At: 1, At7: 1, Show: Always, Traits: Required | NotNull, To: LocalScopes, Bad: "label requires a valid scope"},
		{Name: "name", Type: Text, At: 2, At7: 2, Show: Always, Traits: Required},
		{Name: "file", Type: Node, At: 3, At7: 3, Show: Always, Traits: Required, To: 1 << File, Bad: "invalid file of a label"},
		{Name: "line", Type: Uint32, At: 4, At7: 4, Traits: Required},
		{Name: "column", Type: Uint16, At: 5},
		{Name: "isArtificial", Type: Bool, At: First, Bit: 1, Bits: 1},
		{Name: "coroSuspendIdx", Type: Uint32, At: 6, Def: max64},
	}
	importedEntityFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "name", Type: Text, At: 5, At7: 5},
		{Name: "scope", Type: Node, At: 2, At7: 2, Show: Always, Traits: Required, To: Scopes, Bad: "invalid scope for imported entity"},
		{Name: "entity", Type: Node, At: 3, At7: 3, To: anyNode},
		{Name: "file", Type: Node, At: 6, At7: 6, To: 1 << File},
		{Name: "line", Type: Uint32, At: 4, At7: 4},
		{Name: "elements", Type: Node, At: 7},
	}
	macroFields = []Field{
		{Name: "type", Type: Macinfo, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "line", Type: Uint32, At: 2, At7: 2},
		{Name: "name", Type: Text, At: 3, At7: 3, Traits: Required},
		{Name: "value", Type: Text, At: 4, At7: 4},
	}
	macroFileFields = []Field{
		{Name: "type", Type: Macinfo, At: 1, At7: 1, Def: macinfoStartFile},
		{Name: "line", Type: Uint32, At: 2, At7: 2},
		{Name: "file", Type: Node, At: 3, At7: 3, Show: Always, Traits: Required, To: 1 << File, Bad: "invalid file of a macro"},
		{Name: "nodes", Type: List, At: 4, At7: 4, To: macros, Bad: "invalid macro ref", BadList: "invalid macro list"},
	}
)
