import { describe, expect, test } from "vitest";
import { inviteTarget } from "./invitation.ts";
import {
  asksForContracts,
  hasBenefits,
  isAgent,
  isSignedIn,
  isTrial,
  joinsClub,
  type MemberAction,
  mayFreePlay,
  permission,
} from "./member.ts";

const viewer = (type: number | undefined) => (type === undefined ? undefined : { type });

describe("member types (Spec §6)", () => {
  test.each([
    { type: undefined, signedIn: false, trial: false, agent: false, contracts: false, freePlay: true },
    { type: 0, signedIn: true, trial: false, agent: false, contracts: true, freePlay: true },
    { type: 1, signedIn: true, trial: false, agent: true, contracts: true, freePlay: true },
    { type: 2, signedIn: true, trial: false, agent: true, contracts: true, freePlay: true },
    { type: 4, signedIn: true, trial: true, agent: false, contracts: false, freePlay: false },
    { type: 40, signedIn: true, trial: false, agent: false, contracts: false, freePlay: false },
    { type: 41, signedIn: true, trial: false, agent: true, contracts: false, freePlay: false },
    { type: 42, signedIn: true, trial: false, agent: true, contracts: false, freePlay: false },
    { type: 77, signedIn: true, trial: false, agent: true, contracts: true, freePlay: false },
  ])("type $type", ({ type, signedIn, trial, agent, contracts, freePlay }) => {
    expect(isSignedIn(viewer(type))).toBe(signedIn);
    expect(isTrial(viewer(type))).toBe(trial);
    expect(isAgent(viewer(type))).toBe(agent);
    expect(asksForContracts(viewer(type))).toBe(contracts);
    expect(mayFreePlay(viewer(type))).toBe(freePlay);
  });

  test.each([
    [undefined, false],
    [{ clubLabel: undefined }, false],
    [{ clubLabel: "" }, false],
    [{ clubLabel: "Oro" }, true],
  ])("benefits of %o: %s", (member, shown) => {
    expect(hasBenefits(member)).toBe(shown);
  });
});

describe("permissions (Spec §5, §6)", () => {
  const blockedForTrial: MemberAction[] = [
    "deposit",
    "withdraw",
    "inbox",
    "live-chat",
    "member-centre",
    "rewards",
    "daily-sign-in",
  ];
  const openToTrial: MemberAction[] = [
    "security-centre",
    "profile",
    "settings",
    "change-password",
    "favourites",
    "recents",
  ];

  test.each([
    ...blockedForTrial.map((action) => [action, "trial-rejected"] as const),
    ...openToTrial.map((action) => [action, "allowed"] as const),
  ])("%s needs a session, is %s for type 4, and open to the others", (action, forTrial) => {
    const types = [undefined, 4, 0, 1, 2, 40, 41, 42];
    expect(types.map((type) => permission(action, viewer(type)))).toEqual([
      "log-in",
      forTrial,
      ...Array(6).fill("allowed"),
    ]);
  });
});

describe("referral (Spec §6)", () => {
  test.each([
    { type: undefined, on: "log-in", off: "log-in" },
    { type: 0, on: "referral", off: "coming-soon" },
    { type: 1, on: "agent-dialog", off: "agent-dialog" },
    { type: 2, on: "agent-dialog", off: "agent-dialog" },
    { type: 4, on: "referral", off: "coming-soon" },
    { type: 40, on: "referral", off: "coming-soon" },
    { type: 41, on: "agent-dialog", off: "agent-dialog" },
    { type: 42, on: "agent-dialog", off: "agent-dialog" },
  ])("type $type: $on, and $off without the promotion", ({ type, on, off }) => {
    expect(inviteTarget(viewer(type), true)).toBe(on);
    expect(inviteTarget(viewer(type), false)).toBe(off);
  });
});

test.each([
  [0, true],
  [1, false],
  [2, false],
  [4, false],
  [40, false],
  [41, false],
])("a new member of type %d joins the club: %s", (type, joins) => {
  expect(joinsClub({ type })).toBe(joins);
});
