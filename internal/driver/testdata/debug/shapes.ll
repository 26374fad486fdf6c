; ModuleID = 'shapes.cu'
source_filename = "shapes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { ptr, ptr }
%struct.Pack = type { [2 x float] }
%struct.Box = type { i32 }
%"struct.shapes::Vec3" = type { float, float, float }
%"struct.shapes::v1::Tag" = type { i16 }
%class.Derived = type { %struct.Base, %struct.Mid, [2 x [3 x i32]], %union.anon, i16, i64, i64, { i64, i64 }, %"struct.Derived::Inner", ptr, ptr }
%struct.Base = type { i32 }
%struct.Mid = type { double }
%union.anon = type { i32 }
%"struct.Derived::Inner" = type { i8 }

$_ZN6shapes4Vec3C1Ef = comdat any

$_ZN6shapes4Vec3pLERKS0_ = comdat any

$_ZN6shapes3addIiEET_S1_S1_ = comdat any

$_ZN6shapes3addIdEET_S1_S1_ = comdat any

$_ZNK7Derived3getEi = comdat any

$_ZN6shapes4Vec3C2Ef = comdat any

@table = dso_local addrspace(4) externally_initialized constant [4 x float] zeroinitializer, align 4, !dbg !0
@_ZN6shapes12_GLOBAL__N_16hiddenE = internal addrspace(1) global i32 3, align 4, !dbg !133
@_ZZ4walkiDv4_fE5calls = internal addrspace(1) global i32 0, align 4, !dbg !39
@_ZZ5shapeE4tile = internal addrspace(3) global [64 x float] undef, align 4, !dbg !45
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_ZN6shapes4hideEi(i32 noundef %0) #0 !dbg !139 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !149, !DIExpression(), !150)
  %3 = load i32, ptr %2, align 4, !dbg !151
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZN6shapes12_GLOBAL__N_16hiddenE to ptr), align 4, !dbg !152
  %5 = add nsw i32 %3, %4, !dbg !153
  ret i32 %5, !dbg !154
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z4walkiDv4_f(i32 noundef %0, <4 x float> noundef %1) #0 !dbg !41 {
  %3 = alloca i32, align 4
  %4 = alloca <4 x float>, align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca %class.anon, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !155, !DIExpression(), !156)
  store <4 x float> %1, ptr %4, align 16
    #dbg_declare(ptr %4, !157, !DIExpression(), !158)
    #dbg_declare(ptr %5, !159, !DIExpression(), !160)
  store i32 0, ptr %5, align 4, !dbg !160
    #dbg_declare(ptr %6, !161, !DIExpression(), !163)
  store i32 0, ptr %6, align 4, !dbg !163
  br label %10, !dbg !164

10:                                               ; preds = %33, %2
  %11 = load i32, ptr %6, align 4, !dbg !165
  %12 = load i32, ptr %3, align 4, !dbg !167
  %13 = icmp slt i32 %11, %12, !dbg !168
  br i1 %13, label %14, label %36, !dbg !169

14:                                               ; preds = %10
    #dbg_declare(ptr %7, !170, !DIExpression(), !172)
  %15 = load i32, ptr %6, align 4, !dbg !173
  %16 = load i32, ptr %6, align 4, !dbg !174
  %17 = add nsw i32 %15, %16, !dbg !175
  store i32 %17, ptr %7, align 4, !dbg !172
  %18 = load i32, ptr %7, align 4, !dbg !176
  %19 = and i32 %18, 4, !dbg !178
  %20 = icmp ne i32 %19, 0, !dbg !176
  br i1 %20, label %21, label %32, !dbg !176

21:                                               ; preds = %14
    #dbg_declare(ptr %8, !179, !DIExpression(), !181)
  %22 = load i32, ptr %7, align 4, !dbg !182
  %23 = sext i32 %22 to i64, !dbg !182
  %24 = load i32, ptr %7, align 4, !dbg !183
  %25 = sext i32 %24 to i64, !dbg !183
  %26 = mul nsw i64 %23, %25, !dbg !184
  store i64 %26, ptr %8, align 8, !dbg !181
  %27 = load i64, ptr %8, align 8, !dbg !185
  %28 = load i32, ptr %5, align 4, !dbg !186
  %29 = sext i32 %28 to i64, !dbg !186
  %30 = add nsw i64 %29, %27, !dbg !186
  %31 = trunc i64 %30 to i32, !dbg !186
  store i32 %31, ptr %5, align 4, !dbg !186
  br label %37, !dbg !187

32:                                               ; preds = %14
  br label %33, !dbg !188

33:                                               ; preds = %32
  %34 = load i32, ptr %6, align 4, !dbg !189
  %35 = add nsw i32 %34, 1, !dbg !189
  store i32 %35, ptr %6, align 4, !dbg !189
  br label %10, !dbg !190, !llvm.loop !191

36:                                               ; preds = %10
  br label %37, !dbg !192

