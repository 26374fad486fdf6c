// Package unnamed creates files that have no name until they are complete (open(2), O_TMPFILE): when the process ends before, by whatever
// signal, nothing of them is left.
package unnamed
