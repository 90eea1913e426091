/// <reference path="./des.d.ts" />
import DES from "des.js/lib/des/des.js";

const BLOCK = 8;

const run = (type: "encrypt" | "decrypt", key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const des = DES.create({ type, key, padding: false });
  return Uint8Array.from([...des.update(bytes), ...des.final()]);
};

/** DES, ECB, PKCS#7. Hides text from scrapers and protects nothing (decisions W5). */
export const encryptDes = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const missing = BLOCK - (bytes.length % BLOCK);
  return run("encrypt", key, Uint8Array.from([...bytes, ...new Array<number>(missing).fill(missing)]));
};

/** Undoes `encryptDes`. @throws RangeError when the bytes are no whole blocks or their padding is wrong */
export const decryptDes = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  if (bytes.length === 0 || bytes.length % BLOCK !== 0) throw new RangeError("no whole blocks");
  const plain = run("decrypt", key, bytes);
  const missing = plain[plain.length - 1] ?? 0;
  const isPadded =
    missing >= 1 && missing <= BLOCK && plain.slice(-missing).every((byte) => byte === missing);
  if (!isPadded) throw new RangeError("wrong padding");
  return plain.slice(0, -missing);
};