37:                                               ; preds = %36, %21
    #dbg_label(!194, !195)
    #dbg_declare(ptr %9, !196, !DIExpression(), !202)
  %38 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0, !dbg !203
  store ptr %5, ptr %38, align 8, !dbg !203
  %39 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1, !dbg !203
  store ptr %3, ptr %39, align 8, !dbg !203
  %40 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZZ4walkiDv4_fE5calls to ptr), align 4, !dbg !204
  %41 = add nsw i32 %40, 1, !dbg !204
  store i32 %41, ptr addrspacecast (ptr addrspace(1) @_ZZ4walkiDv4_fE5calls to ptr), align 4, !dbg !204
  %42 = call noundef i32 @_ZZ4walkiDv4_fENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef 3) #2, !dbg !205
  %43 = sitofp i32 %42 to float, !dbg !205
  %44 = load <4 x float>, ptr %4, align 16, !dbg !206
  %45 = extractelement <4 x float> %44, i64 0, !dbg !206
  %46 = fadd contract float %43, %45, !dbg !207
  %47 = fptosi float %46 to i32, !dbg !205
  ret i32 %47, !dbg !208
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZZ4walkiDv4_fENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 align 2 !dbg !209 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !215, !DIExpression(), !217)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !218, !DIExpression(), !219)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !220
  %7 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0, !dbg !221
  %8 = load ptr, ptr %7, align 8, !dbg !221, !nonnull !44, !align !222
  %9 = load i32, ptr %8, align 4, !dbg !221
  %10 = add nsw i32 %6, %9, !dbg !223
  %11 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1, !dbg !224
  %12 = load ptr, ptr %11, align 8, !dbg !224, !nonnull !44, !align !222
  %13 = load i32, ptr %12, align 4, !dbg !224
  %14 = add nsw i32 %10, %13, !dbg !225
  ret i32 %14, !dbg !226
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shape(ptr noundef %0, ptr noalias noundef %1, i64 noundef %2, ptr noundef byval(%struct.Pack) align 4 %3, ptr noundef byval(%struct.Box) align 4 %4, i32 noundef %5, i16 noundef signext %6, ptr noundef %7, i1 noundef zeroext %8, double noundef %9, i128 noundef %10) #1 !dbg !47 {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i16, align 2
  %17 = alloca ptr, align 8
  %18 = alloca i8, align 1
  %19 = alloca double, align 8
  %20 = alloca i128, align 16
  %21 = alloca %"struct.shapes::Vec3", align 4
  %22 = alloca ptr, align 8
  %23 = alloca %"struct.shapes::v1::Tag", align 2
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
    #dbg_declare(ptr %12, !227, !DIExpression(), !228)
  store ptr %1, ptr %13, align 8
    #dbg_declare(ptr %13, !229, !DIExpression(), !230)
  store i64 %2, ptr %14, align 8
    #dbg_declare(ptr %14, !231, !DIExpression(), !232)
    #dbg_declare(ptr %3, !233, !DIExpression(), !234)
    #dbg_declare(ptr %4, !235, !DIExpression(), !236)
  store i32 %5, ptr %15, align 4
    #dbg_declare(ptr %15, !237, !DIExpression(), !238)
  store i16 %6, ptr %16, align 2
    #dbg_declare(ptr %16, !239, !DIExpression(), !240)
  store ptr %7, ptr %17, align 8
    #dbg_declare(ptr %17, !241, !DIExpression(), !242)
  %26 = zext i1 %8 to i8
  store i8 %26, ptr %18, align 1
    #dbg_declare(ptr %18, !243, !DIExpression(), !244)
  store double %9, ptr %19, align 8
    #dbg_declare(ptr %19, !245, !DIExpression(), !246)
  store i128 %10, ptr %20, align 16
    #dbg_declare(ptr %20, !247, !DIExpression(), !248)
    #dbg_declare(ptr %21, !249, !DIExpression(), !250)
  call void @_ZN6shapes4Vec3C1Ef(ptr noundef nonnull align 4 dereferenceable(12) %21, float noundef 1.000000e+00) #2, !dbg !250
  %27 = call noundef nonnull align 4 dereferenceable(12) ptr @_ZN6shapes4Vec3pLERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %21, ptr noundef nonnull align 4 dereferenceable(12) %21) #2, !dbg !251
    #dbg_declare(ptr %22, !252, !DIExpression(), !254)
  store ptr @_ZN6shapes4hideEi, ptr %22, align 8, !dbg !254
    #dbg_declare(ptr %23, !255, !DIExpression(), !260)
  %28 = getelementptr inbounds nuw %"struct.shapes::v1::Tag", ptr %23, i32 0, i32 0, !dbg !261
  store i16 3, ptr %28, align 2, !dbg !262
    #dbg_declare(ptr %24, !263, !DIExpression(), !264)
  %29 = load ptr, ptr %17, align 8, !dbg !265
  %30 = getelementptr inbounds nuw %class.Derived, ptr %29, i32 0, i32 8, !dbg !266
  %31 = getelementptr inbounds nuw %"struct.Derived::Inner", ptr %30, i32 0, i32 0, !dbg !267
  %32 = load i8, ptr %31, align 8, !dbg !267
  %33 = icmp ne i8 %32, 0, !dbg !265
  br i1 %33, label %34, label %37, !dbg !265

34:                                               ; preds = %11
  %35 = load ptr, ptr %17, align 8, !dbg !268
  %36 = getelementptr inbounds nuw %class.Derived, ptr %35, i32 0, i32 3, !dbg !269
  br label %40, !dbg !265

37:                                               ; preds = %11
  %38 = load ptr, ptr %17, align 8, !dbg !270
  %39 = getelementptr inbounds nuw %struct.Base, ptr %38, i32 0, i32 0, !dbg !271
  br label %40, !dbg !265

