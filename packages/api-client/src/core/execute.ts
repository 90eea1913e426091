import { isApiError, NetworkError } from "../errors/api-error.ts";
import { untilAborted } from "./abort.ts";
import type { Call, ClientContext } from "./call.ts";
import { openEnvelope } from "./envelope.ts";

/**
 * Sends one try and opens the answer's envelope. What was given up before is not sent, whatever `fetch` makes
 * of its signal. Redirects are refused: a custom `Token` header would follow them to another origin.
 * @throws NetworkError | AbortedError | TimeoutError | HttpError | RejectedError | SchemaError
 */
export const execute = (call: Call, { fetch, clock }: ClientContext): Promise<unknown> => {
  const { signal, keepalive, request } = call;
  const { endpoint, method, url, headers, body = null, secret } = request;
  return untilAborted(call, async () => {
    try {
      if (secret) throw new Error("unencrypted body");
      const response = await fetch(url, {
        method,
        headers,
        body,
        signal,
        keepalive,
        cache: "no-store",
        redirect: "error",
      });
      return openEnvelope(endpoint, response, await response.text(), clock.now());
    } catch (error) {
      throw isApiError(error) ? error : new NetworkError(endpoint, error);
    }
  });
};
