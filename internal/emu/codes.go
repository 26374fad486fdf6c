package emu

import "gonvvm/internal/diag"

// Codes of this package's diagnostics and findings.
const (
	CodeBounds      diag.Code = "R0001"
	CodeMisaligned  diag.Code = "R0002"
	CodeUninitMem   diag.Code = "R0003"
	CodeUninitReg   diag.Code = "R0004"
	CodeRace        diag.Code = "R0005"
	CodeBarrier     diag.Code = "R0006"
	CodeDeadlock    diag.Code = "R0007"
	CodeAsyncLeak   diag.Code = "R0008"
	CodeLimit       diag.Code = "R0009"
	CodeTrap        diag.Code = "R0010"
	CodeAssert      diag.Code = "R0011"
	CodeUnsupported diag.Code = "R0012"
	CodeLaunch      diag.Code = "R0013"
	CodeMemory      diag.Code = "R0014"
	CodeCall        diag.Code = "R0015"
	CodeSymbol      diag.Code = "R0016"
	CodeObject      diag.Code = "R0017"
	CodeNaN         diag.Code = "R0018"
	CodeOverflow    diag.Code = "R0019"
	CodeShift       diag.Code = "R0020"
	CodeDivision    diag.Code = "R0021"
	CodeLoss        diag.Code = "R0022"
)
