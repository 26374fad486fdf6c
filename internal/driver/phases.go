package driver

import "time"

// phases begins the phase whose name is in phase, and returns a function that ends it and begins the next. Times are taken
// only if Options.Phase is set.
func (o *Options) phases(phase *string) func(name string) {
	enter := func(name string) {
		*phase = name
		if o.Enter != nil {
			o.Enter(name)
		}
	}
	enter(*phase)
	if o.Phase == nil {
		return enter
	}
	start := time.Now()
	return func(name string) {
		now := time.Now()
		o.Phase(*phase, now.Sub(start))
		start = now
		enter(name)
	}
}
