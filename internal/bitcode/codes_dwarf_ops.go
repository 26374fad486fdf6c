package bitcode

// dwExprArgs returns the number of operands that an operation of a DIExpression has.
func dwExprArgs(op uint64) int {
	switch op {
	case 0x1000, 0x1001, 0x1006, 0x1007, 0x92: // LLVM_fragment, LLVM_convert, LLVM_extract_bits_…, bregx
		return 2
	case 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f: // those of a fixed size are no operations of LLVM's expressions
		return 0
	case 0x10, 0x11, 0x23, 0x94, 0x1002, 0x1003, 0x1005, 0x90: // constu, consts, plus_uconst, deref_size, LLVM_tag_offset, LLVM_entry_value, LLVM_arg, regx
		return 1
	}
	if op >= 0x70 && op <= 0x8f { // breg0 to breg31
		return 1
	}
	return 0
}

// opLLVMConvert has a number of bits and an encoding of dwEncodings behind it.
const (
	opLLVMConvert  = 0x1001
	opLLVMFragment = 0x1000
	opBitPiece     = 0x9d
)

// dwOps are the operations of expressions (DWARF 5, 7.7.1), vendors' and LLVM's own.
var dwOps = [...]dwName{
	{0x3, "DW_OP_addr"}, {0x6, "DW_OP_deref"}, {0x8, "DW_OP_const1u"}, {0x9, "DW_OP_const1s"}, {0xa, "DW_OP_const2u"},
	{0xb, "DW_OP_const2s"}, {0xc, "DW_OP_const4u"}, {0xd, "DW_OP_const4s"}, {0xe, "DW_OP_const8u"}, {0xf, "DW_OP_const8s"},
	{0x10, "DW_OP_constu"}, {0x11, "DW_OP_consts"}, {0x12, "DW_OP_dup"}, {0x13, "DW_OP_drop"}, {0x14, "DW_OP_over"},
	{0x15, "DW_OP_pick"}, {0x16, "DW_OP_swap"}, {0x17, "DW_OP_rot"}, {0x18, "DW_OP_xderef"}, {0x19, "DW_OP_abs"},
	{0x1a, "DW_OP_and"}, {0x1b, "DW_OP_div"}, {0x1c, "DW_OP_minus"}, {0x1d, "DW_OP_mod"}, {0x1e, "DW_OP_mul"},
	{0x1f, "DW_OP_neg"}, {0x20, "DW_OP_not"}, {0x21, "DW_OP_or"}, {0x22, "DW_OP_plus"}, {0x23, "DW_OP_plus_uconst"},
	{0x24, "DW_OP_shl"}, {0x25, "DW_OP_shr"}, {0x26, "DW_OP_shra"}, {0x27, "DW_OP_xor"}, {0x28, "DW_OP_bra"},
	{0x29, "DW_OP_eq"}, {0x2a, "DW_OP_ge"}, {0x2b, "DW_OP_gt"}, {0x2c, "DW_OP_le"}, {0x2d, "DW_OP_lt"}, {0x2e, "DW_OP_ne"},
	{0x2f, "DW_OP_skip"}, {0x30, "DW_OP_lit0"}, {0x31, "DW_OP_lit1"}, {0x32, "DW_OP_lit2"}, {0x33, "DW_OP_lit3"},
	{0x34, "DW_OP_lit4"}, {0x35, "DW_OP_lit5"}, {0x36, "DW_OP_lit6"}, {0x37, "DW_OP_lit7"}, {0x38, "DW_OP_lit8"},
	{0x39, "DW_OP_lit9"}, {0x3a, "DW_OP_lit10"}, {0x3b, "DW_OP_lit11"}, {0x3c, "DW_OP_lit12"}, {0x3d, "DW_OP_lit13"},
	{0x3e, "DW_OP_lit14"}, {0x3f, "DW_OP_lit15"}, {0x40, "DW_OP_lit16"}, {0x41, "DW_OP_lit17"}, {0x42, "DW_OP_lit18"},
	{0x43, "DW_OP_lit19"}, {0x44, "DW_OP_lit20"}, {0x45, "DW_OP_lit21"}, {0x46, "DW_OP_lit22"}, {0x47, "DW_OP_lit23"},
	{0x48, "DW_OP_lit24"}, {0x49, "DW_OP_lit25"}, {0x4a, "DW_OP_lit26"}, {0x4b, "DW_OP_lit27"}, {0x4c, "DW_OP_lit28"},
	{0x4d, "DW_OP_lit29"}, {0x4e, "DW_OP_lit30"}, {0x4f, "DW_OP_lit31"}, {0x50, "DW_OP_reg0"}, {0x51, "DW_OP_reg1"},
	{0x52, "DW_OP_reg2"}, {0x53, "DW_OP_reg3"}, {0x54, "DW_OP_reg4"}, {0x55, "DW_OP_reg5"}, {0x56, "DW_OP_reg6"},
	{0x57, "DW_OP_reg7"}, {0x58, "DW_OP_reg8"}, {0x59, "DW_OP_reg9"}, {0x5a, "DW_OP_reg10"}, {0x5b, "DW_OP_reg11"},
	{0x5c, "DW_OP_reg12"}, {0x5d, "DW_OP_reg13"}, {0x5e, "DW_OP_reg14"}, {0x5f, "DW_OP_reg15"}, {0x60, "DW_OP_reg16"},
	{0x61, "DW_OP_reg17"}, {0x62, "DW_OP_reg18"}, {0x63, "DW_OP_reg19"}, {0x64, "DW_OP_reg20"}, {0x65, "DW_OP_reg21"},
	{0x66, "DW_OP_reg22"}, {0x67, "DW_OP_reg23"}, {0x68, "DW_OP_reg24"}, {0x69, "DW_OP_reg25"}, {0x6a, "DW_OP_reg26"},
	{0x6b, "DW_OP_reg27"}, {0x6c, "DW_OP_reg28"}, {0x6d, "DW_OP_reg29"}, {0x6e, "DW_OP_reg30"}, {0x6f, "DW_OP_reg31"},
	{0x70, "DW_OP_breg0"}, {0x71, "DW_OP_breg1"}, {0x72, "DW_OP_breg2"}, {0x73, "DW_OP_breg3"}, {0x74, "DW_OP_breg4"},
	{0x75, "DW_OP_breg5"}, {0x76, "DW_OP_breg6"}, {0x77, "DW_OP_breg7"}, {0x78, "DW_OP_breg8"}, {0x79, "DW_OP_breg9"},
	{0x7a, "DW_OP_breg10"}, {0x7b, "DW_OP_breg11"}, {0x7c, "DW_OP_breg12"}, {0x7d, "DW_OP_breg13"}, {0x7e, "DW_OP_breg14"},
	{0x7f, "DW_OP_breg15"}, {0x80, "DW_OP_breg16"}, {0x81, "DW_OP_breg17"}, {0x82, "DW_OP_breg18"}, {0x83, "DW_OP_breg19"},
	{0x84, "DW_OP_breg20"}, {0x85, "DW_OP_breg21"}, {0x86, "DW_OP_breg22"}, {0x87, "DW_OP_breg23"}, {0x88, "DW_OP_breg24"},
	{0x89, "DW_OP_breg25"}, {0x8a, "DW_OP_breg26"}, {0x8b, "DW_OP_breg27"}, {0x8c, "DW_OP_breg28"}, {0x8d, "DW_OP_breg29"},
	{0x8e, "DW_OP_breg30"}, {0x8f, "DW_OP_breg31"}, {0x90, "DW_OP_regx"}, {0x91, "DW_OP_fbreg"}, {0x92, "DW_OP_bregx"},
	{0x93, "DW_OP_piece"}, {0x94, "DW_OP_deref_size"}, {0x95, "DW_OP_xderef_size"}, {0x96, "DW_OP_nop"},
	{0x97, "DW_OP_push_object_address"}, {0x98, "DW_OP_call2"}, {0x99, "DW_OP_call4"}, {0x9a, "DW_OP_call_ref"},
	{0x9b, "DW_OP_form_tls_address"}, {0x9c, "DW_OP_call_frame_cfa"}, {0x9d, "DW_OP_bit_piece"},
	{0x9e, "DW_OP_implicit_value"}, {0x9f, "DW_OP_stack_value"}, {0xa0, "DW_OP_implicit_pointer"}, {0xa1, "DW_OP_addrx"},
	{0xa2, "DW_OP_constx"}, {0xa3, "DW_OP_entry_value"}, {0xa4, "DW_OP_const_type"}, {0xa5, "DW_OP_regval_type"},
	{0xa6, "DW_OP_deref_type"}, {0xa7, "DW_OP_xderef_type"}, {0xa8, "DW_OP_convert"}, {0xa9, "DW_OP_reinterpret"},
	{0xe1, "DW_OP_HP_is_value"}, {0xe2, "DW_OP_HP_fltconst4"}, {0xe3, "DW_OP_HP_fltconst8"}, {0xe4, "DW_OP_HP_mod_range"},
	{0xe5, "DW_OP_HP_unmod_range"}, {0xe6, "DW_OP_HP_tls"}, {0xe8, "DW_OP_INTEL_bit_piece"}, {0xed, "DW_OP_WASM_location"},
	{0xee, "DW_OP_WASM_location_int"}, {0xf0, "DW_OP_APPLE_uninit"}, {0xf3, "DW_OP_GNU_entry_value"},
	{0xf8, "DW_OP_PGI_omp_thread_num"}, {0xfb, "DW_OP_GNU_addr_index"}, {0xfc, "DW_OP_GNU_const_index"},
	{0x1000, "DW_OP_LLVM_fragment"}, {0x1001, "DW_OP_LLVM_convert"}, {0x1002, "DW_OP_LLVM_tag_offset"},
	{0x1003, "DW_OP_LLVM_entry_value"}, {0x1004, "DW_OP_LLVM_implicit_pointer"}, {0x1005, "DW_OP_LLVM_arg"},
	{0x1006, "DW_OP_LLVM_extract_bits_sext"}, {0x1007, "DW_OP_LLVM_extract_bits_zext"},
}

