// Package diag holds what every room says about input that is wrong: positions,
// stable codes, diagnostics and their rendering as text and as JSON.
//
// A diagnostic is a value. Libraries collect diagnostics and return them as an
// error (List); only the command prints them. Each code has one entry in
// codes.go with an example that a test compiles, which is what the command's
// `explain` prints.
//
// diag imports nothing of the project.
package diag
