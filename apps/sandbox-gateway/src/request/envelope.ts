import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { agreedCode, malformed, type Refusal, refusalFor, refusalStatus } from "./refusal.ts";

/** Supported content codings, best first. */
const codings = ["br", "gzip"] as const;

type Coding = (typeof codings)[number];

const refusesAt = /;\s*q=0(\.0*)?\s*$/;

/** The best coding that an `Accept-Encoding` header allows; undefined for none. */
export const codingFor = (header: string | undefined): Coding | undefined => {
  const offers = (header ?? "").split(",").filter((offer) => !refusesAt.test(offer));
  const names = new Set(offers.map((offer) => offer.split(";")[0]?.trim().toLowerCase()));
  return codings.find((coding) => names.has(coding));
};

/** Smaller texts aren't worth compressing. */
const SMALLEST = 1_000;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compresses a text or file; `quality` is brotli's, by default one that is fast enough for every response. */
export const compressed = (
  content: string | Buffer,
  coding: Coding,
  quality = 5,
): Promise<Buffer<ArrayBuffer>> =>
  coding === "gzip"
    ? asGzip(content)
    : asBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });

type Written = Readonly<{ text: string; packed: Map<Coding, Promise<Buffer<ArrayBuffer>>> }>;

const written = new WeakMap<object, Written>();

const textOf = (value: unknown): Written => {
  const shared = typeof value === "object" ? value : null;
  const known = shared && written.get(shared);
  if (known) return known;
  const fresh: Written = { text: JSON.stringify({ success: true, value }), packed: new Map() };
  if (shared !== null) written.set(shared, fresh);
  return fresh;
};

/** A value's envelope as JSON, compressed on request. The same object is serialized and compressed only once. */
export const compressedEnvelope = async (value: unknown, coding: Coding | undefined) => {
  const { text, packed } = textOf(value);
  if (coding === undefined || text.length < SMALLEST) return { body: text, coding: undefined };
  const body = packed.get(coding) ?? compressed(text, coding);
  packed.set(coding, body);
  // The next request tries again.
  body.catch(() => packed.delete(coding));
  return { body: await body, coding };
};

const uncached = { "Cache-Control": "no-store" };

/** 200 with the envelope of a value (decisions W1), compressed as the caller's `Accept-Encoding` allows. */
export const successResponse = async (value: unknown, acceptEncoding: string | undefined) => {
  const { body, coding } = await compressedEnvelope(value, codingFor(acceptEncoding));
  return new Response(body, {
    headers: {
      ...uncached,
      "Content-Type": "application/json",
      Vary: "Accept-Encoding",
      ...(coding !== undefined && { "Content-Encoding": coding }),
    },
  });
};

export const refusalResponse = ({ code: reason, details }: Refusal): Response => {
  const { message = reason, value, headers } = details;
  const envelope = {
    success: false,
    code: agreedCode(reason),
    message,
    ...(value !== undefined && { value }),
  };
  return Response.json(envelope, { status: refusalStatus[reason], headers: { ...uncached, ...headers } });
};

/** For a sender that disconnected before the request was complete, and will hardly receive it. */
export const brokenOffResponse = (): Response => refusalResponse(malformed("The request broke off."));

/** The response of a failure: a refusal says why, an internal error reveals nothing. */
export const failureResponse = (error: unknown): Response => refusalResponse(refusalFor(error));
