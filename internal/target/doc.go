// Package target holds the SM architectures, PTX versions and features.
package target

// PTX is a PTX ISA version, ten times major plus minor: 83 is 8.3.
type PTX uint8

// SM is an architecture, ten times its number plus 2 for the family-specific
// (f) and 3 for the architecture-specific (a) variant: sm_90a is 903.
type SM uint16
