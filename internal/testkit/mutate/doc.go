// Package mutate changes modules at random: real programs, with other operands, constants, operations, predicates
// and edges, or a few instructions more or fewer. What comes out has another meaning, or none, but the shape
// of what people write, which random generation does not reach: mutfuzz compiles it in several ways and compares.
//
// Defuse first takes out of a module what makes a changed program undefined where the original was not: promises
// (nsw, inbounds, noalias, !range …) and operations with operands that they have no result for.
//
// It imports ir and analysis, and nothing that it is to find mistakes of; only mutfuzz and tests import it.
package mutate
