package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"time"

	"gonvvm/internal/driver"
)

// progressLine shows the state of a long operation on a terminal, in a line that it removes again.
type progressLine struct {
	out  io.Writer     // nil: it is not a terminal
	text func() string // the state, "" for none
	quit chan bool
	done chan bool

	mu    sync.Mutex
	shown bool
}

// slow is the time after which an operation is shown, and refresh the time between two looks. Tests change them.
var slow, refresh = time.Second, 200 * time.Millisecond

// showProgress begins to show the text that a function returns, which is called in a goroutine.
func showProgress(w io.Writer, text func() string) *progressLine {
	v := &progressLine{text: text, quit: make(chan bool), done: make(chan bool)}
	if isTerminal(w) && os.Getenv("TERM") != "dumb" {
		v.out = w
		go v.loop()
	}
	return v
}

// isTerminal reports whether a person sees text for w.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || runtime.GOOS == "js" {
		return false
	}
	st, err := f.Stat()
	if err != nil || st.Mode()&os.ModeCharDevice == 0 || st.Mode()&os.ModeDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(st, null)
}

func (v *progressLine) loop() {
	defer close(v.done)
	t := time.NewTicker(refresh)
	defer t.Stop()
	for {
		v.look()
		select {
		case <-v.quit:
			return
		case <-t.C:
		}
	}
}

// look shows the state of now.
func (v *progressLine) look() {
	if v.out == nil {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if text := v.text(); text != "" {
		fmt.Fprintf(v.out, "\r\033[K%s", lineEnd(text))
		v.shown = true
	} else {
		v.erase()
	}
}

// lineEnd returns the end of a text that fits into a line of a terminal: one that continues in the next line could not be erased.
func lineEnd(text string) string {
	const width = 79
	if r := []rune(text); len(r) > width {
		return "…" + string(r[len(r)-width+1:])
	}
	return text
}

// erase removes the line.
func (v *progressLine) erase() {
	if v.shown {
		fmt.Fprint(v.out, "\r\033[K")
		v.shown = false
	}
}

// stop ends the view and removes its line.
func (v *progressLine) stop() {
	if v.out != nil {
		close(v.quit)
		<-v.done
		v.erase()
	}
}

// showPhases shows the phases of a compilation that takes longer than a second, unless dumps are printed meanwhile. The function that it
// returns ends that.
func (w *watchFlags) showPhases(s *streams, opt *driver.Options, what string) (stop func()) {
	if len(w.dump) > 0 {
		return func() {}
	}
	start, phase := time.Now(), ""
	var mu sync.Mutex
	_, errs := s.direct()
	v := showProgress(errs, func() string {
		mu.Lock()
		defer mu.Unlock()
		d := time.Since(start)
		if d < slow || phase == "" {
			return ""
		}
		return fmt.Sprintf("%s: %s, %v", what, phase, d.Round(100*time.Millisecond))
	})
	if v.out != nil {
		opt.Enter = func(name string) {
			mu.Lock()
			phase = name
			mu.Unlock()
			v.look()
		}
	}
	return v.stop
}
