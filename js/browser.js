// gonvvm in a browser: the program is fetched from beside this file, or from where the caller says.
import { start } from "./gonvvm.js";
export { GonvvmError } from "./gonvvm.js";

export async function load(source) {
  return start(source ?? fetch(new URL("./gonvvm.wasm", import.meta.url)));
}
