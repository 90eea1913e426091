import type { EncryptionKey } from "@volado/domain/site";

/** A gateway's key: the public half is published in the status answer, the private one stays. */
export interface EncryptionKeyPair {
  readonly publicKey: EncryptionKey;
  readonly privateJwk: JsonWebKey;
}

/** Makes a new key pair. `kid` may hold letters, digits, dot, dash and underscore, at most 64. */
export const createKeyPair = async (kid: string): Promise<EncryptionKeyPair> => {
  if (!/^[\w.-]{1,64}$/.test(kid)) throw new TypeError(`not a key id: ${kid}`);
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const { x, y, d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  if (!x || !y || !d) throw new TypeError("the platform exported an incomplete key");
  const jwk = { kty: "EC", crv: "P-256", x, y } as const;
  return { publicKey: { kid, jwk }, privateJwk: { ...jwk, d } };
};
