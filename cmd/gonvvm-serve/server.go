package main

import (
	"encoding/json"
	"net"
	"net/http"
	"os"

	"gonvvm/internal/live"
	"gonvvm/internal/page"
)

// loopback reports whether a host is this machine and cannot be reached from others.
func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// maxRequest bounds a request.
const maxRequest = 32 << 20

// newServer returns the handler of `gonvvm serve`. Pages of other sites cannot use it: it answers only if it is addressed as this machine,
// which refuses names that others made point here, and only to JSON, which other sites may not send.
func newServer(service *live.Service) (http.Handler, error) {
	html, err := page.Live()
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(html)
	})
	mux.HandleFunc("POST /about", func(w http.ResponseWriter, _ *http.Request) {
		about, err := service.About()
		answer(w, about, err)
	})
	mux.HandleFunc("POST /compile", func(w http.ResponseWriter, r *http.Request) {
		var q live.Request
		if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxRequest)).Decode(&q); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		reply := service.Answer(r.Context(), &q)
		if reply.Report != nil {
			reply.Report.AddSources(os.ReadFile)
		}
		answer(w, reply, nil)
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		switch {
		case !loopback(host):
			http.Error(w, "this server answers only at localhost", http.StatusForbidden)
		case r.Method == http.MethodPost && r.Header.Get("Content-Type") != "application/json":
			http.Error(w, "expected application/json", http.StatusUnsupportedMediaType)
		default:
			w.Header().Set("X-Content-Type-Options", "nosniff")
			w.Header().Set("Cache-Control", "no-store")
			mux.ServeHTTP(w, r)
		}
	}), nil
}

// answer writes a value as JSON.
func answer(w http.ResponseWriter, value any, err error) {
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(value)
}
