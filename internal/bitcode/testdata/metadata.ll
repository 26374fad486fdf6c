; Every metadata node with all of its fields.
source_filename = "metadata.ll"
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0, align 4, !dbg !40, !custom !{!"on a variable"}
@h = external global i32, !custom !{i32 1, ptr @g}

declare !dbg !60 !custom !{} i32 @declared(i32)

define i32 @f(i32 %x, ptr %p) !dbg !20 !custom !{!"on a function"} {
entry:
  %a = alloca i32, align 4, !DIAssignID !80
    #dbg_declare(ptr %a, !22, !DIExpression(), !25)
    #dbg_declare_value(i32 %x, !23, !DIExpression(), !25)
    #dbg_assign(i32 %x, !22, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !80, ptr %a, !DIExpression(DW_OP_plus_uconst, 2), !25)
    #dbg_value(i32 %x, !23, !DIExpression(), !25)
    #dbg_value(i64 18446744073709551615, !23, !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_stack_value), !26)
    #dbg_value(!DIArgList(i32 %x, i32 7, ptr %p, ptr @g), !23, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !25)
    #dbg_value(!DIArgList(), !23, !DIExpression(DW_OP_stack_value), !25)
    #dbg_value(!{}, !23, !DIExpression(), !25)
    #dbg_value(i32 %z, !23, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !25)
    #dbg_label(!27, !25)
  %y = add i32 %x, 1, !dbg !25, !custom !{!"on an instruction"}
    #dbg_value(i32 poison, !23, !DIExpression(), !25)
  %z = mul i32 %y, 3, !dbg !25
  %w = call i32 @declared(i32 %z), !dbg !28, !range !{i32 0, i32 10}, !prof !{!"branch_weights", i32 7}
  %v = call i1 @llvm.type.test(ptr %p, metadata !"a string"), !dbg !29
  %u = call i1 @llvm.type.test(ptr %p, metadata i32 %z)
  %t = call i1 @llvm.type.test(ptr %p, metadata i32 42)
  br i1 %v, label %one, label %two, !dbg !25, !prof !{!"branch_weights", i32 1, i32 2000}, !unpredictable !{}

one:
  ret i32 %w, !dbg !25

two:
  ret i32 %z
}

declare i1 @llvm.type.test(ptr, metadata)

