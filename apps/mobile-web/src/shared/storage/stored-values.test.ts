import { describe, expect, it } from "vitest";
import { decodeStored, encodeStored, storedDefaults, storedSchema } from "./stored-values.ts";

const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

describe("what the site keeps", () => {
  it("has a default for every key that its own schema accepts", () => {
    expect(storedSchema.parse(storedDefaults)).toEqual(storedDefaults);
  });

  it("comes back as it was kept", () => {
    expect(decodeStored("MC_SESSION_INFO", encodeStored("MC_SESSION_INFO", session))).toEqual(session);
    expect(decodeStored("language", encodeStored("language", "EN"))).toBe("EN");
  });

  it("keeps words plain, so that other code may read them", () => {
    expect(encodeStored("theme", "dark")).toBe("dark");
    expect(encodeStored("autoLogin", "1")).toBe("1");
  });

  it.each([
    ["MC_SESSION_INFO", "{not json", null],
    ["MC_SESSION_INFO", JSON.stringify({ ...session, token: "" }), null],
    ["MC_SESSION_INFO", JSON.stringify({ token: "t" }), null],
    ["language", "XX", null],
    ["autoLogin", "yes", "0"],
    ["theme", "", "dark"],
  ] as const)("falls back to the default for an unreadable %s: %s", (key, text, fallback) => {
    expect(decodeStored(key, text)).toBe(fallback);
  });
});
