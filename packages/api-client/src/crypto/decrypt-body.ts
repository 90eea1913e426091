import type { EncryptionKey } from "@volado/domain/site";
import type { EncryptionBinding } from "./body-cipher.ts";
import { additionalData, createSuite, fromBase64Url, INFO, readEncryptionHeader } from "./hpke1.ts";

/** A received encrypted body, and the call it was sent for. */
export interface EncryptedCall extends EncryptionBinding {
  /** Value of the `Encryption` header. */
  readonly header: string;
  /** The body's `data` field. */
  readonly data: string;
}

/** A decrypted body, with the data needed to refuse replays and wrong clocks. */
export interface DecryptedBody {
  readonly text: string;
  readonly kid: string;
  /** Epoch milliseconds by the sender's clock. */
  readonly timestamp: number;
  /** Unique per request: a nonce seen before means a replay. */
  readonly nonce: string;
}

/** Why a body could not be decrypted; the code is the one to refuse the call with (decisions W1). */
export class BodyDecryptionError extends Error {
  readonly code: "unknown_key" | "invalid_input";

  constructor(code: "unknown_key" | "invalid_input", detail: string) {
    super(detail);
    this.name = "BodyDecryptionError";
    this.code = code;
  }
}

/**
 * Decrypts a body that was encrypted with `hpke1`. For gateways, which must check timestamp and nonce themselves.
 * @param privateKey returns the private P-256 JWK of a key id; undefined for an unknown id
 * @throws BodyDecryptionError
 */
export const decryptBody = async (
  { header, data, ...binding }: EncryptedCall,
  privateKey: (kid: string) => JsonWebKey | undefined,
): Promise<DecryptedBody> => {
  const parsed = readEncryptionHeader(header);
  if (!parsed) throw new BodyDecryptionError("invalid_input", "malformed Encryption header");
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

/** A gateway's key pair. The public key is published in the status response. */
export interface EncryptionKeyPair {
  readonly publicKey: EncryptionKey;
  readonly privateJwk: JsonWebKey;
}

/** Creates a key pair. `kid` has at most 64 letters, digits, dots, dashes and underscores. */
export const createKeyPair = async (kid: string): Promise<EncryptionKeyPair> => {
  if (!/^[\w.-]{1,64}$/.test(kid)) throw new TypeError(`invalid key id: ${kid}`);
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const { x, y, d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  if (!x || !y || !d) throw new TypeError("the platform exported an incomplete key");
  const jwk = { kty: "EC", crv: "P-256", x, y } as const;
  return { publicKey: { kid, jwk }, privateJwk: { ...jwk, d } };
};
