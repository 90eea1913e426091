import { AbortedError } from "../errors/aborted-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { Call, Surroundings } from "./call.ts";
import { openEnvelope } from "./envelope.ts";

const bodyOf = ({ request: { body } }: Call): BodyInit | undefined => {
  if (body.kind === "parts") return body.parts;
  return body.kind === "text" ? body.text : undefined;
};

/**
 * Sends one try and opens the answer's envelope.
 * Redirects are refused: a custom `Token` header would follow them to another origin.
 * @throws NetworkError | AbortedError | HttpError | RejectedError | SchemaError
 */
export const execute = async (call: Call, { fetch, clock }: Surroundings): Promise<unknown> => {
  const { endpoint, method, url, headers } = call.request;
  const body = bodyOf(call);
  if (call.signal.aborted) throw new AbortedError(endpoint, call.signal.reason);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: call.signal,
      cache: "no-store",
      redirect: "error",
    });
    text = await response.text();
  } catch (error) {
    throw call.signal.aborted
      ? new AbortedError(endpoint, call.signal.reason)
      : new NetworkError(endpoint, error);
  }
  return openEnvelope(endpoint, response, text, clock.now());
};
