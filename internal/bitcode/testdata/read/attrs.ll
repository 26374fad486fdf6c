; Attributes of every form: markers, numbers, types, ranges, texts.
%s = type { i32, [2 x i8] }

@g = global i32 0, align 4 #2
@weak = weak dso_local global i32 0, no_sanitize_address
@tls = thread_local(initialexec) global i32 0
@hidden = hidden unnamed_addr constant i32 1
@common = common global i32 0
@extern = extern_weak global i32
@appending = appending global [1 x ptr] [ptr @g]
@init = externally_initialized global i32 0, code_model "large", partition "p"
@local = internal local_unnamed_addr global i32 0
@a = protected alias i32, ptr @g
@fn = ifunc void (), ptr @resolve

define ptr @resolve() {
  ret ptr null
}

define void @f(ptr captures(ret: address, provenance) %p, ptr captures(address_is_null, read_provenance) dead_on_return %q, i128 range(i128 -5, 18446744073709551616000) %x, ptr initializes((0, 4), (8, 12)) %z, float nofpclass(nan inf) %f) memory(read) vscale_range(1,16) uwtable(sync) {
  ret void
}

declare ptr @alloc(i64, i64) allockind("alloc,uninitialized") allocsize(0,1) uwtable vscale_range(1,0)
declare ptr @c(i64 range(i64 5, 0), i64) allocsize(1) alignstack(8) memory(argmem: read, inaccessiblemem: write, errnomem: none)
declare void @d(ptr dead_on_return) memory(none, target_mem0: read)
declare void @types(ptr byval(%s) align 4, ptr sret(%s), ptr byref(i32), ptr inalloca(%s), ptr preallocated(%s), ptr elementtype(float))
declare noundef nonnull align 16 dereferenceable(32) ptr @ret(ptr dereferenceable_or_null(8) noalias nocapture writeonly, i8 zeroext, i16 signext, i1 inreg immarg, ptr nest)
declare fastcc void @cc1()
declare ptx_device void @cc2()
declare cc 42 void @cc3() section "s" align 32 gc "statepoint-example"
declare i32 @personality(...)

define void @more() prefix i32 7 prologue i8 1 personality ptr @personality {
  ret void
}

define void @calls(ptr %p) "key"="value" "only-key" {
  call fastcc void @cc1() #1
  tail call void @types(ptr byval(%s) align 4 %p, ptr sret(%s) %p, ptr byref(i32) %p, ptr inalloca(%s) %p, ptr preallocated(%s) %p, ptr elementtype(float) %p)
  notail call ptx_device void @cc2() nounwind
  %r = call noundef ptr @ret(ptr nocapture %p, i8 1, i16 2, i1 true, ptr nest null)
  ret void
}

attributes #0 = { alwaysinline minsize mustprogress noinline optnone "a"="b" }
attributes #1 = { convergent nounwind memory(none) "x" }
attributes #2 = { "on"="variable" }
