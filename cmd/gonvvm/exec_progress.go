package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"gonvvm/internal/cudriver"
)

// progressView shows the launch that is running on a terminal, in a line that it removes again.
type progressView struct {
	read func() *cudriver.Progress // returns nil before the first launch
	out  io.Writer                 // nil: it is not a terminal
	quit chan bool
	done chan bool
}

// slow is the time after which a launch is shown, and refresh the time between two looks.
const (
	slow    = time.Second
	refresh = 200 * time.Millisecond
)

// showProgress begins to show the state that read returns.
func showProgress(w io.Writer, read func() *cudriver.Progress) *progressView {
	v := &progressView{read: read, quit: make(chan bool), done: make(chan bool)}
	if isTerminal(w) {
		v.out = w
	}
	go v.loop()
	return v
}

// isTerminal reports whether text for w is seen by a person.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok || runtime.GOOS == "js" {
		return false
	}
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0 && st.Mode()&os.ModeDevice != 0 && f.Name() != os.DevNull
}

func (v *progressView) loop() {
	defer close(v.done)
	if v.out == nil {
		<-v.quit
		return
	}
	t := time.NewTicker(refresh)
	defer t.Stop()
	shown := false
	for {
		p := v.read()
		switch {
		case p != nil && !p.Ended && p.Time > slow:
			fmt.Fprintf(v.out, "\r\033[K%s", progressText(p))
			shown = true
		case shown:
			fmt.Fprint(v.out, "\r\033[K")
			shown = false
		}
		select {
		case <-v.quit:
			if shown {
				fmt.Fprint(v.out, "\r\033[K")
			}
			return
		case <-t.C:
		}
	}
}

// progressOf reads the state that the driver writes to a file.
func progressOf(path string) func() *cudriver.Progress {
	return func() *cudriver.Progress {
		text, err := os.ReadFile(path)
		p := &cudriver.Progress{}
		if err != nil || json.Unmarshal(text, p) != nil {
			return nil
		}
		return p
	}
}

// stop ends the view and returns the launch that had not ended, or nil.
func (v *progressView) stop() fmt.Stringer {
	close(v.quit)
	<-v.done
	if p := v.read(); p != nil && !p.Ended {
		return stateOf(*p)
	}
	return nil
}

// stateOf is a launch as text.
type stateOf cudriver.Progress

func (p stateOf) String() string {
	return fmt.Sprintf("launch %d of kernel %s: %d of %d blocks done in %v", p.Launch, p.Kernel, p.Done, p.Total, p.Time.Round(100*time.Millisecond))
}

// progressText returns the line of a launch: blocks done, their rate, and an estimate of the time that is left.
func progressText(p *cudriver.Progress) string {
	text := stateOf(*p).String()
	if p.Done == 0 {
		return text
	}
	rate := float64(p.Done) / p.Time.Seconds()
	left := time.Duration(float64(p.Total-p.Done) / rate * float64(time.Second))
	return fmt.Sprintf("%s, %.3g blocks/s, %v left", text, rate, left.Round(time.Second))
}
