//! Requests to the compiler: lists of byte strings, answered by the shared library or by the command.

use crate::{Diagnostic, Error};
use libloading::{Library, Symbol};
use serde_json::Value;
use std::ffi::{c_char, c_void, OsStr};
use std::io::Write;
use std::mem::ManuallyDrop;
use std::path::PathBuf;
use std::process::{Command, Stdio};

pub(crate) enum Backend {
    Library(ManuallyDrop<Library>), // the Go runtime cannot be unloaded
    Command(PathBuf),
}

/// The reply to a request.
pub(crate) struct Reply {
    pub output: Vec<u8>,
    pub report: Value,
    pub buffers: Vec<Vec<u8>>,
}

impl Reply {
    pub fn text(self) -> Result<String, Error> {
        String::from_utf8(self.output).map_err(|e| Error::Unavailable(format!("the output is not text: {e}")))
    }
}

type Call = unsafe extern "C" fn(*const c_char, usize, *mut usize) -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);

const NAME: &str = if cfg!(windows) {
    "gonvvm.dll"
} else if cfg!(target_os = "macos") {
    "libgonvvm.dylib"
} else {
    "libgonvvm.so"
};

impl Backend {
    pub fn find() -> Result<Self, Error> {
        if let Some(path) = std::env::var_os("GONVVM_LIBRARY") {
            return Backend::library(&path);
        }
        if let Some(path) = std::env::var_os("GONVVM") {
            return Ok(Backend::Command(path.into()));
        }
        match Backend::library(OsStr::new(NAME)) {
            Ok(found) => Ok(found),
            Err(e) => {
                let command = Backend::Command("gonvvm".into());
                match Command::new("gonvvm").arg("version").output() {
                    Ok(out) if out.status.success() => Ok(command),
                    _ => Err(Error::Unavailable(format!("{e}; the command gonvvm is not in PATH; GONVVM_LIBRARY and GONVVM say where they are"))),
                }
            }
        }
    }

    pub fn library(path: &OsStr) -> Result<Self, Error> {
        let unavailable = |e: libloading::Error| Error::Unavailable(format!("{}: {e}", path.to_string_lossy()));
        // SAFETY: the library's initializers start the Go runtime, which has no requirements.
        let library = unsafe { Library::new(path) }.map_err(unavailable)?;
        // SAFETY: only whether the functions exist is asked.
        unsafe {
            library.get::<Call>(b"gonvvm_call").map_err(unavailable)?;
            library.get::<Free>(b"gonvvm_free").map_err(unavailable)?;
        }
        Ok(Backend::Library(ManuallyDrop::new(library)))
    }

    pub fn call(&self, strings: &[&[u8]]) -> Result<Reply, Error> {
        let mut request = (strings.len() as u64).to_le_bytes().to_vec();
        for s in strings {
            request.extend((s.len() as u64).to_le_bytes());
            request.extend(*s);
        }
        let reply = match self {
            Backend::Library(library) => answer(library, &request)?,
            Backend::Command(path) => start(path, &request)?,
        };
        let mut list = parse(&reply).ok_or_else(|| Error::Unavailable("the reply of the compiler is not a list of strings".into()))?;
        let code = list.first().cloned().unwrap_or_default();
        if code != b"0" && code != b"1" || list.len() < 3 {
            let reason = list.get(1).map(|s| String::from_utf8_lossy(s).into_owned()).unwrap_or_default();
            return Err(Error::Unavailable(format!("the compiler does not understand the request: {reason}")));
        }
        let buffers = list.split_off(3);
        let report: Value = serde_json::from_slice(&list[2]).map_err(|e| Error::Unavailable(format!("the report of the compiler: {e}")))?;
        if code == b"1" {
            let text = report["text"].as_str().unwrap_or_default().to_string();
            return Err(Error::Refused { diagnostics: Diagnostic::list(&report["diagnostics"]), text });
        }
        Ok(Reply { output: list.swap_remove(1), report, buffers })
    }
}

fn answer(library: &Library, request: &[u8]) -> Result<Vec<u8>, Error> {
    let unavailable = |e: libloading::Error| Error::Unavailable(e.to_string());
    // SAFETY: the types are those of capi/golib. The reply is size bytes until it is freed.
    unsafe {
        let call: Symbol<Call> = library.get(b"gonvvm_call").map_err(unavailable)?;
        let free: Symbol<Free> = library.get(b"gonvvm_free").map_err(unavailable)?;
        let mut size = 0;
        let reply = call(request.as_ptr().cast(), request.len(), &mut size);
        if reply.is_null() {
            return Err(Error::Unavailable("the compiler has no memory for a reply".into()));
        }
        let copy = std::slice::from_raw_parts(reply.cast::<u8>(), size).to_vec();
        free(reply);
        Ok(copy)
    }
}

fn start(path: &PathBuf, request: &[u8]) -> Result<Vec<u8>, Error> {
    let unavailable = |e: std::io::Error| Error::Unavailable(format!("{}: {e}", path.display()));
    let mut child = Command::new(path).arg("capi").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(unavailable)?;
    let mut input = child.stdin.take().expect("is piped");
    let sent = input.write_all(request); // the command reads all before it writes
    drop(input);
    let out = child.wait_with_output().map_err(unavailable)?;
    sent.map_err(unavailable)?;
    if !out.status.success() {
        return Err(Error::Unavailable(format!("{}: {}", path.display(), out.status)));
    }
    Ok(out.stdout)
}

fn parse(data: &[u8]) -> Option<Vec<Vec<u8>>> {
    let number = |at: usize| Some(u64::from_le_bytes(data.get(at..at.checked_add(8)?)?.try_into().ok()?) as usize);
    let mut at = 8;
    let mut list = Vec::new();
    for _ in 0..number(0)? {
        let size = number(at)?;
        at += 8;
        list.push(data.get(at..at.checked_add(size)?)?.to_vec());
        at += size;
    }
    Some(list)
}
