package oracle

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// Without GONVVM_ORACLES a test finds no tool and can run none, whatever is installed.
func TestGate(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("GONVVM_CACHE", dir)
	for _, name := range []string{"bin/llc-22", "libdevice.10.bc", "nvvm/12/libnvvm.so"} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, nil, 0o755)); err != nil {
			t.Fatal(err)
		}
	}
	for value, admitted := range map[string]bool{"": false, "1": true, "require": true} {
		t.Setenv(EnvOracles, value)
		for what, path := range map[string]string{"llc-22": Find("llc-22"), "libdevice": Libdevice(), "libNVVM": LibNVVM()} {
			if (path != "") != admitted {
				t.Errorf("%s=%q: %s is found at %q", EnvOracles, value, what, path)
			}
		}
		if _, _, err := runProgram("/bin/true", nil); errors.Is(err, errNotAdmitted) == admitted {
			t.Errorf("%s=%q: running a program gives %v", EnvOracles, value, err)
		}
	}
}
