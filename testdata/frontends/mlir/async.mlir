gpu.module @m {
  llvm.func @copies(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) {
    nvvm.cp.async.shared.global %s, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    nvvm.barrier0
    %r = nvvm.read.ptx.sreg.laneid : i32
    %x = nvvm.ldmatrix %s {layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    %e = llvm.extractvalue %x[2] : !llvm.struct<(i32, i32, i32, i32)>
    %sum = llvm.add %e, %r : i32
    llvm.store %sum, %g : i32, !llvm.ptr<1>
    llvm.return
  }
}
