import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Context } from "hono";
import { codingFor } from "../request/envelope.ts";

const asBrotli = promisify(brotliCompress);

/** These texts are compressed once and sent often, so the slowest setting pays off. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** A static text, compressed when a browser first requests it so. */
export interface WireText {
  readonly text: string;
  packed?: Promise<Buffer<ArrayBuffer>> | undefined;
}

/** Answers with a text, in brotli where the browser accepts it. */
export const sendText = async (c: Context, wire: WireText, headers: Record<string, string>) => {
  const varying = { ...headers, Vary: "Accept-Encoding" };
  if (codingFor(c.req.header("Accept-Encoding")) !== "br") return c.body(wire.text, 200, varying);
  wire.packed ??= asBrotli(wire.text, quality).catch((error: unknown) => {
    // The next request tries again.
    wire.packed = undefined;
    throw error;
  });
  return c.body(await wire.packed, 200, { ...varying, "Content-Encoding": "br" });
};
