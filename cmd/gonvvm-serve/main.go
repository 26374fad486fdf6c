// Command gonvvm-serve answers the page of `gonvvm serve`, which starts it. It is a command of its own since the server of HTTP makes a
// program start a millisecond later, which every compilation would pay.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"

	"gonvvm/internal/driver"
	"gonvvm/internal/live"
)

func main() {
	addr := flag.String("addr", "localhost:8080", "`HOST:PORT` of this machine to listen on")
	libdevice := flag.String("libdevice", "", "`path` of libdevice")
	version := flag.String("version", "gonvvm", "`text` that the page shows")
	flag.Parse()
	if err := serve(*addr, *libdevice, *version); err != nil {
		fmt.Fprintf(os.Stderr, "gonvvm serve: %v\n", err)
		if errors.Is(err, errAddress) {
			os.Exit(2)
		}
		os.Exit(1)
	}
}

// errAddress is a mistake in -addr.
var errAddress = errors.New("expected HOST:PORT with a host that only this machine reaches")

// serve answers until it is interrupted or its standard input ends, which `gonvvm serve` holds open.
func serve(addr, libdevice, version string) error {
	if host, _, err := net.SplitHostPort(addr); err != nil || !loopback(host) {
		return fmt.Errorf("-addr=%s: %w", addr, errAddress)
	}
	handler, err := newServer(newService(libdevice, version))
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "http://%s/\n", listener.Addr())
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	go func() {
		io.Copy(io.Discard, os.Stdin)
		stop()
	}()
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// newService compiles with the programs of this machine, and with libdevice if a path is given.
func newService(libdevice, version string) *live.Service {
	s := &live.Service{Version: version, Limit: 20 * time.Second, Languages: languages(), Compilers: compilers()}
	if libdevice != "" {
		s.Libdevice = func() (*driver.Input, error) {
			data, err := os.ReadFile(libdevice)
			if err != nil {
				return nil, err
			}
			return &driver.Input{Name: libdevice, Data: data, Library: true}, nil
		}
	}
	return s
}
