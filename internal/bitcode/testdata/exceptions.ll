; Exception handling and callbr, which no GPU has, but bitcode may.
source_filename = "exceptions.ll"
target triple = "nvptx64-nvidia-cuda"

@info = external constant ptr

declare i32 @personality(...)
declare void @throw(i32, ...)
declare i32 @value()

define i32 @itanium(i1 %c) personality ptr @personality {
entry:
  %v = invoke i32 @value()
          to label %next unwind label %landing

next:
  invoke fastcc void (i32, ...) @throw(i32 %v, double 1.0, ptr @info) nounwind [ "deopt"(i32 %v) ]
          to label %done unwind label %landing2

done:
  %r = phi i32 [ %v, %next ]
  ret i32 %r

landing:
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l

landing2:
  %m = landingpad { ptr, i32 }
          catch ptr @info
          filter [2 x ptr] [ptr @info, ptr null]
          catch ptr null
  %n = extractvalue { ptr, i32 } %m, 1
  ret i32 %n
}

define void @windows() personality ptr @personality {
entry:
  invoke void (i32, ...) @throw(i32 1)
          to label %exit unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %handler, label %handler2] unwind label %cleanup

handler:
  %pad = catchpad within %switch [ptr @info, i32 64, ptr null]
  invoke void (i32, ...) @throw(i32 2) [ "funclet"(token %pad) ]
          to label %leave unwind label %cleanup

leave:
  catchret from %pad to label %exit

handler2:
  %pad2 = catchpad within %switch []
  invoke void (i32, ...) @throw(i32 3) [ "funclet"(token %pad2) ]
          to label %unreached2 unwind label %dispatch2

unreached2:
  unreachable

dispatch2:
  %inner = catchswitch within %pad2 [label %deep] unwind label %cleanup

deep:
  %pad3 = catchpad within %inner [i32 7]
  catchret from %pad3 to label %unreached

unreached:
  unreachable

cleanup:
  %clean = cleanuppad within none []
  cleanupret from %clean unwind label %last

last:
  %clean2 = cleanuppad within none [i32 5]
  cleanupret from %clean2 unwind to caller

exit:
  ret void
}

define i32 @goto(i32 %x) {
entry:
  %r = callbr i32 asm "jump $1", "=r,r,!i,!i"(i32 %x)
          to label %direct [label %one, label %two]

direct:
  ret i32 %r

one:
  ret i32 1

two:
  callbr void asm sideeffect "", "!i"()
          to label %direct2 [label %one]

direct2:
  ret i32 2
}
