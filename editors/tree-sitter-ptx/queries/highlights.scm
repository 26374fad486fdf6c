; go generate ./internal/lang/grammars writes this file from the tables of the instruction set.

(comment) @comment
(string) @string
(number) @number
(mnemonic) @keyword
(modifier) @attribute
((modifier) @type
  (#match? @type "^\\.(samplerref|surfref|ue8m0x2|bf16x2|e2m1x2|e2m1x4|e2m3x2|e2m3x4|e3m2x2|e3m2x4|e4m3x2|e4m3x4|e5m2x2|e5m2x4|s2f6x2|texref|b1024|f16x2|f32x2|s16x2|u16x2|ue4m3|ue8m0|b128|bf16|e2m1|e2m3|e3m2|e4m3|e5m2|pred|s8x4|tf32|u8x4|b16|b32|b64|f16|f32|f64|s16|s32|s64|u16|u24|u32|u64|b1|b4|b8|s2|s4|s8|u2|u4|u8)$"))
(dotted) @keyword.directive
((dotted) @type
  (#match? @type "^\\.(samplerref|surfref|ue8m0x2|bf16x2|e2m1x2|e2m1x4|e2m3x2|e2m3x4|e3m2x2|e3m2x4|e4m3x2|e4m3x4|e5m2x2|e5m2x4|s2f6x2|texref|b1024|f16x2|f32x2|s16x2|u16x2|ue4m3|ue8m0|b128|bf16|e2m1|e2m3|e3m2|e4m3|e5m2|pred|s8x4|tf32|u8x4|b16|b32|b64|f16|f32|f64|s16|s32|s64|u16|u24|u32|u64|b1|b4|b8|s2|s4|s8|u2|u4|u8)$"))
(identifier) @variable
((identifier) @variable.builtin
  (#match? @variable.builtin "^%(reserved_smem_offset_begin|reserved_smem_offset_cap|reserved_smem_offset_end|reserved_smem_offset_0|reserved_smem_offset_1|is_explicit_cluster|current_graph_exec|dynamic_smem_size|cluster_nctarank|cluster_ctarank|total_smem_size|aggr_smem_size|cluster_nctaid|globaltimer_hi|globaltimer_lo|cluster_ctaid|globaltimer|lanemask_eq|lanemask_ge|lanemask_gt|lanemask_le|lanemask_lt|nclusterid|clusterid|clock_hi|envreg10|envreg11|envreg12|envreg13|envreg14|envreg15|envreg16|envreg17|envreg18|envreg19|envreg20|envreg21|envreg22|envreg23|envreg24|envreg25|envreg26|envreg27|envreg28|envreg29|envreg30|envreg31|WARP_SZ|clock64|envreg0|envreg1|envreg2|envreg3|envreg4|envreg5|envreg6|envreg7|envreg8|envreg9|nwarpid|gridid|laneid|nctaid|pm0_64|pm1_64|pm2_64|pm3_64|pm4_64|pm5_64|pm6_64|pm7_64|warpid|clock|ctaid|nsmid|ntid|smid|pm0|pm1|pm2|pm3|pm4|pm5|pm6|pm7|tid)$"))
(label (identifier) @label)
(function name: (identifier) @function)
(guard) @keyword.conditional
[".entry" ".func" ".version" ".target" ".address_size" ".file" ".loc" ".section"] @keyword.directive
