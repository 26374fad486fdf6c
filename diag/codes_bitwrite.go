package diag

// bitwriteInfos explain the constructs that cannot be written as bitcode.
var bitwriteInfos = [...]Info{
	{
		"B0101", "an attribute that bitcode cannot hold",
		`Bitcode has a number for each attribute, and numbers for the arguments in its parentheses.
The text of this one has another form than LLVM 22 gives it; the reader of text refuses such forms, so
only a module that was built in memory gives this.`,
		"",
	},
	{
		"B0102", "metadata that bitcode cannot hold",
		`Bitcode has a layout for each kind of debugging node and a number for each word in their
fields. This kind or word is not known to LLVM 22.`,
		`; gonvvm as
!kept = !{!0}
!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_roman)
`,
	},
	{
		"B0103", "LLVM 7 has nothing of the kind",
		`LLVM 7.0.1 and libNVVM of CUDA 12 read the LLVM 7 dialect. Most later constructs are
rewritten, but bfloat, scalable vectors, some atomic operations and
intrinsics have no counterpart. Write the modern dialect, or lower them first.`,
		`; gonvvm as -dialect=llvm7
define float @f(ptr %p, float %x) {
  %y = atomicrmw fmax ptr %p, float %x seq_cst
  ret float %y
}
`,
	},
}
