// Package diag holds helpers for the diagnostics of the public package gonvvm/diag: positions in source texts, the
// nearest known word to a misspelt one, reports of recovered panics.
package diag
