// Package testkit helps the tests of every package: golden files, the corpus of kernels with its launches, and the
// independent tools ("oracles") that results are compared with.
//
// Only test files import it. It reads files and runs programs, which libraries of the project never do, and registers
// the flag -update.
//
//	go test ./... -update                    writes golden files anew
//	GONVVM_ORACLES=1 go test ./...           runs the oracle tests whose tools are installed
//	GONVVM_ORACLES=require go test ./...     a missing oracle fails instead of skipping
//	GONVVM_CACHE=DIR                         where scripts/oracles.sh put the tools, and where
//	                                         their results are kept (default ~/.cache/gonvvm)
//
// The tests of testkit itself check properties of the whole project: the import graph (policy_test.go), and that
// packages do no work at initialisation (init_test.go).
//
// testkit imports nothing of the project but oracle, so that each package can use it.
package testkit
