import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import type { EncryptionBinding } from "./body-cipher.ts";

/** HPKE base mode with DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM (RFC 9180; decisions W4). */
export const createSuite = (): CipherSuite =>
  new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

const utf8 = new TextEncoder();

/** The key schedule's info string: separates this use of the keys from every other. */
export const INFO = utf8.encode("volado hpke1");

/** The additional data that bind a body to its call and its moment. Client and gateway must build the same bytes. */
export const additionalData = (
  { method, path, module }: EncryptionBinding,
  timestamp: number,
  nonce: string,
): Uint8Array<ArrayBuffer> => utf8.encode([method, path, module ?? "", timestamp, nonce].join("\n"));
