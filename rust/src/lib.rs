//! The NVVM compiler: LLVM IR and NVVM IR to PTX for NVIDIA GPUs, PTX checked and formatted, and kernels on the CPU with a sanitizer.
//!
//! ```no_run
//! # fn main() -> Result<(), gonvvm::Error> {
//! let gonvvm = gonvvm::Compiler::open()?;
//! let ir = std::fs::read("saxpy.ll").unwrap();
//! let compiled = gonvvm.compile(&[gonvvm::Input::new("saxpy.ll", &ir)], &gonvvm::Options::arch("sm_80"))?;
//! let x = [0f32, 1.0, 2.0, 3.0];
//! let mut y = [1f32; 4];
//! gonvvm.launch(&compiled.ptx, &gonvvm::Launch::new("saxpy").block([4, 1, 1]), &mut [2f32.into(), (&x[..]).into(), (&mut y[..]).into(), 4.into()])?;
//! # Ok(())
//! # }
//! ```
//!
//! The compiler is the library `libgonvvm.so` of `scripts/build-libs`, or the command `gonvvm`; see [`Compiler::open`]. [`build`] compiles
//! kernels in build scripts.

pub mod build;
mod launch;
mod wire;

use serde_json::{json, Value};
use std::fmt;

pub use launch::{Arg, Finding, Launch, Outcome, Scalar};

/// The compiler. It may be used by several threads at once.
pub struct Compiler {
    backend: wire::Backend,
}

/// A module of LLVM IR: text or bitcode.
pub struct Input<'a> {
    kind: &'static str,
    name: &'a str,
    data: &'a [u8],
}

impl<'a> Input<'a> {
    /// A module with a name for messages.
    pub fn new(name: &'a str, data: &'a [u8]) -> Self {
        Input { kind: "module", name, data }
    }

    /// A module of which only the definitions are linked that other modules refer to.
    pub fn library(name: &'a str, data: &'a [u8]) -> Self {
        Input { kind: "library", name, data }
    }

    /// NVIDIA's libdevice, for mathematical functions.
    pub fn libdevice(data: &'a [u8]) -> Self {
        Input { kind: "libdevice", name: "libdevice", data }
    }
}

/// Optimization levels, as LLVM's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    #[default]
    O3,
    O2,
    O1,
    O0,
    Os,
    Oz,
}

/// Forms of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    #[default]
    Text,
    Bitcode,
    BitcodeLlvm7,
    Lto,
    OptimizedLto,
}

/// Options of a compilation. The default compiles for sm_75 at -O3.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// "sm_80", "sm_90a" …; "" is sm_75.
    pub arch: String,
    /// PTX version such as "8.3"; "" is the lowest that the code needs.
    pub ptx: String,
    pub level: Level,
    pub no_fma: bool,
    pub ftz: bool,
    pub fast_div: bool,
    pub fast_sqrt: bool,
    pub line_info: bool,
    pub debug: bool,
    /// Hold NVVM IR to the text of its specification.
    pub strict: bool,
    /// The inputs are the whole program.
    pub whole_program: bool,
    /// Results of `__nvvm_reflect`.
    pub reflect: Vec<(String, i32)>,
}

impl Options {
    /// The default options for an architecture.
    pub fn arch(name: &str) -> Self {
        Options { arch: name.to_string(), ..Options::default() }
    }

    fn json(&self, format: Format) -> Vec<u8> {
        let reflect: serde_json::Map<String, Value> = self.reflect.iter().map(|(k, v)| (k.clone(), json!(v))).collect();
        json!({
            "Arch": self.arch, "PTX": self.ptx, "Level": self.level as i32, "NoFMA": self.no_fma, "FTZ": self.ftz, "FastDiv": self.fast_div,
            "FastSqrt": self.fast_sqrt, "LineInfo": self.line_info, "Debug": self.debug, "Strict": self.strict,
            "WholeProgram": self.whole_program, "Reflect": reflect, "Format": format as i32,
        })
        .to_string()
        .into_bytes()
    }
}

/// The result of [`Compiler::compile`].
#[derive(Clone, Debug)]
pub struct Compiled {
    pub ptx: String,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

/// A message about an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostic {
    /// "error", "warning" or "note".
    pub severity: String,
    pub code: String,
    pub file: String,
    /// From 1; 0 if it is not known.
    pub line: u32,
    /// In bytes, from 1.
    pub column: u32,
    pub message: String,
    pub hint: String,
}

impl Diagnostic {
    fn of(v: &Value) -> Self {
        let text = |k: &str| v[k].as_str().unwrap_or_default().to_string();
        let number = |k: &str| v[k].as_u64().unwrap_or_default() as u32;
        Diagnostic {
            severity: text("severity"),
            code: text("code"),
            file: text("file"),
            line: number("line"),
            column: number("column"),
            message: text("message"),
            hint: text("hint"),
        }
    }

