gpu.module @m {
  gpu.func @saxpy(%y: memref<?xf32, 1>, %x: memref<?xf32, 1>, %a: f32, %n: index) kernel {
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %d = gpu.block_dim x
    %o = arith.muli %b, %d : index
    %i = arith.addi %o, %t : index
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %xv = memref.load %x[%i] : memref<?xf32, 1>
      %yv = memref.load %y[%i] : memref<?xf32, 1>
      %r = math.fma %a, %xv, %yv : f32
      memref.store %r, %y[%i] : memref<?xf32, 1>
    }
    gpu.return
  }
}
