package main

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"gonvvm/internal/live"
)

// ask sends a request to the server of `gonvvm serve`.
func ask(t *testing.T, method, url, kind, body string) *httptest.ResponseRecorder {
	t.Helper()
	h, err := newServer(&live.Service{Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(method, url, strings.NewReader(body))
	r.Header.Set("Content-Type", kind)
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestServeRefuses holds the server to the requests that it must not answer.
func TestServeRefuses(t *testing.T) {
	const json = "application/json"
	for _, c := range []struct {
		method, url, kind, body string
		want                    int
	}{
		{"GET", "http://localhost:8080/", "", "", http.StatusOK},
		{"GET", "http://127.0.0.1/", "", "", http.StatusOK},
		{"GET", "http://[::1]:8080/", "", "", http.StatusOK},
		{"POST", "http://localhost/about", json, "{}", http.StatusOK},
		{"GET", "http://example.com/", "", "", http.StatusForbidden},
		{"POST", "http://rebound.example:8080/compile", json, "{}", http.StatusForbidden},
		{"GET", "http://127.0.0.1.example/", "", "", http.StatusForbidden},
		{"POST", "http://localhost/compile", "text/plain", "{}", http.StatusUnsupportedMediaType},
		{"POST", "http://localhost/compile", json, "{", http.StatusBadRequest},
		{"GET", "http://localhost/compile", "", "", http.StatusMethodNotAllowed},
		{"GET", "http://localhost/etc/passwd", "", "", http.StatusNotFound},
	} {
		if w := ask(t, c.method, c.url, c.kind, c.body); w.Code != c.want {
			t.Errorf("%s %s: status %d, expected %d", c.method, c.url, w.Code, c.want)
		}
	}
	for _, addr := range []string{"0.0.0.0:80", ":8080", "example.com:80", "localhost"} {
		if code, _, errs := gonvvm("", "serve", "-addr="+addr); code != exitUsage || !strings.Contains(errs, "-addr") {
			t.Errorf("-addr=%s: exit %d: %s", addr, code, errs)
		}
	}
}

// TestServeCompile compiles and runs.
func TestServeCompile(t *testing.T) {
	q := live.Request{Options: live.Options{Arch: "sm_80", Level: 3}, Name: "k.ll", Text: reportedKernel, Run: &live.Launch{Block: []int{64}, Args: []string{"out:i32[64]"}}}
	body, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	w := ask(t, "POST", "http://localhost/compile", "application/json", string(body))
	var r live.Reply
	if err := json.Unmarshal(w.Body.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if r.Report == nil || len(r.Report.Runs) != 1 || len(r.Report.Runs[0].Findings) == 0 {
		t.Errorf("reply %s", w.Body)
	}
}
