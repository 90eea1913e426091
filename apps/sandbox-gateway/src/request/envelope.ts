import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { agreedCode, Refusal, refusalFor, refusalStatus } from "./refusal.ts";

/** Codings that this gateway can pack an answer in, the better one first. */
const codings = ["br", "gzip"] as const;

/** See {@link codings}. */
type Coding = (typeof codings)[number];

const refusesAt = /;\s*q=0(\.0*)?\s*$/;

/** The best coding that an `Accept-Encoding` header allows; undefined sends the answer as it is. */
export const codingFor = (header: string | undefined): Coding | undefined => {
  const offers = (header ?? "").split(",").filter((offer) => !refusesAt.test(offer));
  const names = new Set(offers.map((offer) => offer.split(";")[0]?.trim().toLowerCase()));
  return codings.find((coding) => names.has(coding));
};

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
interface Packed {
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

/** The one shape of every answer (decisions W1). */
type Envelope =
  | { readonly success: true; readonly value: unknown }
  | {
      readonly success: false;
      readonly code: string;
      readonly message: string;
      readonly value?: unknown;
    };

const neverKept = { "Cache-Control": "no-store" };

/** 200 with a value, packed as the caller's `Accept-Encoding` allows. */
export const successResponse = async (
  value: unknown,
  acceptEncoding: string | undefined,
): Promise<Response> => {
  const { body, coding } = await compressedEnvelope(value, codingFor(acceptEncoding));
  return new Response(body, {
    headers: {
      ...neverKept,
      "Content-Type": "application/json",
      Vary: "Accept-Encoding",
      ...(coding !== undefined && { "Content-Encoding": coding }),
    },
  });
};

/** The refusal's status, code and data. */
export const refusalResponse = ({ code, details }: Refusal): Response =>
  Response.json(
    {
      success: false,
      code: agreedCode(code),
      message: details.message ?? code,
      ...(details.value !== undefined && { value: details.value }),
    } satisfies Envelope,
    { status: refusalStatus[code], headers: { ...neverKept, ...details.headers } },
  );

/** To a sender that went before the request was whole; hardly anybody reads it. */
export const brokenOffResponse = (): Response =>
  refusalResponse(new Refusal("malformed", { message: "The request broke off." }));

/** What a failure looks like outside: a refusal says why, a fault only that it happened. */
export const failureResponse = (error: unknown): Response => refusalResponse(refusalFor(error));
