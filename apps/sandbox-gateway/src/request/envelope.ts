import { codingFor } from "./accept-encoding.ts";
import { compressedEnvelope } from "./compressed-envelope.ts";
import { agreedCode, Refusal, refusalStatus } from "./refusal.ts";
import { refusalFor } from "./refusal-for.ts";

/** The one shape of every answer (decisions W1). */
export type Envelope =
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
