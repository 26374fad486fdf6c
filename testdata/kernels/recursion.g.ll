; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ackermann(ptr noundef %0) #0 !dbg !8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !14, !DIExpression(), !15)
    #dbg_declare(ptr %3, !16, !DIExpression(), !17)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  store i32 %4, ptr %3, align 4, !dbg !17
  %5 = load i32, ptr %3, align 4, !dbg !30
  %6 = srem i32 %5, 3, !dbg !31
  %7 = load i32, ptr %3, align 4, !dbg !32
  %8 = sdiv i32 %7, 3, !dbg !33
  %9 = add nsw i32 %8, 1, !dbg !34
  %10 = call noundef i32 @_ZL3ackii(i32 noundef %6, i32 noundef %9) #3, !dbg !35
  %11 = load ptr, ptr %2, align 8, !dbg !36
  %12 = load i32, ptr %3, align 4, !dbg !37
  %13 = sext i32 %12 to i64, !dbg !36
  %14 = getelementptr inbounds i32, ptr %11, i64 %13, !dbg !36
  store i32 %10, ptr %14, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL3ackii(i32 noundef %0, i32 noundef %1) #1 !dbg !40 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !45, !DIExpression(), !46)
  %6 = load i32, ptr %4, align 4, !dbg !47
  %7 = icmp eq i32 %6, 0, !dbg !49
  br i1 %7, label %8, label %11, !dbg !49

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4, !dbg !50
  %10 = add nsw i32 %9, 1, !dbg !51
  store i32 %10, ptr %3, align 4, !dbg !52
  br label %26, !dbg !52

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4, !dbg !53
  %13 = icmp eq i32 %12, 0, !dbg !55
  br i1 %13, label %14, label %18, !dbg !55

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !56
  %16 = sub nsw i32 %15, 1, !dbg !57
  %17 = call noundef i32 @_ZL3ackii(i32 noundef %16, i32 noundef 1) #3, !dbg !58
  store i32 %17, ptr %3, align 4, !dbg !59
  br label %26, !dbg !59

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !dbg !60
  %20 = sub nsw i32 %19, 1, !dbg !61
  %21 = load i32, ptr %4, align 4, !dbg !62
  %22 = load i32, ptr %5, align 4, !dbg !63
  %23 = sub nsw i32 %22, 1, !dbg !64
  %24 = call noundef i32 @_ZL3ackii(i32 noundef %21, i32 noundef %23) #3, !dbg !65
  %25 = call noundef i32 @_ZL3ackii(i32 noundef %20, i32 noundef %24) #3, !dbg !66
  store i32 %25, ptr %3, align 4, !dbg !67
  br label %26, !dbg !67

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4, !dbg !68
  ret i32 %27, !dbg !68
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fibonacci(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !75, !DIExpression(), !76)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !77
  %4 = call noundef i64 @_ZL3fibj(i32 noundef %3) #3, !dbg !79
  %5 = load ptr, ptr %2, align 8, !dbg !80
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %7 = zext i32 %6 to i64, !dbg !80
  %8 = getelementptr inbounds nuw i64, ptr %5, i64 %7, !dbg !80
  store i64 %4, ptr %8, align 8, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i64 @_ZL3fibj(i32 noundef %0) #1 !dbg !85 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !88, !DIExpression(), !89)
  %3 = load i32, ptr %2, align 4, !dbg !90
  %4 = icmp ult i32 %3, 2, !dbg !91
  br i1 %4, label %5, label %8, !dbg !90

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !92
  %7 = zext i32 %6 to i64, !dbg !92
  br label %16, !dbg !90

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !dbg !93
  %10 = sub i32 %9, 1, !dbg !94
  %11 = call noundef i64 @_ZL3fibj(i32 noundef %10) #3, !dbg !95
  %12 = load i32, ptr %2, align 4, !dbg !96
  %13 = sub i32 %12, 2, !dbg !97
  %14 = call noundef i64 @_ZL3fibj(i32 noundef %13) #3, !dbg !98
  %15 = add i64 %11, %14, !dbg !99
  br label %16, !dbg !90

16:                                               ; preds = %8, %5
  %17 = phi i64 [ %7, %5 ], [ %15, %8 ], !dbg !90
  ret i64 %17, !dbg !100
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quicksort(ptr noundef %0, i32 noundef %1) #0 !dbg !101 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [64 x i32], align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !104, !DIExpression(), !105)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !106, !DIExpression(), !107)
    #dbg_declare(ptr %5, !108, !DIExpression(), !112)
    #dbg_declare(ptr %6, !113, !DIExpression(), !114)
  %9 = load ptr, ptr %3, align 8, !dbg !115
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %11 = load i32, ptr %4, align 4, !dbg !118
  %12 = mul i32 %10, %11, !dbg !119
  %13 = zext i32 %12 to i64, !dbg !120
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13, !dbg !120
  store ptr %14, ptr %6, align 8, !dbg !114
    #dbg_declare(ptr %7, !121, !DIExpression(), !123)
  store i32 0, ptr %7, align 4, !dbg !123
  br label %15, !dbg !124

15:                                               ; preds = %28, %2
  %16 = load i32, ptr %7, align 4, !dbg !125
  %17 = load i32, ptr %4, align 4, !dbg !127
  %18 = icmp slt i32 %16, %17, !dbg !128
  br i1 %18, label %19, label %31, !dbg !129

19:                                               ; preds = %15
  %20 = load ptr, ptr %6, align 8, !dbg !130
  %21 = load i32, ptr %7, align 4, !dbg !131
  %22 = sext i32 %21 to i64, !dbg !130
  %23 = getelementptr inbounds i32, ptr %20, i64 %22, !dbg !130
  %24 = load i32, ptr %23, align 4, !dbg !130
  %25 = load i32, ptr %7, align 4, !dbg !132
  %26 = sext i32 %25 to i64, !dbg !133
  %27 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %26, !dbg !133
  store i32 %24, ptr %27, align 4, !dbg !134
  br label %28, !dbg !133

28:                                               ; preds = %19
  %29 = load i32, ptr %7, align 4, !dbg !135
  %30 = add nsw i32 %29, 1, !dbg !135
  store i32 %30, ptr %7, align 4, !dbg !135
  br label %15, !dbg !136, !llvm.loop !137

