gpu.module @m {
  gpu.func @histogram(%h: memref<256xi32, 1>, %p: memref<?xi8, 1>, %f: memref<4xf32, 1>) kernel {
    %t = gpu.thread_id x
    %c1 = arith.constant 1 : i32
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %v = memref.load %p[%t] : memref<?xi8, 1>
    %e = arith.extui %v : i8 to i32
    %i = arith.index_cast %e : i32 to index
    %o = memref.atomic_rmw addi %c1, %h[%i] : (i32, memref<256xi32, 1>) -> i32
    %g = memref.atomic_rmw addf %one, %f[%c0] : (f32, memref<4xf32, 1>) -> f32
    gpu.return
  }
}
