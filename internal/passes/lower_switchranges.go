package passes

import "gonvvm/internal/passes/lower"

// lowerSwitchRanges splits switches over ranges (lower.SwitchRanges).
func lowerSwitchRanges(u *unit) bool {
	if !lower.SwitchRanges(u.f) {
		return false
	}
	u.edgesChanged()
	return true
}
