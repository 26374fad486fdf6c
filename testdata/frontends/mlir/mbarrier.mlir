gpu.module @m {
  llvm.func @barriers(%bar: !llvm.ptr<3>, %n: i32, %phase: i32, %ticks: i32) {
    nvvm.mbarrier.init %bar, %n : !llvm.ptr<3>, i32
    nvvm.mbarrier.arrive.expect_tx %bar, %n : !llvm.ptr<3>, i32
    nvvm.mbarrier.try_wait.parity %bar, %phase, %ticks : !llvm.ptr<3>, i32, i32
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
    nvvm.cluster.arrive
    nvvm.cluster.wait
    nvvm.mbarrier.inval %bar : !llvm.ptr<3>
    llvm.return
  }
}
