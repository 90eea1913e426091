import { NetworkError } from "../../errors/api-error.ts";
import type { Step } from "../call.ts";

/**
 * Encrypts secret bodies, afresh for every try.
 * The code that does it is loaded with the first secret body, so that visitors who never sign in don't download it.
 * @throws NetworkError when that code can't be loaded; then nothing is sent.
 */
export const encryptBody: Step = (context) => {
  let encryptThenSend: ReturnType<Step> | undefined;
  return async (call, next) => {
    const { endpoint, secret } = call.request;
    if (!secret) return next(call);
    const { encryptAndSend } = await import("../../crypto/encrypt-and-send.ts").catch((cause: unknown) => {
      throw new NetworkError(endpoint, cause);
    });
    encryptThenSend ??= encryptAndSend(context);
    return encryptThenSend(call, next);
  };
};
