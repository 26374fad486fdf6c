// Package oracle finds and runs the independent tools that gonvvm is compared
// with: LLVM's tools and NVIDIA's assembler. scripts/oracles.sh installs them.
//
// It serves the tests (through testkit) and the bench command; no library of the
// project imports it, and it imports none of them.
package oracle
