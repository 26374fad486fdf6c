// Is compiled, not run: the types of the package as programs use them.
import { load, GonvvmError, type Diagnostic } from "gonvvm";

const gonvvm = await load();
const { ptx } = gonvvm.compile([{ name: "a.ll", data: "…" }, new Uint8Array(4)], { arch: "sm_90", level: "O2", reflect: { A: 1 } });
const text: string = gonvvm.optimize("…").ir;
const binary: string | Uint8Array = gonvvm.link("…", { format: "bitcode" }).ir;
try {
  gonvvm.launch(ptx, { grid: [2, 2], block: 32, args: [1, 2n, new Float32Array(4), { in: new Int32Array(4) }, { float: 2 }] });
} catch (e) {
  if (e instanceof GonvvmError) {
    const list: Diagnostic[] = e.diagnostics;
    console.log(list, text, binary);
  }
}
// @ts-expect-error: the level does not exist
gonvvm.compile("…", { level: "O9" });
