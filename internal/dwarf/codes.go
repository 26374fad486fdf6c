package dwarf

import "gonvvm/internal/dwarfnames"

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

// attrNames are the names of attributes, by number.
var attrNames = [...]dwarfnames.Name{
	{Num: atLocation, Text: "DW_AT_location"},
	{Num: atName, Text: "DW_AT_name"},
	{Num: atByteSize, Text: "DW_AT_byte_size"},
	{Num: atBitOffset, Text: "DW_AT_bit_offset"},
	{Num: atBitSize, Text: "DW_AT_bit_size"},
	{Num: atStmtList, Text: "DW_AT_stmt_list"},
	{Num: atLowPc, Text: "DW_AT_low_pc"},
	{Num: atHighPc, Text: "DW_AT_high_pc"},
	{Num: atLanguage, Text: "DW_AT_language"},
	{Num: atImport, Text: "DW_AT_import"},
	{Num: atCompDir, Text: "DW_AT_comp_dir"},
	{Num: atConstValue, Text: "DW_AT_const_value"},
	{Num: atContainingType, Text: "DW_AT_containing_type"},
	{Num: atDefaultValue, Text: "DW_AT_default_value"},
	{Num: atInline, Text: "DW_AT_inline"},
	{Num: atLowerBound, Text: "DW_AT_lower_bound"},
	{Num: atProducer, Text: "DW_AT_producer"},
	{Num: atPrototyped, Text: "DW_AT_prototyped"},
	{Num: atUpperBound, Text: "DW_AT_upper_bound"},
	{Num: atAbstractOrigin, Text: "DW_AT_abstract_origin"},
	{Num: atAccessibility, Text: "DW_AT_accessibility"},
	{Num: atAddressClass, Text: "DW_AT_address_class"},
	{Num: atArtificial, Text: "DW_AT_artificial"},
	{Num: atCallingConvention, Text: "DW_AT_calling_convention"},
	{Num: atCount, Text: "DW_AT_count"},
	{Num: atDataMemberLocation, Text: "DW_AT_data_member_location"},
	{Num: atDeclColumn, Text: "DW_AT_decl_column"},
	{Num: atDeclFile, Text: "DW_AT_decl_file"},
	{Num: atDeclLine, Text: "DW_AT_decl_line"},
	{Num: atDeclaration, Text: "DW_AT_declaration"},
	{Num: atEncoding, Text: "DW_AT_encoding"},
	{Num: atExternal, Text: "DW_AT_external"},
	{Num: atFrameBase, Text: "DW_AT_frame_base"},
	{Num: atFriend, Text: "DW_AT_friend"},
	{Num: atSpecification, Text: "DW_AT_specification"},
	{Num: atType, Text: "DW_AT_type"},
	{Num: atVirtuality, Text: "DW_AT_virtuality"},
	{Num: atVtableElemLocation, Text: "DW_AT_vtable_elem_location"},
	{Num: atByteStride, Text: "DW_AT_byte_stride"},
	{Num: atCallColumn, Text: "DW_AT_call_column"},
	{Num: atCallFile, Text: "DW_AT_call_file"},
	{Num: atCallLine, Text: "DW_AT_call_line"},
	{Num: atExplicit, Text: "DW_AT_explicit"},
	{Num: atObjectPointer, Text: "DW_AT_object_pointer"},
	{Num: atElemental, Text: "DW_AT_elemental"},
	{Num: atPure, Text: "DW_AT_pure"},
	{Num: atRecursive, Text: "DW_AT_recursive"},
	{Num: atMainSubprogram, Text: "DW_AT_main_subprogram"},
	{Num: atReference, Text: "DW_AT_reference"},
	{Num: atRvalueReference, Text: "DW_AT_rvalue_reference"},
	{Num: atNoreturn, Text: "DW_AT_noreturn"},
	{Num: atAlignment, Text: "DW_AT_alignment"},
	{Num: atExportSymbols, Text: "DW_AT_export_symbols"},
	{Num: atMIPSLinkageName, Text: "DW_AT_MIPS_linkage_name"},
	{Num: atGNUVector, Text: "DW_AT_GNU_vector"},
	{Num: atGNUTemplateName, Text: "DW_AT_GNU_template_name"},
}

// attrName returns the name of an attribute.
func attrName(at uint16) string { return dwarfnames.NameOf(attrNames[:], uint64(at)) }

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
