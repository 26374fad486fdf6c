package cudriver

import (
	"strings"
	"testing"

	"gonvvm/internal/cureport"
)

// planted is a kernel with one mistake. 64 threads run body, where %t is the thread, %b the block and %x0 the argument: 256 bytes of the
// kind that memory says. The report must have a finding at the line marked with "//!", with text in its heading or message.
type planted struct {
	name   string
	memory string // "" device, managed, pinned, registered, freed, pageable, null
	decl   string
	body   string
	grid   int
	text   string
	result Result // that the program gets; Success if the kernel runs to its end
}

const plantedHead = `.version 7.8
.target sm_80
.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);
.extern .func free(.param .b64 p);
.extern .func __assertfail(.param .b64 m, .param .b64 f, .param .b32 l, .param .b64 n, .param .b64 s);
.global .align 4 .b8 variable[64];
.const .align 4 .b8 constant[64] = {1};
.shared .align 16 .b8 shared[256];
`

const plantedBody = `.visible .entry k(.param .u64 p)
{
	.local .align 4 .b8 local[64];
	.reg .pred %p<4>;
	.reg .b32 %t, %b, %r<8>, %never;
	.reg .f32 %f<4>;
	.reg .b64 %x<8>;
	ld.param.u64 %x0, [p];
	mov.u32 %t, %tid.x;
	mov.u32 %b, %ctaid.x;
	setp.eq.u32 %p0, %t, 0;
	mul.wide.u32 %x1, %t, 4;
	add.u64 %x2, %x0, %x1;
	mov.u64 %x3, shared;
	cvt.u32.u64 %r0, %x3;
	shl.b32 %r1, %t, 2;
	add.u32 %r1, %r1, %r0;
BODY
	ret;
}
`

const takesMemory = "\t{ .param .b64 r; .param .b64 n; st.param.b64 [n], 32; call (r), malloc, (n); ld.param.b64 %x4, [r]; }\n"