!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!90, !91, !92}
!odd\20name = !{}
!named = !{!62, !93, !94, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !81, !82, !83, !84, !85, !86, !87, !88, !89, !95}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 3, splitDebugFilename: "s.dwo", emissionKind: FullDebug, enums: !3, retainedTypes: !4, globals: !5, imports: !6, macros: !7, dwoId: 18446744073709551615, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "sdk")
!1 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 201112, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "m.c", directory: "/d", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f10111213", source: "int x;\0A")
!3 = !{!10}
!4 = !{!11}
!5 = !{!40, !41}
!6 = !{!12, !13}
!7 = !{!14}
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", scope: !2, file: !2, line: 2, baseType: !16, size: 32, align: 32, flags: DIFlagEnumClass, elements: !15, identifier: "_e", enumKind: DW_APPLE_ENUM_KIND_Open)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !17, file: !2, line: 3, size: 64, align: 32, offset: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !18, runtimeLang: DW_LANG_ObjC, vtableHolder: !16, templateParams: !19, identifier: "_s", annotations: !30, num_extra_inhabitants: 7, specification: !10)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "i", scope: !0, entity: !17, file: !2, line: 5, elements: !31)
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !32)
!14 = !DIMacroFile(type: DW_MACINFO_start_file, line: 4, file: !2, nodes: !34)
!15 = !{!35, !36, !37, !38}
!16 = !DIBasicType(name: "int", size: 32, dataSize: 24, align: 32, encoding: DW_ATE_signed, num_extra_inhabitants: 3, flags: DIFlagBigEndian)
!17 = !DINamespace(name: "n", scope: !2, exportSymbols: true)
!18 = !{!33, !39, !50, !51}
!19 = !{!52, !53, !54}
!20 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !11, file: !2, line: 10, type: !21, scopeLine: 11, containingType: !11, virtualIndex: 4, thisAdjustment: 8, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, unit: !0, templateParams: !19, declaration: !60, retainedNodes: !55, thrownTypes: !56, annotations: !30, targetFuncName: "target", keyInstructions: true)
!21 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_LLVM_vectorcall, types: !57)
!22 = !DILocalVariable(name: "a", scope: !20, file: !2, line: 11, type: !16, flags: DIFlagArtificial | DIFlagObjectPointer, align: 64, annotations: !30)
!23 = !DILocalVariable(name: "x", arg: 1, scope: !24, file: !2, line: 12, type: !16)
!24 = distinct !DILexicalBlock(scope: !20, file: !2, line: 12, column: 3)
!25 = !DILocation(line: 12, column: 5, scope: !24)
!26 = distinct !DILocation(line: 13, scope: !20, isImplicitCode: true)
!27 = !DILabel(scope: !20, name: "out", file: !2, line: 13, column: 2, isArtificial: true, coroSuspendIdx: 3)
!28 = !DILocation(line: 1, column: 2, scope: !61, inlinedAt: !26)
!29 = !DILocation(line: 14, column: 1, scope: !20, atomGroup: 2, atomRank: 1)
!30 = !{!58}
!31 = !{!17}
!32 = !DIModule(scope: !2, name: "m", configMacros: "-D", includePath: "/i", apinotes: "notes", file: !2, line: 3, isDecl: true)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !11, file: !2, line: 4, baseType: !16, size: 3, align: 8, offset: 5, flags: DIFlagBitField | DIFlagPrivate, extraData: i64 0, annotations: !30)
!34 = !{!59}
!35 = !DIEnumerator(name: "A", value: -9223372036854775808)
!36 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!37 = !DIEnumerator(name: "C", value: 170141183460469231731687303715884105727)
!38 = !DIEnumerator(name: "D", value: -36893488147419103232)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 3)
!40 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!41 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression(DW_OP_constu, 4, DW_OP_stack_value))
!42 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !0, file: !2, line: 1, type: !16, isLocal: true, isDefinition: true, declaration: !50, templateParams: !19, align: 32, annotations: !30)
!43 = !DIGlobalVariable(name: "k", scope: !0, file: !2, line: 2, type: !16, isLocal: false, isDefinition: false)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "st", scope: !11, file: !2, line: 5, baseType: !16, flags: DIFlagStaticMember, extraData: i32 5)
!51 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !39, size: 64, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!52 = !DITemplateTypeParameter(name: "T", type: !16, defaulted: true)
!53 = !DITemplateValueParameter(name: "N", type: !16, defaulted: true, value: i32 4)
!54 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "U", value: !"x")
!55 = !{!22, !27}
!56 = !{!16}
!57 = !{!16, null, !39}
!58 = !{!"key", !"value"}
!59 = !DIMacro(type: DW_MACINFO_undef, line: 9, name: "X", value: "1")
!60 = !DISubprogram(name: "declared", scope: !2, file: !2, line: 20, type: !21, spFlags: DISPFlagOptimized)
!61 = distinct !DISubprogram(name: "inlined", scope: !2, file: !2, line: 30, type: !21, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DICompositeType(tag: DW_TAG_variant_part, scope: !11, file: !2, discriminator: !33)
!70 = !DISubrange(count: 4)
!71 = !DISubrange(lowerBound: -1, upperBound: !42, stride: !DIExpression(DW_OP_constu, 4))
!72 = !DISubrange(count: !42, lowerBound: 0)
!73 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref), stride: !DIExpression(DW_OP_deref))
!74 = !DIStringType(tag: DW_TAG_string_type, name: "str", stringLength: !42, stringLengthExpression: !DIExpression(DW_OP_deref), stringLocationExpression: !DIExpression(DW_OP_constu, 0), size: 32, align: 8, encoding: DW_ATE_ASCII)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !3, dataLocation: !DIExpression(DW_OP_deref), associated: !42, allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2), bitStride: i32 12)
!76 = !DISubrangeType(name: "sub", file: !2, line: 6, scope: !2, size: 16, align: 8, flags: DIFlagLittleEndian, baseType: !16, lowerBound: i32 1, upperBound: i32 9, stride: i32 2, bias: i32 3)
!77 = !DIFixedPointType(tag: DW_TAG_base_type, name: "bin", size: 32, align: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!78 = !DIFixedPointType(name: "rat", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 36893488147419103232)
!79 = !DIFixedPointType(name: "dec", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3, flags: DIFlagBigEndian)
!80 = distinct !DIAssignID()
!81 = !DILexicalBlockFile(scope: !20, file: !2, discriminator: 2)
!82 = !DICommonBlock(scope: !20, declaration: !42, name: "blk", file: !2, line: 7)
!83 = !DIObjCProperty(name: "p", file: !2, line: 8, setter: "s", getter: "g", attributes: 7, type: !16)
!84 = distinct !GenericDINode(tag: DW_TAG_class_type, header: "head", operands: {!"x", null, !16})
!85 = !GenericDINode(tag: 3)
!86 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "sized", baseType: !16, size: !42, offset: 16)
!88 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn", size: !42, offset: !DIExpression(DW_OP_constu, 3))
!89 = !DIExpression(DW_OP_deref, DW_OP_LLVM_extract_bits_sext, 0, 8, DW_OP_swap, DW_OP_xderef)
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{i32 1, !"amdgpu_code_object_version", i32 1}
!93 = distinct !{!93, !"self", null, i128 5, float 1.0, ptr @f}
!94 = !{!95, !"esc\22\00", i1 true}
!95 = distinct !{!94}
