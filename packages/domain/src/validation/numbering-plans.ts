/** How the mobile numbers of a country are built. */
interface NumberingPlan {
  /** Digits of a number without anything in front. */
  readonly digits: number;
  /** What callers inside the country put in front, besides 0. */
  readonly trunks?: readonly string[];
  /** What stood between the dialling code and a mobile number, and still stands in address books. */
  readonly mobileMark?: string;
}

/**
 * By dialling code; countries whose numbers differ in length are left out (docs/decisions/070). Mexico dropped 01, 044, 045
 * and the 1 after +52 in 2019, and people go on writing them.
 */
export const numberingPlans: ReadonlyMap<string, NumberingPlan> = new Map([
  ["1", { digits: 10 }],
  ["52", { digits: 10, trunks: ["01", "044", "045"], mobileMark: "1" }],
  ["57", { digits: 10 }],
]);

/** A national number out of its digits with whatever stands in front; undefined where it doesn't fit the plan. */
export const nationalNumber = (plain: string, diallingCode: string): string | undefined => {
  const plan = numberingPlans.get(diallingCode);
  if (!plan) return undefined;
  const number = plain.slice(-plan.digits);
  if (number.length < plan.digits || !/^[1-9]\d*$/.test(number)) return undefined;
  const trunks = ["", "0", ...(plan.trunks ?? [])];
  const codes = ["", "+", "00"].map((sign) => `${sign}${diallingCode}`);
  const inFront = new Set([
    ...trunks,
    ...codes.flatMap((code) => [...trunks, plan.mobileMark ?? ""].map((more) => code + more)),
  ]);
  return inFront.has(plain.slice(0, -plan.digits)) ? number : undefined;
};