31:                                               ; preds = %15
  %32 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 0, !dbg !140
  %33 = load i32, ptr %4, align 4, !dbg !141
  %34 = sub nsw i32 %33, 1, !dbg !142
  call void @_ZL4sortPiii(ptr noundef %32, i32 noundef 0, i32 noundef %34) #3, !dbg !143
    #dbg_declare(ptr %8, !144, !DIExpression(), !146)
  store i32 0, ptr %8, align 4, !dbg !146
  br label %35, !dbg !147

35:                                               ; preds = %48, %31
  %36 = load i32, ptr %8, align 4, !dbg !148
  %37 = load i32, ptr %4, align 4, !dbg !150
  %38 = icmp slt i32 %36, %37, !dbg !151
  br i1 %38, label %39, label %51, !dbg !152

39:                                               ; preds = %35
  %40 = load i32, ptr %8, align 4, !dbg !153
  %41 = sext i32 %40 to i64, !dbg !154
  %42 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %41, !dbg !154
  %43 = load i32, ptr %42, align 4, !dbg !154
  %44 = load ptr, ptr %6, align 8, !dbg !155
  %45 = load i32, ptr %8, align 4, !dbg !156
  %46 = sext i32 %45 to i64, !dbg !155
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !155
  store i32 %43, ptr %47, align 4, !dbg !157
  br label %48, !dbg !155

48:                                               ; preds = %39
  %49 = load i32, ptr %8, align 4, !dbg !158
  %50 = add nsw i32 %49, 1, !dbg !158
  store i32 %50, ptr %8, align 4, !dbg !158
  br label %35, !dbg !159, !llvm.loop !160

51:                                               ; preds = %35
  ret void, !dbg !162
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4sortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 !dbg !163 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !166, !DIExpression(), !167)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !168, !DIExpression(), !169)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !170, !DIExpression(), !171)
  %11 = load i32, ptr %5, align 4, !dbg !172
  %12 = load i32, ptr %6, align 4, !dbg !174
  %13 = icmp sge i32 %11, %12, !dbg !175
  br i1 %13, label %14, label %15, !dbg !175

14:                                               ; preds = %3
  br label %88, !dbg !176

15:                                               ; preds = %3
    #dbg_declare(ptr %7, !177, !DIExpression(), !178)
  %16 = load ptr, ptr %4, align 8, !dbg !179
  %17 = load i32, ptr %5, align 4, !dbg !180
  %18 = load i32, ptr %6, align 4, !dbg !181
  %19 = add nsw i32 %17, %18, !dbg !182
  %20 = sdiv i32 %19, 2, !dbg !183
  %21 = sext i32 %20 to i64, !dbg !179
  %22 = getelementptr inbounds i32, ptr %16, i64 %21, !dbg !179
  %23 = load i32, ptr %22, align 4, !dbg !179
  store i32 %23, ptr %7, align 4, !dbg !178
    #dbg_declare(ptr %8, !184, !DIExpression(), !185)
  %24 = load i32, ptr %5, align 4, !dbg !186
  store i32 %24, ptr %8, align 4, !dbg !185
    #dbg_declare(ptr %9, !187, !DIExpression(), !188)
  %25 = load i32, ptr %6, align 4, !dbg !189
  store i32 %25, ptr %9, align 4, !dbg !188
  br label %26, !dbg !190

26:                                               ; preds = %80, %15
  %27 = load i32, ptr %8, align 4, !dbg !191
  %28 = load i32, ptr %9, align 4, !dbg !192
  %29 = icmp sle i32 %27, %28, !dbg !193
  br i1 %29, label %30, label %81, !dbg !190

30:                                               ; preds = %26
  br label %31, !dbg !194

31:                                               ; preds = %39, %30
  %32 = load ptr, ptr %4, align 8, !dbg !196
  %33 = load i32, ptr %8, align 4, !dbg !197
  %34 = sext i32 %33 to i64, !dbg !196
  %35 = getelementptr inbounds i32, ptr %32, i64 %34, !dbg !196
  %36 = load i32, ptr %35, align 4, !dbg !196
  %37 = load i32, ptr %7, align 4, !dbg !198
  %38 = icmp slt i32 %36, %37, !dbg !199
  br i1 %38, label %39, label %42, !dbg !194

39:                                               ; preds = %31
  %40 = load i32, ptr %8, align 4, !dbg !200
  %41 = add nsw i32 %40, 1, !dbg !200
  store i32 %41, ptr %8, align 4, !dbg !200
  br label %31, !dbg !194, !llvm.loop !201

42:                                               ; preds = %31
  br label %43, !dbg !202

43:                                               ; preds = %51, %42
  %44 = load ptr, ptr %4, align 8, !dbg !203
  %45 = load i32, ptr %9, align 4, !dbg !204
  %46 = sext i32 %45 to i64, !dbg !203
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !203
  %48 = load i32, ptr %47, align 4, !dbg !203
  %49 = load i32, ptr %7, align 4, !dbg !205
  %50 = icmp sgt i32 %48, %49, !dbg !206
  br i1 %50, label %51, label %54, !dbg !202

51:                                               ; preds = %43
  %52 = load i32, ptr %9, align 4, !dbg !207
  %53 = add nsw i32 %52, -1, !dbg !207
  store i32 %53, ptr %9, align 4, !dbg !207
  br label %43, !dbg !202, !llvm.loop !208

54:                                               ; preds = %43
  %55 = load i32, ptr %8, align 4, !dbg !209
  %56 = load i32, ptr %9, align 4, !dbg !211
  %57 = icmp sle i32 %55, %56, !dbg !212
  br i1 %57, label %58, label %80, !dbg !212

