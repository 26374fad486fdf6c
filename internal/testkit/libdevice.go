package testkit

import (
	"os"
	"testing"

	"gonvvm/internal/oracle"
)

// Libdevice returns NVIDIA's library of device functions as it is shipped, bitcode
// of LLVM 3.8's time, from the cache folder of the oracles. Where it is missing, or
// GONVVM_ORACLES is not set, the test is skipped; it fails if GONVVM_ORACLES=require.
func Libdevice(t testing.TB) []byte {
	t.Helper()
	path := oracle.Libdevice()
	if path == "" {
		missing(t, "libdevice.10.bc")
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
