// Package litmus decides litmus tests of the PTX memory model: small programs of several threads, and the outcomes that
// PTX ISA chapter 8 allows.
//
// A test is a text (parse.go). Outcomes enumerates its candidate executions: which write each read returns, the
// coherence order of the writes of each location, the order of the fence.sc operations (enumerate.go). It derives the
// relations of the model from them and keeps those that no axiom forbids (model.go). Sources: PTX ISA §8.6 to §8.11;
// D. Lustig, S. Sahasrabuddhe, O. Giroux, "A Formal Analysis of the NVIDIA PTX Memory Consistency Model", 2019. Where
// the two differ (SC per location), the stricter formula of the paper is taken.
//
// PTX makes a kernel of a test, and Random a test of a seed.
package litmus