var plantedCases = []planted{
	{"write past the end", "", "", "st.global.u32 [%x2+4], %t; //!", 1, "Invalid __global__ write of size 4", IllegalAddress},
	{"read past the end", "", "", "ld.global.u32 %r2, [%x2+4]; //!", 1, "Invalid __global__ read of size 4", IllegalAddress},
	{"write before the beginning", "", "", "st.global.u32 [%x2+-4], %t; //!", 1, "Invalid __global__ write", IllegalAddress},
	{"vector across the end", "", "", "ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%x0+256]; //!", 1, "Invalid __global__ read of size 16", IllegalAddress},
	{"generic address past the end", "", "", "ld.u32 %r2, [%x0+256]; //!", 1, "Invalid __global__ read", IllegalAddress},
	{"null pointer", "null", "", "ld.global.u32 %r2, [%x0]; //!", 1, "null pointer", IllegalAddress},
	{"pageable memory of the host", "pageable", "", "ld.global.u32 %r2, [%x0]; //!", 1, "out of bounds", IllegalAddress},
	{"memory that was freed", "freed", "", "st.global.u32 [%x2], %t; //!", 1, "that was freed", IllegalAddress},
	{"past the end of managed memory", "managed", "", "st.global.u32 [%x2+4], %t; //!", 1, "past the end", IllegalAddress},
	{"past the end of pinned memory", "pinned", "", "st.global.u32 [%x2+4], %t; //!", 1, "out of bounds", IllegalAddress},
	{"past the end of registered memory", "registered", "", "ld.global.u32 %r2, [%x2+4]; //!", 1, "out of bounds", IllegalAddress},
	{"past the end of a variable", "", "", "st.global.u32 [variable+64], %t; //!", 1, "variable variable", IllegalAddress},
	{"past the end of constant memory", "", "", "ld.const.u32 %r2, [constant+64]; //!", 1, "Invalid __const__ read", IllegalAddress},
	{"past the end of shared memory", "", "", "st.shared.u32 [%r1+4], %t; //!", 1, "Invalid __shared__ write", IllegalAddress},
	{"atomic past the end", "", "", "atom.global.add.u32 %r2, [%x0+256], 1; //!", 1, "__global__", IllegalAddress},
	{"misaligned", "", "", "ld.global.u32 %r2, [%x0+2]; //!", 1, "misaligned", MisalignedAddress},
	{"misaligned vector", "", "", "ld.global.v4.u32 {%r2, %r3, %r4, %r5}, [%x0+8]; //!", 1, "misaligned", MisalignedAddress},
	{"misaligned in shared memory", "", "", "ld.shared.u64 %x4, [shared+4]; //!", 1, "misaligned", MisalignedAddress},
	{"shared memory without a value", "", "", "ld.shared.u32 %r2, [%r1]; //!", 1, "Uninitialized", Success},
	{"register without a value", "", "", "add.u32 %r2, %never, 1; //!\n\tst.global.u32 [%x2], %r2;", 1, "ninitialized", Success},
	{
		"race between warps", "", "", "st.shared.u32 [%r1], %t;\n\txor.b32 %r2, %t, 32;\n\tshl.b32 %r2, %r2, 2;\n\tadd.u32 %r2, %r2, %r0;\n\tld.shared.u32 %r3, [%r2]; //!",
		1, "hazard", Success,
	},
	{
		"no barrier in a warp", "", "", "st.shared.u32 [%r1], %t;\n\txor.b32 %r2, %t, 1;\n\tshl.b32 %r2, %r2, 2;\n\tadd.u32 %r2, %r2, %r0;\n\tld.shared.u32 %r3, [%r2]; //!",
		1, "hazard", Success,
	},
	{"race between blocks", "", "", "st.global.u32 [%x2], %b; //!", 4, "hazard", Success},
	{"store beside atomic operations", "", "", "atom.global.add.u32 %r2, [%x0], 1;\n\t@%p0 st.global.u32 [%x0], 77; //!", 4, "hazard", Success},
	{"barrier that one warp misses", "", "", "setp.ge.u32 %p1, %t, 32;\n\t@%p1 bra wait;\n\tbar.sync 1, 64; //!\nwait:\n\tbar.sync 2, 64;", 1, "", LaunchTimeout},
	{"two different barriers", "", "", "@%p0 bar.sync 1;\n\tbar.sync 2; //!", 1, "", LaunchTimeout},
	{"endless wait", "", "", "wait:\n\tld.volatile.global.u32 %r2, [%x0]; //!\n\tsetp.eq.u32 %p1, %r2, 0;\n\t@%p1 bra wait;", 1, "", LaunchTimeout},
	{"trap", "", "", "@%p0 trap; //!", 1, "rap", LaunchFailed},
	{
		"assertion", "", ".global .b8 text[4] = {104, 105, 33, 0};\n",
		"mov.u64 %x4, text;\n\t{ .param .b64 m; .param .b64 f; .param .b32 l; .param .b64 n; .param .b64 s; st.param.b64 [m], %x4; st.param.b64 [f], %x4; st.param.b32 [l], 7; " +
			"st.param.b64 [n], %x4; st.param.b64 [s], 1; call __assertfail, (m, f, l, n, s); } //!", 1, "hi!", Assert,
	},
	{"memory of malloc that was freed", "", "", takesMemory + "\t{ .param .b64 p; st.param.b64 [p], %x4; call free, (p); }\n\tst.u32 [%x4], %t; //!", 1, "", IllegalAddress},
	{"freed twice", "", "", takesMemory + "\t{ .param .b64 p; st.param.b64 [p], %x4; call free, (p); }\n\t{ .param .b64 p; st.param.b64 [p], %x4; call free, (p); } //!", 1, "free", LaunchFailed},
	{"past the end of malloc", "", "", takesMemory + "\tst.u32 [%x4+32], %t; //!", 1, "", IllegalAddress},
	{"free of an address of another kind", "", "", "{ .param .b64 p; st.param.b64 [p], %x0; call free, (p); } //!", 1, "free", LaunchFailed},
	{
		"endless recursion", "", ".func again(.param .b32 n) { .local .b8 l[1024]; .reg .b32 %r; ld.param.b32 %r, [n]; { .param .b32 m; st.param.b32 [m], %r; call again, (m); } ret; } //!\n",
		"{ .param .b32 n; st.param.b32 [n], %t; call again, (n); }", 1, "overflow", HardwareStackError,
	},
	{"call of nothing", "", "", "mov.u64 %x4, 0;\nproto: .callprototype _ ();\n\tcall %x4, (), proto; //!", 1, "", HardwareStackError},
	{"copy without a wait", "", "", "cp.async.ca.shared.global [%r1], [%x2], 4;\n\tld.shared.u32 %r2, [%r1]; //!", 1, "", Success},
	{"write to pinned memory past the end by an atomic", "pinned", "", "red.global.add.u32 [%x0+256], 1; //!", 1, "out of bounds", IllegalAddress},
	{"surface that does not exist", "", "", "sust.b.1d.b32.trap [%x0, {%r1}], {%t}; //!", 1, "", LaunchFailed},
	{"address of another CTA's window", "", "", "mov.u64 %x4, 0xf03000000;\n\tld.u32 %r2, [%x4]; //!", 1, "__shared__", IllegalAddress},
	{"past the end of local memory", "", "", "mov.u64 %x4, local;\n\tcvta.local.u64 %x4, %x4;\n\tst.u32 [%x4+1048576], %t; //!", 1, "__local__", IllegalAddress},
}

