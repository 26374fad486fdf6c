// Package page holds the page that shows reports: one HTML file with its script and style, compressed. The sources are in web/,
// and scripts/build-page writes page.html.gz from them, and worker.js.gz and offline.js.gz for scripts/build-playground; the page contains the
// notices of the packages that it is bundled with.
//
// With a report in it the page is a file that needs nothing else. Without one it asks a backend to compile: the server of
// `gonvvm serve`, or the worker of the playground.
package page

import (
	"bytes"
	"compress/gzip"
	_ "embed" // the page
	"encoding/base64"
	"errors"
	"io"
	"slices"
)

//go:embed page.html.gz
var packedPage []byte

// emptyReport is the place of the report in page.html.
var emptyReport = []byte(`<script id="report" type="text/plain">`)

// HTML returns the page with a report, the JSON of report.Report, in it.
func HTML(report []byte) ([]byte, error) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write(report); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	text := base64.StdEncoding.AppendEncode(nil, packed.Bytes())
	html, err := unpack(packedPage)
	if err != nil {
		return nil, err
	}
	before, after, ok := bytes.Cut(html, emptyReport)
	if !ok {
		return nil, errors.New("the page has no place for a report")
	}
	return slices.Concat(before, emptyReport, text, after), nil
}

// Live returns the page without a report, whose backend is the server that it comes from.
func Live() ([]byte, error) { return unpack(packedPage) }

func unpack(packed []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}
