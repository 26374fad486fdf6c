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
	return streamOutput(path, stdout, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// canTakeBack reports whether streamOutput leaves nothing at path after an error.
func canTakeBack(path string) bool {
	if path == "-" {
		return false
	}
	st, err := os.Stat(path)
	return err != nil || st.Mode().IsRegular() || path == os.DevNull
}

// streamOutput gives path, or stdout for "-", to write. A file appears whole or not at all.
// The errors of write come back as they are, those of the file name path.
func streamOutput(path string, stdout io.Writer, write func(w io.Writer) error) error {
	if path == "-" {
		return write(stdout)
	}
	if st, err := os.Stat(path); err == nil && !st.Mode().IsRegular() { // a device or a pipe
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		err = write(f)
		if e := f.Close(); err == nil {
			err = e
		}
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return &os.PathError{Op: "write", Path: path, Err: cause(err)}
	}
	err = write(f)
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
		if c := cause(err); c != err {
			return &os.PathError{Op: "write", Path: path, Err: c}
		}
	}
	return err
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
