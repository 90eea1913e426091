import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, Features } from "lightningcss";
import manifest from "../package.json" with { type: "json" };

const fromPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Minimum browsers of the kit's CSS, Chrome 111 and iOS 16.4, as major << 16 | minor << 8. */
const targets = { chrome: 111 << 16, ios_saf: (16 << 16) | (4 << 8), safari: (16 << 16) | (4 << 8) };

for (const [name, source] of Object.entries(manifest.exports)) {
  if (typeof source !== "string" || !source.endsWith(".css")) continue;
  // The themes write out both colours, so nothing needs the `light-dark()` polyfill.
  const exclude = Features.LightDark;
  const { code } = bundle({ filename: fromPackage(source), minify: true, targets, exclude });
  writeFileSync(fromPackage(`dist/${name}`), code);
}

cpSync(fromPackage("src/fonts"), fromPackage("dist/fonts"), { recursive: true });
