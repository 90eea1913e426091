import { expect, test } from "vitest";
import { RewardStatus } from "../rewards/reward.ts";
import { applicationTo, mayApplyAfter, takesApplications } from "./application.ts";

const sent = { status: RewardStatus.Applying, remark: "", pictures: 0, sentAt: 2 };

test("the latest application to a promotion", () => {
  const first = { ...sent, promotionId: "a", sentAt: 1 };
  const latest = { ...sent, promotionId: "a" };
  expect(applicationTo("a", [latest, { ...sent, promotionId: "b" }, first])).toBe(latest);
  expect(applicationTo("c", [latest])).toBeUndefined();
});

const dates = { from: undefined, to: undefined };

test.each([
  [true, { kind: "long-term" }, true],
  [true, { kind: "running", ...dates }, true],
  [true, { kind: "upcoming", ...dates }, false],
  [true, { kind: "ended", ...dates }, false],
  [false, { kind: "long-term" }, false],
] as const)("asks for applications: %s, period %o: %s", (byApplication, period, takes) => {
  expect(takesApplications({ byApplication }, period)).toBe(takes);
});

test.each([undefined, ...Object.values(RewardStatus)])("after %s", (status) => {
  expect(mayApplyAfter(status && { status })).toBe(status === undefined || status === "Rejected");
});
