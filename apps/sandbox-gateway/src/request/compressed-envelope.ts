import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Coding } from "./accept-encoding.ts";

/** Smaller texts don't get shorter by packing that is worth the work. */
const SMALLEST = 1_000;

/** Good enough for what is packed while somebody waits. */
const BROTLI_QUALITY = 5;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const pack = (text: string, coding: Coding): Promise<Buffer<ArrayBuffer>> =>
  coding === "gzip"
    ? asGzip(text)
    : asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** A text ready to be sent. */
export interface Packed {
  readonly body: string | Buffer<ArrayBuffer>;
  readonly coding: Coding | undefined;
}

interface Kept {
  readonly text: string;
  readonly packed: Map<Coding, Promise<Buffer<ArrayBuffer>>>;
}

const keptTexts = new WeakMap<object, Kept>();

const textOf = (value: unknown): Kept => {
  const known = typeof value === "object" && value !== null ? keptTexts.get(value) : undefined;
  if (known !== undefined) return known;
  const kept: Kept = { text: JSON.stringify({ success: true, value }), packed: new Map() };
  if (typeof value === "object" && value !== null) keptTexts.set(value, kept);
  return kept;
};

/** The envelope of a value as JSON, packed when asked. The very same object is written and packed only once. */
export const compressedEnvelope = async (value: unknown, coding: Coding | undefined): Promise<Packed> => {
  const { text, packed } = textOf(value);
  if (coding === undefined || text.length < SMALLEST) return { body: text, coding: undefined };
  const body = packed.get(coding) ?? pack(text, coding);
  packed.set(coding, body);
  // The next one who asks tries again.
  body.catch(() => packed.delete(coding));
  return { body: await body, coding };
};
