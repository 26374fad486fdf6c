gpu.module @m {
  gpu.func @sum(%p: memref<?xf32, 1>, %out: memref<?xf32, 1>) kernel {
    %c32 = arith.constant 32 : i32
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    %t = gpu.thread_id x
    %v = memref.load %p[%t] : memref<?xf32, 1>
    %a, %ok = gpu.shuffle xor %v, %c16, %c32 : f32
    %b = arith.addf %v, %a : f32
    %c, %ok2 = gpu.shuffle down %b, %c1, %c32 : f32
    %d = arith.select %ok2, %c, %b : f32
    memref.store %d, %out[%t] : memref<?xf32, 1>
    gpu.return
  }
}
