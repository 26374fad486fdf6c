package main

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"gonvvm/internal/launch"
)

// scheduled runs the program with the order of threads that the flags say, or explores orders.
func (o *runOptions) scheduled(ctx context.Context, s *streams, p *launch.Program, state *launchState, r *runResult) (*launch.Outcome, error) {
	if o.schedules == 0 {
		return o.execute(ctx, s, p, launch.Schedule{Seed: o.seed, Preemptions: o.preemptions}, state)
	}
	quiet := *s // the output of kernels would repeat
	var last *launch.Outcome
	var printed bytes.Buffer
	quiet.out = &printed
	run := func(c launch.Schedule) (*launch.Outcome, error) {
		printed.Reset()
		out, err := o.execute(ctx, &quiet, p, c, state)
		last = out
		return out, err
	}
	f, err := launch.Explore(o.schedules, run, o.unexpected, o.atol, o.rtol)
	if err != nil {
		return nil, err
	}
	if f != nil {
		last = f.Outcome
		r.Schedule = &jsonSchedule{f.Seed, f.Preemptions, f.Why, o.repetition(f.Schedule)}
		if !o.json {
			if f.Why != "" {
				fmt.Fprintln(s.err, f.Why)
			}
			fmt.Fprintf(s.err, "seed %d fails with %d preemptions; to repeat it:\n  %s\n", f.Seed, f.Preemptions, r.Schedule.Command)
		}
	}
	s.out.Write(printed.Bytes()) // of the last schedule that was tried
	return last, nil
}

// unexpected describes a result that differs from that of -expect.
func (o *runOptions) unexpected(out *launch.Outcome) string {
	for _, e := range o.expect {
		d, err := o.difference(out, e)
		if err != nil {
			return "" // which outputs reports
		}
		if d.Wrong > 0 {
			return fmt.Sprintf("the result differs from %s", e)
		}
	}
	return ""
}

// repetition is the command that repeats a schedule.
func (o *runOptions) repetition(c launch.Schedule) string {
	words := []string{"gonvvm", "run"}
	for i := 0; i < len(o.words); i++ {
		w := o.words[i]
		name, _, hasValue := strings.Cut(strings.TrimLeft(w, "-"), "=")
		if strings.HasPrefix(w, "-") && name == "schedules" {
			if !hasValue {
				i++ // the value is the next word
			}
			continue
		}
		words = append(words, quote(w))
	}
	words = append(words, fmt.Sprintf("-seed=%d", c.Seed))
	if c.Preemptions > 0 {
		words = append(words, fmt.Sprintf("-preemptions=%d", c.Preemptions))
	}
	return strings.Join(words, " ")
}

// quote writes a word for a shell.
func quote(w string) string {
	if w != "" && !strings.ContainsAny(w, " \t\n'\"\\$`&|;<>()[]{}*?!#~") {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}