40:                                               ; preds = %37, %34
  %41 = phi ptr [ %36, %34 ], [ %39, %37 ], !dbg !265
  store ptr %41, ptr %24, align 8, !dbg !264
    #dbg_declare(ptr %25, !272, !DIExpression(), !273)
  %42 = load ptr, ptr %24, align 8, !dbg !274, !nonnull !44, !align !222
  %43 = load i32, ptr %42, align 4, !dbg !274
  %44 = call noundef i32 @_ZN6shapes3addIiEET_S1_S1_(i32 noundef %43, i32 noundef 2) #2, !dbg !275
  %45 = load double, ptr %19, align 8, !dbg !276
  %46 = call contract noundef double @_ZN6shapes3addIdEET_S1_S1_(double noundef %45, double noundef 4.000000e+00) #2, !dbg !277
  %47 = fptosi double %46 to i32, !dbg !277
  %48 = add nsw i32 %44, %47, !dbg !278
  store i32 %48, ptr %25, align 4, !dbg !273
  %49 = load i32, ptr %25, align 4, !dbg !279
  %50 = sitofp i32 %49 to float, !dbg !279
  %51 = load float, ptr getelementptr inbounds ([64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5shapeE4tile to ptr), i64 0, i64 1), align 4, !dbg !280
  %52 = fadd contract float %50, %51, !dbg !281
  %53 = load i32, ptr %15, align 4, !dbg !282
  %54 = and i32 %53, 3, !dbg !283
  %55 = sext i32 %54 to i64, !dbg !284
  %56 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i64 %55, !dbg !284
  %57 = load float, ptr %56, align 4, !dbg !284
  %58 = fadd contract float %52, %57, !dbg !285
  %59 = load ptr, ptr %12, align 8, !dbg !286
  %60 = getelementptr inbounds float, ptr %59, i64 0, !dbg !286
  store float %58, ptr %60, align 4, !dbg !287
  %61 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %21, i32 0, i32 0, !dbg !288
  %62 = load float, ptr %61, align 4, !dbg !288
  %63 = load ptr, ptr %22, align 8, !dbg !289
  %64 = load i16, ptr %16, align 2, !dbg !290
  %65 = sext i16 %64 to i32, !dbg !291
  %66 = call noundef i32 %63(i32 noundef %65) #2, !dbg !289
  %67 = sitofp i32 %66 to float, !dbg !289
  %68 = fadd contract float %62, %67, !dbg !292
  %69 = getelementptr inbounds nuw %"struct.shapes::v1::Tag", ptr %23, i32 0, i32 0, !dbg !293
  %70 = load i16, ptr %69, align 2, !dbg !293
  %71 = sext i16 %70 to i32, !dbg !294
  %72 = sitofp i32 %71 to float, !dbg !294
  %73 = fadd contract float %68, %72, !dbg !295
  %74 = load ptr, ptr %13, align 8, !dbg !296
  %75 = getelementptr inbounds i32, ptr %74, i64 0, !dbg !296
  %76 = load i32, ptr %75, align 4, !dbg !296
  %77 = call noundef i32 @_Z4walkiDv4_f(i32 noundef %76, <4 x float> noundef splat (float 2.000000e+00)) #2, !dbg !297
  %78 = sitofp i32 %77 to float, !dbg !297
  %79 = fadd contract float %73, %78, !dbg !298
  store float %79, ptr addrspacecast (ptr addrspace(3) @_ZZ5shapeE4tile to ptr), align 4, !dbg !299
  %80 = load i8, ptr %18, align 1, !dbg !300
  %81 = trunc i8 %80 to i1, !dbg !300
  br i1 %81, label %82, label %103, !dbg !300

82:                                               ; preds = %40
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5shapeE4tile to ptr), align 4, !dbg !302
  %84 = getelementptr inbounds nuw %struct.Pack, ptr %3, i32 0, i32 0, !dbg !303
  %85 = getelementptr inbounds [2 x float], ptr %84, i64 0, i64 0, !dbg !304
  %86 = load float, ptr %85, align 4, !dbg !304
  %87 = fadd contract float %83, %86, !dbg !305
  %88 = getelementptr inbounds nuw %struct.Box, ptr %4, i32 0, i32 0, !dbg !306
  %89 = load i32, ptr %88, align 4, !dbg !306
  %90 = sitofp i32 %89 to float, !dbg !307
  %91 = fadd contract float %87, %90, !dbg !308
  %92 = load ptr, ptr %17, align 8, !dbg !309
  %93 = call noundef i32 @_ZNK7Derived3getEi(ptr noundef nonnull align 8 dereferenceable(104) %92, i32 noundef 1) #2, !dbg !310
  %94 = sitofp i32 %93 to float, !dbg !309
  %95 = fadd contract float %91, %94, !dbg !311
  %96 = load i128, ptr %20, align 16, !dbg !312
  %97 = trunc i128 %96 to i32, !dbg !312
  %98 = sitofp i32 %97 to float, !dbg !313
  %99 = fadd contract float %95, %98, !dbg !314
  %100 = load ptr, ptr %12, align 8, !dbg !315
  %101 = load i64, ptr %14, align 8, !dbg !316
  %102 = getelementptr inbounds nuw float, ptr %100, i64 %101, !dbg !315
  store float %99, ptr %102, align 4, !dbg !317
  br label %103, !dbg !315

