import { describe, expect, test } from "vitest";
import { fromCentavos, REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { listMessages } from "../endpoints/inbox.ts";
import { getInvitation } from "../endpoints/profile.ts";
import { benefitsSchema } from "./benefits.schema.ts";
import { loginSchema, memberInfoSchema, trialSchema, walletSchema } from "./member.schema.ts";

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

  test("a trial is a session of the received type", () => {
    expect(readSchema(trialSchema, { token: "t", userName: "prueba_1", customerType: "4" })).toEqual({
      token: "t",
      userName: "prueba_1",
      type: 4,
      firstTimeLogin: false,
    });
    expect(readSchema(trialSchema, { token: "", userName: "x", customerType: 4 })).toBe(REFUSED);
  });
});

const wire = { id: 7, title: "Hola", text: "Una línea\nOtra", sentAt: "1763800000000", read: 0 };
const message = {
  id: "7",
  title: "Hola",
  text: "Una línea\nOtra",
  sentAt: 1_763_800_000_000,
  read: false,
  pictures: 0,
};

test("a page of messages with the cursor of the next", () => {
  expect(listMessages.response.parse({ messages: [wire], next: "7" })).toEqual({
    messages: [message],
    next: "7",
  });
  expect(listMessages.response.parse({ messages: [], next: null })).toEqual({
    messages: [],
    next: undefined,
  });
});

test("the number of pictures", () => {
  const { messages } = listMessages.response.parse({ messages: [{ ...wire, pictures: 2 }], next: null });
  expect(messages).toEqual([{ ...message, pictures: 2 }]);
});

test("an invalid row is dropped; a list of only such rows is refused", () => {
  expect(listMessages.response.parse({ messages: [wire, { ...wire, sentAt: "ayer" }] }).messages).toEqual([
    message,
  ]);
  expect(listMessages.response.safeParse({ messages: [{ title: "Hola" }] }).success).toBe(false);
});

const invitation = { code: "ANA1", invited: 0, friends: [] };

test.each([
  [{}, undefined],
  [{ rewards: { inviter: "50.00", friend: 20 } }, { inviter: 5000, friend: 2000 }],
  [{ rewards: { inviter: "50.00" } }, { inviter: 5000 }],
  [{ rewards: { inviter: "much", friend: "20" } }, { friend: 2000 }],
  [{ rewards: { inviter: "0" } }, {}],
])("with %j an invitation promises %j", (more, rewards) => {
  expect(readSchema(getInvitation.response, { ...invitation, ...more })).toEqual({ ...invitation, rewards });
});

const level = (over: object = {}) => ({ name: "Oro", from: "250000.00", perks: [], ...over });
const club = (over: object = {}) => ({
  label: "Oro",
  turnover: "1234.50",
  currency: "MXN",
  levels: [level()],
  paid: [],
  coming: [],
  ...over,
});

describe("the VIP club", () => {
  test("has its levels in order, with perks", () => {
    const perks = [
      { kind: "weekly-bonus", amount: "500.00" },
      { kind: "birthday-bonus", amount: 100 },
      { kind: "rebate", percent: "0.50" },
      { kind: "withdrawals", count: "8", free: 4 },
    ];
    const read = benefitsSchema.parse(
      club({ levels: [level({ perks }), level({ name: "Plata", from: 0 })] }),
    );
    expect(read.levels.map(({ name }) => name)).toEqual(["Plata", "Oro"]);
    expect(read.levels[1]?.perks).toEqual([
      { kind: "weekly-bonus", amount: fromCentavos(50_000) },
      { kind: "birthday-bonus", amount: fromCentavos(10_000) },
      { kind: "rebate", percent: 0.5 },
      { kind: "withdrawals", count: 8, free: 4 },
    ]);
  });

  test("drops unknown perks", () => {
    const perks = [{ kind: "yacht" }, { kind: "rebate", percent: "-1" }, { kind: "rebate", percent: 1 }];
    expect(benefitsSchema.parse(club({ levels: [level({ perks })] })).levels[0]?.perks).toEqual([
      { kind: "rebate", percent: 1 },
    ]);
  });

  test("has payments of known perks, those that were made and those that come", () => {
    const rebate = { kind: "rebate", amount: "37.03", at: 1_795_370_666_883 };
    const read = benefitsSchema.parse(
      club({ paid: [rebate, { ...rebate, kind: "yacht" }], coming: [rebate] }),
    );
    const known = { ...rebate, amount: fromCentavos(3_703) };
    expect([read.paid, read.coming]).toEqual([[known], [known]]);
  });

  test.each([
    ["no level", club({ levels: [] })],
    ["a level that can't be read", club({ levels: [level(), level({ from: "much" })] })],
    ["no label", club({ label: "" })],
  ])("with %s is not valid", (_what, wire) => {
    expect(benefitsSchema.safeParse(wire).success).toBe(false);
  });
});
