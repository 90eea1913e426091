/// <reference path="./des.d.ts" />
import DES from "des.js/lib/des/des.js";

const BLOCK = 8;

const run = (type: "encrypt" | "decrypt", key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const des = DES.create({ type, key, padding: false });
  return Uint8Array.from([...des.update(bytes), ...des.final()]);
};

/** DES in ECB mode with PKCS#7 padding. Only hides text from scrapers (decisions W5). */
export const encryptDes = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const missing = BLOCK - (bytes.length % BLOCK);
  return run("encrypt", key, Uint8Array.from([...bytes, ...new Array<number>(missing).fill(missing)]));
};

/** Reverses `encryptDes`. @throws RangeError for a partial block or invalid padding */
export const decryptDes = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  if (bytes.length === 0 || bytes.length % BLOCK !== 0) throw new RangeError("partial block");
  const plain = run("decrypt", key, bytes);
  const missing = plain[plain.length - 1] ?? 0;
  const isPadded =
    missing >= 1 && missing <= BLOCK && plain.slice(-missing).every((byte) => byte === missing);
  if (!isPadded) throw new RangeError("invalid padding");
  return plain.slice(0, -missing);
};
