// Package target describes the differences between SM architectures and PTX ISA versions: their names, the version that
// is needed to name an architecture, the features that a pair of both has, address spaces and data layouts.
//
// Input is a pair (SM, PTX); New reduces it to a bit set, so that the availability of a feature is one bit test, and
// Explain describes the needs of a feature in words. Features are defined once, in internal/isa/def/features.isa, from
// which features_gen.go is made. Nothing here allocates at package init.
//
// Sources: PTX ISA (target directives, "Target ISA Notes" of each instruction), LLVM's NVPTX subtarget definitions.
// Must not import any other package of the project.
package target
