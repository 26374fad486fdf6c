package passes

import "gonvvm/internal/passes/lower"

// foldIntrinsicArgs gives NVVM intrinsics constant arguments (lower.IntrinsicArgs).
func foldIntrinsicArgs(u *unit) bool { return lower.IntrinsicArgs(u.f, &u.fold) }
