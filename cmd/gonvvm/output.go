package main

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
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

// streamOutput gives path, or stdout for "-", to write. A file appears whole or not at all: a new one, or
// one that a new one may replace, is written under a temporary name; another regular file gets its contents when
// they are complete, so that its other names, its owner and its permissions stay. Symbolic links are
// followed, devices and pipes written directly.
// The errors of write come back as they are, those of the file name path.
func streamOutput(path string, stdout io.Writer, write func(w io.Writer) error) error {
	if path == "-" {
		return write(stdout)
	}
	st, err := os.Stat(path)
	perm := fs.FileMode(0o666)
	switch {
	case err == nil && !st.Mode().IsRegular(): // a device or a pipe
		return writeTo(path, os.O_WRONLY, write)
	case err == nil:
		if f, err := os.OpenFile(path, os.O_WRONLY, 0); err != nil { // not one that may be written
			return err
		} else if err := f.Close(); err != nil {
			return err
		}
		if !replaceable(st) {
			return writeInPlace(path, write)
		}
		perm = st.Mode().Perm()
	}
	target := followLinks(path)
	f, err := createTemporary(filepath.Join(filepath.Dir(target), "."+filepath.Base(target)+"."), "", perm)
	if err != nil && st != nil {
		return writeInPlace(path, write) // the folder takes no new files, the file is writable
	}
	if err != nil {
		return &os.PathError{Op: "write", Path: path, Err: cause(err)}
	}
	defer dropTemporary(f.Name())
	err = write(f)
	if st != nil { // the umask does not count
		if e := f.Chmod(perm); err == nil {
			err = e
		}
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		os.Remove(f.Name())
		if c := cause(err); c != err {
			return &os.PathError{Op: "write", Path: path, Err: c}
		}
	}
	return err
}

// writeInPlace writes an existing file when its contents are complete.
func writeInPlace(path string, write func(w io.Writer) error) error {
	var whole bytes.Buffer
	if err := write(&whole); err != nil {
		return err
	}
	return writeTo(path, os.O_WRONLY|os.O_TRUNC, func(w io.Writer) error {
		_, err := w.Write(whole.Bytes())
		return err
	})
}

// writeTo writes a file that exists.
func writeTo(path string, flags int, write func(w io.Writer) error) error {
	f, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return err
	}
	err = write(f)
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// followLinks returns the target of the symbolic links at path, which need not exist.
func followLinks(path string) string {
	for range 40 {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return path
}

// cause returns the underlying error of an error that names a temporary file.
func cause(err error) error {
	switch e := err.(type) {
	case *os.PathError:
		return e.Err
	case *os.LinkError:
		return e.Err
	}
	return err
}
