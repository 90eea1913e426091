import { AbortedError } from "../errors/aborted-error.ts";
import { ApiFailure } from "../errors/api-failure.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { Call, Surroundings } from "./call.ts";
import { openEnvelope } from "./envelope.ts";

/**
 * Sends one try and opens the answer's envelope.
 * Redirects are refused: a custom `Token` header would follow them to another origin.
 * @throws NetworkError | AbortedError | HttpError | RejectedError | SchemaError
 */
export const execute = async (
  { request, signal }: Call,
  { fetch, clock }: Surroundings,
): Promise<unknown> => {
  const { endpoint, method, url, headers, body = null, secret } = request;
  if (secret) throw new Error(`${endpoint}: unsealed body`);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal,
      cache: "no-store",
      redirect: "error",
    });
    return openEnvelope(endpoint, response, await response.text(), clock.now());
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    throw signal.aborted ? new AbortedError(endpoint, signal.reason) : new NetworkError(endpoint, error);
  }
};
