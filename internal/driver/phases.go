package driver

import "time"

// phases returns a function that ends the current phase, whose name is in phase, and begins the next. Times are taken
// only if Options.Phase is set.
func (o *Options) phases(phase *string) func(name string) {
	if o.Phase == nil {
		return func(name string) { *phase = name }
	}
	start := time.Now()
	return func(name string) {
		now := time.Now()
		o.Phase(*phase, now.Sub(start))
		*phase, start = name, now
	}
}
