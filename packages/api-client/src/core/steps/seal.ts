import type { Sealing } from "../../crypto/sealing.ts";
import { isApiError } from "../../errors/api-error.ts";
import { NetworkError } from "../../errors/network-error.ts";
import type { Step } from "../call.ts";

/**
 * Seals secret bodies, afresh for every try. When the gateway refused because of the key or the clock it has not acted:
 * what was wrong is repaired and the body is sealed and sent once more.
 * The sealing itself is loaded with the first secret body, so that visitors who never sign in don't download it.
 * @throws CryptoError when the body can't be sealed; then nothing is sent.
 * @throws NetworkError when that code can't be loaded; then nothing is sent either.
 */
export const seal: Step = (around) => {
  let sealing: Sealing | undefined;
  return async (call, next) => {
    const { request } = call;
    if (!request.secret) return next(call);
    const { createSealing } = await import("../../crypto/sealing.ts").catch((cause: unknown) => {
      throw new NetworkError(request.endpoint, cause);
    });
    sealing ??= createSealing(around);
    const { seal: sealRequest, repair } = sealing;

    const send = async () => next({ ...call, request: await sealRequest(request) });
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || !(await repair(error))) throw error;
      return send();
    }
  };
};
