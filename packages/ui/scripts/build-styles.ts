import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "lightningcss";

const fromPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The browsers the kit's CSS is written for: Chrome 111 and iOS 16.4 (version as major << 16 | minor << 8). */
const targets = { chrome: 111 << 16, ios_saf: (16 << 16) | (4 << 8), safari: (16 << 16) | (4 << 8) };

const sheets = {
  "styles.css": "src/styles.css",
  "fonts.css": "src/fonts.css",
  "number-balls.css": "src/components/NumberBalls/number-balls.css",
  "live-table.css": "src/components/LiveTable/live-table.css",
  "vendor-tile.css": "src/components/VendorTile/vendor-tile.css",
  "rich-text.css": "src/components/RichText/rich-text.css",
};

for (const [name, source] of Object.entries(sheets)) {
  const { code } = bundle({ filename: fromPackage(source), minify: true, targets });
  writeFileSync(fromPackage(`dist/${name}`), code);
}

cpSync(fromPackage("src/fonts"), fromPackage("dist/fonts"), { recursive: true });
