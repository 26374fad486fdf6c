package dinode

// The fields of types, and of the nodes that only types refer to.
var (
	subrangeFields = []Field{
		{Name: "count", Type: Count, At: 1, At7: 1, As7: OldCount},
		{Name: "lowerBound", Type: Count, At: 2, At7: 2, As7: OldBound},
		{Name: "upperBound", Type: Count, At: 3},
		{Name: "stride", Type: Count, At: 4},
	}
	genericSubrangeFields = []Field{
		{Name: "count", Type: ExprBound, At: 1, At7: 1, As7: OldCount},
		{Name: "lowerBound", Type: ExprBound, At: 2, At7: 2, As7: OldBound},
		{Name: "upperBound", Type: ExprBound, At: 3},
		{Name: "stride", Type: ExprBound, At: 4},
	}
	enumeratorFields = []Field{
		{Name: "name", Type: Text, At: 2, At7: 2, Show: Always, Traits: Required},
		{Name: "value", Type: Wide, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "isUnsigned", Type: Bool, At: First, At7: First, Bit: 1, Bits: 1},
	}
	basicTypeFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Def: tagBaseType},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "file", Type: Node, At: 9, Traits: Newer, To: 1 << File},
		{Name: "line", Type: Uint32, At: 10, Traits: Newer},
		{Name: "scope", Type: Node, At: 11, Traits: Newer, To: Scopes},
		{Name: "size", Type: Size, At: 3, At7: 3},
		{Name: "align", Type: Uint32, At: 4, At7: 4},
		{Name: "dataSize", Type: Uint32, At: 8},
		{Name: "encoding", Type: Encoding, At: 5, At7: 5},
		{Name: "num_extra_inhabitants", Type: Uint32, At: 7},
		{Name: "flags", Type: Flags, At: 6},
	}
	fixedPointTypeFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Def: tagBaseType},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "file", Type: Node, At: 9, Traits: Newer, To: 1 << File},
		{Name: "line", Type: Uint32, At: 10, Traits: Newer},
		{Name: "scope", Type: Node, At: 11, Traits: Newer, To: Scopes},
		{Name: "size", Type: Size, At: 3, At7: 3},
		{Name: "align", Type: Uint32, At: 4, At7: 4},
		{Name: "encoding", Type: Encoding, At: 5, At7: 5},
		{Name: "flags", Type: Flags, At: 6},
		{Name: "kind", Type: FixedKind, At: 7, Show: Always},
		{Name: "factor", Type: Int32, At: 8},
		{Name: "numerator", Type: Wide, Show: Never},
		{Name: "denominator", Type: Wide, Show: Never},
	}
	stringTypeFields = []Field{
		{Name: "tag", Type: Tag, At: 1, Def: tagStringType},
		{Type: BaseTag, At7: 1},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "stringLength", Type: Node, At: 3},
		{Name: "stringLengthExpression", Type: Node, At: 4},
		{Name: "stringLocationExpression", Type: Node, At: 5},
		{Name: "size", Type: Size, At: 6, At7: 3},
		{Name: "align", Type: Uint32, At: 7, At7: 4},
		{Name: "encoding", Type: Encoding, At: 8, At7: 5},
	}
	subrangeTypeFields = []Field{
		{Type: BaseTag, At7: 1},
		{Name: "name", Type: Text, At: 1, At7: 2},
		{Name: "scope", Type: Node, At: 4, To: Scopes},
		{Name: "file", Type: Node, At: 2, To: 1 << File},
		{Name: "line", Type: Uint32, At: 3},
		{Name: "size", Type: Size, At: 5, At7: 3},
		{Name: "align", Type: Uint32, At: 6, At7: 4},
		{Type: Zero, At7: 5},
		{Name: "flags", Type: Flags, At: 7},
		{Name: "baseType", Type: Node, At: 8, Show: Always, To: Types, Bad: "BaseType must be a type"},
		{Name: "lowerBound", Type: Bound, At: 9},
		{Name: "upperBound", Type: Bound, At: 10},
		{Name: "stride", Type: Bound, At: 11},
		{Name: "bias", Type: Bound, At: 12},
	}
	derivedTypeFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "scope", Type: Node, At: 5, At7: 5, To: Scopes, Bad: "invalid scope of a type"},
		{Name: "file", Type: Node, At: 3, At7: 3, To: 1 << File, Bad: "invalid file of a type"},
		{Name: "line", Type: Uint32, At: 4, At7: 4},
		{Name: "baseType", Type: Node, At: 6, At7: 6, Show: Always, Traits: Required, To: Types, Bad: "invalid base type"},
		{Name: "size", Type: Size, At: 7, At7: 7},
		{Name: "align", Type: Uint32, At: 8, At7: 8},
		{Name: "offset", Type: Size, At: 9, At7: 9},
		{Name: "flags", Type: Flags, At: 10, At7: 10, As7: OldFlags},
		{Name: "extraData", Type: Node, At: 11, At7: 11, To: anyNode},
		{Name: "dwarfAddressSpace", Type: AddressSpace, At: 12, At7: 12},
		{Name: "annotations", Type: Node, At: 13},
		{Name: "ptrAuthKey", Type: Uint32, At: 14, Bits: 4},
		{Name: "ptrAuthIsAddressDiscriminated", Type: Bool, At: 14, Bit: 4, Bits: 1, Show: IfSigned},
		{Name: "ptrAuthExtraDiscriminator", Type: Uint16, At: 14, Bit: 5, Bits: 16},
		{Name: "ptrAuthIsaPointer", Type: Bool, At: 14, Bit: 21, Bits: 1, Show: IfSigned},
		{Name: "ptrAuthAuthenticatesNullValues", Type: Bool, At: 14, Bit: 22, Bits: 1, Show: IfSigned},
	}
	compositeTypeFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Show: Always, Traits: Required},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "scope", Type: Node, At: 5, At7: 5, To: Scopes, Bad: "invalid scope of a type"},
		{Name: "file", Type: Node, At: 3, At7: 3, To: 1 << File, Bad: "invalid file of a type"},
		{Name: "line", Type: Uint32, At: 4, At7: 4},
		{Name: "baseType", Type: Node, At: 6, At7: 6, To: Types, Bad: "invalid base type"},
		{Name: "size", Type: Size, At: 7, At7: 7},
		{Name: "align", Type: Uint32, At: 8, At7: 8},
		{Name: "offset", Type: Size, At: 9, At7: 9},
		{Name: "num_extra_inhabitants", Type: Uint32, At: 22},
		{Name: "flags", Type: Flags, At: 10, At7: 10, As7: OldFlags},
		{Name: "elements", Type: List, At: 11, At7: 11, BadList: "invalid composite elements"},
		{Name: "runtimeLang", Type: Language, At: 12, At7: 12},
		{Name: "vtableHolder", Type: Node, At: 13, At7: 13, To: Types, Bad: "invalid vtable holder"},
		{Name: "templateParams", Type: List, At: 14, At7: 14, To: templates, Bad: "invalid template parameter", BadList: "invalid template params"},
		{Name: "identifier", Type: Text, At: 15, At7: 15},
		{Name: "discriminator", Type: Node, At: 16, At7: 16},
		{Name: "dataLocation", Type: Node, At: 17},
		{Name: "associated", Type: Node, At: 18},
		{Name: "allocated", Type: Node, At: 19},
		{Name: "rank", Type: Count, At: 20},
		{Name: "annotations", Type: Node, At: 21},
		{Name: "specification", Type: Node, At: 23},
		{Name: "enumKind", Type: EnumKind, At: 24, Def: max32},
		{Name: "bitStride", Type: Bound, At: 25},
	}
	subroutineTypeFields = []Field{
		{Name: "flags", Type: Flags, At: 1, At7: 1, As7: OldFlags},
		{Name: "cc", Type: Convention, At: 3, At7: 3},
		{Name: "types", Type: List, At: 2, At7: 2, Show: Always, Traits: Required, To: Types, Bad: "invalid subroutine type ref", BadList: "invalid composite elements"},
	}
	templateTypeFields = []Field{
		{Name: "name", Type: Text, At: 1, At7: 1},
		{Name: "type", Type: Node, At: 2, At7: 2, Show: Always, Traits: Required, To: Types, Bad: "invalid type ref of a template parameter"},
		{Name: "defaulted", Type: Bool, At: 3},
	}
	templateValueFields = []Field{
		{Name: "tag", Type: Tag, At: 1, At7: 1, Def: tagTemplateValue},
		{Name: "name", Type: Text, At: 2, At7: 2},
		{Name: "type", Type: Node, At: 3, At7: 3, To: Types, Bad: "invalid type ref of a template parameter"},
		{Name: "defaulted", Type: Bool, At: 4},
		{Name: "value", Type: Node, At: 5, At7: 4, Show: Always, Traits: Required},
	}
	objCPropertyFields = []Field{
		{Name: "name", Type: Text, At: 1, At7: 1},
		{Name: "file", Type: Node, At: 2, At7: 2, To: 1 << File, Bad: "invalid file of a property"},
		{Name: "line", Type: Uint32, At: 3, At7: 3},
		{Name: "setter", Type: Text, At: 4, At7: 5},
		{Name: "getter", Type: Text, At: 5, At7: 4},
		{Name: "attributes", Type: Uint32, At: 6, At7: 6},
		{Name: "type", Type: Node, At: 7, At7: 7, To: Types, Bad: "invalid type ref of a property"},
	}
)
