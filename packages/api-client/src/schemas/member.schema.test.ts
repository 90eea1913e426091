import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { loginSchema, memberInfoSchema, trialSchema, walletSchema } from "./member.schema.ts";
import { winnersSchema } from "./winner.schema.ts";

describe("member", () => {
  test.each([
    [
      memberInfoSchema,
      { id: 1, account: "ana", type: "0" },
      { id: "1", account: "ana", type: 0, nickname: undefined, clubLabel: undefined, avatarUrl: undefined },
    ],
    [
      memberInfoSchema,
      { id: 1, account: "ana", type: 4, clubLabel: { labelName: "VIP" } },
      expect.objectContaining({ clubLabel: "VIP" }),
    ],
    [walletSchema, { sumBalance: "1234.50", currency: "MXN" }, { total: 123_450, currency: "MXN" }],
    [walletSchema, { sumBalance: "1234.50" }, { total: 123_450, currency: undefined }],
    [walletSchema, { sumBalance: "lots", currency: "MXN" }, REFUSED],
    [
      loginSchema,
      { token: "t", userName: "ana", type: 0 },
      { token: "t", userName: "ana", type: 0, firstTimeLogin: false },
    ],
    [loginSchema, { token: "", userName: "ana", type: 0 }, REFUSED],
  ])("%#", (schema, wire, value) => {
    expect(readSchema(schema, wire)).toEqual(value);
  });

  test("winners are unwrapped", () => {
    const vo = {
      id: 1,
      iconUrl: "/i",
      gameName: "Oro",
      customerName: "A***a",
      winAmount: "99.5",
      gameType: "RNG",
    };
    expect(readSchema(winnersSchema, [{ vo }])).toEqual([
      {
        id: "1",
        gameName: "Oro",
        imageUrl: "/i",
        customerName: "A***a",
        amount: 9_950,
        nodeId: undefined,
        gameId: undefined,
        vendor: undefined,
        type: "RNG",
      },
    ]);
  });

  test("a trial is a session of the type that the answer names", () => {
    expect(readSchema(trialSchema, { token: "t", userName: "prueba_1", customerType: "4" })).toEqual({
      token: "t",
      userName: "prueba_1",
      type: 4,
      firstTimeLogin: false,
    });
    expect(readSchema(trialSchema, { token: "", userName: "x", customerType: 4 })).toBe(REFUSED);
  });
});
