; Attributes say what is not null (P-20).

declare nonnull ptr @get()

define i1 @parameter(ptr nonnull %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @readable(ptr dereferenceable(4) %p) {
  %c = icmp ne ptr %p, null
  ret i1 %c
}

define i1 @result() {
  %p = call ptr @get()
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @loaded(ptr %q) {
  %p = load ptr, ptr %q, !nonnull !0
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; There is memory at 0.
define i1 @valid(ptr dereferenceable(4) %p) null_pointer_is_valid {
  %c = icmp ne ptr %p, null
  ret i1 %c
}

define i1 @shared(ptr addrspace(3) dereferenceable(4) %p) {
  %c = icmp ne ptr addrspace(3) %p, null
  ret i1 %c
}

define i1 @unknown(ptr %p) {
  %c = icmp ne ptr %p, null
  ret i1 %c
}

!0 = !{}
