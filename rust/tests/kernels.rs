//! The kernels of testdata/integrations, with the library and with the command that GONVVM_LIBRARY and GONVVM_COMMAND name.

use gonvvm::{Arg, Compiler, Error, Format, Input, Launch, Level, Options};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testdata/integrations")
}

fn compilers() -> Vec<Compiler> {
    let library = std::env::var_os("GONVVM_LIBRARY").expect("GONVVM_LIBRARY names the library");
    let command = std::env::var_os("GONVVM_COMMAND").expect("GONVVM_COMMAND names the command");
    vec![Compiler::library(library).unwrap(), Compiler::command(command)]
}

enum Numbers {
    I32(Vec<i32>),
    I64(Vec<i64>),
    F32(Vec<f32>),
    F64(Vec<f64>),
}

impl Numbers {
    fn parse(kind: &str, words: &[&str]) -> Self {
        fn list<T: std::str::FromStr>(words: &[&str]) -> Vec<T> {
            words.iter().map(|w| w.parse().ok().expect(w)).collect()
        }
        match kind {
            "i32" => Numbers::I32(list(words)),
            "i64" => Numbers::I64(list(words)),
            "f32" => Numbers::F32(list(words)),
            "f64" => Numbers::F64(list(words)),
            _ => panic!("unknown type {kind}"),
        }
    }

    fn read(&self) -> Arg<'_> {
        match self {
            Numbers::I32(v) => (&v[..]).into(),
            Numbers::I64(v) => (&v[..]).into(),
            Numbers::F32(v) => (&v[..]).into(),
            Numbers::F64(v) => (&v[..]).into(),
        }
    }

    fn written(&mut self) -> Arg<'_> {
        match self {
            Numbers::I32(v) => (&mut v[..]).into(),
            Numbers::I64(v) => (&mut v[..]).into(),
            Numbers::F32(v) => (&mut v[..]).into(),
            Numbers::F64(v) => (&mut v[..]).into(),
        }
    }

    fn text(&self) -> String {
        match self {
            Numbers::I32(v) => format!("{v:?}"),
            Numbers::I64(v) => format!("{v:?}"),
            Numbers::F32(v) => format!("{v:?}"),
            Numbers::F64(v) => format!("{v:?}"),
        }
    }
}

/// A buffer, and the values that it is to have after the launch.
struct Buffer {
    values: Numbers,
    want: Option<Numbers>,
}

#[test]
fn kernels() {
    let list = std::fs::read_to_string(folder().join("kernels.txt")).unwrap();
    for gonvvm in compilers() {
        let mut ran = 0;
        for line in list.lines().filter(|l| !l.starts_with('#')) {
            let mut parts = line.split("; ");
            let (name, threads) = parts.next().unwrap().split_once(' ').unwrap();
            let ir = std::fs::read(folder().join(format!("{name}.ll"))).unwrap();
            let compiled = gonvvm.compile(&[Input::new(name, &ir)], &Options::arch("sm_80")).unwrap();
            assert!(compiled.diagnostics.is_empty() && gonvvm.check_ptx(name, &compiled.ptx).unwrap().is_empty());
            let words: Vec<Vec<&str>> = parts.map(|p| p.split(' ').collect()).collect();
            let mut buffers: Vec<Option<Buffer>> = words
                .iter()
                .map(|w| {
                    let arrow = w.iter().position(|x| *x == "->");
                    let want = arrow.map(|a| Numbers::parse(w[1], &w[a + 1..]));
                    w[0].starts_with("in").then(|| Buffer { values: Numbers::parse(w[1], &w[2..arrow.unwrap_or(w.len())]), want })
                })
                .collect();
            let mut args: Vec<Arg<'_>> = words
                .iter()
                .zip(&mut buffers)
                .map(|(w, b)| match b {
                    Some(Buffer { values, want: Some(_) }) => values.written(),
                    Some(Buffer { values, want: None }) => values.read(),
                    None if w[0].starts_with('f') => w[1].parse::<f32>().unwrap().into(),
                    None => w[1].parse::<i32>().unwrap().into(),
                })
                .collect();
            let launch = Launch::new(name).block([threads.parse().unwrap(), 1, 1]);
            let outcome = gonvvm.launch(&compiled.ptx, &launch, &mut args).unwrap();
            drop(args);
            assert!(outcome.done && outcome.steps > 0);
            for b in buffers.iter().flatten() {
                if let Some(want) = &b.want {
                    assert_eq!(b.values.text(), want.text(), "{name}");
                }
            }
            ran += 1;
        }
        assert!(ran >= 10);
        println!("{ran} kernels");
    }
}

