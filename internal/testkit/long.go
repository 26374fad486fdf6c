package testkit

import (
	"os"
	"runtime/debug"
	"testing"
)

// Long skips a test in short mode: one that takes many seconds and is not needed with the race detector, since its
// parallel code is tested elsewhere.
func Long(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("not in short mode")
	}
}

// Main executes the tests of a package whose inputs are small and many: each is garbage soon, and with Go's own pace
// the collector takes a third of the time.
func Main(m *testing.M) {
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}
