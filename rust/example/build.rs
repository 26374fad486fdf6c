fn main() {
    gonvvm::build::Ptx::new().file("kernels/double.ll").arch("sm_80").compile("double.ptx");
}
