# The CMake package of gonvvm. scripts/build-libs OUT installs it in OUT/lib/cmake/gonvvm:
#
#     find_package(gonvvm REQUIRED)           # -DCMAKE_PREFIX_PATH=OUT
#     gonvvm_add_ptx(kernels saxpy.cu reduce.ll ARCH sm_80)
#     add_executable(program main.c)
#     target_link_libraries(program PRIVATE gonvvm::emu)
#     add_dependencies(program kernels)
#
# Targets: gonvvm::gonvvm (the command), gonvvm::nvvm (libNVVM), gonvvm::nvJitLink, gonvvm::emu (the emulator, gonvvm_emu.h).

get_filename_component(_gonvvm_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
set(gonvvm_VERSION "@VERSION@")

if(NOT TARGET gonvvm::gonvvm)
    find_program(GONVVM_EXECUTABLE gonvvm HINTS "${_gonvvm_prefix}/bin" NO_DEFAULT_PATH)
    find_program(GONVVM_EXECUTABLE gonvvm)
    if(GONVVM_EXECUTABLE)
        add_executable(gonvvm::gonvvm IMPORTED)
        set_target_properties(gonvvm::gonvvm PROPERTIES IMPORTED_LOCATION "${GONVVM_EXECUTABLE}")
    endif()
endif()

# _gonvvm_library(NAME FILE FOLDER): an imported library, if it was built for this system.
function(_gonvvm_library name file include)
    if(NOT TARGET gonvvm::${name} AND EXISTS "${_gonvvm_prefix}/${file}")
        add_library(gonvvm::${name} SHARED IMPORTED)
        set_target_properties(gonvvm::${name} PROPERTIES
            IMPORTED_LOCATION "${_gonvvm_prefix}/${file}"
            INTERFACE_INCLUDE_DIRECTORIES "${_gonvvm_prefix}/${include}")
    endif()
endfunction()
_gonvvm_library(nvvm nvvm/lib64/libnvvm.so.4 nvvm/include)
_gonvvm_library(nvJitLink lib64/libnvJitLink.so.13 include)
_gonvvm_library(emu lib64/libgonvvm_emu.so.1 include)

# gonvvm_add_ptx(TARGET FILE... [ARCH sm_80[,sm_90]] [LINK] [OPTIONS FLAG...]): compiles files to PTX. Of .cu and .cl files clang makes the
# LLVM IR, of .mlir files mlir-translate, of .rs files rustc. Each FILE becomes FILE's name with the ending .ptx in the build folder; with LINK all
# become TARGET.ptx. The property PTX_FILES of the target has their paths. Files that a source includes are dependencies. OPTIONS are flags
# of gonvvm compile.
function(gonvvm_add_ptx target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "LINK" "ARCH" "OPTIONS")
    if(NOT arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "gonvvm_add_ptx(${target}): no files")
    endif()
    if(NOT TARGET gonvvm::gonvvm)
        message(FATAL_ERROR "gonvvm_add_ptx(${target}): the command gonvvm was not found; set GONVVM_EXECUTABLE to its path")
    endif()
    if(NOT arg_ARCH)
        set(arg_ARCH sm_75)
    endif()
    set(sources)
    foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
        get_filename_component(path "${file}" ABSOLUTE)
        list(APPEND sources "${path}")
    endforeach()
    set(outputs)
    if(arg_LINK)
        _gonvvm_ptx("${CMAKE_CURRENT_BINARY_DIR}/${target}.ptx" "${arg_ARCH}" "${arg_OPTIONS}" ${sources})
        set(outputs "${CMAKE_CURRENT_BINARY_DIR}/${target}.ptx")
    else()
        foreach(path IN LISTS sources)
            get_filename_component(name "${path}" NAME_WLE)
            _gonvvm_ptx("${CMAKE_CURRENT_BINARY_DIR}/${name}.ptx" "${arg_ARCH}" "${arg_OPTIONS}" "${path}")
            list(APPEND outputs "${CMAKE_CURRENT_BINARY_DIR}/${name}.ptx")
        endforeach()
    endif()
    add_custom_target(${target} ALL DEPENDS ${outputs})
    set_target_properties(${target} PROPERTIES PTX_FILES "${outputs}")
endfunction()

function(_gonvvm_ptx output arch options)
    set(depfile)
    if(NOT CMAKE_VERSION VERSION_LESS 3.20 OR CMAKE_GENERATOR STREQUAL "Ninja")
        set(depfile DEPFILE "${output}.d")
    endif()
    add_custom_command(
        OUTPUT "${output}"
        COMMAND gonvvm::gonvvm compile -arch=${arch} ${options} -MD -MF "${output}.d" -o "${output}" ${ARGN}
        DEPENDS ${ARGN} gonvvm::gonvvm
        ${depfile}
        COMMENT "Compiling ${output}"
        VERBATIM COMMAND_EXPAND_LISTS)
endfunction()

set(gonvvm_FOUND TRUE)
if(NOT TARGET gonvvm::gonvvm AND NOT TARGET gonvvm::nvvm)
    set(gonvvm_FOUND FALSE)
    set(gonvvm_NOT_FOUND_MESSAGE "neither the command gonvvm nor libnvvm.so.4 are in ${_gonvvm_prefix}")
endif()
