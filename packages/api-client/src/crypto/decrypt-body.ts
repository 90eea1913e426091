import type { EncryptionBinding } from "./body-cipher.ts";
import { additionalData, createSuite, fromBase64Url, INFO, readEncryptionHeader } from "./hpke1.ts";

/** An encrypted body as it arrived, with the call it claims to be for. */
export interface EncryptedCall extends EncryptionBinding {
  /** Value of the `Encryption` header. */
  readonly header: string;
  /** The body's `data` field. */
  readonly data: string;
}

/** A decrypted body with what the receiver needs to refuse replays and wrong clocks. */
export interface DecryptedBody {
  readonly text: string;
  readonly kid: string;
  /** Epoch milliseconds by the sender's clock. */
  readonly timestamp: number;
  /** Seen once: new. Seen again: a replay. */
  readonly nonce: string;
}

/** Why a body could not be decrypted; the codes are the gateway's own (decisions W1). */
export class BodyDecryptionError extends Error {
  readonly code: "unknown_key" | "invalid_input";

  constructor(code: "unknown_key" | "invalid_input", detail: string) {
    super(detail);
    this.name = "BodyDecryptionError";
    this.code = code;
  }
}

/**
 * Decrypts a body that `hpke1` encrypted. For gateways: whether the timestamp is near enough and the nonce new is
 * theirs to judge.
 * @param privateKey the private P-256 JWK of a key id, or undefined for an unknown id
 * @throws BodyDecryptionError
 */
export const decryptBody = async (
  { header, data, ...binding }: EncryptedCall,
  privateKey: (kid: string) => JsonWebKey | undefined,
): Promise<DecryptedBody> => {
  const parsed = readEncryptionHeader(header);
  if (!parsed) throw new BodyDecryptionError("invalid_input", "the Encryption header has another shape");
  const { kid, enc, timestamp, nonce } = parsed;
  const jwk = privateKey(kid);
  if (!jwk) throw new BodyDecryptionError("unknown_key", `no key ${kid}`);
  try {
    const suite = createSuite();
    const recipientKey = await suite.kem.importKey("jwk", jwk, false);
    const recipient = await suite.createRecipientContext({ recipientKey, enc, info: INFO });
    const opened = await recipient.open(fromBase64Url(data), additionalData(binding, timestamp, nonce));
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(opened), kid, timestamp, nonce };
  } catch {
    throw new BodyDecryptionError("invalid_input", "the body can't be decrypted for this call");
  }
};
