// Package ptx reads, checks, formats and measures PTX, the assembly language of NVIDIA GPUs: every version up to PTX ISA
// 9.x, every target.
//
//	diagnostics := ptx.Check("kernel.ptx", text, ptx.CheckOptions{})
//	text, err := ptx.Format("kernel.ptx", text)
//	module, err := ptx.Parse("kernel.ptx", text)
//	for f := range module.Functions() {
//		fmt.Println(f.Name(), f.Stats().Instructions)
//	}
//
// A [Module] is a read-only view of a parsed text: functions, variables, and instructions with their operands, each with
// its position in the source. Several goroutines may use it at once.
//
// Errors about the text are a [diag.List] with every mistake that was found, each with file, line and column.
//
// The functions read no files, print nothing and change none of their arguments. See the PTX ISA manual for the meaning of
// the language; section numbers in this documentation refer to it.
package ptx
