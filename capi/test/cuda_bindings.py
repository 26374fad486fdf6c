"""Walks through the functions of cuda.bindings.nvvm. The library is the libnvvm.so.4 that CUDA_HOME leads to."""

from cuda.bindings import nvvm

LAYOUT = (
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)
MODULE = f"""target triple = "nvptx64-unknown-cuda"
target datalayout = "{LAYOUT}"
define void @kernel() {{
entry:
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{void ()* @kernel, !"kernel", i32 1}}
!nvvmir.version = !{{!1}}
!1 = !{{i32 %d, i32 %d, i32 %d, i32 %d}}
""" % nvvm.ir_version()


def text(size, get, program):
    buffer = bytearray(size(program))
    get(program, buffer)
    return bytes(buffer)


def result(program):
    return text(nvvm.get_compiled_result_size, nvvm.get_compiled_result, program)


def log(program):
    return text(nvvm.get_program_log_size, nvvm.get_program_log, program)


def refused(code, function, *args):
    try:
        function(*args)
    except nvvm.nvvmError as error:
        assert code in str(error), error
        return
    raise AssertionError(f"{function.__name__}{args} is not refused")


def add(program, module, name="module.ll", lazy=False):
    data = module.encode()
    (nvvm.lazy_add_module_to_program if lazy else nvvm.add_module_to_program)(program, data, len(data), name)


assert nvvm.version() == (2, 0), nvvm.version()
assert nvvm.ir_version()[:2] == (2, 0), nvvm.ir_version()
assert nvvm.llvm_version("compute_90") >= 7

program = nvvm.create_program()
refused("ERROR_NO_MODULE_IN_PROGRAM (8)", nvvm.compile_program, program, 0, [])
refused("ERROR_NO_MODULE_IN_PROGRAM (8)", nvvm.verify_program, program, 0, [])
assert result(program) == b"\0" and log(program) == b"\0"
add(program, MODULE)
for options in [], ["-opt=0"], ["-opt=3", "-g"], ["-arch=compute_90", "-ftz=1", "-prec-div=0", "-prec-sqrt=0", "-fma=0"]:
    nvvm.verify_program(program, len(options), options)
    nvvm.compile_program(program, len(options), options)
    assert log(program) == b"\0", log(program)
    assert b".visible .entry kernel()" in result(program)
for function in nvvm.compile_program, nvvm.verify_program:
    refused("ERROR_INVALID_OPTION (7)", function, program, 1, ["BadOption"])
    assert log(program) == b"libnvvm : error: BadOption is an unsupported option\0", log(program)
nvvm.compile_program(program, 1, ["-gen-lto"])
assert result(program).startswith(b"\xed\x43\x4e\x7f")
nvvm.destroy_program(program)

for function, code in (nvvm.compile_program, "ERROR_COMPILATION (9)"), (nvvm.verify_program, "ERROR_INVALID_IR (6)"):
    program = nvvm.create_program()
    add(program, "This is not NVVM IR", "FileNameHere.ll")
    refused(code, function, program, 0, [])
    assert log(program) == b"FileNameHere.ll (1, 0): parse expected top-level entity\0", log(program)
    nvvm.destroy_program(program)
print("ok")
