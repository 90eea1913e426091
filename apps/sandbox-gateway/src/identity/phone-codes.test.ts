import { describe, expect, it } from "vitest";
import { createPhoneCodes } from "./phone-codes.ts";

const PHONE = "+525512345678";

const started = () => {
  let time = 1_790_000_000_000;
  const codes = createPhoneCodes(() => time);
  const later = (ms: number) => {
    time += ms;
  };
  const create = () => {
    const made = codes.create(PHONE);
    if (!made) throw new Error("No code was made.");
    return made;
  };
  return { codes, later, create };
};

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a code of Firebase", () => {
  it("proves its number once", () => {
    const { codes, create } = started();
    const { sessionInfo, code } = create();
    expect(code).toMatch(/^\d{6}$/);
    expect(codes.redeem(sessionInfo, code)).toEqual({ phone: PHONE });
    expect(codes.redeem(sessionInfo, code)).toBe("expired");
  });

  it("allows four wrong answers and is deleted at the fifth", () => {
    const { codes, create } = started();
    const { sessionInfo, code } = create();
    for (let answer = 1; answer <= 5; answer += 1)
      expect(codes.redeem(sessionInfo, wrong(code))).toBe("wrong");
    expect(codes.redeem(sessionInfo, code)).toBe("expired");
  });

  it("is valid for ten minutes, in its own session only", () => {
    const { codes, create, later } = started();
    const first = create();
    later(9 * 60_000);
    const second = create();
    expect(codes.redeem("somewhere", first.code)).toBe("expired");
    later(60_000);
    expect(codes.redeem(first.sessionInfo, first.code)).toBe("expired");
    expect(codes.redeem(second.sessionInfo, second.code)).toEqual({ phone: PHONE });
  });

  it("is sent to a number five times at once, then once a minute", () => {
    const { codes, create, later } = started();
    for (let sent = 1; sent <= 5; sent += 1) create();
    expect(codes.create(PHONE)).toBeUndefined();
    expect(codes.create("+525500000000")).toBeDefined();
    later(60_000);
    expect(codes.create(PHONE)).toBeDefined();
  });
});
