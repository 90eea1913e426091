import { NetworkError } from "../../errors/network-error.ts";
import type { Step } from "../call.ts";

/**
 * Seals secret bodies, afresh for every try.
 * The sealing itself is loaded with the first secret body, so that visitors who never sign in don't download it.
 * @throws NetworkError when that code can't be loaded; then nothing is sent.
 */
export const seal: Step = (around) => {
  let sealAndSend: ReturnType<Step> | undefined;
  return async (call, next) => {
    const { endpoint, secret } = call.request;
    if (!secret) return next(call);
    const { sealing } = await import("../../crypto/sealing.ts").catch((cause: unknown) => {
      throw new NetworkError(endpoint, cause);
    });
    sealAndSend ??= sealing(around);
    return sealAndSend(call, next);
  };
};
