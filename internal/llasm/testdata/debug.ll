; Debug information: records and every kind of node.
source_filename = "debug.c"
target triple = "nvptx64-nvidia-cuda"

@global = global i32 0, align 4, !dbg !0


define void @records(i32 %x, ptr %p) !dbg !20 {
entry:
  %a = alloca i32, align 4, !DIAssignID !30
    #dbg_declare(ptr %a, !22, !DIExpression(), !24)
    #dbg_assign(i32 undef, !22, !DIExpression(), !30, ptr %a, !DIExpression(), !24)
    #dbg_value(i32 %y, !23, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !24)
    #dbg_value(i32 7, !23, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !24)
    #dbg_value(!DIArgList(i32 %x, i32 %y, i32 3), !23, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_convert, 32, DW_ATE_signed), !24)
    #dbg_value(!{}, !23, !DIExpression(), !24)
  %y = add i32 %x, 1, !dbg !24
    #dbg_label(!25, !24)
  store i32 %y, ptr %a, align 4, !dbg !DILocation(line: 12, column: 3, scope: !20, inlinedAt: !26), !DIAssignID !30
  ret void, !dbg !24
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 1, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "some \22compiler\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !6, imports: !40, macros: !41, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "debug.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!4 = !{!31}
!5 = !{!33}
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubroutineType(cc: DW_CC_normal, types: !10)
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{null, !7, !11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!20 = distinct !DISubprogram(name: "records", linkageName: "records", scope: !3, file: !3, line: 10, type: !8, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !12, templateParams: !42)
!12 = !{}
!22 = !DILocalVariable(name: "a", scope: !20, file: !3, line: 11, type: !7)
!23 = !DILocalVariable(name: "y", arg: 1, scope: !36, file: !3, line: 12, type: !7, flags: DIFlagArtificial, align: 32)
!24 = !DILocation(line: 11, column: 5, scope: !20)
!25 = !DILabel(scope: !20, name: "out", file: !3, line: 13)
!26 = distinct !DILocation(line: 14, scope: !20, isImplicitCode: true)
!30 = distinct !DIAssignID()
!31 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !3, line: 2, baseType: !7, size: 32, elements: !32)
!32 = !{!34, !35}
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 3, size: 64, align: 32, elements: !43, runtimeLang: DW_LANG_C99, identifier: "_s")
!34 = !DIEnumerator(name: "A", value: -1)
!35 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!36 = distinct !DILexicalBlock(scope: !20, file: !3, line: 12, column: 2)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !38)
!38 = !{!39, !44, !45}
!39 = !DISubrange(count: 4, lowerBound: -1)
!40 = !{!46}
!41 = !{!47}
!42 = !{!48, !49}
!43 = !{!50, !51}
!44 = !DISubrange(count: !52)
!45 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 4), lowerBound: !DIExpression(DW_OP_constu, 0), stride: !DIExpression(DW_OP_constu, 4))
!46 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !53, file: !3, line: 5)
!47 = !DIMacroFile(file: !3, nodes: !54)
!48 = !DITemplateTypeParameter(name: "T", type: !7)
!49 = !DITemplateValueParameter(name: "N", type: !7, value: i32 4)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !33, file: !3, line: 4, baseType: !7, size: 3, offset: 5, flags: DIFlagBitField, extraData: i64 0)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !33, file: !3, line: 4, baseType: !55, flags: DIFlagStaticMember, extraData: i32 5)
!52 = !DILocalVariable(name: "n", scope: !20, file: !3, line: 1, type: !7)
!62 = !{!37}
!53 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!54 = !{!56}
!55 = !DIStringType(name: "str", size: 32)
!56 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1")
!57 = !DIModule(scope: null, name: "mod", configMacros: "-D", includePath: "/inc")
!58 = !DICommonBlock(scope: !20, declaration: !1, name: "blk", file: !3, line: 1)
!59 = !DILexicalBlockFile(scope: !20, file: !3, discriminator: 2)
!60 = !GenericDINode(tag: DW_TAG_structure_type, header: "head", operands: {!"x", null, !7})
!61 = !DIObjCProperty(name: "p", file: !3, line: 1, setter: "s", getter: "g", attributes: 7, type: !7)
!other = !{!62, !57, !58, !59, !60, !61, !DIExpression(DW_OP_deref)}
