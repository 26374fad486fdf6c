; Temporaries become values; a variable that the source declares stays in memory, and so does what an access takes apart.

define void @loop(i32 %n, ptr %p) !dbg !5 {
entry:
  %declared = alloca i32
  %temporary = alloca i32
  %aggregate = alloca { i32, i1 }
  %parts = alloca { i32, i32 }
    #dbg_declare(ptr %declared, !8, !DIExpression(), !9)
  store i32 %n, ptr %declared, !dbg !9
  store i32 1, ptr %temporary, !dbg !9
  br label %body

body:
  %x = load i32, ptr %temporary, !dbg !9
  %y = load i32, ptr %declared, !dbg !9
  %z = mul i32 %x, %y, !dbg !9
  store i32 %z, ptr %temporary, !dbg !9
  %pair = insertvalue { i32, i1 } { i32 0, i1 true }, i32 %z, 0
  store { i32, i1 } %pair, ptr %aggregate, !dbg !9
  %second = getelementptr { i32, i32 }, ptr %parts, i32 0, i32 1
  store i32 %z, ptr %second, !dbg !9
  %w = load i32, ptr %second, !dbg !9
  %again = load { i32, i1 }, ptr %aggregate, !dbg !9
  %first = extractvalue { i32, i1 } %again, 0
  %sum = add i32 %w, %first
  store i32 %sum, ptr %p, !dbg !9
  %more = icmp slt i32 %z, 100
  br i1 %more, label %body, label %end

end:
  ret void, !dbg !9
}

; No access may be lost: a volatile one keeps the alloca.
define i32 @volatile(i32 %x) {
  %a = alloca i32
  store volatile i32 %x, ptr %a
  %y = load i32, ptr %a
  ret i32 %y
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "loop", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "declared", scope: !5, file: !1, line: 1, type: !12)
!9 = !DILocation(line: 2, scope: !5)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
