package testkit

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// modulePath is the path of the module: the path of this package without its folder.
var modulePath = strings.TrimSuffix(reflect.TypeFor[CorpusFile]().PkgPath(), "/internal/testkit")

// scripts/rename-module gives a copy of the project another path everywhere: all packages of the copy are found, and none imports
// one of the old path. (.ci/run rename builds the copy, too.)
func TestRenameModule(t *testing.T) {
	for _, tool := range []string{"bash", "perl", "go"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("no %s", tool)
		}
	}
	const to = "example.com/some-one/gonvvm2"
	from, copied := Root(t), t.TempDir()
	err := filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(from, path)
		switch {
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "testdata" || d.Name() == "node_modules"):
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(copied, rel), 0o777)
		default:
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			return os.WriteFile(filepath.Join(copied, rel), data, 0o777)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("bash", filepath.Join(copied, "scripts", "rename-module"), to).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	list := exec.Command("go", "list", "-deps", "-test", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", "./...")
	list.Dir = copied
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	n := 0
	for pkg := range strings.FieldsSeq(string(out)) {
		if n++; !strings.HasPrefix(pkg, to) && !strings.HasPrefix(pkg, "["+to) {
			t.Errorf("the copy still has the package %s", pkg)
		}
	}
	if n < 40 {
		t.Errorf("go list found %d packages:\n%s", n, out)
	}
	if out, err := exec.Command("bash", filepath.Join(copied, "scripts", "rename-module"), "not a path").CombinedOutput(); err == nil || !strings.Contains(string(out), "usage") {
		t.Errorf("a wrong path: %v, %s", err, out)
	}
}