// diFlags are the flags of debugging nodes by their bits. Those of two bits with a
// field of their own are groups: accessibility in bits 0 and 1, inheritance in 16
// and 17, and IndirectVirtualBase.
var diFlags = [...]dwName{
	{1, "DIFlagPrivate"}, {2, "DIFlagProtected"}, {3, "DIFlagPublic"},
	{1 << 16, "DIFlagSingleInheritance"}, {2 << 16, "DIFlagMultipleInheritance"}, {3 << 16, "DIFlagVirtualInheritance"},
	{1<<2 | 1<<5, "DIFlagIndirectVirtualBase"}, {1 << 2, "DIFlagFwdDecl"}, {1 << 3, "DIFlagAppleBlock"},
	{1 << 4, "DIFlagReservedBit4"}, {1 << 5, "DIFlagVirtual"}, {1 << 6, "DIFlagArtificial"}, {1 << 7, "DIFlagExplicit"},
	{1 << 8, "DIFlagPrototyped"}, {1 << 9, "DIFlagObjcClassComplete"}, {1 << 10, "DIFlagObjectPointer"},
	{1 << 11, "DIFlagVector"}, {1 << 12, "DIFlagStaticMember"}, {1 << 13, "DIFlagLValueReference"},
	{1 << 14, "DIFlagRValueReference"}, {1 << 15, "DIFlagExportSymbols"}, {1 << 18, "DIFlagIntroducedVirtual"},
	{1 << 19, "DIFlagBitField"}, {1 << 20, "DIFlagNoReturn"}, {1 << 22, "DIFlagTypePassByValue"},
	{1 << 23, "DIFlagTypePassByReference"}, {1 << 24, "DIFlagEnumClass"}, {1 << 25, "DIFlagThunk"},
	{1 << 26, "DIFlagNonTrivial"}, {1 << 27, "DIFlagBigEndian"}, {1 << 28, "DIFlagLittleEndian"},
	{1 << 29, "DIFlagAllCallsDescribed"},
}

// diSPFlags are the flags of a DISubprogram; virtuality is in bits 0 and 1.
var diSPFlags = [...]dwName{
	{1, "DISPFlagVirtual"}, {2, "DISPFlagPureVirtual"}, {1 << 2, "DISPFlagLocalToUnit"}, {1 << 3, "DISPFlagDefinition"},
	{1 << 4, "DISPFlagOptimized"}, {1 << 5, "DISPFlagPure"}, {1 << 6, "DISPFlagElemental"}, {1 << 7, "DISPFlagRecursive"},
	{1 << 8, "DISPFlagMainSubprogram"}, {1 << 9, "DISPFlagDeleted"}, {1 << 11, "DISPFlagObjCDirect"},
}

// Enumerations of a DICompileUnit, a DIFile and a DIFixedPointType, by number.
var (
	diEmissionKinds  = [...]string{"NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"}
	diNameTableKinds = [...]string{"Default", "GNU", "None", "Apple"}
	diChecksumKinds  = [...]string{1: "CSK_MD5", 2: "CSK_SHA1", 3: "CSK_SHA256"}
	diFixedKinds     = [...]string{"Binary", "Decimal", "Rational"}
)
