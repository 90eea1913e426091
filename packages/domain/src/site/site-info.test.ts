import { expect, test } from "vitest";
import { Gateway } from "./site-info.ts";
import { SiteSwitch } from "./switches.ts";

/** Keys of the agent menu without a gateway suffix (Spec §2 "Agent home"). */
const withoutSuffix = ["AGEPAG", "DOWNMAN", "GAMSER", "SECPRIV", "MAILCEN"];

test("gateways have the codes of the specification", () => {
  expect(Gateway).toEqual({ Web: 1, Mobile: 3 });
});

test.each(Object.values(SiteSwitch).filter((name) => !withoutSuffix.includes(name)))(
  "%s is a switch of the mobile gateway",
  (name) => {
    expect(name.replace(/^\D+/, "")).toBe(String(Gateway.Mobile));
  },
);
