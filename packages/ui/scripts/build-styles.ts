import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const fromPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The browsers the kit's CSS is written for: Chrome 111 and iOS 16.4 (version as major << 16 | minor << 8). */
const targets = { chrome: 111 << 16, ios_saf: (16 << 16) | (4 << 8), safari: (16 << 16) | (4 << 8) };

for (const stylesheet of ["styles.css", "fonts.css"]) {
  const { code } = bundle({ filename: fromPackage(`src/${stylesheet}`), minify: true, targets });
  writeFileSync(fromPackage(`dist/${stylesheet}`), code);
}

cpSync(fromPackage("src/fonts"), fromPackage("dist/fonts"), { recursive: true });
