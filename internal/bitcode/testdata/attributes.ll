; Every attribute, where LLVM allows it.
source_filename = "attributes.ll"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }

declare ptr @allocate(i64 noundef, i64 allocalign) #0
declare void @release(ptr allocptr captures(none)) #1
declare ptr @f2(i32, i64) #2
declare void @f3() #3
declare void @f4() #4
declare void @f5() unnamed_addr #5
declare void @f6() #6
declare void @f7() #7
declare void @f8() #8
declare void @f9() #9
declare void @f10() #10
declare void @f11() #11
declare void @f12() #12
declare void @f13() #13
declare void @f14() #14
declare void @f15() #15
declare void @f16() #16
declare void @f17() #17
declare void @f18() #18
declare void @f19() #19
declare void @f20() #20
declare void @f21() #21
declare void @f22() #22
declare void @f23() #23
declare void @f24() #24
declare void @f25() #25

declare zeroext i8 @extended(i8 signext, i16 zeroext, i1 noext, i32 inreg)
declare noalias nonnull noundef align 16 dereferenceable(64) ptr @result(ptr noalias nonnull align 8 dereferenceable(8) captures(none))
declare dereferenceable_or_null(4294967296) ptr @maybe(ptr dereferenceable_or_null(8), ptr captures(address_is_null))
declare range(i8 -3, 100) i8 @ranged(i64 range(i64 0, -9223372036854775808), i128 range(i128 -170141183460469231731687303715884105728, 18446744073709551616), i32 range(i32 5, 2))
declare <4 x float> @classes(float nofpclass(nan inf), double nofpclass(nzero sub pnorm), half nofpclass(all), <4 x float> nofpclass(snan pinf))
declare void @memory(ptr readnone, ptr readonly, ptr writeonly, ptr initializes((-8, 0), (4, 8)) writable, ptr dead_on_unwind writable)
declare void @captured(ptr captures(address, provenance), ptr captures(ret: address, provenance), ptr captures(address, read_provenance, ret: address, provenance), ptr captures(provenance))
declare void @typed(ptr sret(%pair) align 8, ptr byval([3 x i64]) align 8, ptr byref(i32))
declare void @inallocad(ptr inalloca(%pair))
declare void @preallocated(ptr preallocated(%pair))
declare void @nested(ptr nest)
declare void @swift(ptr swiftself, ptr swiftasync, ptr swifterror)
declare ptr @returned(ptr returned)
declare void @dead(ptr dead_on_return)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 immarg)

define void @calls(ptr %p) {
  call ptr @f2(i32 1, i64 2) #26
  call void @f3() #27
  %q = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 1, i32 2)
  %r = call range(i8 0, 7) i8 @ranged(i64 range(i64 1, 2) 1, i128 2, i32 3) "key"="value" "only key"
  ret void
}

@variable = global i32 0 #28

attributes #0 = { allockind("alloc,zeroed,aligned") allocsize(0) "alloc-family"="mine" }
attributes #1 = { allockind("free") "alloc-family"="mine" }
attributes #2 = { alignstack=32 alwaysinline allockind("realloc,uninitialized") allocsize(0,1) }
attributes #3 = { cold convergent coro_elide_safe coro_only_destroy_when_complete }
attributes #4 = { disable_sanitizer_instrumentation fn_ret_thunk_extern hot }
attributes #5 = { inlinehint jumptable minsize mustprogress naked }
attributes #6 = { memory(none) nobuiltin nocallback nocf_check nocreateundeforpoison }
attributes #7 = { memory(argmem: readwrite, inaccessiblemem: read) nodivergencesource noduplicate nofree }
attributes #8 = { memory(read, argmem: none, errnomem: write) noimplicitfloat nomerge nonlazybind }
attributes #9 = { memory(write, inaccessiblemem: none) noprofile norecurse noredzone noreturn }
attributes #10 = { nosanitize_bounds nosanitize_coverage nosync nounwind null_pointer_is_valid }
attributes #11 = { optdebug }
attributes #12 = { noinline optforfuzzing optnone }
attributes #13 = { optsize presplitcoroutine returns_twice safestack }
attributes #14 = { sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory }
attributes #15 = { sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_thread }
attributes #16 = { sanitize_realtime_blocking sanitize_type shadowcallstack skipprofile }
attributes #17 = { speculatable speculative_load_hardening ssp strictfp }
attributes #18 = { sspreq uwtable }
attributes #19 = { sspstrong uwtable(sync) }
attributes #20 = { vscale_range(2,8) willreturn }
attributes #21 = { vscale_range(4,0) }
attributes #22 = { memory(readwrite, target_mem0: none) }
attributes #23 = { memory(argmem: write) "frame-pointer"="all" "quoted \22key\22"="quoted \5Cvalue\01" }
attributes #24 = { memory(inaccessiblemem: readwrite, errnomem: read) }
attributes #25 = { "nvvm.maxntid"="128,1,1" "nvvm.minctasm"="2" }
attributes #26 = { builtin nounwind memory(argmem: read) }
attributes #27 = { nobuiltin convergent }
attributes #28 = { "bss-section"=".bss.mine" }