58:                                               ; preds = %54
    #dbg_declare(ptr %10, !213, !DIExpression(), !215)
  %59 = load ptr, ptr %4, align 8, !dbg !216
  %60 = load i32, ptr %8, align 4, !dbg !217
  %61 = sext i32 %60 to i64, !dbg !216
  %62 = getelementptr inbounds i32, ptr %59, i64 %61, !dbg !216
  %63 = load i32, ptr %62, align 4, !dbg !216
  store i32 %63, ptr %10, align 4, !dbg !215
  %64 = load ptr, ptr %4, align 8, !dbg !218
  %65 = load i32, ptr %9, align 4, !dbg !219
  %66 = sext i32 %65 to i64, !dbg !218
  %67 = getelementptr inbounds i32, ptr %64, i64 %66, !dbg !218
  %68 = load i32, ptr %67, align 4, !dbg !218
  %69 = load ptr, ptr %4, align 8, !dbg !220
  %70 = load i32, ptr %8, align 4, !dbg !221
  %71 = add nsw i32 %70, 1, !dbg !221
  store i32 %71, ptr %8, align 4, !dbg !221
  %72 = sext i32 %70 to i64, !dbg !220
  %73 = getelementptr inbounds i32, ptr %69, i64 %72, !dbg !220
  store i32 %68, ptr %73, align 4, !dbg !222
  %74 = load i32, ptr %10, align 4, !dbg !223
  %75 = load ptr, ptr %4, align 8, !dbg !224
  %76 = load i32, ptr %9, align 4, !dbg !225
  %77 = add nsw i32 %76, -1, !dbg !225
  store i32 %77, ptr %9, align 4, !dbg !225
  %78 = sext i32 %76 to i64, !dbg !224
  %79 = getelementptr inbounds i32, ptr %75, i64 %78, !dbg !224
  store i32 %74, ptr %79, align 4, !dbg !226
  br label %80, !dbg !227

80:                                               ; preds = %58, %54
  br label %26, !dbg !190, !llvm.loop !228

81:                                               ; preds = %26
  %82 = load ptr, ptr %4, align 8, !dbg !230
  %83 = load i32, ptr %5, align 4, !dbg !231
  %84 = load i32, ptr %9, align 4, !dbg !232
  call void @_ZL4sortPiii(ptr noundef %82, i32 noundef %83, i32 noundef %84) #3, !dbg !233
  %85 = load ptr, ptr %4, align 8, !dbg !234
  %86 = load i32, ptr %8, align 4, !dbg !235
  %87 = load i32, ptr %6, align 4, !dbg !236
  call void @_ZL4sortPiii(ptr noundef %85, i32 noundef %86, i32 noundef %87) #3, !dbg !237
  br label %88, !dbg !238

88:                                               ; preds = %81, %14
  ret void, !dbg !238
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @eval_prefix(ptr noundef %0, ptr noundef %1) #0 !dbg !239 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !245, !DIExpression(), !246)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !247, !DIExpression(), !248)
    #dbg_declare(ptr %5, !249, !DIExpression(), !250)
  %6 = load ptr, ptr %3, align 8, !dbg !251
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252
  %8 = mul i32 %7, 16, !dbg !254
  %9 = zext i32 %8 to i64, !dbg !255
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 %9, !dbg !255
  store ptr %10, ptr %5, align 8, !dbg !250
  %11 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %5) #3, !dbg !256
  %12 = load ptr, ptr %4, align 8, !dbg !257
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !258
  %14 = zext i32 %13 to i64, !dbg !257
  %15 = getelementptr inbounds nuw i32, ptr %12, i64 %14, !dbg !257
  store i32 %11, ptr %15, align 4, !dbg !260
  ret void, !dbg !261
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %0) #1 !dbg !262 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !266, !DIExpression(), !267)
    #dbg_declare(ptr %3, !268, !DIExpression(), !269)
  %4 = load ptr, ptr %2, align 8, !dbg !270, !nonnull !13, !align !271
  %5 = load ptr, ptr %4, align 8, !dbg !272
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 1, !dbg !272
  store ptr %6, ptr %4, align 8, !dbg !272
  %7 = load i8, ptr %5, align 1, !dbg !273
  store i8 %7, ptr %3, align 1, !dbg !269
  %8 = load i8, ptr %3, align 1, !dbg !274
  %9 = sext i8 %8 to i32, !dbg !274
  %10 = icmp sge i32 %9, 48, !dbg !275
  br i1 %10, label %11, label %19, !dbg !276

11:                                               ; preds = %1
  %12 = load i8, ptr %3, align 1, !dbg !277
  %13 = sext i8 %12 to i32, !dbg !277
  %14 = icmp sle i32 %13, 57, !dbg !278
  br i1 %14, label %15, label %19, !dbg !274

15:                                               ; preds = %11
  %16 = load i8, ptr %3, align 1, !dbg !279
  %17 = sext i8 %16 to i32, !dbg !279
  %18 = sub nsw i32 %17, 48, !dbg !280
  br label %23, !dbg !274

19:                                               ; preds = %11, %1
  %20 = load i8, ptr %3, align 1, !dbg !281
  %21 = load ptr, ptr %2, align 8, !dbg !282, !nonnull !13, !align !271
  %22 = call noundef i32 @_ZL9operationcRPKc(i8 noundef signext %20, ptr noundef nonnull align 8 dereferenceable(8) %21) #3, !dbg !283
  br label %23, !dbg !274

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ], !dbg !274
  ret i32 %24, !dbg !284
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hanoi(ptr noundef %0, ptr noundef %1) #0 !dbg !285 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !290, !DIExpression(), !291)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !292, !DIExpression(), !293)
    #dbg_declare(ptr %5, !294, !DIExpression(), !295)
  store i32 0, ptr %5, align 4, !dbg !295
    #dbg_declare(ptr %6, !296, !DIExpression(), !297)
  store i32 7, ptr %6, align 4, !dbg !297
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !298
  call void @_ZL4moveiiiiPiPj(i32 noundef %7, i32 noundef 0, i32 noundef 2, i32 noundef 1, ptr noundef %5, ptr noundef %6) #3, !dbg !300
  %8 = load i32, ptr %5, align 4, !dbg !301
  %9 = load ptr, ptr %3, align 8, !dbg !302
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303
  %11 = zext i32 %10 to i64, !dbg !302
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11, !dbg !302
  store i32 %8, ptr %12, align 4, !dbg !305
  %13 = load i32, ptr %6, align 4, !dbg !306
  %14 = load ptr, ptr %4, align 8, !dbg !307
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !308
  %16 = zext i32 %15 to i64, !dbg !307
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16, !dbg !307
  store i32 %13, ptr %17, align 4, !dbg !310
  ret void, !dbg !311
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4moveiiiiPiPj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) #1 !dbg !312 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store i32 %0, ptr %7, align 4
    #dbg_declare(ptr %7, !315, !DIExpression(), !316)
  store i32 %1, ptr %8, align 4
    #dbg_declare(ptr %8, !317, !DIExpression(), !318)
  store i32 %2, ptr %9, align 4
    #dbg_declare(ptr %9, !319, !DIExpression(), !320)
  store i32 %3, ptr %10, align 4
    #dbg_declare(ptr %10, !321, !DIExpression(), !322)
  store ptr %4, ptr %11, align 8
    #dbg_declare(ptr %11, !323, !DIExpression(), !324)
  store ptr %5, ptr %12, align 8
    #dbg_declare(ptr %12, !325, !DIExpression(), !326)
  %13 = load i32, ptr %7, align 4, !dbg !327
  %14 = icmp eq i32 %13, 0, !dbg !329
  br i1 %14, label %15, label %16, !dbg !329

