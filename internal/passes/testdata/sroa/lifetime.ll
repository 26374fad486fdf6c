; A variable of a loop's body has no value at its start: what a path did not store is not the value of the iteration before.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @next(i32)

define i32 @scalar(i32 %n) {
entry:
  %flag = alloca i1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  call void @llvm.lifetime.start.p0(ptr %flag)
  %k = call i32 @next(i32 %i)
  %odd = icmp slt i32 %k, 0
  br i1 %odd, label %store, label %join

store:
  store i1 false, ptr %flag
  br label %join

join:
  %dest = phi i32 [ 1, %store ], [ 2, %loop ]
  %f = load i1, ptr %flag
  %all = icmp eq i32 %dest, 2
  %r = select i1 %all, i1 true, i1 %f
  call void @llvm.lifetime.end.p0(ptr %flag)
  br i1 %r, label %latch, label %exit

latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret i32 %i
}

define float @parts(i32 %n) {
entry:
  %pair = alloca { float, float }
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %join ]
  %s = phi float [ 0.0, %entry ], [ %t, %join ]
  call void @llvm.lifetime.start.p0(ptr %pair)
  %k = call i32 @next(i32 %i)
  %odd = icmp slt i32 %k, 0
  br i1 %odd, label %store, label %join

store:
  %x = sitofp i32 %k to float
  store float %x, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 4
  store float 1.0, ptr %second
  br label %join

join:
  %a = load float, ptr %pair
  %p = getelementptr i8, ptr %pair, i64 4
  %b = load float, ptr %p
  %m = fmul float %a, %b
  %add = select i1 %odd, float %m, float 0.0
  %t = fadd float %s, %add
  call void @llvm.lifetime.end.p0(ptr %pair)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:
  ret float %t
}
