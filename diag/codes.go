package diag

// Code names a kind of diagnostic for good: it is never given another meaning.
// The letter tells the room: L text reader, B bitcode, V verifier, N rules of the NVVM IR
// specification, K linker,
// S selection and the ABI, T target, P PTX, R running on the CPU, C command.
type Code string

// CodeBug is the code of a diagnostic about a bug of the compiler itself.
const CodeBug Code = "X0001"

// Info explains a code; `gonvvm explain CODE` prints it.
type Info struct {
	Code    Code   // the code
	Title   string // one line
	Text    string // paragraphs: the rule, its reason, the next action
	Example string // smallest input that gives this code; its first line says how to read it (; ll, // ptx)
}
