package ptxcheck

import (
	"strings"
	"testing"

	"gonvvm/internal/oracle"
)

// identifiers names each kind of entity with Q, the beginning of its identifier: functions, kernels, parameters, results, variables of
// every space, registers, labels, prototypes and lists of targets.
const identifiers = `.version 7.3
.target sm_52
.address_size 64
.visible .func (.param .u32 Qret) Qdec (.param .u64 Qarg);
.global .u32 Qvar = 7;
.const .align 4 .u32 Qtab[4] = {1, 2, 3, 4};
.global .u64 Qptr = Qvar;
.global .u64 Qfns[1] = {Qdec};
.visible .func (.param .u32 Qret) Qdec (.param .u64 Qarg)
{
.reg .u32 Qvalue;
.reg .u64 Qa;
.reg .pred Qp;
.local .u32 Qloc[2];
.shared .u32 Qsh[2];
ld.param.u64 Qa, [Qarg];
setp.eq.u64 Qp, Qa, 0;
mov.u32 Qvalue, %tid.x;
@Qp bra QL1;
st.local.u32 [Qloc], Qvalue;
st.local.u32 [Qloc+4], Qvalue;
st.shared.u32 [Qsh+4], Qvalue;
mov.u64 Qa, Qloc;
ld.local.u32 Qvalue, [Qa];
mov.u64 Qa, Qvar;
ld.global.u32 Qvalue, [Qa];
ld.const.u32 Qvalue, Qtab[1];
mov.u64 Qa, Qdec;
QL1:
st.param.u32 [Qret], Qvalue;
ret;
}
.visible .entry Qkernel (.param .u64 Qin)
{
.reg .u32 Qvalue;
.reg .u64 Qa;
Qprotos: .callprototype (.param .u32 _) _ (.param .u64 _);
ld.param.u64 Qa, [Qin];
{
.param .u64 Qp0;
.param .u32 Qr0;
st.param.u64 [Qp0], Qa;
call (Qr0), Qdec, (Qp0);
ld.param.u32 Qvalue, [Qr0];
}
{
.param .u64 Qs<2>;
.param .u32 Qr0;
st.param.u64 [Qs1], Qa;
call (Qr0), Qdec, (Qs1);
}
{
.param .u64 Qp0;
.param .u32 Qr0;
st.param.u64 [Qp0], Qa;
ld.global.u64 Qa, [Qfns];
call (Qr0), Qa, (Qp0), Qprotos;
ld.param.u32 Qvalue, [Qr0];
}
Qtargets: .branchtargets Qx, Qy;
brx.idx Qvalue, Qtargets;
Qx:
Qy:
ret;
}
`

// TestIdentifiers: identifiers of all kinds may begin with a letter, with _, $ or % (PTX ISA §4.4). A name that begins with % is not
// necessarily a register: GCC declares parameters so.
func TestIdentifiers(t *testing.T) {
	for _, q := range []string{"n", "_n", "$", "%", "%n", "%$", "%_9"} {
		src := strings.ReplaceAll(identifiers, "Q", q)
		if l := CheckText(&Options{File: "t.ptx", Src: []byte(src)}); len(l) > 0 {
			t.Errorf("identifiers that begin with %s: %v", q, l)
		}
		for _, name := range []string{"ptxas-12.9", "ptxas-13.5"} {
			path := oracle.Find(name)
			if path == "" {
				continue
			}
			r, err := oracle.Assemble(path, []byte(src), "sm_80", "-c")
			if err != nil || r.Err != "" {
				t.Errorf("identifiers that begin with %s, %s: %v %v", q, name, err, r)
			}
		}
	}
}

// TestUndeclaredIdentifiers: a name is in scope only where it is declared.
func TestUndeclaredIdentifiers(t *testing.T) {
	const head = ".version 7.3\n.target sm_52\n.address_size 64\n.func f (.param .u64 %a) { ret; }\n.func g ()\n{\n.reg .u64 %d;\n"
	for line, want := range map[string]string{
		"ld.param.u64 %d, [%a];": "t.ptx:8:18: error: '%a' is not declared above",
		"ld.param.u64 %d, [%b];": "t.ptx:8:19: error: register '%b' is not declared",
		"mov.u64 %d, %h;":        "t.ptx:8:13: error: register '%h' is not declared",
		"call %h;":               "t.ptx:8:6: error: register '%h' is not declared",
		"bra %L;":                "t.ptx:8:5: error: label '%L' is not defined",
	} {
		l := CheckText(&Options{File: "t.ptx", Src: []byte(head + line + "\nret;\n}\n")})
		if len(l) != 1 || !strings.HasPrefix(l.Error(), want) {
			t.Errorf("%s\n  got  %v\n  want %s", line, l, want)
		}
	}
}
