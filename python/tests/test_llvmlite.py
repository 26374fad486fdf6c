"""Modules of llvmlite by gonvvm: built and parsed ones, to PTX, the emulator and NumPy."""

from __future__ import annotations

import numpy as np
import pytest

ir = pytest.importorskip("llvmlite.ir")

import llvmlite.binding as binding  # noqa: E402

import gonvvm  # noqa: E402
from gonvvm import emu  # noqa: E402

F, D, I, L = ir.FloatType(), ir.DoubleType(), ir.IntType(32), ir.IntType(64)
TYPES = {F: np.float32, D: np.float64, I: np.int32, L: np.int64}


def build(t, body):
    """Returns a module whose kernel k computes an element of out from those of x and y."""
    m = ir.Module("m")
    m.triple = "nvptx64-nvidia-cuda"
    p = t.as_pointer()
    f = ir.Function(m, ir.FunctionType(ir.VoidType(), [p, p, p]), "k")
    f.calling_convention = "ptx_kernel"
    tid = ir.Function(m, ir.FunctionType(I, []), "llvm.nvvm.read.ptx.sreg.tid.x")
    b = ir.IRBuilder(f.append_basic_block())
    i = b.call(tid, [])
    x, y = (b.load(b.gep(a, [i])) for a in f.args[:2])
    b.store(body(b, x, y), b.gep(f.args[2], [i]))
    b.ret_void()
    return m


def branch(b, x, y):
    with b.if_else(b.icmp_signed("<", x, y)) as (then, otherwise):
        with then:
            p, at_p = b.add(x, y), b.block
        with otherwise:
            q, at_q = b.sub(x, y), b.block
    phi = b.phi(I)
    phi.add_incoming(p, at_p)
    phi.add_incoming(q, at_q)
    return phi


KERNELS = [
    ("fadd", F, lambda b, x, y: b.fadd(x, y), lambda x, y: x + y),
    ("fsub", D, lambda b, x, y: b.fsub(x, y), lambda x, y: x - y),
    ("fmul", F, lambda b, x, y: b.fmul(x, y), lambda x, y: x * y),
    ("fdiv", D, lambda b, x, y: b.fdiv(x, y), lambda x, y: x / y),
    ("add", I, lambda b, x, y: b.add(x, y), lambda x, y: x + y),
    ("mul", L, lambda b, x, y: b.mul(x, y), lambda x, y: x * y),
    ("sdiv", I, lambda b, x, y: b.sdiv(x, y), lambda x, y: np.trunc(x / y).astype(x.dtype)),
    ("urem", L, lambda b, x, y: b.urem(x, y), lambda x, y: x % y),
    ("xor", I, lambda b, x, y: b.xor(x, y), lambda x, y: x ^ y),
    ("select", I, lambda b, x, y: b.select(b.icmp_signed(">", x, y), x, y), np.maximum),
    ("branch", I, branch, lambda x, y: np.where(x < y, x + y, x - y)),
    ("convert", I, lambda b, x, y: b.fptosi(b.fmul(b.sitofp(x, F), b.sitofp(y, F)), I), lambda x, y: x * y),
]


@pytest.mark.parametrize("form", ["built", "parsed", "bitcode"])
@pytest.mark.parametrize("name,type_,body,want", KERNELS, ids=[k[0] for k in KERNELS])
def test_kernel(name, type_, body, want, form):
    module = build(type_, body)
    if form != "built":
        module = binding.parse_assembly(str(module))
    if form == "bitcode":
        module = module.as_bitcode()
    x, y = np.arange(1, 33).astype(TYPES[type_]), np.arange(33, 1, -1).astype(TYPES[type_])
    out = np.zeros_like(x)
    emu.Module(gonvvm.compile(module, arch="sm_80")).launch(block=32, args=[x, y, out])
    np.testing.assert_array_equal(out, want(x, y))
