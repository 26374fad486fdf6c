package testkit

import (
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/oracle"
)

// Libdevice returns NVIDIA's library of device functions as it is shipped, bitcode
// of LLVM 3.8's time, from the cache folder of the oracles. Where it is not there the
// test is skipped, or fails if GONVVM_ORACLES=require.
func Libdevice(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(oracle.CacheDir(), "libdevice.10.bc"))
	if err != nil {
		missing(t, "libdevice.10.bc")
	}
	return data
}
