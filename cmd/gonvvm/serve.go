package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"

	"gonvvm/internal/live"
	"gonvvm/internal/page"
)

// serveMain is `gonvvm serve`.
func serveMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm serve", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, `usage: gonvvm serve [flags]

Serves a page on this machine that compiles LLVM IR, PTX and, where clang is found, CUDA C while it is edited, runs kernels on the CPU, and
shows reports of both (docs/report.md).

`)
		fs.PrintDefaults()
	}
	addr := fs.String("addr", "localhost:8080", "`HOST:PORT` to listen on; the host must be this machine's own: localhost, 127.0.0.1 or ::1")
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) > 0 {
		fmt.Fprintln(s.err, "gonvvm serve: takes no arguments")
		return exitUsage
	}
	if host, _, err := net.SplitHostPort(*addr); err != nil || !loopback(host) {
		fmt.Fprintf(s.err, "gonvvm serve: -addr=%s: expected HOST:PORT with a host that only this machine reaches\n", *addr)
		return exitUsage
	}
	handler, err := newServer(&live.Service{
		Version: versionText(), Libdevice: autoLibdevice.input(), Limit: 20 * time.Second, Languages: languages(), Compilers: compilers(),
	})
	if err != nil {
		return s.failed(err)
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm serve: %v\n", err)
		return exitInput
	}
	fmt.Fprintf(s.err, "http://%s/\n", listener.Addr())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		fmt.Fprintf(s.err, "gonvvm serve: %v\n", err)
		return exitInput
	}
	return exitOK
}

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
			addSources(reply.Report)
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
