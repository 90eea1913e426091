import type { Session } from "@volado/domain/session";
import { SiteSwitch } from "@volado/domain/site";
import { describe, expect, it } from "vitest";
import type { GuardName, PageSwitch } from "../../../shared/navigation/paths.ts";
import { ana } from "../../../shared/testing/ana.ts";
import { routes } from "../../routes/routes.ts";
import { detourOf as detourOfPage, type PageVisit } from "./detour.ts";

const agent: Session = { ...ana, type: 1 };
const trial: Session = { ...ana, type: 4 };
const fresh: Session = { ...ana, firstTimeLogin: true };

const detourOf = (guards: readonly GuardName[], at: PageVisit) => detourOfPage({ guards }, at);

/** A visit by the player who opened the page, unless overridden. */
const visit = (address: string, over: Partial<PageVisit>): PageVisit => ({
  session: undefined,
  cameWith: over.session?.token,
  signedOut: false,
  site: undefined,
  address: new URL(address, "https://site.example"),
  ...over,
});

// member.test.ts of the domain: which types of accounts are agents, have contracts and may play for practice.
it.each<[string, Session | undefined, string, readonly GuardName[], string | undefined]>([
  ["a guest", undefined, "/m/home", [], undefined],
  ["a guest", undefined, "/m/login", ["no-account"], undefined],
  ["a guest", undefined, "/m/mine", ["session"], "/m/login?back=%2Fm%2Fmine"],
  [
    "a guest",
    undefined,
    "/m/recent?type=RNG#top",
    ["session"],
    "/m/login?back=%2Fm%2Frecent%3Ftype%3DRNG%23top",
  ],
  ["a guest", undefined, "/m/webEmail", ["real-account"], "/m/login?back=%2Fm%2FwebEmail"],
  ["a guest", undefined, "/m/slot-games?type=hot", ["own-lists"], undefined],
  [
    "a guest",
    undefined,
    "/m/slot-games?type=fav",
    ["own-lists"],
    "/m/login?back=%2Fm%2Fslot-games%3Ftype%3Dfav",
  ],
  [
    "a guest",
    undefined,
    "/m/slot-games?type=recent",
    ["own-lists"],
    "/m/login?back=%2Fm%2Fslot-games%3Ftype%3Drecent",
  ],
  ["a guest", undefined, "/m/agent", ["agents"], "/m/home"],
  ["a guest", undefined, "/m/teamBetting", ["session", "agents"], "/m/login?back=%2Fm%2FteamBetting"],
  ["a guest", undefined, "/m/contract", ["contracts"], "/m/login?back=%2Fm%2Fcontract"],
  ["a guest", undefined, "/m/trail", ["free-play"], undefined],
  ["a member", ana, "/m/mine", ["session"], undefined],
  ["a member", ana, "/m/webEmail", ["real-account"], undefined],
  ["a member", ana, "/m/slot-games?type=fav", ["own-lists"], undefined],
  ["a member", ana, "/m/login", ["no-account"], "/m/home"],
  ["a member", ana, "/m/login?back=%2Fm%2Fmine%3Fa%3D1", ["no-account"], "/m/mine?a=1"],
  ["a member", ana, "/m/login?back=%2F%2Fevil.example", ["no-account"], "/m/home"],
  ["a member", ana, "/m/login?back=%2Fm%2Flogin", ["no-account"], "/m/home"],
  ["a member", ana, "/m/agent", ["agents"], "/m/home"],
  ["a member", ana, "/m/contract", ["contracts"], undefined],
  ["a member", ana, "/m/trail", ["free-play"], undefined],
  ["an agent", agent, "/m/agent", ["session", "agents"], undefined],
  ["an agent", agent, "/m/login", ["no-account"], "/m/agent"],
  ["an agent", agent, "/m/login?back=%2Fm%2Fmine", ["no-account"], "/m/mine"],
  ["a free trial", trial, "/m/register", ["no-account"], undefined],
  ["a free trial", trial, "/m/trail", ["free-play"], "/m/home"],
  ["a free trial", trial, "/m/mine", ["session"], undefined],
  ["a free trial", trial, "/m/webEmail", ["real-account"], "/m/home"],
  ["a free trial", trial, "/m/contract", ["contracts"], "/m/home"],
  ["who has a first password", fresh, "/m/changePsw", ["session"], undefined],
  ["who has a first password", fresh, "/m/changePsw/", ["session"], undefined],
  ["who has a first password", fresh, "/m/help?i=2", [], undefined],
  ["who has a first password", fresh, "/", [], "/m/changePsw"],
  ["who has a first password", fresh, "/m/login?back=%2Fm%2Fmine", ["no-account"], "/m/changePsw"],
  ["who has a first password", fresh, "/m/slot-games?type=fav", ["own-lists"], "/m/changePsw"],
  ["who has a first password", fresh, "/m/changePswX", [], "/m/changePsw"],
])("%s (%o) at %s, guarded by %j, is led to %s", (_who, session, address, guards, to) => {
  expect(detourOf(guards, visit(address, { session }))?.to).toBe(to);
});

