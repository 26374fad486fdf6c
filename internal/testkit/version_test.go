package testkit

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestVersions holds the packages for other languages to one version.
func TestVersions(t *testing.T) {
	first := ""
	for _, p := range []struct{ file, pattern string }{
		{"python/gonvvm/__init__.py", `(?m)^__version__ = "(.*)"$`},
		{"python/pyproject.toml", `(?m)^version = "(.*)"$`},
		{"js/package.json", `(?m)^  "version": "(.*)",$`},
		{"rust/Cargo.toml", `(?m)^version = "(.*)"$`},
	} {
		text, err := os.ReadFile(filepath.Join(Root(t), filepath.FromSlash(p.file)))
		if err != nil {
			t.Fatal(err)
		}
		m := regexp.MustCompile(p.pattern).FindSubmatch(text)
		switch {
		case m == nil:
			t.Errorf("%s has no version", p.file)
		case first == "":
			first = string(m[1])
		case string(m[1]) != first:
			t.Errorf("%s has the version %s, expected %s as in the package of Python", p.file, m[1], first)
		}
	}
}
