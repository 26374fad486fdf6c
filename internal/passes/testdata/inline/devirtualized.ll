; passes: inline, globaldce
; A function passed to another one, kept in a local object or found in a table of virtual functions is inlined like one called by name.

@table = internal constant { ptr, ptr } { ptr null, ptr @method }

define void @kernel(ptr %p) {
  %f = call ptr @conversion()
  call void @apply(ptr %f, ptr %p)
  ret void
}

define internal ptr @conversion() {
  ret ptr @invoke
}

define internal void @apply(ptr %f, ptr %p) {
  %slot = alloca ptr
  store ptr %f, ptr %slot
  %x = load float, ptr %p
  %g = load ptr, ptr %slot
  %y = call float %g(float %x)
  store float %y, ptr %p
  ret void
}

; Its callee stands after its caller.
define internal float @invoke(float %x) {
  %r = call float @body(float %x)
  ret float %r
}

define internal float @body(float %x) {
  %r = fadd float %x, 1.0
  ret float %r
}

define void @virtual(ptr %p) {
  %object = alloca { ptr, float }
  call void @constructor(ptr %object)
  call void @use(ptr %object, ptr %p)
  ret void
}

define internal void @constructor(ptr %this) {
  store ptr @table, ptr %this
  %m = getelementptr { ptr, float }, ptr %this, i32 0, i32 1
  store float 2.0, ptr %m
  ret void
}

define internal void @use(ptr %this, ptr %p) {
  %table = load ptr, ptr %this
  %entry = getelementptr ptr, ptr %table, i64 1
  %f = load ptr, ptr %entry
  %x = load float, ptr %p
  %y = call float %f(ptr %this, float %x)
  store float %y, ptr %p
  ret void
}

define internal float @method(ptr %this, float %x) {
  %m = getelementptr { ptr, float }, ptr %this, i32 0, i32 1
  %k = load float, ptr %m
  %r = fmul float %x, %k
  ret float %r
}

; Which one is not known.
define void @either(ptr %p, i1 %c) {
  %f = select i1 %c, ptr @invoke, ptr @body
  call void @apply(ptr %f, ptr %p)
  ret void
}

; Each calls the other one through its argument.
define internal float @ping(ptr %f, float %x, i1 %c) {
  br i1 %c, label %more, label %done
more:
  %y = call float %f(ptr @ping, float %x, i1 false)
  br label %done
done:
  %r = phi float [ %x, %0 ], [ %y, %more ]
  ret float %r
}

define float @pong(float %x, i1 %c) {
  %r = call float @ping(ptr @ping, float %x, i1 %c)
  ret float %r
}
