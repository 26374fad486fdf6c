// Package interp executes LLVM IR as LangRef says: a reference to judge compilations by, written for
// clarity and independently of the constant folder.
//
// Integers have any width, vectors any element, memory is bytes with a mask of the bits that are
// undefined. One thread runs at a time. Poison is tracked for each scalar; undef and the result of
// freezing poison count as poison, too, because nothing can be said about their bits. A value that is
// poison here may have any bits in a correct program; one that is not must have exactly these.
//
// It is for tests only.
package interp
