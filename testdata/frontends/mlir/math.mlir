gpu.module @m {
  gpu.func @math(%p: memref<?xf32, 1>, %q: memref<?xi64, 1>, %i: index) kernel {
    %x = memref.load %p[%i] : memref<?xf32, 1>
    %a = math.sqrt %x : f32
    %b = math.absf %a : f32
    %c = math.floor %b : f32
    %n = arith.fptosi %c : f32 to i64
    %m = math.ctpop %n : i64
    %d = arith.divsi %n, %m : i64
    %e = arith.remui %d, %m : i64
    %f = arith.maxsi %e, %d : i64
    memref.store %f, %q[%i] : memref<?xi64, 1>
    %g = arith.sitofp %f : i64 to f32
    %h = arith.truncf %g : f32 to bf16
    %k = arith.extf %h : bf16 to f32
    memref.store %k, %p[%i] : memref<?xf32, 1>
    gpu.return
  }
}
