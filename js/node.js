// gonvvm in Node.js: the program is read from the file beside this one.
import { readFile } from "node:fs/promises";
import { start } from "./gonvvm.js";
export { GonvvmError } from "./gonvvm.js";

export async function load(source) {
  if (source === undefined) source = await readFile(new URL("./gonvvm.wasm", import.meta.url));
  return start(source);
}
