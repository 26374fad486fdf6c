package testkit

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var quotedPath = regexp.MustCompile("`([a-z_0-9A-Z/.*]+)`")

// The files that ARCHITECTURE.md names in "Guess the room" exist. A name without a folder is in the folder of the name before it.
func TestGuessTheRoom(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "## Guess the room")
	list, _, _ = strings.Cut(list, "\n## ")
	rows := 0
	for _, line := range strings.Split(list, "\n") {
		cells := strings.Split(line, "|")
		if len(cells) < 4 || strings.Contains(cells[1], "---") {
			continue
		}
		rows++
		folder := ""
		for _, m := range quotedPath.FindAllStringSubmatch(cells[2], -1) {
			name := m[1]
			switch {
			case strings.Contains(name, "/"):
				folder = path.Dir(name)
			case strings.HasSuffix(name, ".go") || strings.HasSuffix(name, ".isa"):
				name = path.Join(folder, name)
			default:
				continue // a function, type or option
			}
			found := false
			for _, base := range []string{"", "internal", "internal/passes", "internal/testkit"} {
				files, _ := filepath.Glob(filepath.Join(root, base, name))
				found = found || len(files) > 0
			}
			if !found {
				t.Errorf("%s: there is no %s", strings.TrimSpace(cells[1]), name)
			}
		}
	}
	if rows < 40 {
		t.Errorf("%d rows, want at least 40", rows)
	}
}
