//! A program that is linked with libnvvm, as Rust-CUDA is.
use std::ffi::{c_char, c_int, c_void, CStr, CString};
use std::ptr;

#[link(name = "nvvm")]
extern "C" {
    fn nvvmGetErrorString(result: c_int) -> *const c_char;
    fn nvvmIRVersion(a: *mut c_int, b: *mut c_int, c: *mut c_int, d: *mut c_int) -> c_int;
    fn nvvmCreateProgram(program: *mut *mut c_void) -> c_int;
    fn nvvmDestroyProgram(program: *mut *mut c_void) -> c_int;
    fn nvvmAddModuleToProgram(program: *mut c_void, data: *const c_char, size: usize, name: *const c_char) -> c_int;
    fn nvvmVerifyProgram(program: *mut c_void, n: c_int, options: *const *const c_char) -> c_int;
    fn nvvmCompileProgram(program: *mut c_void, n: c_int, options: *const *const c_char) -> c_int;
    fn nvvmGetCompiledResultSize(program: *mut c_void, size: *mut usize) -> c_int;
    fn nvvmGetCompiledResult(program: *mut c_void, data: *mut c_char) -> c_int;
}

const MODULE: &str = r#"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @kernel(i32* %p) {
  store i32 42, i32* %p
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @kernel, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
"#;

fn check(what: &str, result: c_int) {
    let name = unsafe { CStr::from_ptr(nvvmGetErrorString(result)) };
    assert_eq!(result, 0, "{what}: {}", name.to_str().unwrap());
}

fn compile(arch: &str) -> String {
    let option = CString::new(format!("-arch={arch}")).unwrap();
    let options = [option.as_ptr()];
    let name = CString::new("module.ll").unwrap();
    unsafe {
        let mut program = ptr::null_mut();
        check("create", nvvmCreateProgram(&mut program));
        check("add", nvvmAddModuleToProgram(program, MODULE.as_ptr().cast(), MODULE.len(), name.as_ptr()));
        check("verify", nvvmVerifyProgram(program, 1, options.as_ptr()));
        check("compile", nvvmCompileProgram(program, 1, options.as_ptr()));
        let mut size = 0;
        check("size", nvvmGetCompiledResultSize(program, &mut size));
        let mut data = vec![0u8; size];
        check("result", nvvmGetCompiledResult(program, data.as_mut_ptr().cast()));
        check("destroy", nvvmDestroyProgram(&mut program));
        assert!(program.is_null());
        CStr::from_bytes_with_nul(&data).unwrap().to_str().unwrap().to_owned()
    }
}

fn main() {
    let (mut a, mut b, mut c, mut d) = (0, 0, 0, 0);
    check("IR version", unsafe { nvvmIRVersion(&mut a, &mut b, &mut c, &mut d) });
    assert_eq!((a, b), (2, 0));
    let threads: Vec<_> = ["compute_61", "compute_75", "compute_80", "compute_90"]
        .map(|arch| std::thread::spawn(move || (arch, compile(arch))))
        .into();
    for t in threads {
        let (arch, ptx) = t.join().unwrap();
        assert!(ptx.contains(&arch.replace("compute", ".target sm")) && ptx.contains(".entry kernel("), "{ptx}");
    }
    println!("ok");
}
