//! Launches on the CPU.

use crate::wire::Backend;
use crate::{Diagnostic, Error};
use serde_json::{json, Value};

/// The shape of a launch.
#[derive(Clone, Debug)]
pub struct Launch {
    kernel: String,
    grid: [u32; 3],
    block: [u32; 3],
    cluster: [u32; 3],
    shared: usize,
    seed: u64,
    sanitize: bool,
    keep_findings: bool,
}

impl Launch {
    /// A launch of one thread; "" is the only kernel of the module.
    pub fn new(kernel: &str) -> Self {
        let one = [1; 3];
        Launch { kernel: kernel.to_string(), grid: one, block: one, cluster: [0; 3], shared: 0, seed: 0, sanitize: true, keep_findings: false }
    }

    /// Blocks of the grid.
    pub fn grid(mut self, d: [u32; 3]) -> Self {
        self.grid = d;
        self
    }

    /// Threads of a block.
    pub fn block(mut self, d: [u32; 3]) -> Self {
        self.block = d;
        self
    }

    /// Blocks of a cluster.
    pub fn cluster(mut self, d: [u32; 3]) -> Self {
        self.cluster = d;
        self
    }

    /// Bytes of dynamic shared memory.
    pub fn shared(mut self, bytes: usize) -> Self {
        self.shared = bytes;
        self
    }

    /// Not 0: blocks and warps run in the order that the number gives.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Looks for mistakes; on by default.
    pub fn sanitize(mut self, on: bool) -> Self {
        self.sanitize = on;
        self
    }

    /// Findings are in the outcome, and not an error.
    pub fn keep_findings(mut self) -> Self {
        self.keep_findings = true;
        self
    }

    pub(crate) fn run(&self, backend: &Backend, ptx: &str, args: &mut [Arg<'_>]) -> Result<Outcome, Error> {
        let options = json!({
            "Kernel": self.kernel, "Grid": self.grid, "Block": self.block, "Cluster": self.cluster, "Shared": self.shared,
            "Seed": self.seed, "Sanitize": self.sanitize,
        })
        .to_string();
        let reply = {
            let values: Vec<(&str, Vec<u8>)> = args.iter().map(Arg::string).collect();
            let mut strings: Vec<&[u8]> = vec![b"emu.launch", options.as_bytes(), b"kernel.ptx", ptx.as_bytes()];
            for (kind, data) in &values {
                strings.extend([kind.as_bytes(), data]);
            }
            backend.call(&strings)?
        };
        let mut buffers = reply.buffers.iter();
        for arg in args {
            if let Arg::InOut(to) = arg {
                match buffers.next() {
                    Some(from) if from.len() == to.len() => to.copy_from_slice(from),
                    _ => return Err(Error::Unavailable("the reply of the emulator lacks a buffer".into())),
                }
            }
        }
        let outcome = Outcome::of(&reply.report);
        if outcome.findings.is_empty() || self.keep_findings {
            return Ok(outcome);
        }
        Err(Error::Findings(Box::new(outcome)))
    }
}

/// The outcome of a launch.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// All threads came to their end.
    pub done: bool,
    pub findings: Vec<Finding>,
    /// Instructions that warps executed.
    pub steps: u64,
    /// Instructions that threads executed.
    pub threads: u64,
    /// Text that the kernel printed.
    pub stdout: String,
    /// The findings for people.
    pub text: String,
}

/// A fault of a kernel, or a mistake that the sanitizer found.
#[derive(Clone, Debug)]
pub struct Finding {
    pub diagnostic: Diagnostic,
    /// How often it was found at this place.
    pub count: u64,
    /// Whether it ended the launch.
    pub fatal: bool,
}

impl Outcome {
    fn of(report: &Value) -> Self {
        let launch = &report["launch"];
        let finding = |f: &Value| Finding {
            diagnostic: Diagnostic::of(&f["diagnostic"]),
            count: f["count"].as_u64().unwrap_or_default(),
            fatal: f["fatal"].as_bool().unwrap_or_default(),
        };
        let number = |k: &str| launch[k].as_u64().unwrap_or_default();
        Outcome {
            done: launch["done"].as_bool().unwrap_or_default(),
            findings: launch["findings"].as_array().map(|l| l.iter().map(finding).collect()).unwrap_or_default(),
            steps: number("steps"),
            threads: number("threads"),
            stdout: launch["stdout"].as_str().unwrap_or_default().to_string(),
            text: report["text"].as_str().unwrap_or_default().to_string(),
        }
    }
}

/// An argument of a kernel: numbers and slices of numbers become one with `into`.
pub enum Arg<'a> {
    Int(i128),
    Float(f64),
    /// The bytes of a structure.
    Bytes(&'a [u8]),
    /// A buffer that the kernel reads.
    In(&'a [u8]),
    /// A buffer that receives the results.
    InOut(&'a mut [u8]),
}

impl Arg<'_> {
    fn string(&self) -> (&'static str, Vec<u8>) {
        match self {
            Arg::Int(n) => ("int", n.to_string().into_bytes()),
            Arg::Float(x) => ("float", x.to_string().into_bytes()),
            Arg::Bytes(b) => ("bytes", b.to_vec()),
            Arg::In(b) => ("in", b.to_vec()),
            Arg::InOut(b) => ("inout", b.to_vec()),
        }
    }
}

mod sealed {
    pub trait Sealed {}
}

/// The types of numbers in buffers: all their bytes are values.
pub trait Scalar: Copy + sealed::Sealed {}

macro_rules! scalars {
    ($variant:ident as $as:ty: $($t:ty)*) => { $(
        impl sealed::Sealed for $t {}
        impl Scalar for $t {}
        impl From<$t> for Arg<'_> {
            fn from(v: $t) -> Self {
                Arg::$variant(v as $as)
            }
        }
    )* };
}
scalars!(Int as i128: i8 u8 i16 u16 i32 u32 i64 u64);
scalars!(Float as f64: f32 f64);

impl<'a, T: Scalar> From<&'a [T]> for Arg<'a> {
    fn from(s: &'a [T]) -> Self {
        // SAFETY: scalars have no padding.
        Arg::In(unsafe { std::slice::from_raw_parts(s.as_ptr().cast(), std::mem::size_of_val(s)) })
    }
}

impl<'a, T: Scalar> From<&'a mut [T]> for Arg<'a> {
    fn from(s: &'a mut [T]) -> Self {
        // SAFETY: scalars have no padding, and any bytes are a value of theirs.
        Arg::InOut(unsafe { std::slice::from_raw_parts_mut(s.as_mut_ptr().cast(), std::mem::size_of_val(s)) })
    }
}
