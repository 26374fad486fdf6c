// Package page holds the page that shows reports: one HTML file with its script and style, compressed. The sources are in web/,
// and scripts/build-page writes page.html.gz and worker.js.gz from them; the page contains the notices of the packages that it
// is bundled with.
//
// With a report in it the page is a file that needs nothing else. Without one it asks a backend to compile: the server of
// `gonvvm serve`, or the worker of the playground.
package page

import (
	"bytes"
	"compress/gzip"
	_ "embed" // the files
	"encoding/base64"
	"errors"
	"io"
)

//go:embed page.html.gz
var packedPage []byte

//go:embed worker.js.gz
var packedWorker []byte

// The places of page.html that depend on the use.
var (
	emptyReport = []byte(`<script id="report" type="text/plain">`)
	backend     = []byte(`data-backend="server"`)
)

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
	return edited(emptyReport, append(bytes.Clone(emptyReport), text...))
}

// Live returns the page without a report, whose backend is the server that it comes from.
func Live() ([]byte, error) { return unpack(packedPage) }

// Playground returns the page whose backend is a worker, and the script of that worker. wasm_exec.js of Go has to come before the
// script, and gonvvm.wasm.gz beside it.
func Playground() (html, worker []byte, err error) {
	if html, err = edited(backend, []byte(`data-backend="worker"`)); err != nil {
		return nil, nil, err
	}
	worker, err = unpack(packedWorker)
	return html, worker, err
}

// edited returns the page with one text in place of another.
func edited(from, to []byte) ([]byte, error) {
	html, err := unpack(packedPage)
	if err != nil {
		return nil, err
	}
	before, after, ok := bytes.Cut(html, from)
	if !ok {
		return nil, errors.New("the page lacks " + string(from))
	}
	return bytes.Join([][]byte{before, after}, to), nil
}

func unpack(packed []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(z)
}
