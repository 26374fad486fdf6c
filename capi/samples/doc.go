// Package samples holds the test that builds NVIDIA's CUDA samples with clang and the tools and libraries of this project, and runs them on
// the emulator. samples.txt is the table of all samples.
package samples