    fn list(v: &Value) -> Vec<Self> {
        v.as_array().map(|l| l.iter().map(Diagnostic::of).collect()).unwrap_or_default()
    }
}

/// Errors of this crate.
#[derive(Debug)]
pub enum Error {
    /// The compiler cannot be opened, or does not answer.
    Unavailable(String),
    /// The inputs are wrong: the diagnostics, and the same for people.
    Refused { diagnostics: Vec<Diagnostic>, text: String },
    /// The launch had findings: faults, or mistakes that the sanitizer found.
    Findings(Box<Outcome>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unavailable(text) => f.write_str(text),
            Error::Refused { text, .. } => f.write_str(text.trim_end()),
            Error::Findings(outcome) => f.write_str(outcome.text.trim_end()),
        }
    }
}

impl std::error::Error for Error {}

impl Compiler {
    /// Opens the library that the environment variable `GONVVM_LIBRARY` names, else the command that `GONVVM` names, else `libgonvvm.so` (or
    /// `gonvvm.dll`, `libgonvvm.dylib`) where the system looks for libraries, else `gonvvm` in PATH.
    pub fn open() -> Result<Self, Error> {
        Ok(Compiler { backend: wire::Backend::find()? })
    }

    /// Opens a library at a path.
    pub fn library(path: impl AsRef<std::path::Path>) -> Result<Self, Error> {
        Ok(Compiler { backend: wire::Backend::library(path.as_ref().as_os_str())? })
    }

    /// Uses the command at a path, which is started for each call.
    pub fn command(path: impl Into<std::path::PathBuf>) -> Self {
        Compiler { backend: wire::Backend::Command(path.into()) }
    }

    /// Compiles modules, which are linked, to PTX.
    pub fn compile(&self, inputs: &[Input<'_>], options: &Options) -> Result<Compiled, Error> {
        let r = self.modules("compile", inputs, options.json(Format::Text))?;
        let diagnostics = Diagnostic::list(&r.report["diagnostics"]);
        Ok(Compiled { ptx: r.text()?, diagnostics })
    }

    /// Returns all that is wrong with modules.
    pub fn verify(&self, inputs: &[Input<'_>], options: &Options) -> Result<Vec<Diagnostic>, Error> {
        match self.modules("verify", inputs, options.json(Format::Text)) {
            Ok(r) => Ok(Diagnostic::list(&r.report["diagnostics"])),
            Err(Error::Refused { diagnostics, .. }) => Ok(diagnostics),
            Err(e) => Err(e),
        }
    }

    /// Runs the passes on modules, which are linked, and returns the result.
    pub fn optimize(&self, inputs: &[Input<'_>], options: &Options, format: Format) -> Result<Vec<u8>, Error> {
        Ok(self.modules("optimize", inputs, options.json(format))?.output)
    }

    /// Makes one module of several.
    pub fn link(&self, inputs: &[Input<'_>], format: Format) -> Result<Vec<u8>, Error> {
        Ok(self.modules("link", inputs, Options::default().json(format))?.output)
    }

    /// Holds PTX to the rules of its ISA and returns the violations.
    pub fn check_ptx(&self, name: &str, ptx: &str) -> Result<Vec<Diagnostic>, Error> {
        match self.backend.call(&[b"ptx.check", b"{}", name.as_bytes(), ptx.as_bytes()]) {
            Ok(r) => Ok(Diagnostic::list(&r.report["diagnostics"])),
            Err(Error::Refused { diagnostics, .. }) => Ok(diagnostics),
            Err(e) => Err(e),
        }
    }

    /// Returns PTX in its canonical layout.
    pub fn format_ptx(&self, name: &str, ptx: &str) -> Result<String, Error> {
        self.backend.call(&[b"ptx.format", b"{}", name.as_bytes(), ptx.as_bytes()])?.text()
    }

    /// Runs a kernel of PTX to its end on the CPU. Buffers of [`Arg::InOut`] receive the results. Findings are [`Error::Findings`], unless
    /// [`Launch::keep_findings`] is set.
    pub fn launch(&self, ptx: &str, launch: &Launch, args: &mut [Arg<'_>]) -> Result<Outcome, Error> {
        launch.run(&self.backend, ptx, args)
    }

    fn modules(&self, operation: &str, inputs: &[Input<'_>], options: Vec<u8>) -> Result<wire::Reply, Error> {
        let mut strings: Vec<&[u8]> = vec![operation.as_bytes(), &options];
        for i in inputs {
            strings.extend([i.kind.as_bytes(), i.name.as_bytes(), i.data]);
        }
        self.backend.call(&strings)
    }
}
