package testkit

import "testing"

// Long skips a test in short mode: one that takes many seconds and is not needed with the race detector, since its
// parallel code is tested elsewhere.
func Long(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("not in short mode")
	}
}
