// node browser.mjs CHROMIUM SAXPY.ll: opens a page in Chromium that compiles and runs a kernel with the installed package.
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname } from "node:path";

const [chromium, kernel] = process.argv.slice(2);
const page = `<!doctype html><script type="module">
import { load } from "/node_modules/gonvvm/browser.js";
try {
  const gonvvm = await load();
  const y = new Float32Array([1, 1, 1, 1]);
  const { ptx } = gonvvm.compile(await (await fetch("/kernel.ll")).text(), { arch: "sm_90" });
  gonvvm.launch(ptx, { block: 4, args: [2, { in: new Float32Array([0, 1, 2, 3]) }, y, 4] });
  document.body.textContent = "y = " + y.join(" ");
} catch (e) {
  document.body.textContent = "failed: " + e;
}
await fetch("/done", { method: "POST", body: document.body.textContent });
</script><body></body>`;
const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
const server = createServer((request, response) => {
  if (request.url === "/done") {
    let text = "";
    request.on("data", (part) => (text += part)).on("end", () => {
      response.end();
      console.log(`browser: ${text}`);
      browser.kill();
      process.exit(text === "y = 1 3 5 7" ? 0 : 1);
    });
    return;
  }
  try {
    const body = request.url === "/" ? page : readFileSync(request.url === "/kernel.ll" ? kernel : `.${request.url}`);
    response.setHeader("Content-Type", request.url === "/" ? "text/html" : (types[extname(request.url)] ?? "text/plain"));
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, "localhost");
await new Promise((resolve) => server.on("listening", resolve));
const browser = execFile(chromium, ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${process.cwd()}/profile`, `http://localhost:${server.address().port}/`]);
setTimeout(() => {
  console.error("browser: no answer after a minute");
  browser.kill();
  process.exit(1);
}, 60_000);
