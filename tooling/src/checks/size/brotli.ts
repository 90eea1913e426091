import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of `content` as a server with brotli at its best level sends it. */
export const brotliSize = (content: Uint8Array | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

/** The sum of files sent one by one. */
export const brotliSizeOfFiles = (files: Iterable<string>): number =>
  Array.from(files, (file) => brotliSize(readFileSync(file))).reduce((sum, size) => sum + size, 0);
