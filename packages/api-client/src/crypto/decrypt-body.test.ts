import { describe, expect, test } from "vitest";
import type { EncryptionRequest } from "./body-cipher.ts";
import { BodyDecryptionError, createKeyPair, decryptBody, type EncryptedCall } from "./decrypt-body.ts";
import { hpke1 } from "./hpke1.ts";

const pair = await createKeyPair("k.1");
const other = await createKeyPair("k.1");

const request: EncryptionRequest = {
  text: '{"password":"señal"}',
  key: pair.publicKey,
  timestamp: 1_767_225_600_000,
  method: "PUT",
  path: "/api/register",
  module: "REG3",
};

const encryptedCall = async (): Promise<EncryptedCall> => {
  const { data, header } = await hpke1.encrypt(request);
  return { data, header, method: "PUT", path: "/api/register", module: "REG3" };
};
const findKey = (kid: string) => (kid === "k.1" ? pair.privateJwk : undefined);

const codeOf = async (opening: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof BodyDecryptionError ? error.code : undefined;
};

describe("decryptBody", () => {
  test("returns the text with timestamp and nonce", async () => {
    const opened = await decryptBody(await encryptedCall(), findKey);
    expect(opened).toEqual({
      text: request.text,
      kid: "k.1",
      timestamp: request.timestamp,
      nonce: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test.each<[string, (call: EncryptedCall) => EncryptedCall]>([
    ["another method", (call) => ({ ...call, method: "POST" })],
    ["another path", (call) => ({ ...call, path: "/api/login" })],
    ["another module", (call) => ({ ...call, module: undefined })],
    [
      "a later moment",
      (call) => ({ ...call, header: call.header.replace("ts=1767225600000", "ts=1767225600001") }),
    ],
    [
      "a new nonce",
      (call) => ({ ...call, header: call.header.replace(/n=./, (n) => (n === "n=A" ? "n=B" : "n=A")) }),
    ],
    [
      "a changed body",
      (call) => ({ ...call, data: call.data.replace(/^./, (c) => (c === "A" ? "B" : "A")) }),
    ],
    ["a cut body", (call) => ({ ...call, data: call.data.slice(0, 8) })],
    ["an empty body", (call) => ({ ...call, data: "" })],
    ["a body that is no base64url", (call) => ({ ...call, data: "+/=" })],
    ["a header of another scheme", (call) => ({ ...call, header: call.header.replace("hpke1", "hpke2") })],
    ["no header", (call) => ({ ...call, header: "" })],
  ])("stays closed with %s", async (_, change) => {
    expect(await codeOf(decryptBody(change(await encryptedCall()), findKey))).toBe("invalid_input");
  });

  test("reports an unknown key", async () => {
    expect(await codeOf(decryptBody(await encryptedCall(), () => undefined))).toBe("unknown_key");
  });

  test("fails with another key of the same id", async () => {
    expect(await codeOf(decryptBody(await encryptedCall(), () => other.privateJwk))).toBe("invalid_input");
  });
});

describe("createKeyPair", () => {
  test("publishes no private key", () => {
    expect(Object.keys(pair.publicKey.jwk).sort()).toEqual(["crv", "kty", "x", "y"]);
    expect(pair.privateJwk).toMatchObject({ ...pair.publicKey.jwk, d: expect.any(String) });
  });

  test.each(["", "a b", "a;b", "x".repeat(65)])("refuses %j as a key id", async (kid) => {
    await expect(createKeyPair(kid)).rejects.toThrow("invalid key id");
  });
});
