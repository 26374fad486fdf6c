// Package live answers the page: it compiles a text and runs a kernel of it, for `gonvvm serve` and for the playground, which
// has the compiler as WebAssembly. Requests and replies are JSON; web/src/backend.ts has the same types.
//
// A Service opens no files; compilers of other languages are functions that the command gives it. It may be used by several
// goroutines at once.
package live
