// Package target holds what differs between SM architectures and PTX ISA
// versions: their names, which version is needed to name an architecture, the
// features that a pair of both has, address spaces and data layouts.
//
// Input is a pair (SM, PTX); New reduces it to a bit set, so that a question
// "may this be used" is one bit test, and Explain says in words what a feature
// needs. Features are defined once, in internal/isa/def/features.isa, from
// which features_gen.go is made. Nothing here allocates at package init.
//
// Sources: PTX ISA (target directives, "Target ISA Notes" of each instruction),
// LLVM's NVPTX subtarget definitions. Must not import any other package of the
// project.
package target
