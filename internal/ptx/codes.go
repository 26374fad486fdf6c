package ptx

import "gonvvm/internal/diag"

// Codes of this package's diagnostics, which diag explains.
const (
	CodeSyntax    diag.Code = "P0001"
	CodeMnemonic  diag.Code = "P0002"
	CodeOperands  diag.Code = "P0003"
	CodeUndefined diag.Code = "P0004"
	CodeRedefined diag.Code = "P0005"
	CodeRange     diag.Code = "P0006"
	CodeTarget    diag.Code = "P0007"
	CodeNeeds     diag.Code = "P0008"
)
