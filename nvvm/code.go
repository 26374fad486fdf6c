package nvvm

import (
	"strconv"

	"gonvvm/diag"
)

// Code is a result code of libNVVM. As an error it is the kind of an [Error]: errors.Is(err, nvvm.ErrInvalidOption).
type Code int

// The result codes, with the numbers and, in their texts, the names of NVIDIA's header.
const (
	Success            Code = 0  // NVVM_SUCCESS; never an error
	ErrOutOfMemory     Code = 1  // NVVM_ERROR_OUT_OF_MEMORY
	ErrProgramCreation Code = 2  // NVVM_ERROR_PROGRAM_CREATION_FAILURE
	ErrIRVersion       Code = 3  // NVVM_ERROR_IR_VERSION_MISMATCH: !nvvmir.version is not one that the profile accepts
	ErrInvalidInput    Code = 4  // NVVM_ERROR_INVALID_INPUT: an argument that must not be nil
	ErrInvalidProgram  Code = 5  // NVVM_ERROR_INVALID_PROGRAM: no program
	ErrInvalidIR       Code = 6  // NVVM_ERROR_INVALID_IR: Verify found an error
	ErrInvalidOption   Code = 7  // NVVM_ERROR_INVALID_OPTION
	ErrNoModule        Code = 8  // NVVM_ERROR_NO_MODULE_IN_PROGRAM: no module, or lazy ones only
	ErrCompilation     Code = 9  // NVVM_ERROR_COMPILATION: Compile found an error
	ErrCancelled       Code = 10 // NVVM_ERROR_CANCELLED: the context of CompileContext has ended
)

var codeNames = [...]string{
	"NVVM_SUCCESS", "NVVM_ERROR_OUT_OF_MEMORY", "NVVM_ERROR_PROGRAM_CREATION_FAILURE", "NVVM_ERROR_IR_VERSION_MISMATCH",
	"NVVM_ERROR_INVALID_INPUT", "NVVM_ERROR_INVALID_PROGRAM", "NVVM_ERROR_INVALID_IR", "NVVM_ERROR_INVALID_OPTION",
	"NVVM_ERROR_NO_MODULE_IN_PROGRAM", "NVVM_ERROR_COMPILATION", "NVVM_ERROR_CANCELLED",
}

// String returns NVIDIA's name of the code, as nvvmGetErrorString does: "NVVM_ERROR_INVALID_OPTION".
func (c Code) String() string {
	if c < 0 || int(c) >= len(codeNames) {
		return "NVVM_ERROR not found"
	}
	return codeNames[c]
}

// Error returns the name and the number of the code.
func (c Code) Error() string { return c.String() + " (" + strconv.Itoa(int(c)) + ")" }

// Error is the error of Verify and Compile.
type Error struct {
	Code        Code      // the result code; never Success
	Log         string    // the log of the program at that time; may be empty
	Diagnostics diag.List // the errors and warnings with positions and advice; empty for errors about options
}

// Error returns the code and the log.
func (e *Error) Error() string {
	if e.Log == "" {
		return e.Code.Error()
	}
	return e.Code.Error() + ": " + e.Log
}

// Unwrap returns the code and the diagnostics, for errors.Is and errors.As.
func (e *Error) Unwrap() []error {
	if len(e.Diagnostics) == 0 {
		return []error{e.Code}
	}
	return []error{e.Code, e.Diagnostics}
}
