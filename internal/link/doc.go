// Package link makes one module of several: it resolves symbols over all kinds of linkage, merges types, attributes,
// named metadata, module flags and appending variables, and takes only reachable definitions of library modules.
//
// Input: modules, whose bodies may be read on demand (Lazy). Output: one module, or a diag.List that names both sides
// of a conflict; warnings come beside a result. The input modules are used up.
//
// Invariants: symbols of the destination keep their index when a definition replaces a declaration; bodies move and are
// not copied; the result depends on the order of the inputs only.
//
// link imports ir, isa, diag, target and analysis, and never opens a file.
//
// Source of its rules: LangRef, "Linkage Types" and "Module Flags Metadata"; the behaviour of llvm-link 22;
// requirements S4-04, S4-08, S4-37, S3-59, S3-64, P-07, P-13.
package link