#[test]
fn mistakes() {
    for gonvvm in compilers() {
        let wrong = Input::new("wrong.ll", b"define void @f() {\n  ret i32 0\n}\n");
        match gonvvm.compile(&[wrong], &Options::default()) {
            Err(Error::Refused { diagnostics, text }) => {
                assert_eq!((diagnostics[0].file.as_str(), diagnostics[0].line), ("wrong.ll", 2));
                assert!(text.starts_with("wrong.ll:2:"));
            }
            other => panic!("{other:?}"),
        }
        assert!(!gonvvm.verify(&[Input::new("wrong.ll", b"define void @f() {\n  ret i32 0\n}\n")], &Options::default()).unwrap().is_empty());
        assert!(matches!(gonvvm.compile(&[], &Options::arch("sm_1")), Err(Error::Refused { .. })));
    }
    assert!(matches!(Compiler::library("/nowhere/libgonvvm.so"), Err(Error::Unavailable(_))));
    assert!(matches!(Compiler::command("/nowhere/gonvvm").link(&[], Format::Text), Err(Error::Unavailable(_))));
}

#[test]
fn findings() {
    let ir = std::fs::read(folder().join("saxpy.ll")).unwrap();
    for gonvvm in compilers() {
        let options = Options { level: Level::O0, line_info: true, ..Options::arch("sm_90") };
        let ptx = gonvvm.compile(&[Input::new("saxpy.ll", &ir)], &options).unwrap().ptx;
        let (x, mut y) = ([1f32; 2], [1f32; 2]);
        let beyond = Launch::new("").block([8, 1, 1]);
        match gonvvm.launch(&ptx, &beyond, &mut [2f32.into(), (&x[..]).into(), (&mut y[..]).into(), 8.into()]) {
            Err(Error::Findings(outcome)) => assert!(!outcome.findings.is_empty() && outcome.text.contains("R0001")),
            other => panic!("{other:?}"),
        }
        let kept = gonvvm.launch(&ptx, &beyond.keep_findings(), &mut [2f32.into(), (&x[..]).into(), (&mut y[..]).into(), 8.into()]).unwrap();
        assert!(!kept.findings.is_empty());
    }
}

#[test]
fn modules() {
    let (add, root) = (std::fs::read(folder().join("add.ll")).unwrap(), std::fs::read(folder().join("root.ll")).unwrap());
    for gonvvm in compilers() {
        let both = gonvvm.link(&[Input::new("add.ll", &add), Input::new("root.ll", &root)], Format::Bitcode).unwrap();
        let ptx = gonvvm.compile(&[Input::new("both.bc", &both)], &Options::default()).unwrap().ptx;
        assert!(ptx.contains(".entry add") && ptx.contains(".entry root"));
        assert!(gonvvm.format_ptx("both.ptx", &ptx).unwrap().contains(".entry add"));
        let text = gonvvm.optimize(&[Input::new("add.ll", &add)], &Options::default(), Format::Text).unwrap();
        assert!(String::from_utf8(text).unwrap().contains("define"));
    }
}

#[test]
fn threads() {
    let ir = std::fs::read(folder().join("reduce.ll")).unwrap();
    let gonvvm = &compilers()[0];
    std::thread::scope(|s| {
        for _ in 0..4 {
            s.spawn(|| {
                for _ in 0..20 {
                    gonvvm.compile(&[Input::new("reduce.ll", &ir)], &Options::arch("sm_80")).unwrap();
                }
            });
        }
    });
}
