; Exception handling and asm goto: read and written, though no GPU has them.
declare void @may(i32)
declare i32 @result(ptr)
declare i32 @personality(...)
@info = external constant ptr

define i32 @itanium(i32 %n, ptr %p) personality ptr @personality {
entry:
  invoke void @may(i32 %n)
          to label %next unwind label %pad

next:
  %r = invoke fastcc noundef i32 @result(ptr nonnull %p) nounwind [ "tag"(i32 1) ]
          to label %done unwind label %pad2

done:
  ret i32 %r

pad:
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l

pad2:
  %m = landingpad { ptr, i32 }
          catch ptr @info
          filter [1 x ptr] [ptr @info]
          catch ptr null
  resume { ptr, i32 } %m
}

define void @windows() personality ptr @personality {
entry:
  invoke void @may(i32 1)
          to label %out unwind label %dispatch

dispatch:
  %cs = catchswitch within none [label %handler, label %other] unwind label %clean

handler:
  %cp = catchpad within %cs [ptr @info, i32 64, ptr null]
  call void @may(i32 2) [ "funclet"(token %cp) ]
  catchret from %cp to label %out

other:
  %cq = catchpad within %cs []
  %inner = catchswitch within %cq [label %last] unwind label %clean

last:
  %cr = catchpad within %inner [i32 1]
  unreachable

clean:
  %cl = cleanuppad within none [i32 7]
  cleanupret from %cl unwind to caller

out:
  invoke void @may(i32 3)
          to label %end unwind label %clean2

clean2:
  %cm = cleanuppad within none []
  cleanupret from %cm unwind label %clean

end:
  ret void
}

define i32 @goto(i32 %n) {
entry:
  %r = callbr i32 asm sideeffect "x $0, ${2:l}", "=r,r,!i"(i32 %n)
          to label %through [label %other]

through:
  ret i32 %r

other:
  ret i32 1
}
