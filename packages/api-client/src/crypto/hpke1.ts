import { toBase64Url } from "./base64url.ts";
import type { BodyCipher } from "./body-cipher.ts";
import { writeEncryptionHeader } from "./encryption-header.ts";
import { additionalData, createSuite, INFO } from "./suite.ts";

/** The default body cipher (decisions W4). Needs `crypto.subtle`, so a secure origin. */
export const hpke1: BodyCipher = {
  encrypt: async ({ text, key, timestamp, ...binding }) => {
    const suite = createSuite();
    const recipientPublicKey = await suite.kem.importKey("jwk", { ...key.jwk }, true);
    const sender = await suite.createSenderContext({ recipientPublicKey, info: INFO });
    const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
    const encrypted = await sender.seal(
      new TextEncoder().encode(text),
      additionalData(binding, timestamp, nonce),
    );
    const enc = new Uint8Array(sender.enc);
    return {
      data: toBase64Url(new Uint8Array(encrypted)),
      header: writeEncryptionHeader({ kid: key.kid, enc, timestamp, nonce }),
    };
  },
};
