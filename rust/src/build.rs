//! Kernels in build scripts. `build.rs` of a crate with `gonvvm` among its build dependencies:
//!
//! ```no_run
//! gonvvm::build::Ptx::new().file("kernels/saxpy.cu").arch("sm_80").compile("saxpy.ptx");
//! ```
//!
//! and in the crate `const SAXPY: &str = include_str!(concat!(env!("OUT_DIR"), "/saxpy.ptx"));`. Files are LLVM IR, or in a language whose compiler is
//! installed: `.cu` and `.cl` (clang), `.mlir` (mlir-translate), `.rs` (rustc).

use std::path::{Path, PathBuf};
use std::process::Command;

/// A compilation in a build script.
#[derive(Clone, Debug, Default)]
pub struct Ptx {
    files: Vec<PathBuf>,
    flags: Vec<String>,
    command: Option<PathBuf>,
}

impl Ptx {
    pub fn new() -> Self {
        Ptx::default()
    }

    /// Adds a file, which is linked with the others.
    pub fn file(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.files.push(path.as_ref().to_path_buf());
        self
    }

    /// Sets the architecture: sm_80.
    pub fn arch(&mut self, name: &str) -> &mut Self {
        self.flag(format!("-arch={name}"))
    }

    /// Adds a flag of `gonvvm compile`.
    pub fn flag(&mut self, flag: impl Into<String>) -> &mut Self {
        self.flags.push(flag.into());
        self
    }

    /// Sets the path of the command; by default it is that of the environment variable `GONVVM`, or `gonvvm` in PATH.
    pub fn command(&mut self, path: impl AsRef<Path>) -> &mut Self {
        self.command = Some(path.as_ref().to_path_buf());
        self
    }

    /// Compiles the files to a file of `OUT_DIR`, and tells Cargo the files that it depends on. Ends the build script with the messages of the compiler
    /// if that cannot be done.
    pub fn compile(&self, output: &str) -> PathBuf {
        match self.try_compile(output) {
            Ok(path) => path,
            Err(text) => {
                eprintln!("{text}");
                std::process::exit(1);
            }
        }
    }

    /// Is [`Ptx::compile`] with the messages as an error.
    pub fn try_compile(&self, output: &str) -> Result<PathBuf, String> {
        let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("OUT_DIR is not set: this is for build scripts")?).join(output);
        let command = self.command.clone().or_else(|| std::env::var_os("GONVVM").map(PathBuf::from)).unwrap_or_else(|| "gonvvm".into());
        println!("cargo:rerun-if-env-changed=GONVVM");
        let rule = out.with_extension("d");
        let ran = Command::new(&command)
            .arg("compile")
            .args(&self.flags)
            .arg("-MD")
            .arg("-MF")
            .arg(&rule)
            .arg("-o")
            .arg(&out)
            .args(&self.files)
            .output()
            .map_err(|e| format!("{}: {e}; the variable GONVVM may name the command", command.display()))?;
        for file in &self.files {
            println!("cargo:rerun-if-changed={}", file.display());
        }
        let messages = String::from_utf8_lossy(&ran.stderr);
        if !ran.status.success() {
            return Err(messages.into_owned());
        }
        for line in messages.lines() {
            println!("cargo:warning={line}");
        }
        for file in dependencies(&std::fs::read_to_string(&rule).unwrap_or_default()) {
            println!("cargo:rerun-if-changed={file}");
        }
        Ok(out)
    }
}

/// Returns the prerequisites of a rule for make.
fn dependencies(rule: &str) -> Vec<String> {
    let names = rule.split_once(": ").map(|(_, names)| names).unwrap_or_default();
    names
        .replace("\\\n", " ")
        .replace("\\ ", "\0")
        .split_whitespace()
        .map(|n| n.replace('\0', " ").replace("\\#", "#").replace("$$", "$"))
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn dependencies() {
        assert_eq!(super::dependencies("out.ptx: \\\n  a\\ b.cu \\\n  c\\#$$.h\n"), ["a b.cu", "c#$.h"]);
    }
}