// Each mistake is reported at its line, and the program gets CUDA's code for it.
func TestPlanted(t *testing.T) {
	found := 0
	for _, p := range plantedCases {
		t.Run(p.name, func(t *testing.T) {
			if p.run(t) {
				found++
			}
		})
	}
	t.Logf("%d of %d mistakes are found at their line", found, len(plantedCases))
}

func (p *planted) run(t *testing.T) bool {
	specs, err := ParseDevices("sm_80:16MiB", 0)
	if err != nil {
		t.Fatal(err)
	}
	var reports []*cureport.Record
	d, err := New(Options{
		Devices: specs, Room: func(n uint64) ([]byte, func(), error) { return make([]byte, n), func() {}, nil },
		Tools: DefaultTools, Report: func(r *cureport.Record) { reports = append(reports, r) }, Log: func(s string) { t.Log(s) },
	})
	if err != nil {
		t.Fatal(err)
	}
	c := d.devices[0].Retain()
	text := plantedHead + p.decl + strings.Replace(plantedBody, "BODY", "\t"+strings.TrimPrefix(p.body, "\t"), 1)
	m, log, r := c.Load([]byte(text))
	if r != Success {
		t.Fatal(log)
	}
	f, r := m.Function("k")
	ok(t, r)
	l := shape(p.grid, 64)
	l.Params = args(p.argument(t, c))
	ok(t, c.Legacy().Launch(f, l))
	if r := c.Synchronize(); r != p.result {
		t.Errorf("the program gets %v, not %v", r, p.result)
	}
	line := 1 + strings.Count(text[:strings.Index(text, "//!")], "\n")
	for _, rep := range reports {
		for _, x := range rep.Findings {
			if int(x.At.PTX) == line && strings.Contains(x.Title+" "+x.Message, p.text) {
				return true
			}
		}
		t.Errorf("no finding in line %d with %q:\n%s", line, p.text, rep.Text())
	}
	if len(reports) == 0 {
		t.Error("there is no report")
	}
	return false
}

// argument makes the memory of a case.
func (p *planted) argument(t *testing.T, c *Context) uint64 {
	var a uint64
	var r Result
	switch p.memory {
	case "null":
		return 0
	case "managed":
		a, r = c.AllocManaged(256, 1)
	case "pinned":
		a, r = c.AllocHost(256, 0)
	case "registered":
		a = addressOf(memory(256))
		r = c.Register(a, 256, 0)
	case "pageable":
		return addressOf(memory(256))
	default:
		a, r = c.Alloc(256)
	}
	ok(t, r)
	if p.memory == "freed" {
		ok(t, c.Free(a))
	}
	return a
}
