import { storedPurposes } from "@volado/domain/support";
import { describe, expect, it } from "vitest";
import { otherStored, purposeOfKey } from "../testing/stored-purposes.ts";
import { decodeStored, encodeStored, storedSchema } from "./stored-values.ts";

const session = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

describe("stored values", () => {
  it("have a default if nothing is stored", () => {
    const defaults = storedSchema.parse({});
    expect(storedSchema.parse(defaults)).toEqual(defaults);
    expect([decodeStored("language", null), decodeStored("autoLogin", null)]).toEqual([null, "0"]);
  });

  it("are decoded as they were encoded", () => {
    expect(decodeStored("MC_SESSION_INFO", encodeStored("MC_SESSION_INFO", session))).toEqual(session);
    expect(decodeStored("language", encodeStored("language", "EN"))).toBe("EN");
  });

  it("are plain text for strings that other code reads", () => {
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

  it("have the purposes of the privacy article, each at least one", () => {
    expect(Object.keys(purposeOfKey).toSorted()).toEqual(Object.keys(storedSchema.shape).toSorted());
    const used = new Set([...Object.values(purposeOfKey), ...otherStored.map(([, purpose]) => purpose)]);
    expect([...used].toSorted()).toEqual([...storedPurposes].toSorted());
  });
});
