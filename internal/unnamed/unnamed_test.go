package unnamed

import (
	"os"
	"path/filepath"
	"testing"
)

// A file appears in its folder with Link, once.
func TestLink(t *testing.T) {
	dir := t.TempDir()
	f, err := Create(dir, 0o640)
	if err != nil {
		t.Skip("the system has no such files:", err)
	}
	defer f.Close()
	if _, err := f.WriteString("text"); err != nil {
		t.Fatal(err)
	}
	if list, _ := os.ReadDir(dir); len(list) != 0 {
		t.Errorf("the file has the name %s", list[0].Name())
	}
	name := filepath.Join(dir, "name")
	if err := Link(f, name); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != "text" {
		t.Errorf("the file has %q (%v)", got, err)
	}
	if err := Link(f, name); !os.IsExist(err) {
		t.Errorf("a name that exists: %v", err)
	}
	if err := Link(f, filepath.Join(dir, "none", "name")); !os.IsNotExist(err) {
		t.Errorf("a folder that does not exist: %v", err)
	}
}
