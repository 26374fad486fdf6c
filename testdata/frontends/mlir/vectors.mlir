gpu.module @m {
  gpu.func @vec(%p: memref<?xvector<4xf32>, 1>, %q: memref<?xvector<8xf16>, 1>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %p[%t] : memref<?xvector<4xf32>, 1>
    %w = arith.mulf %v, %v : vector<4xf32>
    %s = vector.reduction <add>, %w : vector<4xf32> into f32
    %b = vector.broadcast %s : f32 to vector<4xf32>
    memref.store %b, %p[%t] : memref<?xvector<4xf32>, 1>
    %h = memref.load %q[%t] : memref<?xvector<8xf16>, 1>
    %k = arith.addf %h, %h : vector<8xf16>
    memref.store %k, %q[%t] : memref<?xvector<8xf16>, 1>
    gpu.return
  }
}
