// Package mutate changes modules at random: real programs, with other operands, constants, operations, predicates and
// edges, or a few instructions more or fewer. The result has another meaning, or none, but the shape of handwritten
// code, which random generation does not reach: mutfuzz compiles it in several ways and compares.
//
// Defuse first removes from a module everything that makes a changed program undefined where the original was not:
// assumptions (nsw, inbounds, noalias, !range …) and operations that are undefined for some operands.
//
// It imports ir and analysis, and none of the code under test; only mutfuzz and tests import it.
package mutate
