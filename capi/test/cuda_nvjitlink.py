"""Links through cuda.bindings.nvjitlink what cuda.bindings.nvvm compiled. The libraries are those that CUDA_HOME leads to."""

from cuda.bindings import nvjitlink, nvvm

HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
!nvvmir.version = !{!9}
!9 = !{i32 2, i32 0}
"""
KERNEL = (
    HEAD
    + """declare i32 @helper(i32)
define void @kernel(i32* %p, i32 %n) {
  %x = call i32 @helper(i32 %n)
  store i32 %x, i32* %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*, i32)* @kernel, !"kernel", i32 1}
"""
)
HELPER = HEAD + "define i32 @helper(i32 %x) {\n  %y = mul i32 %x, 3\n  ret i32 %y\n}\n"


def compile(module, *options):
    program = nvvm.create_program()
    nvvm.add_module_to_program(program, module.encode(), len(module), "module.ll")
    nvvm.compile_program(program, len(options), list(options))
    buffer = bytearray(nvvm.get_compiled_result_size(program))
    nvvm.get_compiled_result(program, buffer)
    nvvm.destroy_program(program)
    return bytes(buffer)


def link(options, inputs):
    handle = nvjitlink.create(len(options), options)
    for kind, data in inputs:
        nvjitlink.add_data(handle, kind, data, len(data), "input")
    nvjitlink.complete(handle)
    ptx = bytearray(nvjitlink.get_linked_ptx_size(handle))
    nvjitlink.get_linked_ptx(handle, ptx)
    cubin = bytearray(nvjitlink.get_linked_cubin_size(handle))
    nvjitlink.get_linked_cubin(handle, cubin)
    log = bytearray(nvjitlink.get_info_log_size(handle))
    nvjitlink.get_info_log(handle, log)
    assert log == b"\0", log
    nvjitlink.destroy(handle)
    return bytes(ptx), bytes(cubin)


Type = nvjitlink.InputType
assert nvjitlink.version()[0] in (12, 13)

pieces = [(Type.LTOIR, compile(m, "-arch=compute_80", "-gen-lto")) for m in (KERNEL, HELPER)]
ptx, cubin = link(["-arch=sm_80", "-lto"], pieces)
assert b".entry kernel" in ptx and b"helper" not in ptx, ptx.decode()
assert cubin[:4] == b"\x50\xed\x55\xba" and ptx[:-1] in cubin

pieces = [(Type.PTX, compile(m, "-arch=compute_80")) for m in (KERNEL, HELPER)]
ptx, cubin = link(["-arch=sm_90"], pieces)
assert b".target sm_90" in ptx and b".visible .func" in ptx, ptx.decode()
again, _ = link(["-arch=sm_90"], [(Type.FATBIN, cubin)])
assert b".entry kernel" in again

mixed, _ = link(["-arch=sm_80", "-lto"], [(Type.LTOIR, compile(KERNEL, "-gen-lto")), (Type.PTX, compile(HELPER))])
assert b".entry kernel" in mixed and b"helper" in mixed

for options, inputs, code in [
    ([], [], "MISSING_ARCH"),
    (["-arch=sm_80", "-what"], [], "UNRECOGNIZED_OPTION"),
    (["-arch=sm_80"], [(Type.PTX, b"garbage")], "PTX_COMPILE"),
    (["-arch=sm_80"], [(Type.LTOIR, compile(KERNEL, "-gen-lto"))], "LTO_NOT_ENABLED"),
    (["-arch=sm_80"], [(Type.PTX, compile(KERNEL))], "FINALIZE"),
]:
    try:
        link(options, inputs)
    except nvjitlink.nvJitLinkError as error:
        assert code in str(error), (code, error)
    else:
        raise AssertionError(code)
print("ok")