describe("a guest on a page for players", () => {
  it("goes home after having signed out on it", () => {
    expect(detourOf(["session"], visit("/m/mine", { cameWith: "t", signedOut: true }))).toEqual({
      to: "/m/home",
    });
  });

  it.each<[string, Partial<PageVisit>]>([
    ["the session expired there", { cameWith: "t" }],
    ["another player's had been left before", { signedOut: true }],
  ])("goes to login when %s", (_when, over) => {
    expect(detourOf(["session"], visit("/m/mine", over))).toEqual({ to: "/m/login?back=%2Fm%2Fmine" });
  });
});

describe("a player on a page for guests", () => {
  const login = "/m/login?back=%2Fm%2Fmine";

  it("sees that they are signed in already", () => {
    expect(detourOf(["no-account"], visit(login, { session: ana }))).toEqual({
      to: "/m/mine",
      says: "already-signed-in",
    });
  });

  it.each([ana, trial])("is redirected without a message right after signing in there: %o", (session) => {
    expect(detourOf(["no-account"], visit(login, { session, cameWith: undefined }))).toEqual({
      to: "/m/mine",
    });
  });
});

it("sees, on a free account, what is not available", () => {
  expect(detourOf(["real-account"], visit("/m/mine", { session: trial }))).toEqual({
    to: "/m/home",
    says: "trial-rejected",
  });
});

describe("a switch (decisions P5)", () => {
  const agents = "/m/agent";
  /** The addresses that a switch closes, and where they lead; the pages of the others say or show it themselves. */
  const closes: Readonly<
    Partial<Record<PageSwitch, { readonly to: string; readonly from: readonly string[] }>>
  > = {
    AGEPAG: { to: agents, from: ["/m/agent/team/overview"] },
    DOWNMAN: {
      to: agents,
      from: ["/m/member/team", "/m/agent?view=open", "/m/agent?view=links", "/m/agent?view=member"],
    },
    AGENTRANSMULTDOWN3: { to: agents, from: ["/m/agent?view=transfer"] },
    AGETEAMPNL3: { to: agents, from: ["/m/agent/team/pnl"] },
    TEAMBETTING3: { to: agents, from: ["/m/teamBetting"] },
    AGEREBINC3: { to: agents, from: ["/m/member/agent/agentRebeat", "/m/member/teamRebate"] },
    AGEDIVIDEND3: { to: agents, from: ["/m/member/agent/agentDivident"] },
    HAS_VIP: { to: "/m/home", from: ["/m/member/benefits"] },
    APP_DOWNLOAD: { to: "/m/home", from: ["/m/app"] },
  };
  const names: readonly PageSwitch[] = [...Object.values(SiteSwitch), "HAS_VIP", "APP_DOWNLOAD"];
  const views = ["open", "links", "transfer", "member"].map((view) => `${agents}?view=${view}`);
  const visited = routes
    .filter(({ guards }) => !guards.includes("no-account"))
    .flatMap((page) =>
      page.patterns[0] === agents
        ? [agents, ...views].map((at) => ({ page, at }))
        : { page, at: page.patterns[0] },
    );
  /** Where an agent is led from each address, with these switches off. */
  const ledFrom = (off: readonly PageSwitch[]) => {
    const site = {
      switches: new Set(Object.values(SiteSwitch).filter((name) => !off.includes(name))),
      hasVip: !off.includes("HAS_VIP"),
      promos: { appDownload: !off.includes("APP_DOWNLOAD"), referral: true },
    };
    return visited.flatMap(({ page, at }) => {
      const detour = detourOfPage(page, visit(at, { session: agent, site }));
      return detour ? [[at, detour.to]] : [];
    });
  };

  it.each(names)("%s closes only its own addresses", (name) => {
    expect(ledFrom([])).toEqual([]);
    const { to, from } = closes[name] ?? { to: "", from: [] };
    expect(ledFrom([name]).toSorted()).toEqual(from.map((at) => [at, to]).toSorted());
  });

  it("closes nothing until the status has loaded", () => {
    for (const { page, at } of visited)
      expect(detourOfPage(page, visit(at, { session: agent, site: undefined })), at).toBeUndefined();
  });
});
