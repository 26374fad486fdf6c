// Package ptxgen makes PTX for tests out of the rows of package isa: for each form spellings that together use all its
// modifiers, an instruction with operands that fit, the oldest target that meets its needs, and the closest targets
// that do not.
//
// Inputs are package isa's tables, nothing else; the results do not depend on anything but them. Only tests import it.
package ptxgen
