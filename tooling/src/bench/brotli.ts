import { brotliCompressSync, constants } from "node:zlib";

/** `content` as a server with brotli at its best level sends it. */
export const brotli = (content: Uint8Array | string): Uint8Array =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Bytes of `content` over the wire. */
export const brotliSize = (content: Uint8Array | string): number => brotli(content).byteLength;
