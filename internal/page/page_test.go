package page

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"io"
	"testing"
)

// TestHTML reads the report back from the page, and looks for addresses that the page could load from.
func TestHTML(t *testing.T) {
	const want = `{"version":1,"text":"</script>"}`
	html, err := HTML([]byte(want))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := bytes.Cut(html, emptyReport)
	text, _, _ := bytes.Cut(rest, []byte("</script>"))
	if !ok {
		t.Fatal("no report")
	}
	packed, err := base64.StdEncoding.DecodeString(string(text))
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || string(got) != want {
		t.Errorf("got %q, %v", got, err)
	}
	for _, bad := range []string{`src="http`, `href="http`, "@import"} {
		if bytes.Contains(html, []byte(bad)) {
			t.Errorf("the page contains %s", bad)
		}
	}
	if !bytes.Contains(html, []byte("MIT License")) {
		t.Error("the page has no notices of licences")
	}
}
