// Package widthgen makes random LLVM IR functions over integers of every width from 1 to 129 bits and
// vectors of them: a few instructions deep, with every integer instruction, flag and predicate, constants
// from the corners of the range, and values that go through memory, arguments, results and aggregates.
//
// A program is a function and a kernel that calls it once in each thread: on a row of input of its own,
// with a row of output, in which bytes around everything that is stored show stores that reach too far.
// Results may be poison for some inputs; package interp says for which.
//
// It is for tests only and imports nothing of the project.
package widthgen
