gpu.module @m {
  gpu.func @matmul(%a: memref<64x64xf32, 1>, %b: memref<64x64xf32, 1>, %c: memref<64x64xf32, 1>) kernel {
    %i = gpu.thread_id x
    %j = gpu.thread_id y
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 0.0 : f32
    %s = scf.for %k = %c0 to %c64 step %c1 iter_args(%acc = %z) -> (f32) {
      %x = memref.load %a[%i, %k] : memref<64x64xf32, 1>
      %y = memref.load %b[%k, %j] : memref<64x64xf32, 1>
      %m = arith.mulf %x, %y : f32
      %n = arith.addf %acc, %m : f32
      scf.yield %n : f32
    }
    memref.store %s, %c[%i, %j] : memref<64x64xf32, 1>
    gpu.return
  }
}
