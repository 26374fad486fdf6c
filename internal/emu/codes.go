package emu

import "gonvvm/internal/diag"

// Codes of this package's diagnostics and findings.
const (
	CodeBounds      diag.Code = "R001"
	CodeMisaligned  diag.Code = "R002"
	CodeUninitMem   diag.Code = "R003"
	CodeUninitReg   diag.Code = "R004"
	CodeRace        diag.Code = "R005"
	CodeBarrier     diag.Code = "R006"
	CodeDeadlock    diag.Code = "R007"
	CodeAsyncLeak   diag.Code = "R008"
	CodeLimit       diag.Code = "R009"
	CodeTrap        diag.Code = "R010"
	CodeAssert      diag.Code = "R011"
	CodeUnsupported diag.Code = "R012"
	CodeLaunch      diag.Code = "R013"
	CodeMemory      diag.Code = "R014"
	CodeCall        diag.Code = "R015"
	CodeSymbol      diag.Code = "R016"
)
