// Package ptxgen makes PTX for tests out of the rows of package isa: for each
// form spellings that together use all its modifiers, an instruction with
// operands that fit, the oldest target that has what it needs, and targets that just
// have not.
//
// Inputs are package isa's tables, nothing else; the results do not depend on
// anything but them. Only tests import it.
package ptxgen
