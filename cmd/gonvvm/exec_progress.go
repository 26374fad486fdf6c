package main

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"gonvvm/internal/cudriver"
)

// showLaunch shows the launch that is running, whose state read returns: nil before the first one.
func (s *streams) showLaunch(read func() *cudriver.Progress) *progressLine {
	_, errs := s.direct()
	return showProgress(errs, func() string {
		if p := read(); p != nil && !p.Ended && p.Time > slow {
			return progressText(p)
		}
		return ""
	})
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
