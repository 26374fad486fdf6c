package testkit

import "testing"

// Long skips a test in short mode: one that takes many seconds and, as what runs in
// parallel in it is tested elsewhere, tells the race detector nothing.
func Long(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("not in short mode")
	}
}
