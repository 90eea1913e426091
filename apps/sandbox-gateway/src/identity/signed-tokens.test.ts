import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createTokenSigner } from "./signed-tokens.ts";

const claims = z.object({ sub: z.string() });
let time = 1_790_000_000_000;
const signer = createTokenSigner(() => time);
const token = signer.sign({ sub: "ana" }, 60);
const [header = "", payload = "", signature = ""] = token.split(".");
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a signed token", () => {
  it("returns the signed claims", () => {
    expect(signer.read(token, claims)).toEqual({ sub: "ana" });
  });

  it.each([
    ["nothing", ""],
    ["no signature", `${header}.${payload}`],
    ["an empty signature", `${header}.${payload}.`],
    ["a part too many", `${token}.x`],
    ["other claims", `${header}.${part({ sub: "luis", exp: 9_999_999_999 })}.${signature}`],
    ["a header that asks for no check", `${part({ alg: "none", typ: "JWT" })}.${payload}.`],
    ["another signer's", createTokenSigner(() => time).sign({ sub: "ana" }, 60)],
    ["claims of another kind", signer.sign({ name: "ana" }, 60)],
  ])("with %s is refused", (_, wrong) => {
    expect(signer.read(wrong, claims)).toBeUndefined();
  });

  it("is valid until it expires", () => {
    time += 59_000;
    expect(signer.read(token, claims)).toBeDefined();
    time += 1_000;
    expect(signer.read(token, claims)).toBeUndefined();
  });
});
