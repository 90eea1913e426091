import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** What the `Encryption` header of an encrypted body says (decisions W4). */
export interface EncryptionHeader {
  readonly kid: string;
  /** The encapsulated key. */
  readonly enc: Uint8Array<ArrayBuffer>;
  /** Epoch milliseconds at which the body was encrypted. */
  readonly timestamp: number;
  /** 16 random bytes as base64url, to tell a replay from a new call. */
  readonly nonce: string;
}

const SHAPE = /^hpke1; kid=([\w.-]{1,64}); enc=([\w-]{87}); ts=(\d{1,15}); n=([\w-]{22})$/;

/** Writes the header's value: `hpke1; kid=…; enc=…; ts=…; n=…`. */
export const writeEncryptionHeader = ({ kid, enc, timestamp, nonce }: EncryptionHeader): string =>
  `hpke1; kid=${kid}; enc=${toBase64Url(enc)}; ts=${timestamp}; n=${nonce}`;

/** Reads the header's value; undefined when it has another shape. */
export const readEncryptionHeader = (value: string): EncryptionHeader | undefined => {
  const [, kid, enc, ts, nonce] = SHAPE.exec(value) ?? [];
  if (!kid || !enc || !ts || !nonce) return undefined;
  return { kid, enc: fromBase64Url(enc), timestamp: Number(ts), nonce };
};
