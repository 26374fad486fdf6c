package passes

// expandConstantExprs turns the constant expressions that LLVM 22 does not have into instructions. Readers expand those
// of modules that they upgrade; this pass expands the others, and folds.
func expandConstantExprs(u *unit) bool {
	return u.f.ExpandConsts(reflector{u}.foldConstant)
}
