package passes

// expandConstants turns the constant expressions that LLVM 22 does not have into instructions.
// Readers expand those of modules that they upgrade; this pass is for the other ones, and folds.
func expandConstants(u *unit) bool { return u.f.ExpandConsts(u.foldConstant) }
