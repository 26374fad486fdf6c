package cudriver

import (
	"strings"
	"testing"

	"gonvvm/internal/cureport"
)

const orderPTX = `.version 7.0
.target sm_80
.address_size 64
.visible .entry write(.param .u64 p) { .reg .b64 %x; ld.param.u64 %x, [p]; st.global.u32 [%x], 1; ret; }
.visible .entry read(.param .u64 p) { .reg .b64 %x; .reg .b32 %r; ld.param.u64 %x, [p]; ld.global.u32 %r, [%x]; st.global.u32 [%x+64], %r; ret; }
.visible .entry add(.param .u64 p) { .reg .b64 %x; ld.param.u64 %x, [p]; red.global.add.u32 [%x], 1; ret; }
.visible .entry aside(.param .u64 p) { .reg .b64 %x; ld.param.u64 %x, [p]; st.global.u32 [%x+128], 1; ret; }
`

// ordering is a sequence of steps on streams s and t, which do not wait for the default stream "-", and on b, which does. "K S" launches the
// kernel K in the stream S; all kernels get one buffer.
type ordering struct {
	steps string
	race  string // in the title of the finding, "" for none
}

var orderings = []ordering{
	{"write s; write t", "WAW"},
	{"write s; read t", "RAW"},
	{"read s; write t", "WAR"},
	{"write s; aside t", ""},
	{"add s; add t", ""},
	{"add s; read t", "RAW"},
	{"write s; write s", ""},
	{"write s; sync s; write t", ""},
	{"write s; sync t; write t", "WAW"},
	{"write s; sync; write t", ""},
	{"write s; query s; write t", ""},
	{"write s; record s; wait t; write t", ""},
	{"record s; write s; wait t; write t", "WAW"},
	{"write s; record s; syncevent; write t", ""},
	{"write s; record s; wait t; write t; sync t; write b", ""},
	{"write s; write b", "WAW"},
	{"write -; write b", ""},
	{"write b; write -", ""},
	{"write -; write s", "WAW"},
	{"write s; clear t", "WAW"},
	{"clear s; read t", "RAW"},
	{"write s; copy -", "RAW"},
	{"write s; sync s; copy -", ""},
	{"write s; host s; write t", ""},
	{"write s; signal s; await t; write t", ""},
	{"graph s; write t", "WAW"},
	{"graph s; record s; wait t; write t", ""},
	{"write s; new t; write t", "WAW"},
}

// Accesses in two streams race if nothing that the program did orders them, whatever the order in which they ran.
func TestOrder(t *testing.T) {
	for _, o := range orderings {
		t.Run(o.steps, func(t *testing.T) {
			if raceDetector && o.race != "" && (strings.Contains(o.steps, "clear") || strings.Contains(o.steps, "copy")) {
				t.Skip("the kernel and the copy do race in the memory of this process")
			}
			o.run(t)
		})
	}
}

func (o *ordering) run(t *testing.T) {
	specs, err := ParseDevices("sm_80:16MiB", 0)
	if err != nil {
		t.Fatal(err)
	}
	var titles []string
	d, err := New(Options{
		Devices: specs, Room: func(n uint64) ([]byte, func(), error) { return make([]byte, n), func() {}, nil }, Tools: Racecheck,
		Report: func(r *cureport.Record) {
			for _, f := range r.Findings {
				titles = append(titles, f.Title)
			}
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	th := &Thread{}
	c := d.devices[0].Retain()
	th.Push(c)
	m, log, r := c.Load([]byte(orderPTX))
	if r != Success {
		t.Fatal(log)
	}
	streams := map[string]*Stream{"-": c.Legacy()}
	for name, flags := range map[string]uint32{"s": StreamNonBlocking, "t": StreamNonBlocking, "b": 0} {
		streams[name], r = c.NewStream(flags, 0)
		ok(t, r)
	}
	event, r := c.NewEvent(0)
	ok(t, r)
	p, r := c.Alloc(512)
	ok(t, r)
	ok(t, c.Legacy().Fill(Fill{Dst: p, Elem: 1, Width: 512, Height: 1}, false))
	launch := func(kernel string, s *Stream) {
		f, r := m.Function(kernel)
		ok(t, r)
		l := shape(1, 1)
		l.Params = args(p)
		ok(t, s.Launch(f, l))
	}
	for step := range strings.SplitSeq(o.steps, "; ") {
		name, stream, _ := strings.Cut(step, " ")
		s := streams[stream]
		switch name {
		case "sync":
			if s == nil {
				ok(t, c.Synchronize())
			} else {
				ok(t, s.Synchronize())
			}
		case "query":
			for s.Query() == NotReady {
				continue
			}
		case "record":
			ok(t, event.Record(s))
		case "wait":
			ok(t, s.Wait(event))
		case "syncevent":
			ok(t, event.Synchronize())
		case "clear":
			ok(t, s.Fill(Fill{Dst: p, Elem: 1, Width: 4, Height: 1}, true))
		case "copy":
			ok(t, s.Copy(Copy{Dst: addressOf(memory(4)), Src: p, Size: 4, SrcPlace: PlaceDevice, DstPlace: PlaceHost}))
		case "host":
			called := make(chan bool)
			ok(t, s.Host(func(Result) { close(called) }, false))
			<-called
		case "signal":
			ok(t, s.WriteValue(p+256, 1, 4, 0))
		case "await":
			ok(t, s.WaitValue(p+256, 1, 4, waitEqual))
		case "graph":
			ok(t, s.Begin(th, CaptureGlobal))
			launch("write", s)
			g, r := s.End(th)
			ok(t, r)
			x, r := g.Instantiate(0)
			ok(t, r)
			ok(t, x.Launch(s, Origin{}))
		case "new": // a stream in the place of one that was destroyed
			ok(t, s.Close())
			streams[stream], r = c.NewStream(StreamNonBlocking, 0)
			ok(t, r)
		default:
			launch(name, s)
		}
	}
	ok(t, c.Synchronize())
	if o.race == "" && len(titles) > 0 || o.race != "" && (len(titles) != 1 || titles[0] != "Potential "+o.race+" hazard between streams") {
		t.Errorf("the findings are %q", titles)
	}
}

// Clocks do not grow with streams that were destroyed.
func TestOrderForgetsStreams(t *testing.T) {
	d, _, c := machine(t, "sm_80:16MiB")
	d.opt.Tools = DefaultTools
	for range 10000 {
		s, r := c.NewStream(StreamNonBlocking, 0)
		ok(t, r)
		ok(t, s.Fill(Fill{Dst: 0, Elem: 1, Width: 0, Height: 0}, true))
		ok(t, s.Synchronize())
		ok(t, s.Close())
	}
	if n := len(d.history.host); n > 10 {
		t.Errorf("the clock of the host has %d streams", n)
	}
}
