package isel

import "gonvvm/internal/target"

// Options direct selection.
type Options struct {
	Target   *target.Target
	Style    Style
	FMA      bool // fuse a multiplication and an addition without asking for the contract flag
	FTZ      bool // flush f32 subnormals in every function
	PrecDiv  PrecDiv
	PrecSqrt bool // f32 square roots rounded correctly
	NoPrec   bool // PrecDiv and PrecSqrt were not given
	LineInfo bool // print .loc
	OptNone  bool // no folding across instructions: -O0
}

// PrecDiv is the precision of f32 divisions.
type PrecDiv uint8

const (
	DivIEEE   PrecDiv = iota // div.rn
	DivFull                  // div.full
	DivApprox                // div.approx
)
