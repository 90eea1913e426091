import { MessageKey } from "@volado/domain";
import { ApiFailure } from "./api-failure.ts";

/** Why a body could not be sealed: no WebCrypto on this origin, no key of the gateway, or the cipher failed. */
export type CryptoFailure = "insecure-origin" | "no-key" | "cipher-failed";

/** The body could not be sealed, so nothing was sent (decisions W4). */
export class CryptoError extends ApiFailure<"crypto"> {
  readonly reason: CryptoFailure;

  constructor(endpoint: string, reason: CryptoFailure, cause?: unknown) {
    const messageKey = reason === "insecure-origin" ? MessageKey.InsecureOrigin : MessageKey.SecureChannel;
    super("crypto", messageKey, endpoint, `the body was not sealed (${reason})`, cause);
    this.reason = reason;
  }
}
