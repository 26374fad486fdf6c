gpu.module @m {
  llvm.func @mma(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> {
    %r = nvvm.mma.sync A[%a, %a, %a, %a] B[%b, %b] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    llvm.return %r : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  }
}
