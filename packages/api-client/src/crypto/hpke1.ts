import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import type { BodyCipher, EncryptionBinding } from "./body-cipher.ts";

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Decodes base64url without padding. @throws TypeError if the text is not base64url */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]*$/.test(text)) throw new TypeError("not base64url");
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
};

/** The `Encryption` header of an encrypted body (decisions W4). */
export interface EncryptionHeader {
  readonly kid: string;
  /** The encapsulated key. */
  readonly enc: Uint8Array<ArrayBuffer>;
  /** When the body was encrypted, in epoch milliseconds. */
  readonly timestamp: number;
  /** 16 random bytes as base64url, for replay detection. */
  readonly nonce: string;
}

const SHAPE = /^hpke1; kid=([\w.-]{1,64}); enc=([\w-]{87}); ts=(\d{1,15}); n=([\w-]{22})$/;

/** Writes the header's value: `hpke1; kid=…; enc=…; ts=…; n=…`. */
export const writeEncryptionHeader = ({ kid, enc, timestamp, nonce }: EncryptionHeader): string =>
  `hpke1; kid=${kid}; enc=${toBase64Url(enc)}; ts=${timestamp}; n=${nonce}`;

/** Parses the header's value; undefined if it is malformed. */
export const readEncryptionHeader = (value: string): EncryptionHeader | undefined => {
  const [, kid, enc, ts, nonce] = SHAPE.exec(value) ?? [];
  if (!kid || !enc || !ts || !nonce) return undefined;
  return { kid, enc: fromBase64Url(enc), timestamp: Number(ts), nonce };
};

/** HPKE base mode with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM (RFC 9180; decisions W4). */
export const createSuite = (): CipherSuite =>
  new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

const utf8 = new TextEncoder();

/** The HPKE `info` parameter, which separates this use of the keys from others. */
export const INFO = utf8.encode("volado hpke1");

/** Additional data that binds a body to its call and time. Client and gateway must build the same bytes. */
export const additionalData = (
  { method, path, module }: EncryptionBinding,
  timestamp: number,
  nonce: string,
): Uint8Array<ArrayBuffer> => utf8.encode([method, path, module ?? "", timestamp, nonce].join("\n"));

/** The default body cipher (decisions W4). Needs `crypto.subtle`, and so a secure origin. */
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
