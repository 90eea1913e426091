import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
const text = "**/*.{html,js,css,svg,json,webmanifest,txt}";

/** Compresses every text file of the build with brotli 11, so that no server has to. */
export const precompressPlugin = (): Plugin => ({
  name: "volado:precompress",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    handler: async ({ dir = "dist" }) => {
      const files = globSync(text, { cwd: dir }).map((file) => join(dir, file));
      await Promise.all(
        files.map(async (file) => {
          const plain = await readFile(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          };
          await writeFile(`${file}.br`, await compress(plain, { params }));
        }),
      );
    },
  },
});
