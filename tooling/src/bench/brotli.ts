import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** `content` as a server with brotli at its best level sends it. */
export const brotli = (content: Uint8Array | string): Uint8Array =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Bytes of `content` over the wire. */
export const brotliSize = (content: Uint8Array | string): number => brotli(content).byteLength;

/** The sum of files sent one by one. */
export const brotliSizeOfFiles = (files: Iterable<string>): number =>
  Array.from(files, (file) => brotliSize(readFileSync(file))).reduce((sum, size) => sum + size, 0);
