import { describe, expect, test } from "vitest";
import { SiteSwitch } from "../site/switches.ts";
import { answersInPlace } from "./member.ts";
import { type EntryAccess, type MenuEntry, menuEntryAccess } from "./menu-entry.ts";

/** A guest, then every type of the specification. */
const types = [undefined, 0, 1, 2, 4, 40, 41, 42] as const;

const everything = new Set(Object.values(SiteSwitch));
const conditions = (type: number | undefined) => ({
  viewer: type === undefined ? undefined : { type },
  clubLabel: undefined,
  hasVip: true,
  switches: everything,
  referral: true,
});

const ok = "allowed";
const log = "log-in";
const no = "hidden";
const trial = "trial-rejected";
const agents = "agent-dialog";
const soon = "coming-soon";

/** One row per entry, one column per type, with every switch on and no club label. */
const matrix: Readonly<Record<MenuEntry, readonly EntryAccess[]>> = {
  // guest, 0, 1, 2, 4, 40, 41, 42
  recent: [no, ok, ok, ok, ok, ok, ok, ok],
  invite: [log, ok, agents, agents, ok, ok, agents, agents],
  deposit: [log, ok, ok, ok, trial, ok, ok, ok],
  profile: [log, ok, ok, ok, ok, ok, ok, ok],
  withdraw: [log, ok, ok, ok, trial, ok, ok, ok],
  "daily-sign-in": [log, ok, ok, ok, trial, ok, ok, ok],
  "reward-centre": [log, ok, ok, ok, trial, ok, ok, ok],
  "promo-code": [log, ok, ok, ok, trial, ok, ok, ok],
  "daily-tasks": [log, ok, ok, ok, trial, ok, ok, ok],
  benefits: [no, no, no, no, no, no, no, no],
  "member-centre": [log, ok, ok, ok, trial, ok, ok, ok],
  "agency-centre": [no, no, ok, ok, no, no, ok, ok],
  "security-centre": [log, ok, ok, ok, ok, ok, ok, ok],
  "sign-out": [no, ok, ok, ok, ok, ok, ok, ok],
};
const entries = Object.keys(matrix).filter((name): name is MenuEntry => name in matrix);

describe.each(entries)("the entry %s (Spec §2, §6)", (entry) => {
  test.each(types.map((type, column) => ({ type, access: matrix[entry][column] })))(
    "is $access for type $type",
    ({ type, access }) => {
      expect(menuEntryAccess(entry, conditions(type))).toBe(access);
    },
  );
});

test("a merchant may offer guests their recents, through login", () => {
  expect(menuEntryAccess("recent", { ...conditions(undefined), guestRecents: true })).toBe("log-in");
  expect(menuEntryAccess("recent", { ...conditions(0), guestRecents: true })).toBe("allowed");
});

describe('flags (Spec §2 "Menu entries")', () => {
  const withheld: Readonly<Partial<Record<SiteSwitch, readonly MenuEntry[]>>> = {
    [SiteSwitch.RewardCenter]: ["reward-centre", "promo-code"],
    [SiteSwitch.Missions]: ["daily-tasks"],
  };
  test.each(Object.values(SiteSwitch))("without %s only its own entries are hidden", (flag) => {
    const switches = new Set([...everything].filter((other) => other !== flag));
    for (const type of types) {
      const before = entries.filter((entry) => menuEntryAccess(entry, conditions(type)) !== "hidden");
      const after = entries.filter(
        (entry) => menuEntryAccess(entry, { ...conditions(type), switches }) !== "hidden",
      );
      expect(before.filter((entry) => !after.includes(entry))).toEqual(withheld[flag] ?? []);
    }
  });

  test("without reward centre and missions, the entries of both are hidden", () => {
    const switches = new Set(
      [...everything].filter((flag) => flag !== SiteSwitch.RewardCenter && flag !== SiteSwitch.Missions),
    );
    const both: readonly MenuEntry[] = ["reward-centre", "promo-code", "daily-tasks"];
    expect(both.map((entry) => menuEntryAccess(entry, { ...conditions(0), switches }))).toEqual([no, no, no]);
  });

  test("without the REFERRAL promotion members see coming soon; guests and agents are unaffected", () => {
    const invites = types.map((type) => menuEntryAccess("invite", { ...conditions(type), referral: false }));
    expect(invites).toEqual([log, soon, agents, agents, soon, soon, agents, agents]);
  });

  test.each([
    ["a VIP club", true, [no, ok, ok, ok, ok, ok, ok, ok]],
    ["no VIP club", false, types.map(() => no)],
  ] as const)("benefits of a labelled member of a merchant with %s", (_merchant, hasVip, expected) => {
    const labelled = { clubLabel: "Oro", hasVip };
    expect(types.map((type) => menuEntryAccess("benefits", { ...conditions(type), ...labelled }))).toEqual(
      expected,
    );
  });
});

test("rejected trials, the agents' dialog and coming soon are answered in place", () => {
  const answers: readonly EntryAccess[] = [ok, log, no, trial, agents, soon];
  expect(answers.filter(answersInPlace)).toEqual([trial, agents, soon]);
});