15:                                               ; preds = %6
  br label %43, !dbg !330

16:                                               ; preds = %6
  %17 = load i32, ptr %7, align 4, !dbg !331
  %18 = sub nsw i32 %17, 1, !dbg !332
  %19 = load i32, ptr %8, align 4, !dbg !333
  %20 = load i32, ptr %10, align 4, !dbg !334
  %21 = load i32, ptr %9, align 4, !dbg !335
  %22 = load ptr, ptr %11, align 8, !dbg !336
  %23 = load ptr, ptr %12, align 8, !dbg !337
  call void @_ZL4moveiiiiPiPj(i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef %22, ptr noundef %23) #3, !dbg !338
  %24 = load ptr, ptr %11, align 8, !dbg !339
  %25 = load i32, ptr %24, align 4, !dbg !340
  %26 = add nsw i32 %25, 1, !dbg !340
  store i32 %26, ptr %24, align 4, !dbg !340
  %27 = load ptr, ptr %12, align 8, !dbg !341
  %28 = load i32, ptr %27, align 4, !dbg !342
  %29 = mul i32 %28, 31, !dbg !343
  %30 = load i32, ptr %8, align 4, !dbg !344
  %31 = mul nsw i32 %30, 3, !dbg !345
  %32 = add i32 %29, %31, !dbg !346
  %33 = load i32, ptr %9, align 4, !dbg !347
  %34 = add i32 %32, %33, !dbg !348
  %35 = load ptr, ptr %12, align 8, !dbg !349
  store i32 %34, ptr %35, align 4, !dbg !350
  %36 = load i32, ptr %7, align 4, !dbg !351
  %37 = sub nsw i32 %36, 1, !dbg !352
  %38 = load i32, ptr %10, align 4, !dbg !353
  %39 = load i32, ptr %9, align 4, !dbg !354
  %40 = load i32, ptr %8, align 4, !dbg !355
  %41 = load ptr, ptr %11, align 8, !dbg !356
  %42 = load ptr, ptr %12, align 8, !dbg !357
  call void @_ZL4moveiiiiPiPj(i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, ptr noundef %42) #3, !dbg !358
  br label %43, !dbg !359

43:                                               ; preds = %16, %15
  ret void, !dbg !359
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL9operationcRPKc(i8 noundef signext %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #1 !dbg !360 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i8 %0, ptr %4, align 1
    #dbg_declare(ptr %4, !363, !DIExpression(), !364)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !365, !DIExpression(), !366)
    #dbg_declare(ptr %6, !367, !DIExpression(), !368)
  %8 = load ptr, ptr %5, align 8, !dbg !369, !nonnull !13, !align !271
  %9 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %8) #3, !dbg !370
  store i32 %9, ptr %6, align 4, !dbg !368
    #dbg_declare(ptr %7, !371, !DIExpression(), !372)
  %10 = load ptr, ptr %5, align 8, !dbg !373, !nonnull !13, !align !271
  %11 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %10) #3, !dbg !374
  store i32 %11, ptr %7, align 4, !dbg !372
  %12 = load i8, ptr %4, align 1, !dbg !375
  %13 = sext i8 %12 to i32, !dbg !375
  switch i32 %13, label %22 [
    i32 43, label %14
    i32 45, label %18
  ], !dbg !376

14:                                               ; preds = %2
  %15 = load i32, ptr %6, align 4, !dbg !377
  %16 = load i32, ptr %7, align 4, !dbg !379
  %17 = add nsw i32 %15, %16, !dbg !380
  store i32 %17, ptr %3, align 4, !dbg !381
  br label %26, !dbg !381

18:                                               ; preds = %2
  %19 = load i32, ptr %6, align 4, !dbg !382
  %20 = load i32, ptr %7, align 4, !dbg !383
  %21 = sub nsw i32 %19, %20, !dbg !384
  store i32 %21, ptr %3, align 4, !dbg !385
  br label %26, !dbg !385

22:                                               ; preds = %2
  %23 = load i32, ptr %6, align 4, !dbg !386
  %24 = load i32, ptr %7, align 4, !dbg !387
  %25 = mul nsw i32 %23, %24, !dbg !388
  store i32 %25, ptr %3, align 4, !dbg !389
  br label %26, !dbg !389

