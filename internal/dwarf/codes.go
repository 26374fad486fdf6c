package dwarf

// Attributes (DWARF 2, 7.5.4; those of later versions that LLVM gives to DWARF 2, too).
const (
	atLocation           = 0x02
	atName               = 0x03
	atByteSize           = 0x0b
	atBitOffset          = 0x0c
	atBitSize            = 0x0d
	atStmtList           = 0x10
	atLowPc              = 0x11
	atHighPc             = 0x12
	atLanguage           = 0x13
	atImport             = 0x18
	atCompDir            = 0x1b
	atConstValue         = 0x1c
	atContainingType     = 0x1d
	atDefaultValue       = 0x1e
	atInline             = 0x20
	atLowerBound         = 0x22
	atProducer           = 0x25
	atPrototyped         = 0x27
	atUpperBound         = 0x2f
	atAbstractOrigin     = 0x31
	atAccessibility      = 0x32
	atAddressClass       = 0x33
	atArtificial         = 0x34
	atCallingConvention  = 0x36
	atCount              = 0x37
	atDataMemberLocation = 0x38
	atDeclColumn         = 0x39
	atDeclFile           = 0x3a
	atDeclLine           = 0x3b
	atDeclaration        = 0x3c
	atEncoding           = 0x3e
	atExternal           = 0x3f
	atFrameBase          = 0x40
	atFriend             = 0x41
	atSpecification      = 0x47
	atType               = 0x49
	atVirtuality         = 0x4c
	atVtableElemLocation = 0x4d
	atByteStride         = 0x51
	atCallColumn         = 0x57
	atCallFile           = 0x58
	atCallLine           = 0x59
	atExplicit           = 0x63
	atObjectPointer      = 0x64
	atElemental          = 0x66
	atPure               = 0x67
	atRecursive          = 0x68
	atMainSubprogram     = 0x6a
	atReference          = 0x77
	atRvalueReference    = 0x78
	atNoreturn           = 0x87
	atAlignment          = 0x88
	atExportSymbols      = 0x89
	atMIPSLinkageName    = 0x2007
	atGNUVector          = 0x2107
	atGNUTemplateName    = 0x2110
)

// attrName returns the name of an attribute.
func attrName(at uint16) string {
	switch at {
	case atLocation:
		return "DW_AT_location"
	case atName:
		return "DW_AT_name"
	case atByteSize:
		return "DW_AT_byte_size"
	case atBitOffset:
		return "DW_AT_bit_offset"
	case atBitSize:
		return "DW_AT_bit_size"
	case atStmtList:
		return "DW_AT_stmt_list"
	case atLowPc:
		return "DW_AT_low_pc"
	case atHighPc:
		return "DW_AT_high_pc"
	case atLanguage:
		return "DW_AT_language"
	case atImport:
		return "DW_AT_import"
	case atCompDir:
		return "DW_AT_comp_dir"
	case atConstValue:
		return "DW_AT_const_value"
	case atContainingType:
		return "DW_AT_containing_type"
	case atDefaultValue:
		return "DW_AT_default_value"
	case atInline:
		return "DW_AT_inline"
	case atLowerBound:
		return "DW_AT_lower_bound"
	case atProducer:
		return "DW_AT_producer"
	case atPrototyped:
		return "DW_AT_prototyped"
	case atUpperBound:
		return "DW_AT_upper_bound"
	case atAbstractOrigin:
		return "DW_AT_abstract_origin"
	case atAccessibility:
		return "DW_AT_accessibility"
	case atAddressClass:
		return "DW_AT_address_class"
	case atArtificial:
		return "DW_AT_artificial"
	case atCallingConvention:
		return "DW_AT_calling_convention"
	case atCount:
		return "DW_AT_count"
	case atDataMemberLocation:
		return "DW_AT_data_member_location"
	case atDeclColumn:
		return "DW_AT_decl_column"
	case atDeclFile:
		return "DW_AT_decl_file"
	case atDeclLine:
		return "DW_AT_decl_line"
	case atDeclaration:
		return "DW_AT_declaration"
	case atEncoding:
		return "DW_AT_encoding"
	case atExternal:
		return "DW_AT_external"
	case atFrameBase:
		return "DW_AT_frame_base"
	case atFriend:
		return "DW_AT_friend"
	case atSpecification:
		return "DW_AT_specification"
	case atType:
		return "DW_AT_type"
	case atVirtuality:
		return "DW_AT_virtuality"
	case atVtableElemLocation:
		return "DW_AT_vtable_elem_location"
	case atByteStride:
		return "DW_AT_byte_stride"
	case atCallColumn:
		return "DW_AT_call_column"
	case atCallFile:
		return "DW_AT_call_file"
	case atCallLine:
		return "DW_AT_call_line"
	case atExplicit:
		return "DW_AT_explicit"
	case atObjectPointer:
		return "DW_AT_object_pointer"
	case atElemental:
		return "DW_AT_elemental"
	case atPure:
		return "DW_AT_pure"
	case atRecursive:
		return "DW_AT_recursive"
	case atMainSubprogram:
		return "DW_AT_main_subprogram"
	case atReference:
		return "DW_AT_reference"
	case atRvalueReference:
		return "DW_AT_rvalue_reference"
	case atNoreturn:
		return "DW_AT_noreturn"
	case atAlignment:
		return "DW_AT_alignment"
	case atExportSymbols:
		return "DW_AT_export_symbols"
	case atMIPSLinkageName:
		return "DW_AT_MIPS_linkage_name"
	case atGNUVector:
		return "DW_AT_GNU_vector"
	case atGNUTemplateName:
		return "DW_AT_GNU_template_name"
	}
	return ""
}

// Tags (DWARF 2, 7.5.4, and later ones that LLVM prints in any version).
const (
	tagArrayType                = 0x01
	tagClassType                = 0x02
	tagEnumerationType          = 0x04
	tagFormalParameter          = 0x05
	tagImportedDeclaration      = 0x08
	tagLabel                    = 0x0a
	tagLexicalBlock             = 0x0b
	tagMember                   = 0x0d
	tagPointerType              = 0x0f
	tagReferenceType            = 0x10
	tagCompileUnit              = 0x11
	tagStructureType            = 0x13
	tagSubroutineType           = 0x15
	tagTypedef                  = 0x16
	tagUnionType                = 0x17
	tagUnspecifiedParameters    = 0x18
	tagInheritance              = 0x1c
	tagInlinedSubroutine        = 0x1d
	tagModule                   = 0x1e
	tagPtrToMemberType          = 0x1f
	tagSubrangeType             = 0x21
	tagBaseType                 = 0x24
	tagConstType                = 0x26
	tagEnumerator               = 0x28
	tagFriend                   = 0x2a
	tagSubprogram               = 0x2e
	tagTemplateTypeParameter    = 0x2f
	tagTemplateValueParameter   = 0x30
	tagVariable                 = 0x34
	tagVolatileType             = 0x35
	tagRestrictType             = 0x37
	tagNamespace                = 0x39
	tagImportedModule           = 0x3a
	tagUnspecifiedType          = 0x3b
	tagImportedUnit             = 0x3d
	tagRvalueReferenceType      = 0x42
	tagTemplateAlias            = 0x43
	tagAtomicType               = 0x47
	tagGNUTemplateTemplateParam = 0x4106
	tagGNUTemplateParameterPack = 0x4107
)
