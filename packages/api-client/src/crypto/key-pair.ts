import type { EncryptionKey } from "@volado/domain/site";

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