26:                                               ; preds = %22, %18, %14
  %27 = load i32, ptr %3, align 4, !dbg !390
  ret i32 %27, !dbg !390
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "ackermann", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "out", arg: 1, scope: !8, file: !1, line: 18, type: !11)
!15 = !DILocation(line: 18, column: 23, scope: !8)
!16 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 19, type: !12)
!17 = !DILocation(line: 19, column: 9, scope: !8)
!18 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !29)
!19 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !21, file: !20, line: 34, type: !24, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !23)
!20 = !DIFile(filename: "./gonvvm_cuda.h", directory: ".")
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_threadIdx", file: !20, line: 34, size: 8, flags: DIFlagTypePassByValue, elements: !22, identifier: "_ZTS12gv_threadIdx")
!22 = !{!23, !27, !28}
!23 = !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !21, file: !20, line: 34, type: !24, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!27 = !DISubprogram(name: "get_y", linkageName: "_ZN12gv_threadIdx5get_yEv", scope: !21, file: !20, line: 34, type: !24, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!28 = !DISubprogram(name: "get_z", linkageName: "_ZN12gv_threadIdx5get_zEv", scope: !21, file: !20, line: 34, type: !24, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!29 = distinct !DILocation(line: 19, column: 13, scope: !8)
!30 = !DILocation(line: 20, column: 18, scope: !8)
!31 = !DILocation(line: 20, column: 20, scope: !8)
!32 = !DILocation(line: 20, column: 25, scope: !8)
!33 = !DILocation(line: 20, column: 27, scope: !8)
!34 = !DILocation(line: 20, column: 31, scope: !8)
!35 = !DILocation(line: 20, column: 14, scope: !8)
!36 = !DILocation(line: 20, column: 5, scope: !8)
!37 = !DILocation(line: 20, column: 9, scope: !8)
!38 = !DILocation(line: 20, column: 12, scope: !8)
!39 = !DILocation(line: 21, column: 1, scope: !8)
!40 = distinct !DISubprogram(name: "ack", linkageName: "_ZL3ackii", scope: !1, file: !1, line: 10, type: !41, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!41 = !DISubroutineType(types: !42)
!42 = !{!12, !12, !12}
!43 = !DILocalVariable(name: "m", arg: 1, scope: !40, file: !1, line: 10, type: !12)
!44 = !DILocation(line: 10, column: 44, scope: !40)
!45 = !DILocalVariable(name: "n", arg: 2, scope: !40, file: !1, line: 10, type: !12)
!46 = !DILocation(line: 10, column: 51, scope: !40)
!47 = !DILocation(line: 11, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !40, file: !1, line: 11, column: 9)
!49 = !DILocation(line: 11, column: 11, scope: !48)
!50 = !DILocation(line: 12, column: 16, scope: !48)
!51 = !DILocation(line: 12, column: 18, scope: !48)
!52 = !DILocation(line: 12, column: 9, scope: !48)
!53 = !DILocation(line: 13, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 9)
!55 = !DILocation(line: 13, column: 11, scope: !54)
!56 = !DILocation(line: 14, column: 20, scope: !54)
!57 = !DILocation(line: 14, column: 22, scope: !54)
!58 = !DILocation(line: 14, column: 16, scope: !54)
!59 = !DILocation(line: 14, column: 9, scope: !54)
!60 = !DILocation(line: 15, column: 16, scope: !40)
!61 = !DILocation(line: 15, column: 18, scope: !40)
!62 = !DILocation(line: 15, column: 27, scope: !40)
!63 = !DILocation(line: 15, column: 30, scope: !40)
!64 = !DILocation(line: 15, column: 32, scope: !40)
!65 = !DILocation(line: 15, column: 23, scope: !40)
!66 = !DILocation(line: 15, column: 12, scope: !40)
!67 = !DILocation(line: 15, column: 5, scope: !40)
!68 = !DILocation(line: 16, column: 1, scope: !40)
!69 = distinct !DISubprogram(name: "fibonacci", scope: !1, file: !1, line: 25, type: !70, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "ull", file: !20, line: 19, baseType: !74)
!74 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!75 = !DILocalVariable(name: "out", arg: 1, scope: !69, file: !1, line: 25, type: !72)
!76 = !DILocation(line: 25, column: 23, scope: !69)
!77 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !78)
!78 = distinct !DILocation(line: 25, column: 53, scope: !69)
!79 = !DILocation(line: 25, column: 49, scope: !69)
!80 = !DILocation(line: 25, column: 30, scope: !69)
!81 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !82)
!82 = distinct !DILocation(line: 25, column: 34, scope: !69)
!83 = !DILocation(line: 25, column: 47, scope: !69)
!84 = !DILocation(line: 25, column: 67, scope: !69)
!85 = distinct !DISubprogram(name: "fib", linkageName: "_ZL3fibj", scope: !1, file: !1, line: 23, type: !86, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!86 = !DISubroutineType(types: !87)
!87 = !{!73, !26}
!88 = !DILocalVariable(name: "n", arg: 1, scope: !85, file: !1, line: 23, type: !26)
!89 = !DILocation(line: 23, column: 36, scope: !85)
!90 = !DILocation(line: 23, column: 48, scope: !85)
!91 = !DILocation(line: 23, column: 50, scope: !85)
!92 = !DILocation(line: 23, column: 56, scope: !85)
!93 = !DILocation(line: 23, column: 64, scope: !85)
!94 = !DILocation(line: 23, column: 66, scope: !85)
!95 = !DILocation(line: 23, column: 60, scope: !85)
!96 = !DILocation(line: 23, column: 77, scope: !85)
!97 = !DILocation(line: 23, column: 79, scope: !85)
!98 = !DILocation(line: 23, column: 73, scope: !85)
!99 = !DILocation(line: 23, column: 71, scope: !85)
!100 = !DILocation(line: 23, column: 41, scope: !85)
!101 = distinct !DISubprogram(name: "quicksort", scope: !1, file: !1, line: 46, type: !102, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !11, !12}
!104 = !DILocalVariable(name: "data", arg: 1, scope: !101, file: !1, line: 46, type: !11)
!105 = !DILocation(line: 46, column: 23, scope: !101)
!106 = !DILocalVariable(name: "n", arg: 2, scope: !101, file: !1, line: 46, type: !12)
!107 = !DILocation(line: 46, column: 33, scope: !101)
!108 = !DILocalVariable(name: "local", scope: !101, file: !1, line: 47, type: !109)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 2048, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 64)
!112 = !DILocation(line: 47, column: 9, scope: !101)
!113 = !DILocalVariable(name: "mine", scope: !101, file: !1, line: 48, type: !11)
!114 = !DILocation(line: 48, column: 10, scope: !101)
!115 = !DILocation(line: 48, column: 17, scope: !101)
!116 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !117)
!117 = distinct !DILocation(line: 48, column: 24, scope: !101)
!118 = !DILocation(line: 48, column: 38, scope: !101)
!119 = !DILocation(line: 48, column: 36, scope: !101)
!120 = !DILocation(line: 48, column: 22, scope: !101)
!121 = !DILocalVariable(name: "i", scope: !122, file: !1, line: 49, type: !12)
!122 = distinct !DILexicalBlock(scope: !101, file: !1, line: 49, column: 5)
!123 = !DILocation(line: 49, column: 14, scope: !122)
!124 = !DILocation(line: 49, column: 10, scope: !122)
!125 = !DILocation(line: 49, column: 21, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !1, line: 49, column: 5)
!127 = !DILocation(line: 49, column: 25, scope: !126)
!128 = !DILocation(line: 49, column: 23, scope: !126)
!129 = !DILocation(line: 49, column: 5, scope: !122)
!130 = !DILocation(line: 50, column: 20, scope: !126)
!131 = !DILocation(line: 50, column: 25, scope: !126)
!132 = !DILocation(line: 50, column: 15, scope: !126)
!133 = !DILocation(line: 50, column: 9, scope: !126)
!134 = !DILocation(line: 50, column: 18, scope: !126)
!135 = !DILocation(line: 49, column: 29, scope: !126)
!136 = !DILocation(line: 49, column: 5, scope: !126)
!137 = distinct !{!137, !129, !138, !139}
!138 = !DILocation(line: 50, column: 26, scope: !122)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !DILocation(line: 51, column: 10, scope: !101)
!141 = !DILocation(line: 51, column: 20, scope: !101)
!142 = !DILocation(line: 51, column: 22, scope: !101)
!143 = !DILocation(line: 51, column: 5, scope: !101)
!144 = !DILocalVariable(name: "i", scope: !145, file: !1, line: 52, type: !12)
!145 = distinct !DILexicalBlock(scope: !101, file: !1, line: 52, column: 5)
!146 = !DILocation(line: 52, column: 14, scope: !145)
!147 = !DILocation(line: 52, column: 10, scope: !145)
!148 = !DILocation(line: 52, column: 21, scope: !149)
!149 = distinct !DILexicalBlock(scope: !145, file: !1, line: 52, column: 5)
!150 = !DILocation(line: 52, column: 25, scope: !149)
!151 = !DILocation(line: 52, column: 23, scope: !149)
!152 = !DILocation(line: 52, column: 5, scope: !145)
!153 = !DILocation(line: 53, column: 25, scope: !149)
!154 = !DILocation(line: 53, column: 19, scope: !149)
!155 = !DILocation(line: 53, column: 9, scope: !149)
!156 = !DILocation(line: 53, column: 14, scope: !149)
!157 = !DILocation(line: 53, column: 17, scope: !149)
!158 = !DILocation(line: 52, column: 29, scope: !149)
!159 = !DILocation(line: 52, column: 5, scope: !149)
!160 = distinct !{!160, !152, !161, !139}
!161 = !DILocation(line: 53, column: 26, scope: !145)
!162 = !DILocation(line: 54, column: 1, scope: !101)
!163 = distinct !DISubprogram(name: "sort", linkageName: "_ZL4sortPiii", scope: !1, file: !1, line: 27, type: !164, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !11, !12, !12}
!166 = !DILocalVariable(name: "a", arg: 1, scope: !163, file: !1, line: 27, type: !11)
!167 = !DILocation(line: 27, column: 47, scope: !163)
!168 = !DILocalVariable(name: "lo", arg: 2, scope: !163, file: !1, line: 27, type: !12)
!169 = !DILocation(line: 27, column: 54, scope: !163)
!170 = !DILocalVariable(name: "hi", arg: 3, scope: !163, file: !1, line: 27, type: !12)
!171 = !DILocation(line: 27, column: 62, scope: !163)
!172 = !DILocation(line: 28, column: 9, scope: !173)
!173 = distinct !DILexicalBlock(scope: !163, file: !1, line: 28, column: 9)
!174 = !DILocation(line: 28, column: 15, scope: !173)
!175 = !DILocation(line: 28, column: 12, scope: !173)
!176 = !DILocation(line: 29, column: 9, scope: !173)
!177 = !DILocalVariable(name: "pivot", scope: !163, file: !1, line: 30, type: !12)
!178 = !DILocation(line: 30, column: 9, scope: !163)
!179 = !DILocation(line: 30, column: 17, scope: !163)
!180 = !DILocation(line: 30, column: 20, scope: !163)
!181 = !DILocation(line: 30, column: 25, scope: !163)
!182 = !DILocation(line: 30, column: 23, scope: !163)
!183 = !DILocation(line: 30, column: 29, scope: !163)
!184 = !DILocalVariable(name: "i", scope: !163, file: !1, line: 30, type: !12)
!185 = !DILocation(line: 30, column: 35, scope: !163)
!186 = !DILocation(line: 30, column: 39, scope: !163)
!187 = !DILocalVariable(name: "j", scope: !163, file: !1, line: 30, type: !12)
!188 = !DILocation(line: 30, column: 43, scope: !163)
!189 = !DILocation(line: 30, column: 47, scope: !163)
!190 = !DILocation(line: 31, column: 5, scope: !163)
!191 = !DILocation(line: 31, column: 12, scope: !163)
!192 = !DILocation(line: 31, column: 17, scope: !163)
!193 = !DILocation(line: 31, column: 14, scope: !163)
!194 = !DILocation(line: 32, column: 9, scope: !195)
!195 = distinct !DILexicalBlock(scope: !163, file: !1, line: 31, column: 20)
!196 = !DILocation(line: 32, column: 16, scope: !195)
!197 = !DILocation(line: 32, column: 18, scope: !195)
!198 = !DILocation(line: 32, column: 23, scope: !195)
!199 = !DILocation(line: 32, column: 21, scope: !195)
!200 = !DILocation(line: 33, column: 14, scope: !195)
!201 = distinct !{!201, !194, !200, !139}
!202 = !DILocation(line: 34, column: 9, scope: !195)
!203 = !DILocation(line: 34, column: 16, scope: !195)
!204 = !DILocation(line: 34, column: 18, scope: !195)
!205 = !DILocation(line: 34, column: 23, scope: !195)
!206 = !DILocation(line: 34, column: 21, scope: !195)
!207 = !DILocation(line: 35, column: 14, scope: !195)
!208 = distinct !{!208, !202, !207, !139}
!209 = !DILocation(line: 36, column: 13, scope: !210)
!210 = distinct !DILexicalBlock(scope: !195, file: !1, line: 36, column: 13)
!211 = !DILocation(line: 36, column: 18, scope: !210)
!212 = !DILocation(line: 36, column: 15, scope: !210)
!213 = !DILocalVariable(name: "t", scope: !214, file: !1, line: 37, type: !12)
!214 = distinct !DILexicalBlock(scope: !210, file: !1, line: 36, column: 21)
!215 = !DILocation(line: 37, column: 17, scope: !214)
!216 = !DILocation(line: 37, column: 21, scope: !214)
!217 = !DILocation(line: 37, column: 23, scope: !214)
!218 = !DILocation(line: 38, column: 22, scope: !214)
!219 = !DILocation(line: 38, column: 24, scope: !214)
!220 = !DILocation(line: 38, column: 13, scope: !214)
!221 = !DILocation(line: 38, column: 16, scope: !214)
!222 = !DILocation(line: 38, column: 20, scope: !214)
!223 = !DILocation(line: 39, column: 22, scope: !214)
!224 = !DILocation(line: 39, column: 13, scope: !214)
!225 = !DILocation(line: 39, column: 16, scope: !214)
!226 = !DILocation(line: 39, column: 20, scope: !214)
!227 = !DILocation(line: 40, column: 9, scope: !214)
!228 = distinct !{!228, !190, !229, !139}
!229 = !DILocation(line: 41, column: 5, scope: !163)
!230 = !DILocation(line: 42, column: 10, scope: !163)
!231 = !DILocation(line: 42, column: 13, scope: !163)
!232 = !DILocation(line: 42, column: 17, scope: !163)
!233 = !DILocation(line: 42, column: 5, scope: !163)
!234 = !DILocation(line: 43, column: 10, scope: !163)
!235 = !DILocation(line: 43, column: 13, scope: !163)
!236 = !DILocation(line: 43, column: 16, scope: !163)
!237 = !DILocation(line: 43, column: 5, scope: !163)
!238 = !DILocation(line: 44, column: 1, scope: !163)
!239 = distinct !DISubprogram(name: "eval_prefix", scope: !1, file: !1, line: 74, type: !240, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!240 = !DISubroutineType(types: !241)
!241 = !{null, !242, !11}
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !243, size: 64)
!243 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !244)
!244 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!245 = !DILocalVariable(name: "text", arg: 1, scope: !239, file: !1, line: 74, type: !242)
!246 = !DILocation(line: 74, column: 32, scope: !239)
!247 = !DILocalVariable(name: "out", arg: 2, scope: !239, file: !1, line: 74, type: !11)
!248 = !DILocation(line: 74, column: 43, scope: !239)
!249 = !DILocalVariable(name: "p", scope: !239, file: !1, line: 75, type: !242)
!250 = !DILocation(line: 75, column: 17, scope: !239)
!251 = !DILocation(line: 75, column: 21, scope: !239)
!252 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !253)
!253 = distinct !DILocation(line: 75, column: 28, scope: !239)
!254 = !DILocation(line: 75, column: 40, scope: !239)
!255 = !DILocation(line: 75, column: 26, scope: !239)
!256 = !DILocation(line: 76, column: 24, scope: !239)
!257 = !DILocation(line: 76, column: 5, scope: !239)
!258 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !259)
!259 = distinct !DILocation(line: 76, column: 9, scope: !239)
!260 = !DILocation(line: 76, column: 22, scope: !239)
!261 = !DILocation(line: 77, column: 1, scope: !239)
!262 = distinct !DISubprogram(name: "expression", linkageName: "_ZL10expressionRPKc", scope: !1, file: !1, line: 69, type: !263, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!263 = !DISubroutineType(types: !264)
!264 = !{!12, !265}
!265 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !242, size: 64)
!266 = !DILocalVariable(name: "p", arg: 1, scope: !262, file: !1, line: 69, type: !265)
!267 = !DILocation(line: 69, column: 60, scope: !262)
!268 = !DILocalVariable(name: "c", scope: !262, file: !1, line: 70, type: !244)
!269 = !DILocation(line: 70, column: 10, scope: !262)
!270 = !DILocation(line: 70, column: 15, scope: !262)
!271 = !{i64 8}
!272 = !DILocation(line: 70, column: 16, scope: !262)
!273 = !DILocation(line: 70, column: 14, scope: !262)
!274 = !DILocation(line: 71, column: 12, scope: !262)
!275 = !DILocation(line: 71, column: 14, scope: !262)
!276 = !DILocation(line: 71, column: 21, scope: !262)
!277 = !DILocation(line: 71, column: 24, scope: !262)
!278 = !DILocation(line: 71, column: 26, scope: !262)
!279 = !DILocation(line: 71, column: 35, scope: !262)
!280 = !DILocation(line: 71, column: 37, scope: !262)
!281 = !DILocation(line: 71, column: 55, scope: !262)
!282 = !DILocation(line: 71, column: 58, scope: !262)
!283 = !DILocation(line: 71, column: 45, scope: !262)
!284 = !DILocation(line: 71, column: 5, scope: !262)
!285 = distinct !DISubprogram(name: "hanoi", scope: !1, file: !1, line: 88, type: !286, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!286 = !DISubroutineType(types: !287)
!287 = !{null, !11, !288}
!288 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!289 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !20, line: 18, baseType: !26)
!290 = !DILocalVariable(name: "counts", arg: 1, scope: !285, file: !1, line: 88, type: !11)
!291 = !DILocation(line: 88, column: 19, scope: !285)
!292 = !DILocalVariable(name: "traces", arg: 2, scope: !285, file: !1, line: 88, type: !288)
!293 = !DILocation(line: 88, column: 33, scope: !285)
!294 = !DILocalVariable(name: "count", scope: !285, file: !1, line: 89, type: !12)
!295 = !DILocation(line: 89, column: 9, scope: !285)
!296 = !DILocalVariable(name: "trace", scope: !285, file: !1, line: 90, type: !289)
!297 = !DILocation(line: 90, column: 10, scope: !285)
!298 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !299)
!299 = distinct !DILocation(line: 91, column: 10, scope: !285)
!300 = !DILocation(line: 91, column: 5, scope: !285)
!301 = !DILocation(line: 92, column: 27, scope: !285)
!302 = !DILocation(line: 92, column: 5, scope: !285)
!303 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !304)
!304 = distinct !DILocation(line: 92, column: 12, scope: !285)
!305 = !DILocation(line: 92, column: 25, scope: !285)
!306 = !DILocation(line: 93, column: 27, scope: !285)
!307 = !DILocation(line: 93, column: 5, scope: !285)
!308 = !DILocation(line: 34, column: 1, scope: !19, inlinedAt: !309)
!309 = distinct !DILocation(line: 93, column: 12, scope: !285)
!310 = !DILocation(line: 93, column: 25, scope: !285)
!311 = !DILocation(line: 94, column: 1, scope: !285)
!312 = distinct !DISubprogram(name: "move", linkageName: "_ZL4moveiiiiPiPj", scope: !1, file: !1, line: 79, type: !313, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !12, !12, !12, !12, !11, !288}
!315 = !DILocalVariable(name: "n", arg: 1, scope: !312, file: !1, line: 79, type: !12)
!316 = !DILocation(line: 79, column: 46, scope: !312)
!317 = !DILocalVariable(name: "from", arg: 2, scope: !312, file: !1, line: 79, type: !12)
!318 = !DILocation(line: 79, column: 53, scope: !312)
!319 = !DILocalVariable(name: "to", arg: 3, scope: !312, file: !1, line: 79, type: !12)
!320 = !DILocation(line: 79, column: 63, scope: !312)
!321 = !DILocalVariable(name: "over", arg: 4, scope: !312, file: !1, line: 79, type: !12)
!322 = !DILocation(line: 79, column: 71, scope: !312)
!323 = !DILocalVariable(name: "count", arg: 5, scope: !312, file: !1, line: 79, type: !11)
!324 = !DILocation(line: 79, column: 82, scope: !312)
!325 = !DILocalVariable(name: "trace", arg: 6, scope: !312, file: !1, line: 79, type: !288)
!326 = !DILocation(line: 79, column: 95, scope: !312)
!327 = !DILocation(line: 80, column: 9, scope: !328)
!328 = distinct !DILexicalBlock(scope: !312, file: !1, line: 80, column: 9)
!329 = !DILocation(line: 80, column: 11, scope: !328)
!330 = !DILocation(line: 81, column: 9, scope: !328)
!331 = !DILocation(line: 82, column: 10, scope: !312)
!332 = !DILocation(line: 82, column: 12, scope: !312)
!333 = !DILocation(line: 82, column: 17, scope: !312)
!334 = !DILocation(line: 82, column: 23, scope: !312)
!335 = !DILocation(line: 82, column: 29, scope: !312)
!336 = !DILocation(line: 82, column: 33, scope: !312)
!337 = !DILocation(line: 82, column: 40, scope: !312)
!338 = !DILocation(line: 82, column: 5, scope: !312)
!339 = !DILocation(line: 83, column: 6, scope: !312)
!340 = !DILocation(line: 83, column: 12, scope: !312)
!341 = !DILocation(line: 84, column: 15, scope: !312)
!342 = !DILocation(line: 84, column: 14, scope: !312)
!343 = !DILocation(line: 84, column: 21, scope: !312)
!344 = !DILocation(line: 84, column: 28, scope: !312)
!345 = !DILocation(line: 84, column: 33, scope: !312)
!346 = !DILocation(line: 84, column: 26, scope: !312)
!347 = !DILocation(line: 84, column: 39, scope: !312)
!348 = !DILocation(line: 84, column: 37, scope: !312)
!349 = !DILocation(line: 84, column: 6, scope: !312)
!350 = !DILocation(line: 84, column: 12, scope: !312)
!351 = !DILocation(line: 85, column: 10, scope: !312)
!352 = !DILocation(line: 85, column: 12, scope: !312)
!353 = !DILocation(line: 85, column: 17, scope: !312)
!354 = !DILocation(line: 85, column: 23, scope: !312)
!355 = !DILocation(line: 85, column: 27, scope: !312)
!356 = !DILocation(line: 85, column: 33, scope: !312)
!357 = !DILocation(line: 85, column: 40, scope: !312)
!358 = !DILocation(line: 85, column: 5, scope: !312)
!359 = !DILocation(line: 86, column: 1, scope: !312)
!360 = distinct !DISubprogram(name: "operation", linkageName: "_ZL9operationcRPKc", scope: !1, file: !1, line: 59, type: !361, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!361 = !DISubroutineType(types: !362)
!362 = !{!12, !244, !265}
!363 = !DILocalVariable(name: "op", arg: 1, scope: !360, file: !1, line: 59, type: !244)
!364 = !DILocation(line: 59, column: 51, scope: !360)
!365 = !DILocalVariable(name: "p", arg: 2, scope: !360, file: !1, line: 59, type: !265)
!366 = !DILocation(line: 59, column: 68, scope: !360)
!367 = !DILocalVariable(name: "a", scope: !360, file: !1, line: 60, type: !12)
!368 = !DILocation(line: 60, column: 9, scope: !360)
!369 = !DILocation(line: 60, column: 24, scope: !360)
!370 = !DILocation(line: 60, column: 13, scope: !360)
!371 = !DILocalVariable(name: "b", scope: !360, file: !1, line: 61, type: !12)
!372 = !DILocation(line: 61, column: 9, scope: !360)
!373 = !DILocation(line: 61, column: 24, scope: !360)
!374 = !DILocation(line: 61, column: 13, scope: !360)
!375 = !DILocation(line: 62, column: 13, scope: !360)
!376 = !DILocation(line: 62, column: 5, scope: !360)
!377 = !DILocation(line: 63, column: 22, scope: !378)
!378 = distinct !DILexicalBlock(scope: !360, file: !1, line: 62, column: 17)
!379 = !DILocation(line: 63, column: 26, scope: !378)
!380 = !DILocation(line: 63, column: 24, scope: !378)
!381 = !DILocation(line: 63, column: 15, scope: !378)
!382 = !DILocation(line: 64, column: 22, scope: !378)
!383 = !DILocation(line: 64, column: 26, scope: !378)
!384 = !DILocation(line: 64, column: 24, scope: !378)
!385 = !DILocation(line: 64, column: 15, scope: !378)
!386 = !DILocation(line: 65, column: 21, scope: !378)
!387 = !DILocation(line: 65, column: 25, scope: !378)
!388 = !DILocation(line: 65, column: 23, scope: !378)
!389 = !DILocation(line: 65, column: 14, scope: !378)
!390 = !DILocation(line: 67, column: 1, scope: !360)
