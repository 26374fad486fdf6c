package bitcode

// dwName is a number of DWARF with its name, as LLVM's text has it.
type dwName struct {
	num  uint32
	name string
}

// dwarfName returns the name of a number in a table, "" if it has none. Tables are
// sorted by number.
func dwarfName(table []dwName, num uint64) string {
	lo, hi := 0, len(table)
	for lo < hi {
		m := (lo + hi) / 2
		if uint64(table[m].num) < num {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < len(table) && uint64(table[lo].num) == num {
		return table[lo].name
	}
	return ""
}

// dwarfNumber returns the number of a name in a table.
func dwarfNumber(table []dwName, name string) (num uint64, ok bool) {
	for i := range table {
		if table[i].name == name {
			return uint64(table[i].num), true
		}
	}
	return 0, false
}

// dwTags are the tags of debugging entries (DWARF 5, 7.5.3, and vendors).
var dwTags = [...]dwName{
	{0x1, "DW_TAG_array_type"}, {0x2, "DW_TAG_class_type"}, {0x3, "DW_TAG_entry_point"}, {0x4, "DW_TAG_enumeration_type"},
	{0x5, "DW_TAG_formal_parameter"}, {0x8, "DW_TAG_imported_declaration"}, {0xa, "DW_TAG_label"},
	{0xb, "DW_TAG_lexical_block"}, {0xd, "DW_TAG_member"}, {0xf, "DW_TAG_pointer_type"}, {0x10, "DW_TAG_reference_type"},
	{0x11, "DW_TAG_compile_unit"}, {0x12, "DW_TAG_string_type"}, {0x13, "DW_TAG_structure_type"},
	{0x15, "DW_TAG_subroutine_type"}, {0x16, "DW_TAG_typedef"}, {0x17, "DW_TAG_union_type"},
	{0x18, "DW_TAG_unspecified_parameters"}, {0x19, "DW_TAG_variant"}, {0x1a, "DW_TAG_common_block"},
	{0x1b, "DW_TAG_common_inclusion"}, {0x1c, "DW_TAG_inheritance"}, {0x1d, "DW_TAG_inlined_subroutine"},
	{0x1e, "DW_TAG_module"}, {0x1f, "DW_TAG_ptr_to_member_type"}, {0x20, "DW_TAG_set_type"},
	{0x21, "DW_TAG_subrange_type"}, {0x22, "DW_TAG_with_stmt"}, {0x23, "DW_TAG_access_declaration"},
	{0x24, "DW_TAG_base_type"}, {0x25, "DW_TAG_catch_block"}, {0x26, "DW_TAG_const_type"}, {0x27, "DW_TAG_constant"},
	{0x28, "DW_TAG_enumerator"}, {0x29, "DW_TAG_file_type"}, {0x2a, "DW_TAG_friend"}, {0x2b, "DW_TAG_namelist"},
	{0x2c, "DW_TAG_namelist_item"}, {0x2d, "DW_TAG_packed_type"}, {0x2e, "DW_TAG_subprogram"},
	{0x2f, "DW_TAG_template_type_parameter"}, {0x30, "DW_TAG_template_value_parameter"}, {0x31, "DW_TAG_thrown_type"},
	{0x32, "DW_TAG_try_block"}, {0x33, "DW_TAG_variant_part"}, {0x34, "DW_TAG_variable"}, {0x35, "DW_TAG_volatile_type"},
	{0x36, "DW_TAG_dwarf_procedure"}, {0x37, "DW_TAG_restrict_type"}, {0x38, "DW_TAG_interface_type"},
	{0x39, "DW_TAG_namespace"}, {0x3a, "DW_TAG_imported_module"}, {0x3b, "DW_TAG_unspecified_type"},
	{0x3c, "DW_TAG_partial_unit"}, {0x3d, "DW_TAG_imported_unit"}, {0x3f, "DW_TAG_condition"},
	{0x40, "DW_TAG_shared_type"}, {0x41, "DW_TAG_type_unit"}, {0x42, "DW_TAG_rvalue_reference_type"},
	{0x43, "DW_TAG_template_alias"}, {0x44, "DW_TAG_coarray_type"}, {0x45, "DW_TAG_generic_subrange"},
	{0x46, "DW_TAG_dynamic_type"}, {0x47, "DW_TAG_atomic_type"}, {0x48, "DW_TAG_call_site"},
	{0x49, "DW_TAG_call_site_parameter"}, {0x4a, "DW_TAG_skeleton_unit"}, {0x4b, "DW_TAG_immutable_type"},
	{0x4081, "DW_TAG_MIPS_loop"}, {0x4101, "DW_TAG_format_label"}, {0x4102, "DW_TAG_function_template"},
	{0x4103, "DW_TAG_class_template"}, {0x4104, "DW_TAG_GNU_BINCL"}, {0x4105, "DW_TAG_GNU_EINCL"},
	{0x4106, "DW_TAG_GNU_template_template_param"}, {0x4107, "DW_TAG_GNU_template_parameter_pack"},
	{0x4108, "DW_TAG_GNU_formal_parameter_pack"}, {0x4109, "DW_TAG_GNU_call_site"},
	{0x410a, "DW_TAG_GNU_call_site_parameter"}, {0x4300, "DW_TAG_LLVM_ptrauth_type"}, {0x5101, "DW_TAG_ALTIUM_circ_type"},
	{0x5102, "DW_TAG_ALTIUM_mwa_circ_type"}, {0x5103, "DW_TAG_ALTIUM_rev_carry_type"}, {0x5111, "DW_TAG_ALTIUM_rom"},
	{0x6000, "DW_TAG_LLVM_annotation"}, {0x8004, "DW_TAG_GHS_namespace"}, {0x8005, "DW_TAG_GHS_using_namespace"}, {0x8006, "DW_TAG_GHS_using_declaration"},
	{0x8007, "DW_TAG_GHS_template_templ_param"}, {0xa000, "DW_TAG_PGI_kanji_type"}, {0xa020, "DW_TAG_PGI_interface_block"},
	{0xb000, "DW_TAG_BORLAND_property"}, {0xb001, "DW_TAG_BORLAND_Delphi_string"},
	{0xb002, "DW_TAG_BORLAND_Delphi_dynamic_array"}, {0xb003, "DW_TAG_BORLAND_Delphi_set"},
	{0xb004, "DW_TAG_BORLAND_Delphi_variant"},
}

// dwLangs are the languages of compile units (DWARF 5, 7.12).
var dwLangs = [...]dwName{
	{0x1, "DW_LANG_C89"}, {0x2, "DW_LANG_C"}, {0x3, "DW_LANG_Ada83"}, {0x4, "DW_LANG_C_plus_plus"},
	{0x5, "DW_LANG_Cobol74"}, {0x6, "DW_LANG_Cobol85"}, {0x7, "DW_LANG_Fortran77"}, {0x8, "DW_LANG_Fortran90"},
	{0x9, "DW_LANG_Pascal83"}, {0xa, "DW_LANG_Modula2"}, {0xb, "DW_LANG_Java"}, {0xc, "DW_LANG_C99"},
	{0xd, "DW_LANG_Ada95"}, {0xe, "DW_LANG_Fortran95"}, {0xf, "DW_LANG_PLI"}, {0x10, "DW_LANG_ObjC"},
	{0x11, "DW_LANG_ObjC_plus_plus"}, {0x12, "DW_LANG_UPC"}, {0x13, "DW_LANG_D"}, {0x14, "DW_LANG_Python"},
	{0x15, "DW_LANG_OpenCL"}, {0x16, "DW_LANG_Go"}, {0x17, "DW_LANG_Modula3"}, {0x18, "DW_LANG_Haskell"},
	{0x19, "DW_LANG_C_plus_plus_03"}, {0x1a, "DW_LANG_C_plus_plus_11"}, {0x1b, "DW_LANG_OCaml"}, {0x1c, "DW_LANG_Rust"},
	{0x1d, "DW_LANG_C11"}, {0x1e, "DW_LANG_Swift"}, {0x1f, "DW_LANG_Julia"}, {0x20, "DW_LANG_Dylan"},
	{0x21, "DW_LANG_C_plus_plus_14"}, {0x22, "DW_LANG_Fortran03"}, {0x23, "DW_LANG_Fortran08"},
	{0x24, "DW_LANG_RenderScript"}, {0x25, "DW_LANG_BLISS"}, {0x26, "DW_LANG_Kotlin"}, {0x27, "DW_LANG_Zig"},
	{0x28, "DW_LANG_Crystal"}, {0x2a, "DW_LANG_C_plus_plus_17"}, {0x2b, "DW_LANG_C_plus_plus_20"}, {0x2c, "DW_LANG_C17"},
	{0x2d, "DW_LANG_Fortran18"}, {0x2e, "DW_LANG_Ada2005"}, {0x2f, "DW_LANG_Ada2012"}, {0x30, "DW_LANG_HIP"},
	{0x31, "DW_LANG_Assembly"}, {0x32, "DW_LANG_C_sharp"}, {0x33, "DW_LANG_Mojo"}, {0x34, "DW_LANG_GLSL"},
	{0x35, "DW_LANG_GLSL_ES"}, {0x36, "DW_LANG_HLSL"}, {0x37, "DW_LANG_OpenCL_CPP"}, {0x38, "DW_LANG_CPP_for_OpenCL"},
	{0x39, "DW_LANG_SYCL"}, {0x3d, "DW_LANG_Metal"}, {0x40, "DW_LANG_Ruby"}, {0x41, "DW_LANG_Move"},
	{0x42, "DW_LANG_Hylo"}, {0x8002, "DW_LANG_Mips_Assembler"}, {0xb000, "DW_LANG_GOOGLE_RenderScript"},
	{0xb001, "DW_LANG_BORLAND_Delphi"},
}

// dwLangNames are the languages without their version (DWARF 6).
var dwLangNames = [...]dwName{
	{0x1, "DW_LNAME_Ada"}, {0x2, "DW_LNAME_BLISS"}, {0x3, "DW_LNAME_C"}, {0x4, "DW_LNAME_C_plus_plus"},
	{0x5, "DW_LNAME_Cobol"}, {0x6, "DW_LNAME_Crystal"}, {0x7, "DW_LNAME_D"}, {0x8, "DW_LNAME_Dylan"},
	{0x9, "DW_LNAME_Fortran"}, {0xa, "DW_LNAME_Go"}, {0xb, "DW_LNAME_Haskell"}, {0xc, "DW_LNAME_Java"},
	{0xd, "DW_LNAME_Julia"}, {0xe, "DW_LNAME_Kotlin"}, {0xf, "DW_LNAME_Modula2"}, {0x10, "DW_LNAME_Modula3"},
	{0x11, "DW_LNAME_ObjC"}, {0x12, "DW_LNAME_ObjC_plus_plus"}, {0x13, "DW_LNAME_OCaml"}, {0x14, "DW_LNAME_OpenCL_C"},
	{0x15, "DW_LNAME_Pascal"}, {0x16, "DW_LNAME_PLI"}, {0x17, "DW_LNAME_Python"}, {0x18, "DW_LNAME_RenderScript"},
	{0x19, "DW_LNAME_Rust"}, {0x1a, "DW_LNAME_Swift"}, {0x1b, "DW_LNAME_UPC"}, {0x1c, "DW_LNAME_Zig"},
	{0x1d, "DW_LNAME_Assembly"}, {0x1e, "DW_LNAME_C_sharp"}, {0x1f, "DW_LNAME_Mojo"}, {0x20, "DW_LNAME_GLSL"},
	{0x21, "DW_LNAME_GLSL_ES"}, {0x22, "DW_LNAME_HLSL"}, {0x23, "DW_LNAME_OpenCL_CPP"}, {0x24, "DW_LNAME_CPP_for_OpenCL"},
	{0x25, "DW_LNAME_SYCL"}, {0x26, "DW_LNAME_Ruby"}, {0x27, "DW_LNAME_Move"}, {0x28, "DW_LNAME_Hylo"},
	{0x2c, "DW_LNAME_Metal"},
}

// dwEncodings are the encodings of base types (DWARF 5, 7.8).
var dwEncodings = [...]dwName{
	{0x1, "DW_ATE_address"}, {0x2, "DW_ATE_boolean"}, {0x3, "DW_ATE_complex_float"}, {0x4, "DW_ATE_float"},
	{0x5, "DW_ATE_signed"}, {0x6, "DW_ATE_signed_char"}, {0x7, "DW_ATE_unsigned"}, {0x8, "DW_ATE_unsigned_char"},
	{0x9, "DW_ATE_imaginary_float"}, {0xa, "DW_ATE_packed_decimal"}, {0xb, "DW_ATE_numeric_string"},
	{0xc, "DW_ATE_edited"}, {0xd, "DW_ATE_signed_fixed"}, {0xe, "DW_ATE_unsigned_fixed"}, {0xf, "DW_ATE_decimal_float"},
	{0x10, "DW_ATE_UTF"}, {0x11, "DW_ATE_UCS"}, {0x12, "DW_ATE_ASCII"}, {0x81, "DW_ATE_HP_complex_float"},
	{0x82, "DW_ATE_HP_float128"}, {0x83, "DW_ATE_HP_complex_float128"}, {0x84, "DW_ATE_HP_floathpintel"},
	{0x85, "DW_ATE_HP_imaginary_float90"}, {0x86, "DW_ATE_HP_imaginary_float128"},
}

// dwConventions are the calling conventions of subroutine types (DWARF 5, 7.15).
var dwConventions = [...]dwName{
	{0x1, "DW_CC_normal"}, {0x2, "DW_CC_program"}, {0x3, "DW_CC_nocall"}, {0x4, "DW_CC_pass_by_reference"},
	{0x5, "DW_CC_pass_by_value"}, {0x40, "DW_CC_GNU_renesas_sh"}, {0x41, "DW_CC_GNU_borland_fastcall_i386"},
	{0xb0, "DW_CC_BORLAND_safecall"}, {0xb1, "DW_CC_BORLAND_stdcall"}, {0xb2, "DW_CC_BORLAND_pascal"},
	{0xb3, "DW_CC_BORLAND_msfastcall"}, {0xb4, "DW_CC_BORLAND_msreturn"}, {0xb5, "DW_CC_BORLAND_thiscall"},
	{0xb6, "DW_CC_BORLAND_fastcall"}, {0xc0, "DW_CC_LLVM_vectorcall"}, {0xc1, "DW_CC_LLVM_Win64"},
	{0xc2, "DW_CC_LLVM_X86_64SysV"}, {0xc3, "DW_CC_LLVM_AAPCS"}, {0xc4, "DW_CC_LLVM_AAPCS_VFP"},
	{0xc5, "DW_CC_LLVM_IntelOclBicc"}, {0xc6, "DW_CC_LLVM_SpirFunction"}, {0xc7, "DW_CC_LLVM_DeviceKernel"},
	{0xc8, "DW_CC_LLVM_Swift"}, {0xc9, "DW_CC_LLVM_PreserveMost"}, {0xca, "DW_CC_LLVM_PreserveAll"},
	{0xcb, "DW_CC_LLVM_X86RegCall"}, {0xcc, "DW_CC_LLVM_M68kRTD"}, {0xcd, "DW_CC_LLVM_PreserveNone"},
	{0xce, "DW_CC_LLVM_RISCVVectorCall"}, {0xcf, "DW_CC_LLVM_SwiftTail"}, {0xd0, "DW_CC_LLVM_RISCVVLSCall"},
	{0xff, "DW_CC_GDB_IBM_OpenCL"},
}

// dwMacinfos are the kinds of macro entries (DWARF 4, 7.22).
var dwMacinfos = [...]dwName{
	{0x1, "DW_MACINFO_define"}, {0x2, "DW_MACINFO_undef"}, {0x3, "DW_MACINFO_start_file"}, {0x4, "DW_MACINFO_end_file"},
	{0xff, "DW_MACINFO_vendor_ext"},
}
