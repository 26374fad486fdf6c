package diag

import "gonvvm/diag"

// The types of diagnostics are those of the public package.
type (
	Code       = diag.Code
	Severity   = diag.Severity
	Pos        = diag.Pos
	Diagnostic = diag.Diagnostic
	Related    = diag.Related
	Fix        = diag.Fix
	List       = diag.List
)

// Severities.
const (
	Error   = diag.Error
	Warning = diag.Warning
	Note    = diag.Note
)

// CodeBug is the code of a diagnostic about a bug of the compiler itself.
const CodeBug = diag.CodeBug

// Of returns the diagnostics that err carries; see diag.Of.
func Of(err error) List { return diag.Of(err) }
