import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { precompressPlugin } from "./precompress.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "volado-precompress-"));
  await writeFile(join(folder, "entry.js"), `export const words = "${"volado ".repeat(200)}";`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("writes a brotli file beside every text file of a build, and nothing else", async () => {
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: { lib: { entry: "entry.js", formats: ["es"], fileName: () => "site.js" } },
    plugins: [
      precompressPlugin(),
      {
        name: "pictures",
        generateBundle() {
          this.emitFile({ type: "asset", fileName: "art/cover.webp", source: "picture" });
          this.emitFile({ type: "asset", fileName: "art/logo.svg", source: "<svg/>" });
        },
      },
    ],
  });
  const dist = join(folder, "dist");
  const files = await readdir(dist, { recursive: true });
  const packed = files.filter((file) => file.endsWith(".br")).toSorted();
  expect(packed).toEqual(["art/logo.svg.br", "site.js.br"]);
  for (const file of packed) {
    const plain = await readFile(join(dist, file.replace(/\.br$/, "")));
    expect(brotliDecompressSync(await readFile(join(dist, file)))).toEqual(plain);
  }
});
