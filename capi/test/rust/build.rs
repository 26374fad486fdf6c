fn main() {
    let dir = std::env::var("NVVM_LIB").expect("NVVM_LIB names the folder of libnvvm.so");
    println!("cargo:rustc-link-search=native={dir}");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{dir}");
}
