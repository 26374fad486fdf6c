//! The PTX of the kernel is part of the program; here the emulator runs it.

const DOUBLE: &str = include_str!(concat!(env!("OUT_DIR"), "/double.ptx"));

fn main() -> Result<(), gonvvm::Error> {
    let mut x = [1i32, 2, 3, 4];
    gonvvm::Compiler::open()?.launch(DOUBLE, &gonvvm::Launch::new("double").block([4, 1, 1]), &mut [(&mut x[..]).into()])?;
    println!("{x:?}");
    Ok(())
}
