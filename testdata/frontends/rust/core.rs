// The part of Rust's core library that the programs beside this file need; they are compiled without it, as no compiler ships it for GPUs.
#![feature(no_core, lang_items, intrinsics, rustc_attrs, abi_ptx, link_llvm_intrinsics, repr_simd, arbitrary_self_types, auto_traits)]
#![no_core]
#![allow(internal_features, dead_code, improper_ctypes)]

#[lang = "pointee_sized"] pub trait PointeeSized {}
#[lang = "meta_sized"] pub trait MetaSized: PointeeSized {}
#[lang = "sized"] pub trait Sized: MetaSized {}
#[lang = "copy"] pub trait Copy {}
#[lang = "sync"] pub unsafe auto trait Sync {}
#[lang = "freeze"] unsafe auto trait Freeze {}
#[lang = "legacy_receiver"] trait LegacyReceiver {}
impl<T: PointeeSized> LegacyReceiver for &T {}
impl<T: PointeeSized> LegacyReceiver for &mut T {}
#[lang = "drop_in_place"] unsafe fn drop_in_place<T: PointeeSized>(_: *mut T) {}
#[lang = "panic"] #[track_caller] fn panic(_: &'static str) -> ! { loop {} }
#[lang = "panic_fmt"] fn panic_fmt() -> ! { loop {} }
#[lang = "panic_const_add_overflow"] fn add_overflow() -> ! { loop {} }
#[lang = "panic_const_sub_overflow"] fn sub_overflow() -> ! { loop {} }
#[lang = "panic_const_mul_overflow"] fn mul_overflow() -> ! { loop {} }
#[lang = "panic_const_div_by_zero"] fn div_zero() -> ! { loop {} }
#[lang = "panic_const_rem_by_zero"] fn rem_zero() -> ! { loop {} }
#[lang = "panic_const_div_overflow"] fn div_overflow() -> ! { loop {} }
#[lang = "panic_const_rem_overflow"] fn rem_overflow() -> ! { loop {} }
#[lang = "panic_const_shl_overflow"] fn shl_overflow() -> ! { loop {} }
#[lang = "panic_const_shr_overflow"] fn shr_overflow() -> ! { loop {} }
#[lang = "panic_const_neg_overflow"] fn neg_overflow() -> ! { loop {} }
#[lang = "panic_location"] struct Location<'a> { file: &'a str, line: u32, column: u32 }
#[lang = "panic_bounds_check"] #[track_caller] fn bounds(_: usize, _: usize) -> ! { loop {} }

macro_rules! op { ($($lang:literal $tr:ident $f:ident $o:tt : $($t:ty)*;)*) => { $(
    #[lang = $lang] pub trait $tr<R = Self> { type Output; fn $f(self, r: R) -> Self::Output; }
    $(impl $tr for $t { type Output = $t; fn $f(self, r: $t) -> $t { self $o r } })*
)* } }
op! {
    "add" Add add + : u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 f32 f64;
    "sub" Sub sub - : u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 f32 f64;
    "mul" Mul mul * : u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 f32 f64;
    "div" Div div / : u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 f32 f64;
    "rem" Rem rem % : u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 f32 f64;
    "bitand" BitAnd bitand & : u8 u32 u64 usize i32 i64 u128 bool;
    "bitor" BitOr bitor | : u8 u32 u64 usize i32 i64 u128 bool;
    "bitxor" BitXor bitxor ^ : u8 u32 u64 usize i32 i64 u128 bool;
}
#[lang = "shl"] pub trait Shl<R = Self> { type Output; fn shl(self, r: R) -> Self::Output; }
#[lang = "shr"] pub trait Shr<R = Self> { type Output; fn shr(self, r: R) -> Self::Output; }
#[lang = "not"] pub trait Not { type Output; fn not(self) -> Self::Output; }
#[lang = "neg"] pub trait Neg { type Output; fn neg(self) -> Self::Output; }
macro_rules! ints { ($($t:ty)*) => { $(
    impl Copy for $t {}
    impl Shl<u32> for $t { type Output = $t; fn shl(self, r: u32) -> $t { self << r } }
    impl Shr<u32> for $t { type Output = $t; fn shr(self, r: u32) -> $t { self >> r } }
    impl Not for $t { type Output = $t; fn not(self) -> $t { !self } }
    impl PartialEq for $t { fn eq(&self, o: &$t) -> bool { *self == *o } fn ne(&self, o: &$t) -> bool { *self != *o } }
    impl PartialOrd for $t { fn lt(&self, o: &$t) -> bool { *self < *o } fn le(&self, o: &$t) -> bool { *self <= *o } fn gt(&self, o: &$t) -> bool { *self > *o } fn ge(&self, o: &$t) -> bool { *self >= *o } }
)* } }
#[lang = "eq"] pub trait PartialEq<R: PointeeSized = Self>: PointeeSized { fn eq(&self, o: &R) -> bool; fn ne(&self, o: &R) -> bool; }
#[lang = "partial_ord"] pub trait PartialOrd<R: PointeeSized = Self>: PartialEq<R> + PointeeSized { fn lt(&self, o: &R) -> bool; fn le(&self, o: &R) -> bool; fn gt(&self, o: &R) -> bool; fn ge(&self, o: &R) -> bool; }
ints! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize i128 u128 }
impl Copy for f32 {}
impl Copy for f64 {}
impl Copy for bool {}
impl<T: PointeeSized> Copy for *const T {}
impl<T: PointeeSized> Copy for *mut T {}
impl<'a, T: PointeeSized> Copy for &'a T {}
impl PartialEq for f32 { fn eq(&self, o: &f32) -> bool { *self == *o } fn ne(&self, o: &f32) -> bool { *self != *o } }
impl PartialOrd for f32 { fn lt(&self, o: &f32) -> bool { *self < *o } fn le(&self, o: &f32) -> bool { *self <= *o } fn gt(&self, o: &f32) -> bool { *self > *o } fn ge(&self, o: &f32) -> bool { *self >= *o } }
impl Neg for f32 { type Output = f32; fn neg(self) -> f32 { -self } }

impl<T: Copy, const N: usize> Copy for [T; N] {}
#[lang = "index"] pub trait Index<I> { type Output; fn index(&self, i: I) -> &Self::Output; }
#[lang = "index_mut"] pub trait IndexMut<I>: Index<I> { fn index_mut(&mut self, i: I) -> &mut Self::Output; }
impl<T, const N: usize> Index<usize> for [T; N] { type Output = T; fn index(&self, i: usize) -> &T { &self[i] } }
impl<T, const N: usize> IndexMut<usize> for [T; N] { fn index_mut(&mut self, i: usize) -> &mut T { &mut self[i] } }

#[rustc_intrinsic] pub unsafe fn offset<P, D>(p: P, n: D) -> P;
pub unsafe fn at<T>(p: *const T, i: usize) -> *const T { offset(p, i) }
pub unsafe fn at_mut<T>(p: *mut T, i: usize) -> *mut T { offset(p, i) }

extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"] fn tid_raw() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.x"] fn ctaid_raw() -> i32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.x"] fn ntid_raw() -> i32;
    #[link_name = "llvm.nvvm.barrier0"] fn barrier_raw();
}
pub unsafe fn tid() -> usize { tid_raw() as usize }
pub unsafe fn index() -> usize { (ctaid_raw() * ntid_raw() + tid_raw()) as usize }
pub unsafe fn barrier() { barrier_raw() }
