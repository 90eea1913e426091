import { describe, expect, test } from "vitest";
import { fromCentavos, REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { dailyTasksSchema, rewardListSchema, rewardSchema } from "./reward.schema.ts";
import { signInCalendarSchema } from "./sign-in-calendar.schema.ts";

const wire = {
  id: 7,
  kind: "cashback",
  status: "Issued",
  amount: "25.50",
  currency: "MXN",
  givenAt: 1_000,
  claimBefore: 9_000,
  claimedAt: null,
};

describe("a reward", () => {
  test("is converted to the domain type", () => {
    expect(readSchema(rewardSchema, wire)).toEqual({
      id: "7",
      kind: "cashback",
      status: "Issued",
      amount: fromCentavos(2_550),
      givenAt: 1_000,
      claimBefore: 9_000,
      claimedAt: undefined,
    });
  });

  test.each(["Applying", "Rejected", "Issued", "Claimed", "Process", "Joined", "Close"])(
    "keeps the status %s as sent (decisions B3)",
    (status) => {
      expect(readSchema(rewardSchema, { ...wire, status })).toMatchObject({ status });
    },
  );

  test("of an unknown kind is a gift", () => {
    expect(readSchema(rewardSchema, { ...wire, kind: "easter" })).toMatchObject({ kind: "gift" });
  });

  test.each([
    { status: "Paid" },
    { amount: "0" },
    { amount: "-5" },
    { amount: "much" },
    { currency: "" },
    { id: "" },
  ])("with %j is not valid", (change) => {
    expect(readSchema(rewardSchema, { ...wire, ...change })).toBe(REFUSED);
  });

  test("that is invalid is dropped from its list; a list of only such is refused", () => {
    const list = (rewards: readonly object[]) => readSchema(rewardListSchema, { serverTime: 1, rewards });
    const { dropped } = countDroppedRows(() => {
      expect(list([wire, { ...wire, amount: "x" }])).toMatchObject({ rewards: [{ id: "7" }] });
    });
    expect(dropped).toBe(1);
    expect(list([{ ...wire, amount: "x" }])).toBe(REFUSED);
    expect(list([])).toEqual({ rewards: [], serverTime: 1 });
  });
});

test("tasks have their goals", () => {
  const task = {
    id: "t",
    measure: "stakes",
    goal: "500.00",
    progress: "20.50",
    amount: "10.00",
    currency: "MXN",
    status: "Process",
  };
  const tasks = { day: "2026-11-22", endsAt: 2, serverTime: 1, tasks: [task] };
  expect(readSchema(dailyTasksSchema, tasks)).toMatchObject({
    tasks: [
      {
        measure: "stakes",
        goal: fromCentavos(50_000),
        progress: fromCentavos(2_050),
        amount: fromCentavos(1_000),
        status: "Process",
      },
    ],
  });
  const rounds = { ...task, measure: "rounds", goal: "10", progress: 3 };
  expect(readSchema(dailyTasksSchema, { ...tasks, tasks: [rounds] })).toMatchObject({
    tasks: [{ measure: "rounds", goal: 10, progress: 3, amount: fromCentavos(1_000) }],
  });
  expect(readSchema(dailyTasksSchema, { ...tasks, day: "22/11/2026" })).toBe(REFUSED);
});

describe("a month of sign-ins", () => {
  const month = {
    month: "2026-11",
    today: "2026-11-22",
    nextDayAt: 9,
    serverTime: 1,
    signedToday: 0,
    streak: "2",
    prizes: ["5.00", 10],
    currency: "MXN",
    days: [{ day: "2026-11-21", amount: "10.00" }],
  };
  test("is read", () => {
    expect(readSchema(signInCalendarSchema, month)).toMatchObject({
      signedToday: false,
      streak: 2,
      prizes: [fromCentavos(500), fromCentavos(1_000)],
      days: [{ day: "2026-11-21", amount: fromCentavos(1_000) }],
    });
  });

  test.each([{ month: "2026-13" }, { prizes: [] }, { prizes: [5, "x"] }, { today: "" }])(
    "with %j is not valid",
    (change) => {
      expect(readSchema(signInCalendarSchema, { ...month, ...change })).toBe(REFUSED);
    },
  );
});
