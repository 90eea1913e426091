import { ApiFailure } from "./api-failure.ts";

/** Why a body could not be sealed: no WebCrypto on this origin, no key of the gateway, or the cipher failed. */
export type CryptoFailure = "insecure-origin" | "no-key" | "cipher-failed";

/** The body could not be sealed, so nothing was sent (decisions W4). */
export class CryptoError extends ApiFailure<"crypto"> {
  declare readonly reason: CryptoFailure;

  constructor(endpoint: string, reason: CryptoFailure, cause?: unknown) {
    super("crypto", endpoint, reason, cause);
    this.reason = reason;
  }
}
