package main

import (
	"io"
	"os"
	"path/filepath"

	"gonvvm/internal/diag"
)

func readFile(path string) ([]byte, error) { return os.ReadFile(path) }

// writeOutput writes data to path, or to stdout for "-". A file appears whole or
// not at all.
func writeOutput(path string, data []byte, stdout io.Writer) error {
	if path == "-" {
		_, err := stdout.Write(data)
		return err
	}
	if st, err := os.Stat(path); err == nil && !st.Mode().IsRegular() { // a device or a pipe
		return os.WriteFile(path, data, 0o644)
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return &os.PathError{Op: "write", Path: path, Err: cause(err)}
	}
	_, err = f.Write(data)
	if e := f.Chmod(0o644); err == nil {
		err = e
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return &os.PathError{Op: "write", Path: path, Err: cause(err)}
	}
	return nil
}

// cause returns what is behind an error that names a temporary file.
func cause(err error) error {
	switch e := err.(type) {
	case *os.PathError:
		return e.Err
	case *os.LinkError:
		return e.Err
	}
	return err
}

// printDiagnostics prints diagnostics for people.
func printDiagnostics(w io.Writer, l diag.List) {
	if len(l) > 0 {
		w.Write(l.Append(nil))
	}
}

// printError prints what err carries and returns the exit code for it.
func printError(w io.Writer, err error) int {
	l := diag.Of(err)
	printDiagnostics(w, l)
	for _, d := range l {
		if d.Code == diag.CodeBug {
			return exitBug
		}
	}
	return exitInput
}
