// Indices and masks that are vectors: the elements' numbers, addresses of a gather, a masked store at the end of a row.
gpu.module @m {
  gpu.func @rows(%table: memref<?x64xf16, 1>, %index: memref<?xi32, 1>, %out: memref<?x64xf32, 1>, %width: index) kernel {
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0 : index
    %true = arith.constant dense<true> : vector<4xi1>
    %none = arith.constant dense<0.0> : vector<4xf16>
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %col = arith.muli %t, %c4 : index
    %k = memref.load %index[%b] : memref<?xi32, 1>
    %row = arith.index_cast %k : i32 to index
    %step = vector.step : vector<4xindex>
    %v = vector.gather %table[%row, %col] [%step], %true, %none : memref<?x64xf16, 1>, vector<4xindex>, vector<4xi1>, vector<4xf16> into vector<4xf16>
    %f = arith.extf %v : vector<4xf16> to vector<4xf32>
    %left = arith.subi %width, %col : index
    %mask = vector.create_mask %left : vector<4xi1>
    vector.maskedstore %out[%b, %col], %mask, %f : memref<?x64xf32, 1>, vector<4xi1>, vector<4xf32>
    gpu.return
  }
}
