import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, Features } from "lightningcss";
import manifest from "../package.json" with { type: "json" };

const fromPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The browsers the kit's CSS is written for: Chrome 111 and iOS 16.4 (version as major << 16 | minor << 8). */
const targets = { chrome: 111 << 16, ios_saf: (16 << 16) | (4 << 8), safari: (16 << 16) | (4 << 8) };

/** Every sheet that the package exports, by its file in `dist`: an export without one is no sheet. */
const sheets = Object.values(manifest.exports).flatMap((target) =>
  typeof target === "object" && target.default.endsWith(".css") ? [target] : [],
);

for (const { default: built, "@volado/source": source } of sheets) {
  // The themes' colours are written out, so nothing reads what stands in for `light-dark()` beside each `color-scheme`.
  const exclude = Features.LightDark;
  const { code } = bundle({ filename: fromPackage(source), minify: true, targets, exclude });
  writeFileSync(fromPackage(built), code);
}

cpSync(fromPackage("src/fonts"), fromPackage("dist/fonts"), { recursive: true });
