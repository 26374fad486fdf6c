// Package diag describes problems of compiler input as values: a severity, a stable code, a place in the source, and
// text for people. It renders them as text with a caret below the source line, as JSON, and as SARIF 2.1.0.
//
// The packages gonvvm, gonvvm/ptx and gonvvm/emu return their errors as a [List], which implements error. [Of] finds
// the list in any error:
//
//	result, err := gonvvm.Compile(ctx, options, input)
//	for _, d := range diag.Of(err) {
//		fmt.Println(d.File, d.Pos.Line, d.Pos.Col, d.Code, d.Msg)
//	}
//
// Each [Code] has an explanation with an example, see [Lookup]. A code never changes its meaning.
//
// Diagnostics are plain values. The functions of this package change none of their arguments and may be called by
// several goroutines at once.
package diag
