gpu.module @m {
  memref.global "private" @buf : memref<128xf32, 3>
  gpu.func @reverse(%p: memref<128xf32, 1>) kernel {
    %c127 = arith.constant 127 : index
    %t = gpu.thread_id x
    %s = memref.get_global @buf : memref<128xf32, 3>
    %v = memref.load %p[%t] : memref<128xf32, 1>
    memref.store %v, %s[%t] : memref<128xf32, 3>
    gpu.barrier
    %r = arith.subi %c127, %t : index
    %w = memref.load %s[%r] : memref<128xf32, 3>
    memref.store %w, %p[%t] : memref<128xf32, 1>
    gpu.return
  }
}
