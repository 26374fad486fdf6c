// CUDA's driver from Rust, by its C interface: a module, memory, a launch. Prints "ok".
use std::ffi::{c_char, c_int, c_uint, c_void, CString};
use std::ptr::null_mut;

#[link(name = "cuda")]
extern "C" {
    fn cuInit(flags: c_uint) -> c_int;
    fn cuDeviceGet(device: *mut c_int, ordinal: c_int) -> c_int;
    fn cuDevicePrimaryCtxRetain(context: *mut *mut c_void, device: c_int) -> c_int;
    fn cuDevicePrimaryCtxRelease_v2(device: c_int) -> c_int;
    fn cuCtxSetCurrent(context: *mut c_void) -> c_int;
    fn cuModuleLoadData(module: *mut *mut c_void, image: *const c_void) -> c_int;
    fn cuModuleGetFunction(function: *mut *mut c_void, module: *mut c_void, name: *const c_char) -> c_int;
    fn cuMemAlloc_v2(address: *mut u64, bytes: usize) -> c_int;
    fn cuMemFree_v2(address: u64) -> c_int;
    fn cuMemcpyHtoD_v2(to: u64, from: *const c_void, bytes: usize) -> c_int;
    fn cuMemcpyDtoH_v2(to: *mut c_void, from: u64, bytes: usize) -> c_int;
    fn cuStreamCreate(stream: *mut *mut c_void, flags: c_uint) -> c_int;
    fn cuStreamSynchronize(stream: *mut c_void) -> c_int;
    #[rustfmt::skip]
    fn cuLaunchKernel(function: *mut c_void, gx: c_uint, gy: c_uint, gz: c_uint, bx: c_uint, by: c_uint, bz: c_uint, shared: c_uint,
        stream: *mut c_void, params: *mut *mut c_void, extra: *mut *mut c_void) -> c_int;
}

const PTX: &str = "
.version 7.0
.target sm_50
.address_size 64
.visible .entry axpy(.param .u64 x, .param .u64 y, .param .f32 a) {
    .reg .b32 %t, %n, %c; .reg .b64 %x, %y, %o; .reg .f32 %a, %f, %g;
    ld.param.u64 %x, [x]; ld.param.u64 %y, [y]; ld.param.f32 %a, [a];
    mov.u32 %t, %tid.x; mov.u32 %n, %ntid.x; mov.u32 %c, %ctaid.x;
    mad.lo.u32 %t, %c, %n, %t;
    mul.wide.u32 %o, %t, 4;
    add.u64 %x, %x, %o; add.u64 %y, %y, %o;
    ld.global.f32 %f, [%x]; ld.global.f32 %g, [%y];
    fma.rn.f32 %g, %a, %f, %g;
    st.global.f32 [%y], %g;
    ret;
}
";

fn check(code: c_int) {
    assert!(code == 0, "CUDA error {code}");
}

fn main() {
    const N: usize = 1024;
    let x: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let mut y = vec![1f32; N];
    let (mut context, mut module, mut function, mut stream) = (null_mut(), null_mut(), null_mut(), null_mut());
    let (mut device, mut dx, mut dy, mut a) = (0, 0u64, 0u64, 2f32);
    let (image, name) = (CString::new(PTX).unwrap(), CString::new("axpy").unwrap());
    unsafe {
        check(cuInit(0));
        check(cuDeviceGet(&mut device, 0));
        check(cuDevicePrimaryCtxRetain(&mut context, device));
        check(cuCtxSetCurrent(context));
        check(cuModuleLoadData(&mut module, image.as_ptr().cast()));
        check(cuModuleGetFunction(&mut function, module, name.as_ptr()));
        check(cuStreamCreate(&mut stream, 1));
        check(cuMemAlloc_v2(&mut dx, 4 * N));
        check(cuMemAlloc_v2(&mut dy, 4 * N));
        check(cuMemcpyHtoD_v2(dx, x.as_ptr().cast(), 4 * N));
        check(cuMemcpyHtoD_v2(dy, y.as_ptr().cast(), 4 * N));
        let mut params: [*mut c_void; 3] = [(&raw mut dx).cast(), (&raw mut dy).cast(), (&raw mut a).cast()];
        check(cuLaunchKernel(function, 8, 1, 1, 128, 1, 1, 0, stream, params.as_mut_ptr(), null_mut()));
        check(cuStreamSynchronize(stream));
        check(cuMemcpyDtoH_v2(y.as_mut_ptr().cast(), dy, 4 * N));
        check(cuMemFree_v2(dx));
        check(cuMemFree_v2(dy));
        check(cuDevicePrimaryCtxRelease_v2(device));
    }
    for (i, v) in y.iter().enumerate() {
        assert!(*v == 2.0 * i as f32 + 1.0, "element {i} is {v}");
    }
    println!("ok");
}
