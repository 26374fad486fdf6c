// Package lang is the common form of the facts about a text that editors ask for, independent of any protocol: classified tokens, names
// with their declarations and uses, outlines, completions, edits. Its subfolders ptxlang and lllang compute them for PTX and LLVM IR.
//
// Positions are byte offsets. Texts need not be correct: everything but diagnostics comes from tokens, so that it stays available while
// a line is half written.
package lang

import "gonvvm/diag"

// Span is a range of bytes of a text; End is excluded.
type Span struct{ Start, End int }

// Kind classifies tokens, names and completions.
type Kind uint8

// Kinds.
const (
	None Kind = iota
	Comment
	String
	Number
	Keyword   // a directive of PTX; a word of the grammar of LLVM IR
	Type      // .b32, i32, %struct.T
	Opcode    // the mnemonic up to its first dot
	Modifier  // .global, nuw
	Operator  // punctuation
	Special   // a special register
	Intrinsic // llvm.*
	Kernel
	Function
	Variable  // of a module
	Local     // a variable of a function, not a register
	Parameter // of a function
	Register  // of PTX; a value of LLVM IR
	Label
	Metadata
	Attribute // an attribute group
)

// Token is a classified part of a text.
type Token struct {
	Span
	Kind Kind
	Def  bool // declares the name
}

// Symbol is an entry of the outline of a text.
type Symbol struct {
	Name, Detail string
	Kind         Kind
	All, Ident   Span // of the whole declaration, of the name
	Children     []Symbol
}

// Hover is the description of a place, in Markdown.
type Hover struct {
	Span
	Text string
}

// Completion is a word that may stand at a place.
type Completion struct {
	Label  string
	Detail string // the form, signature or declaration
	Kind   Kind
	Span   Span // the text that it replaces
}

// Edit replaces a range by a text.
type Edit struct {
	Span
	Text string
}

// Action is a change that solves a problem.
type Action struct {
	Title string
	For   *diag.Diagnostic // the problem
	Edits []Edit
}

// Hint is a text shown after the byte before At, which is not part of the source.
type Hint struct {
	At   int
	Text string
}

// Document is one text in one of the languages. It does not change; an edit makes a new Document. Its methods may be called by several
// goroutines at once.
type Document interface {
	// Check returns all diagnostics of the text.
	Check() diag.List
	Tokens() []Token   // in the order of the text
	Symbols() []Symbol // the outline
	Folds() []Span     // ranges of lines that can be folded
	Names() *Index
	Hover(at int) (Hover, bool)
	Complete(at int) []Completion
	// Actions returns the changes that solve the problems of list, which Check returned.
	Actions(list diag.List) []Action
	// Hints returns the hints within a span.
	Hints(in Span) []Hint
	// Format returns the text in its canonical layout, nil if the language has none; the error tells why the text has none.
	Format() ([]byte, error)
}
