import { createCipheriv } from "node:crypto";
import { expect, test } from "vitest";
import { decryptDes, encryptDes } from "./des-ecb.ts";

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const hex = (result: Uint8Array) => Buffer.from(result).toString("hex");

/** FIPS 81, table B1: ECB mode, "Now is the time for all ", followed here by a whole block of padding. */
const key = bytes("0123456789abcdef");
const plain = new TextEncoder().encode("Now is the time for all ");
const cipher = "3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53";

test("agrees with FIPS 81", () => {
  expect(hex(encryptDes(key, plain)).slice(0, cipher.length)).toBe(cipher);
  expect(hex(decryptDes(key, encryptDes(key, plain)))).toBe(hex(plain));
});

test.each([0, 1, 7, 8, 9, 100])("pads and unpads %i bytes by PKCS#7", (length) => {
  const text = Uint8Array.from({ length }, (_, index) => index);
  const encrypted = encryptDes(key, text);
  expect(encrypted.length).toBe((Math.floor(length / 8) + 1) * 8);
  expect([...decryptDes(key, encrypted)]).toEqual([...text]);
});

test("agrees with triple DES of three equal keys", () => {
  const triple = createCipheriv("des-ede3-ecb", Buffer.concat([key, key, key]), null);
  const expected = Buffer.concat([triple.update("hola"), triple.final()]);
  expect(hex(encryptDes(key, new TextEncoder().encode("hola")))).toBe(expected.toString("hex"));
});

test.each([
  ["nothing", ""],
  ["half a block", "00112233"],
  ["another key's block", cipher.slice(0, 16)],
])("refuses %s", (_, text) => {
  expect(() => decryptDes(bytes("fedcba9876543210"), bytes(text))).toThrow(RangeError);
});