103:                                              ; preds = %82, %40
  ret void, !dbg !318
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6shapes4Vec3C1Ef(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !319 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !320, !DIExpression(), !322)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !323, !DIExpression(), !324)
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !dbg !325
  call void @_ZN6shapes4Vec3C2Ef(ptr noundef nonnull align 4 dereferenceable(12) %5, float noundef %6) #2, !dbg !325
  ret void, !dbg !326
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(12) ptr @_ZN6shapes4Vec3pLERKS0_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #0 comdat align 2 !dbg !327 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !328, !DIExpression(), !329)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !330, !DIExpression(), !331)
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !332, !nonnull !44, !align !222
  %7 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %6, i32 0, i32 0, !dbg !333
  %8 = load float, ptr %7, align 4, !dbg !333
  %9 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 0, !dbg !334
  %10 = load float, ptr %9, align 4, !dbg !335
  %11 = fadd contract float %10, %8, !dbg !335
  store float %11, ptr %9, align 4, !dbg !335
  %12 = load ptr, ptr %4, align 8, !dbg !336, !nonnull !44, !align !222
  %13 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %12, i32 0, i32 1, !dbg !337
  %14 = load float, ptr %13, align 4, !dbg !337
  %15 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 1, !dbg !338
  %16 = load float, ptr %15, align 4, !dbg !339
  %17 = fadd contract float %16, %14, !dbg !339
  store float %17, ptr %15, align 4, !dbg !339
  %18 = load ptr, ptr %4, align 8, !dbg !340, !nonnull !44, !align !222
  %19 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %18, i32 0, i32 2, !dbg !341
  %20 = load float, ptr %19, align 4, !dbg !341
  %21 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 2, !dbg !342
  %22 = load float, ptr %21, align 4, !dbg !343
  %23 = fadd contract float %22, %20, !dbg !343
  store float %23, ptr %21, align 4, !dbg !343
  ret ptr %5, !dbg !344
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN6shapes3addIiEET_S1_S1_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !345 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !348, !DIExpression(), !349)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !350, !DIExpression(), !351)
    #dbg_declare(ptr %5, !352, !DIExpression(), !353)
  %6 = load i32, ptr %3, align 4, !dbg !354
  %7 = load i32, ptr %4, align 4, !dbg !355
  %8 = add nsw i32 %6, %7, !dbg !356
  store i32 %8, ptr %5, align 4, !dbg !353
  %9 = load i32, ptr %5, align 4, !dbg !357
  ret i32 %9, !dbg !358
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef double @_ZN6shapes3addIdEET_S1_S1_(double noundef %0, double noundef %1) #0 comdat !dbg !359 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %3, align 8
    #dbg_declare(ptr %3, !364, !DIExpression(), !365)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !366, !DIExpression(), !367)
    #dbg_declare(ptr %5, !368, !DIExpression(), !369)
  %6 = load double, ptr %3, align 8, !dbg !370
  %7 = load double, ptr %4, align 8, !dbg !371
  %8 = fadd contract double %6, %7, !dbg !372
  store double %8, ptr %5, align 8, !dbg !369
  %9 = load double, ptr %5, align 8, !dbg !373
  ret double %9, !dbg !374
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK7Derived3getEi(ptr noundef nonnull align 8 dereferenceable(104) %0, i32 noundef %1) #0 comdat align 2 !dbg !375 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !376, !DIExpression(), !378)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !379, !DIExpression(), !380)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Derived, ptr %5, i32 0, i32 3, !dbg !381
  %7 = load i32, ptr %6, align 8, !dbg !381
  %8 = getelementptr inbounds nuw %class.Derived, ptr %5, i32 0, i32 4, !dbg !382
  %9 = load i16, ptr %8, align 4, !dbg !382
  %10 = and i16 %9, 7, !dbg !382
  %11 = zext i16 %10 to i32, !dbg !382
  %12 = add nsw i32 %7, %11, !dbg !383
  %13 = load i32, ptr %4, align 4, !dbg !384
  %14 = add nsw i32 %12, %13, !dbg !385
  ret i32 %14, !dbg !386
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6shapes4Vec3C2Ef(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) unnamed_addr #0 comdat align 2 !dbg !387 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !388, !DIExpression(), !389)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !390, !DIExpression(), !391)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 0, !dbg !392
  %7 = load float, ptr %4, align 4, !dbg !393
  store float %7, ptr %6, align 4, !dbg !392
  %8 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 1, !dbg !394
  %9 = load float, ptr %4, align 4, !dbg !395
  store float %9, ptr %8, align 4, !dbg !394
  %10 = getelementptr inbounds nuw %"struct.shapes::Vec3", ptr %5, i32 0, i32 2, !dbg !396
  %11 = load float, ptr %4, align 4, !dbg !397
  store float %11, ptr %10, align 4, !dbg !396
  ret void, !dbg !398
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!143, !144, !145, !146, !147}
!llvm.ident = !{!148}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !142, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !38, imports: !136, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "shapes.cu", directory: ".")
!4 = !{!5, !10}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Plain", file: !3, line: 47, baseType: !6, size: 32, elements: !7, identifier: "_ZTS5Plain")
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "Zero", value: 0)
!9 = !DIEnumerator(name: "Minus", value: -5)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Scoped", file: !3, line: 48, baseType: !11, size: 16, flags: DIFlagEnumClass, elements: !12, identifier: "_ZTS6Scoped")
!11 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!12 = !{!13, !14}
!13 = !DIEnumerator(name: "One", value: 1)
!14 = !DIEnumerator(name: "Two", value: 2)
!15 = !{!16, !6, !17, !19, !22}
!16 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4v", file: !3, line: 49, baseType: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, flags: DIFlagVector, elements: !20)
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Vec3", scope: !23, file: !3, line: 13, size: 96, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !24, identifier: "_ZTSN6shapes4Vec3E")
!23 = !DINamespace(name: "shapes", scope: null)
!24 = !{!25, !26, !27, !28, !32}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !3, line: 14, baseType: !19, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !3, line: 14, baseType: !19, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !22, file: !3, line: 14, baseType: !19, size: 32, offset: 64)
!28 = !DISubprogram(name: "Vec3", linkageName: "_ZN6shapes4Vec3C4Ef", scope: !22, file: !3, line: 15, type: !29, scopeLine: 15, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!29 = !DISubroutineType(types: !30)
!30 = !{null, !31, !19}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!32 = !DISubprogram(name: "operator+=", linkageName: "_ZN6shapes4Vec3pLERKS0_", scope: !22, file: !3, line: 16, type: !33, scopeLine: 16, flags: DIFlagPrototyped, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !31, !36}
!35 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !22, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!38 = !{!0, !39, !45, !133}
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "calls", scope: !41, file: !3, line: 55, type: !6, isLocal: true, isDefinition: true)
!41 = distinct !DISubprogram(name: "walk", linkageName: "_Z4walkiDv4_f", scope: !3, file: !3, line: 54, type: !42, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!6, !6, !17}
!44 = !{}
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!46 = distinct !DIGlobalVariable(name: "tile", scope: !47, file: !3, line: 73, type: !130, isLocal: true, isDefinition: true)
!47 = distinct !DISubprogram(name: "shape", scope: !3, file: !3, line: 71, type: !48, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !127)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51, !54, !55, !70, !5, !10, !76, !125, !87, !126}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pack<float, 2, Box, int, char>", file: !3, line: 50, size: 64, flags: DIFlagTypePassByValue, elements: !56, templateParams: !61, identifier: "_ZTS4PackIfLi2E3BoxJicEE")
!56 = !{!57}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !55, file: !3, line: 50, baseType: !58, size: 64)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 2)
!61 = !{!62, !63, !64, !65}
!62 = !DITemplateTypeParameter(name: "T", type: !19)
!63 = !DITemplateValueParameter(name: "N", type: !6, value: i32 2)
!64 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "Outer", value: !"Box")
!65 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Rest", value: !66)
!66 = !{!67, !68}
!67 = !DITemplateTypeParameter(type: !6)
!68 = !DITemplateTypeParameter(type: !69)
!69 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "Boxed<int>", file: !3, line: 52, baseType: !71)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<int>", file: !3, line: 51, size: 32, flags: DIFlagTypePassByValue, elements: !72, templateParams: !74, identifier: "_ZTS3BoxIiE")
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !71, file: !3, line: 51, baseType: !6, size: 32)
!74 = !{!75}
!75 = !DITemplateTypeParameter(name: "T", type: !6)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Derived", file: !3, line: 28, size: 832, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !78, identifier: "_ZTS7Derived")
!78 = !{!79, !83, !88, !89, !91, !95, !100, !102, !103, !105, !107, !109, !115, !119, !120, !124}
!79 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !77, baseType: !80, flags: DIFlagPublic, extraData: i32 0)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !3, line: 26, size: 32, flags: DIFlagTypePassByValue, elements: !81, identifier: "_ZTS4Base")
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !80, file: !3, line: 26, baseType: !6, size: 32)
!83 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !77, baseType: !84, offset: 64, flags: DIFlagProtected, extraData: i32 0)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Mid", file: !3, line: 27, size: 64, flags: DIFlagTypePassByValue, elements: !85, identifier: "_ZTS3Mid")
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !84, file: !3, line: 27, baseType: !87, size: 64)
!87 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !77, file: !3, line: 30, baseType: !53, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 7)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !77, file: !3, line: 31, baseType: !90, flags: DIFlagPublic | DIFlagStaticMember, extraData: float 1.500000e+00)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !77, file: !3, line: 32, baseType: !92, size: 192, offset: 128, flags: DIFlagPublic)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !93)
!93 = !{!60, !94}
!94 = !DISubrange(count: 3)
!95 = !DIDerivedType(tag: DW_TAG_member, scope: !77, file: !3, line: 33, baseType: !96, size: 32, offset: 320, flags: DIFlagPublic)
!96 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !77, file: !3, line: 33, size: 32, flags: DIFlagPublic | DIFlagExportSymbols | DIFlagTypePassByValue, elements: !97, identifier: "_ZTSN7DerivedUt_E")
!97 = !{!98, !99}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !96, file: !3, line: 33, baseType: !6, size: 32)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !96, file: !3, line: 33, baseType: !19, size: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !77, file: !3, line: 34, baseType: !101, size: 3, offset: 352, flags: DIFlagPublic | DIFlagBitField, extraData: i64 352)
!101 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !77, file: !3, line: 34, baseType: !101, size: 7, offset: 355, flags: DIFlagPublic | DIFlagBitField, extraData: i64 352)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !77, file: !3, line: 35, baseType: !104, size: 40, offset: 384, flags: DIFlagPublic | DIFlagBitField, extraData: i64 384)
!104 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "tiny", scope: !77, file: !3, line: 36, baseType: !106, size: 2, offset: 424, flags: DIFlagPublic | DIFlagBitField, extraData: i64 384)
!106 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "field", scope: !77, file: !3, line: 37, baseType: !108, size: 64, offset: 448, flags: DIFlagPublic)
!108 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !6, size: 64, extraData: !77)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "method", scope: !77, file: !3, line: 38, baseType: !110, size: 128, offset: 512, flags: DIFlagPublic)
!110 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !111, size: 128, extraData: !77)
!111 = !DISubroutineType(types: !112)
!112 = !{!6, !113, !6}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!114 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !77, file: !3, line: 39, baseType: !116, size: 8, offset: 640, flags: DIFlagPublic)
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Inner", scope: !77, file: !3, line: 39, size: 8, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !117, identifier: "_ZTSN7Derived5InnerE")
!117 = !{!118}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !116, file: !3, line: 39, baseType: !69, size: 8)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !77, file: !3, line: 43, baseType: !76, size: 64, offset: 704)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !77, file: !3, line: 44, baseType: !121, size: 64, offset: 768)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !122)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!124 = !DISubprogram(name: "get", linkageName: "_ZNK7Derived3getEi", scope: !77, file: !3, line: 40, type: !111, scopeLine: 40, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!125 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!126 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!127 = !{!128}
!128 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !129, entity: !23, file: !3, line: 81)
!129 = distinct !DILexicalBlock(scope: !47, file: !3, line: 80, column: 5)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 2048, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 64)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "hidden", linkageName: "_ZN6shapes12_GLOBAL__N_16hiddenE", scope: !135, file: !3, line: 10, type: !6, isLocal: true, isDefinition: true)
!135 = !DINamespace(scope: !23)
!136 = !{!137, !138}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "alias", scope: !2, entity: !23, file: !3, line: 23)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !139, file: !3, line: 24)
!139 = distinct !DISubprogram(name: "hide", linkageName: "_ZN6shapes4hideEi", scope: !23, file: !3, line: 20, type: !140, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!140 = !DISubroutineType(types: !141)
!141 = !{!6, !6}
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !20)
!143 = !{i32 7, !"Dwarf Version", i32 2}
!144 = !{i32 2, !"Debug Info Version", i32 3}
!145 = !{i32 1, !"wchar_size", i32 4}
!146 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!147 = !{i32 7, !"frame-pointer", i32 2}
!148 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!149 = !DILocalVariable(name: "x", arg: 1, scope: !139, file: !3, line: 20, type: !6)
!150 = !DILocation(line: 20, column: 25, scope: !139)
!151 = !DILocation(line: 20, column: 37, scope: !139)
!152 = !DILocation(line: 20, column: 41, scope: !139)
!153 = !DILocation(line: 20, column: 39, scope: !139)
!154 = !DILocation(line: 20, column: 30, scope: !139)
!155 = !DILocalVariable(name: "n", arg: 1, scope: !41, file: !3, line: 54, type: !6)
!156 = !DILocation(line: 54, column: 51, scope: !41)
!157 = !DILocalVariable(name: "v", arg: 2, scope: !41, file: !3, line: 54, type: !17)
!158 = !DILocation(line: 54, column: 62, scope: !41)
!159 = !DILocalVariable(name: "total", scope: !41, file: !3, line: 56, type: !6)
!160 = !DILocation(line: 56, column: 9, scope: !41)
!161 = !DILocalVariable(name: "i", scope: !162, file: !3, line: 57, type: !6)
!162 = distinct !DILexicalBlock(scope: !41, file: !3, line: 57, column: 5)
!163 = !DILocation(line: 57, column: 14, scope: !162)
!164 = !DILocation(line: 57, column: 10, scope: !162)
!165 = !DILocation(line: 57, column: 21, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 57, column: 5)
!167 = !DILocation(line: 57, column: 25, scope: !166)
!168 = !DILocation(line: 57, column: 23, scope: !166)
!169 = !DILocation(line: 57, column: 5, scope: !162)
!170 = !DILocalVariable(name: "twice", scope: !171, file: !3, line: 58, type: !6)
!171 = distinct !DILexicalBlock(scope: !166, file: !3, line: 57, column: 33)
!172 = !DILocation(line: 58, column: 13, scope: !171)
!173 = !DILocation(line: 58, column: 21, scope: !171)
!174 = !DILocation(line: 58, column: 25, scope: !171)
!175 = !DILocation(line: 58, column: 23, scope: !171)
!176 = !DILocation(line: 59, column: 13, scope: !177)
!177 = distinct !DILexicalBlock(scope: !171, file: !3, line: 59, column: 13)
!178 = !DILocation(line: 59, column: 19, scope: !177)
!179 = !DILocalVariable(name: "square", scope: !180, file: !3, line: 60, type: !16)
!180 = distinct !DILexicalBlock(scope: !177, file: !3, line: 59, column: 24)
!181 = !DILocation(line: 60, column: 18, scope: !180)
!182 = !DILocation(line: 60, column: 33, scope: !180)
!183 = !DILocation(line: 60, column: 41, scope: !180)
!184 = !DILocation(line: 60, column: 39, scope: !180)
!185 = !DILocation(line: 61, column: 22, scope: !180)
!186 = !DILocation(line: 61, column: 19, scope: !180)
!187 = !DILocation(line: 62, column: 13, scope: !180)
!188 = !DILocation(line: 64, column: 5, scope: !171)
!189 = !DILocation(line: 57, column: 29, scope: !166)
!190 = !DILocation(line: 57, column: 5, scope: !166)
!191 = distinct !{!191, !169, !192, !193}
!192 = !DILocation(line: 64, column: 5, scope: !162)
!193 = !{!"llvm.loop.mustprogress"}
!194 = !DILabel(scope: !41, name: "out", file: !3, line: 65, column: 1)
!195 = !DILocation(line: 65, column: 1, scope: !41)
!196 = !DILocalVariable(name: "close", scope: !41, file: !3, line: 66, type: !197)
!197 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !41, file: !3, line: 66, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !198)
!198 = !{!199, !201}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "total", scope: !197, file: !3, line: 66, baseType: !200, size: 64)
!200 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !197, file: !3, line: 66, baseType: !200, size: 64, offset: 64)
!202 = !DILocation(line: 66, column: 10, scope: !41)
!203 = !DILocation(line: 66, column: 18, scope: !41)
!204 = !DILocation(line: 67, column: 10, scope: !41)
!205 = !DILocation(line: 68, column: 12, scope: !41)
!206 = !DILocation(line: 68, column: 23, scope: !41)
!207 = !DILocation(line: 68, column: 21, scope: !41)
!208 = !DILocation(line: 68, column: 5, scope: !41)
!209 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4walkiDv4_fENKUliE_clEi", scope: !197, file: !3, line: 66, type: !210, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !214, retainedNodes: !44)
!210 = !DISubroutineType(types: !211)
!211 = !{!6, !212, !6}
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!213 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !197)
!214 = !DISubprogram(name: "operator()", scope: !197, file: !3, line: 66, type: !210, scopeLine: 66, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!215 = !DILocalVariable(name: "this", arg: 1, scope: !209, type: !216, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!217 = !DILocation(line: 0, scope: !209)
!218 = !DILocalVariable(name: "z", arg: 2, scope: !209, file: !3, line: 66, type: !6)
!219 = !DILocation(line: 66, column: 26, scope: !209)
!220 = !DILocation(line: 66, column: 38, scope: !209)
!221 = !DILocation(line: 66, column: 42, scope: !209)
!222 = !{i64 4}
!223 = !DILocation(line: 66, column: 40, scope: !209)
!224 = !DILocation(line: 66, column: 50, scope: !209)
!225 = !DILocation(line: 66, column: 48, scope: !209)
!226 = !DILocation(line: 66, column: 31, scope: !209)
!227 = !DILocalVariable(name: "out", arg: 1, scope: !47, file: !3, line: 71, type: !50)
!228 = !DILocation(line: 71, column: 41, scope: !47)
!229 = !DILocalVariable(name: "in", arg: 2, scope: !47, file: !3, line: 71, type: !51)
!230 = !DILocation(line: 71, column: 70, scope: !47)
!231 = !DILocalVariable(name: "n", arg: 3, scope: !47, file: !3, line: 71, type: !54)
!232 = !DILocation(line: 71, column: 88, scope: !47)
!233 = !DILocalVariable(name: "pack", arg: 4, scope: !47, file: !3, line: 71, type: !55)
!234 = !DILocation(line: 71, column: 122, scope: !47)
!235 = !DILocalVariable(name: "box", arg: 5, scope: !47, file: !3, line: 72, type: !70)
!236 = !DILocation(line: 72, column: 45, scope: !47)
!237 = !DILocalVariable(name: "plain", arg: 6, scope: !47, file: !3, line: 72, type: !5)
!238 = !DILocation(line: 72, column: 56, scope: !47)
!239 = !DILocalVariable(name: "scoped", arg: 7, scope: !47, file: !3, line: 72, type: !10)
!240 = !DILocation(line: 72, column: 70, scope: !47)
!241 = !DILocalVariable(name: "d", arg: 8, scope: !47, file: !3, line: 72, type: !76)
!242 = !DILocation(line: 72, column: 87, scope: !47)
!243 = !DILocalVariable(name: "flag", arg: 9, scope: !47, file: !3, line: 72, type: !125)
!244 = !DILocation(line: 72, column: 95, scope: !47)
!245 = !DILocalVariable(name: "real", arg: 10, scope: !47, file: !3, line: 72, type: !87)
!246 = !DILocation(line: 72, column: 108, scope: !47)
!247 = !DILocalVariable(name: "big", arg: 11, scope: !47, file: !3, line: 72, type: !126)
!248 = !DILocation(line: 72, column: 123, scope: !47)
!249 = !DILocalVariable(name: "v", scope: !47, file: !3, line: 74, type: !22)
!250 = !DILocation(line: 74, column: 18, scope: !47)
!251 = !DILocation(line: 75, column: 7, scope: !47)
!252 = !DILocalVariable(name: "fp", scope: !47, file: !3, line: 76, type: !253)
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!254 = !DILocation(line: 76, column: 11, scope: !47)
!255 = !DILocalVariable(name: "tag", scope: !47, file: !3, line: 77, type: !256)
!256 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tag", scope: !257, file: !3, line: 11, size: 16, flags: DIFlagTypePassByValue, elements: !258, identifier: "_ZTSN6shapes2v13TagE")
!257 = !DINamespace(name: "v1", scope: !23, exportSymbols: true)
!258 = !{!259}
!259 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !256, file: !3, line: 11, baseType: !11, size: 16)
!260 = !DILocation(line: 77, column: 17, scope: !47)
!261 = !DILocation(line: 78, column: 9, scope: !47)
!262 = !DILocation(line: 78, column: 12, scope: !47)
!263 = !DILocalVariable(name: "ref", scope: !47, file: !3, line: 79, type: !200)
!264 = !DILocation(line: 79, column: 10, scope: !47)
!265 = !DILocation(line: 79, column: 16, scope: !47)
!266 = !DILocation(line: 79, column: 19, scope: !47)
!267 = !DILocation(line: 79, column: 22, scope: !47)
!268 = !DILocation(line: 79, column: 26, scope: !47)
!269 = !DILocation(line: 79, column: 29, scope: !47)
!270 = !DILocation(line: 79, column: 37, scope: !47)
!271 = !DILocation(line: 79, column: 40, scope: !47)
!272 = !DILocalVariable(name: "inner", scope: !129, file: !3, line: 82, type: !6)
!273 = !DILocation(line: 82, column: 13, scope: !129)
!274 = !DILocation(line: 82, column: 25, scope: !129)
!275 = !DILocation(line: 82, column: 21, scope: !129)
!276 = !DILocation(line: 82, column: 52, scope: !129)
!277 = !DILocation(line: 82, column: 40, scope: !129)
!278 = !DILocation(line: 82, column: 33, scope: !129)
!279 = !DILocation(line: 83, column: 18, scope: !129)
!280 = !DILocation(line: 83, column: 26, scope: !129)
!281 = !DILocation(line: 83, column: 24, scope: !129)
!282 = !DILocation(line: 83, column: 42, scope: !129)
!283 = !DILocation(line: 83, column: 48, scope: !129)
!284 = !DILocation(line: 83, column: 36, scope: !129)
!285 = !DILocation(line: 83, column: 34, scope: !129)
!286 = !DILocation(line: 83, column: 9, scope: !129)
!287 = !DILocation(line: 83, column: 16, scope: !129)
!288 = !DILocation(line: 85, column: 17, scope: !47)
!289 = !DILocation(line: 85, column: 21, scope: !47)
!290 = !DILocation(line: 85, column: 29, scope: !47)
!291 = !DILocation(line: 85, column: 24, scope: !47)
!292 = !DILocation(line: 85, column: 19, scope: !47)
!293 = !DILocation(line: 85, column: 43, scope: !47)
!294 = !DILocation(line: 85, column: 39, scope: !47)
!295 = !DILocation(line: 85, column: 37, scope: !47)
!296 = !DILocation(line: 85, column: 53, scope: !47)
!297 = !DILocation(line: 85, column: 48, scope: !47)
!298 = !DILocation(line: 85, column: 46, scope: !47)
!299 = !DILocation(line: 85, column: 13, scope: !47)
!300 = !DILocation(line: 86, column: 9, scope: !301)
!301 = distinct !DILexicalBlock(scope: !47, file: !3, line: 86, column: 9)
!302 = !DILocation(line: 87, column: 18, scope: !301)
!303 = !DILocation(line: 87, column: 33, scope: !301)
!304 = !DILocation(line: 87, column: 28, scope: !301)
!305 = !DILocation(line: 87, column: 26, scope: !301)
!306 = !DILocation(line: 87, column: 47, scope: !301)
!307 = !DILocation(line: 87, column: 43, scope: !301)
!308 = !DILocation(line: 87, column: 41, scope: !301)
!309 = !DILocation(line: 87, column: 51, scope: !301)
!310 = !DILocation(line: 87, column: 54, scope: !301)
!311 = !DILocation(line: 87, column: 49, scope: !301)
!312 = !DILocation(line: 87, column: 75, scope: !301)
!313 = !DILocation(line: 87, column: 70, scope: !301)
!314 = !DILocation(line: 87, column: 61, scope: !301)
!315 = !DILocation(line: 87, column: 9, scope: !301)
!316 = !DILocation(line: 87, column: 13, scope: !301)
!317 = !DILocation(line: 87, column: 16, scope: !301)
!318 = !DILocation(line: 88, column: 1, scope: !47)
!319 = distinct !DISubprogram(name: "Vec3", linkageName: "_ZN6shapes4Vec3C1Ef", scope: !22, file: !3, line: 15, type: !29, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !44)
!320 = !DILocalVariable(name: "this", arg: 1, scope: !319, type: !321, flags: DIFlagArtificial | DIFlagObjectPointer)
!321 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!322 = !DILocation(line: 0, scope: !319)
!323 = !DILocalVariable(name: "a", arg: 2, scope: !319, file: !3, line: 15, type: !19)
!324 = !DILocation(line: 15, column: 36, scope: !319)
!325 = !DILocation(line: 15, column: 58, scope: !319)
!326 = !DILocation(line: 15, column: 59, scope: !319)
!327 = distinct !DISubprogram(name: "operator+=", linkageName: "_ZN6shapes4Vec3pLERKS0_", scope: !22, file: !3, line: 16, type: !33, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !44)
!328 = !DILocalVariable(name: "this", arg: 1, scope: !327, type: !321, flags: DIFlagArtificial | DIFlagObjectPointer)
!329 = !DILocation(line: 0, scope: !327)
!330 = !DILocalVariable(name: "o", arg: 2, scope: !327, file: !3, line: 16, type: !36)
!331 = !DILocation(line: 16, column: 45, scope: !327)
!332 = !DILocation(line: 16, column: 55, scope: !327)
!333 = !DILocation(line: 16, column: 57, scope: !327)
!334 = !DILocation(line: 16, column: 50, scope: !327)
!335 = !DILocation(line: 16, column: 52, scope: !327)
!336 = !DILocation(line: 16, column: 65, scope: !327)
!337 = !DILocation(line: 16, column: 67, scope: !327)
!338 = !DILocation(line: 16, column: 60, scope: !327)
!339 = !DILocation(line: 16, column: 62, scope: !327)
!340 = !DILocation(line: 16, column: 75, scope: !327)
!341 = !DILocation(line: 16, column: 77, scope: !327)
!342 = !DILocation(line: 16, column: 70, scope: !327)
!343 = !DILocation(line: 16, column: 72, scope: !327)
!344 = !DILocation(line: 16, column: 80, scope: !327)
!345 = distinct !DISubprogram(name: "add<int>", linkageName: "_ZN6shapes3addIiEET_S1_S1_", scope: !23, file: !3, line: 19, type: !346, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !74, retainedNodes: !44)
!346 = !DISubroutineType(types: !347)
!347 = !{!6, !6, !6}
!348 = !DILocalVariable(name: "a", arg: 1, scope: !345, file: !3, line: 19, type: !6)
!349 = !DILocation(line: 19, column: 42, scope: !345)
!350 = !DILocalVariable(name: "b", arg: 2, scope: !345, file: !3, line: 19, type: !6)
!351 = !DILocation(line: 19, column: 47, scope: !345)
!352 = !DILocalVariable(name: "sum", scope: !345, file: !3, line: 19, type: !6)
!353 = !DILocation(line: 19, column: 54, scope: !345)
!354 = !DILocation(line: 19, column: 60, scope: !345)
!355 = !DILocation(line: 19, column: 64, scope: !345)
!356 = !DILocation(line: 19, column: 62, scope: !345)
!357 = !DILocation(line: 19, column: 74, scope: !345)
!358 = !DILocation(line: 19, column: 67, scope: !345)
!359 = distinct !DISubprogram(name: "add<double>", linkageName: "_ZN6shapes3addIdEET_S1_S1_", scope: !23, file: !3, line: 19, type: !360, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !362, retainedNodes: !44)
!360 = !DISubroutineType(types: !361)
!361 = !{!87, !87, !87}
!362 = !{!363}
!363 = !DITemplateTypeParameter(name: "T", type: !87)
!364 = !DILocalVariable(name: "a", arg: 1, scope: !359, file: !3, line: 19, type: !87)
!365 = !DILocation(line: 19, column: 42, scope: !359)
!366 = !DILocalVariable(name: "b", arg: 2, scope: !359, file: !3, line: 19, type: !87)
!367 = !DILocation(line: 19, column: 47, scope: !359)
!368 = !DILocalVariable(name: "sum", scope: !359, file: !3, line: 19, type: !87)
!369 = !DILocation(line: 19, column: 54, scope: !359)
!370 = !DILocation(line: 19, column: 60, scope: !359)
!371 = !DILocation(line: 19, column: 64, scope: !359)
!372 = !DILocation(line: 19, column: 62, scope: !359)
!373 = !DILocation(line: 19, column: 74, scope: !359)
!374 = !DILocation(line: 19, column: 67, scope: !359)
!375 = distinct !DISubprogram(name: "get", linkageName: "_ZNK7Derived3getEi", scope: !77, file: !3, line: 40, type: !111, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !124, retainedNodes: !44)
!376 = !DILocalVariable(name: "this", arg: 1, scope: !375, type: !377, flags: DIFlagArtificial | DIFlagObjectPointer)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!378 = !DILocation(line: 0, scope: !375)
!379 = !DILocalVariable(name: "k", arg: 2, scope: !375, file: !3, line: 40, type: !6)
!380 = !DILocation(line: 40, column: 28, scope: !375)
!381 = !DILocation(line: 40, column: 46, scope: !375)
!382 = !DILocation(line: 40, column: 54, scope: !375)
!383 = !DILocation(line: 40, column: 52, scope: !375)
!384 = !DILocation(line: 40, column: 60, scope: !375)
!385 = !DILocation(line: 40, column: 58, scope: !375)
!386 = !DILocation(line: 40, column: 39, scope: !375)
!387 = distinct !DISubprogram(name: "Vec3", linkageName: "_ZN6shapes4Vec3C2Ef", scope: !22, file: !3, line: 15, type: !29, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !28, retainedNodes: !44)
!388 = !DILocalVariable(name: "this", arg: 1, scope: !387, type: !321, flags: DIFlagArtificial | DIFlagObjectPointer)
!389 = !DILocation(line: 0, scope: !387)
!390 = !DILocalVariable(name: "a", arg: 2, scope: !387, file: !3, line: 15, type: !19)
!391 = !DILocation(line: 15, column: 36, scope: !387)
!392 = !DILocation(line: 15, column: 41, scope: !387)
!393 = !DILocation(line: 15, column: 43, scope: !387)
!394 = !DILocation(line: 15, column: 47, scope: !387)
!395 = !DILocation(line: 15, column: 49, scope: !387)
!396 = !DILocation(line: 15, column: 53, scope: !387)
!397 = !DILocation(line: 15, column: 55, scope: !387)
!398 = !DILocation(line: 15, column: 59, scope: !387)
