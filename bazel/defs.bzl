"""Rules of Bazel for kernels: gonvvm_ptx compiles LLVM IR to PTX, with the command of a toolchain.

    load("@gonvvm//bazel:defs.bzl", "gonvvm_ptx")

    gonvvm_ptx(
        name = "kernels",
        srcs = ["saxpy.ll", "reduce.bc"],
        arch = "sm_80",
    )

Actions read only their inputs and need no network, and the same inputs give the same bytes: they run remotely and are cached. A toolchain is declared with
gonvvm_toolchain and registered with register_toolchains; bazel/test is an example. Sources are LLVM IR, unless the toolchain has front ends.
"""

GonvvmInfo = provider(
    doc = "The command gonvvm.",
    fields = {
        "command": "the executable file",
        "frontend": "the compiler for .cu, .cl, .mlir and .rs files, or None",
        "files": "the files that the front end needs",
        "libdevice": "libdevice.10.bc, or None",
    },
)

TOOLCHAIN = "@gonvvm//bazel:toolchain_type"

def _toolchain(ctx):
    return [platform_common.ToolchainInfo(gonvvm = GonvvmInfo(
        command = ctx.file.command,
        frontend = ctx.executable.frontend,
        files = ctx.attr.frontend[DefaultInfo].default_runfiles.files if ctx.attr.frontend else depset(),
        libdevice = ctx.file.libdevice,
    ))]

gonvvm_toolchain = rule(
    implementation = _toolchain,
    attrs = {
        "command": attr.label(allow_single_file = True, mandatory = True, cfg = "exec", doc = "The command gonvvm, from a release or built."),
        "frontend": attr.label(executable = True, cfg = "exec", doc = "clang, mlir-translate or rustc."),
        "libdevice": attr.label(allow_single_file = True, doc = "libdevice.10.bc, for mathematical functions."),
    },
    doc = "A toolchain of the type @gonvvm//bazel:toolchain_type.",
)

def _ptx(ctx):
    tool = ctx.toolchains[TOOLCHAIN].gonvvm
    args = ctx.actions.args()
    args.add("compile")
    args.add(ctx.attr.arch, format = "-arch=%s")
    args.add(tool.libdevice if tool.libdevice else "none", format = "-libdevice=%s")
    tools = [tool.command]
    if tool.frontend:
        args.add(tool.frontend, format = "-frontend=%s")
        tools.append(tool.frontend)
    args.add_all(ctx.attr.options)
    args.add_all(ctx.files.libraries, format_each = "-library=%s")
    args.add("-o", ctx.outputs.out)
    args.add_all(ctx.files.srcs)
    ctx.actions.run(
        outputs = [ctx.outputs.out],
        inputs = depset(
            ctx.files.srcs + ctx.files.hdrs + ctx.files.libraries + ([tool.libdevice] if tool.libdevice else []),
            transitive = [tool.files],
        ),
        executable = tool.command,
        tools = tools,
        arguments = [args],
        mnemonic = "GonvvmPtx",
        progress_message = "Compiling %s" % ctx.outputs.out.short_path,
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]), runfiles = ctx.runfiles([ctx.outputs.out]))]

_gonvvm_ptx = rule(
    implementation = _ptx,
    attrs = {
        "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "Modules, which are linked."),
        "hdrs": attr.label_list(allow_files = True, doc = "Files that the sources include."),
        "libraries": attr.label_list(allow_files = [".ll", ".bc"], doc = "Modules of which only what the others refer to is linked."),
        "arch": attr.string(default = "sm_75", doc = "Architecture."),
        "options": attr.string_list(doc = "Flags of gonvvm compile."),
        "out": attr.output(mandatory = True),
    },
    toolchains = [TOOLCHAIN],
    doc = "Compiles modules to one file of PTX.",
)

def gonvvm_ptx(name, out = None, **kwargs):
    """Compiles modules to one file of PTX.

    Args:
      name: name of the target
      out: name of the file; NAME.ptx by default
      **kwargs: srcs, hdrs, libraries, arch and options, and attributes that all rules have
    """
    _gonvvm_ptx(name = name, out = out or name + ".ptx", **kwargs)
