package ptxcheck

import "gonvvm/internal/diag"

// Codes of this package's diagnostics, which diag explains. Undefined names, names declared twice and features that the
// target lacks have the codes of package ptx.
const (
	CodeOperandType diag.Code = "P0020" // a register or constant of another type
	CodeOperandKind diag.Code = "P0021" // an operand kind that is not allowed there
	CodeLimit       diag.Code = "P0022" // a constant out of the instruction's range
	CodeVector      diag.Code = "P0023" // number or types of a vector's elements
	CodeSpace       diag.Code = "P0024" // state space of an address
	CodeAddress     diag.Code = "P0025" // the operand in brackets is not an address
	CodeParam       diag.Code = "P0026" // direction of parameters
	CodeDeclType    diag.Code = "P0027" // type of a variable
	CodeDeclSpace   diag.Code = "P0028" // state space of a declaration
	CodeInit        diag.Code = "P0029" // initialiser where none may be
	CodeInitValue   diag.Code = "P0030" // value or shape of an initialiser
	CodeArray       diag.Code = "P0031" // array without a size
	CodeAttribute   diag.Code = "P0032" // .attribute, .ptr or linkage in the wrong place
	CodeDirective   diag.Code = "P0033" // function directive in the wrong place
	CodeSignature   diag.Code = "P0034" // declarations of one name that differ
	CodeCall        diag.Code = "P0035" // arguments of a call
	CodeCallee      diag.Code = "P0036" // the operand that is called
	CodeTooLarge    diag.Code = "P0037" // memory of a state space
	CodeAlias       diag.Code = "P0038"
	CodeTexmode     diag.Code = "P0039"
	CodeArch        diag.Code = "P0040" // .target does not run on the architecture
	CodeNarrowAddr  diag.Code = "P0041" // 32-bit address in a 64-bit module
	CodeBounds      diag.Code = "P0042" // warning: outside of or misaligned in a variable
	CodeFallThrough diag.Code = "P0043" // warning: control reaches the end of a body
	CodeIgnored     diag.Code = "P0044" // warning: directive without effect
	CodeSequence    diag.Code = "P0045" // .param of calls used out of order
	CodeConstGen    diag.Code = "P0046" // warning: generic address of .const beside constant buffers
)
