// Package driver runs the whole compiler: readers, passes, selection, printing.
// It is the only package that sees both ends.
//
// Inputs: modules as bytes with a name for messages, and Options. Output: PTX
// text and notes; the same bytes for the same input, whatever the number of
// workers. Errors are diag.List values. driver opens no files and prints nothing.
package driver
