import type { Session } from "@volado/domain/session";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GuardName } from "../../shared/navigation/paths.ts";
import { Guarded } from "./pages.tsx";

const visitor = vi.hoisted((): { session: Session | undefined; left: boolean } => ({
  session: undefined,
  left: false,
}));
vi.mock("../../shared/session/session-store.ts", () => ({
  useSession: () => visitor.session,
  useSignedOut: () => visitor.left,
}));
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  Navigate: ({ to, replace }: { to: string; replace?: boolean }) => `${replace ? "to" : "pushes"} ${to}`,
}));

const ana: Session = {
  token: "t",
  merchantCode: "volado",
  userName: "ana",
  type: 0,
  firstTimeLogin: false,
};

/** What an address shows: "screen", or the guard's redirect. */
const shown = (address: string, guards: readonly GuardName[]): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Guarded guards={guards}>screen</Guarded>
    </MemoryRouter>,
  ).replaceAll("&amp;", "&");

beforeEach(() => {
  visitor.session = undefined;
  visitor.left = false;
});

describe("guests", () => {
  it.each<[string, readonly GuardName[], string]>([
    ["/m/home", [], "screen"],
    ["/m/login", ["no-account"], "screen"],
    ["/m/mine", ["session"], "to /m/login?back=%2Fm%2Fmine"],
    ["/m/recent?type=RNG#top", ["session"], "to /m/login?back=%2Fm%2Frecent%3Ftype%3DRNG%23top"],
    ["/m/webEmail", ["real-account"], "to /m/login?back=%2Fm%2FwebEmail"],
    ["/m/slot-games", ["own-lists"], "screen"],
    ["/m/slot-games?type=hot", ["own-lists"], "screen"],
    ["/m/slot-games?type=fav", ["own-lists"], "to /m/login?back=%2Fm%2Fslot-games%3Ftype%3Dfav"],
    ["/m/slot-games?type=recent", ["own-lists"], "to /m/login?back=%2Fm%2Fslot-games%3Ftype%3Drecent"],
  ])("at %s, guarded by %j, get: %s", (address, guards, result) => {
    expect(shown(address, guards)).toBe(result);
  });

  it("who open a page after somebody signed out are asked to log in all the same", () => {
    visitor.left = true;
    expect(shown("/m/mine", ["session"])).toBe("to /m/login?back=%2Fm%2Fmine");
  });
});

describe("players", () => {
  beforeEach(() => {
    visitor.session = ana;
  });

  it.each<[string, readonly GuardName[], string]>([
    ["/m/mine", ["session"], "screen"],
    ["/m/webEmail", ["real-account"], "screen"],
    ["/m/slot-games?type=fav", ["own-lists"], "screen"],
    ["/m/login", ["no-account"], "to /m/home"],
    ["/m/login?back=%2Fm%2Fmine%3Fa%3D1", ["no-account"], "to /m/mine?a=1"],
    ["/m/login?back=%2F%2Fevil.example", ["no-account"], "to /m/home"],
    ["/m/login?back=%2Fm%2Flogin", ["no-account"], "to /m/home"],
  ])("at %s, guarded by %j, get: %s", (address, guards, result) => {
    expect(shown(address, guards)).toBe(result);
  });
});

describe("the agency centre (Spec §2 /m/agent)", () => {
  it.each<[number | undefined, readonly GuardName[], string]>([
    [undefined, ["agents"], "to /m/home"],
    [undefined, ["session", "agents"], "to /m/login?back=%2Fm%2Fagent"],
    [0, ["agents"], "to /m/home"],
    [1, ["agents"], "screen"],
    [2, ["agents"], "screen"],
    [4, ["agents"], "to /m/home"],
    [40, ["agents"], "to /m/home"],
    [40, ["session", "agents"], "to /m/home"],
    [41, ["agents"], "screen"],
    [42, ["agents"], "screen"],
  ])("for type %s, guarded by %j: %s", (type, guards, result) => {
    visitor.session = type === undefined ? undefined : { ...ana, type };
    expect(shown("/m/agent", guards)).toBe(result);
  });
});

describe("the agents' contracts", () => {
  const page = "/m/member/agent/getSalaryContract";

  it("redirect guests to login", () => {
    expect(shown(page, ["contracts"])).toBe(`to /m/login?back=${encodeURIComponent(page)}`);
  });

  it.each([
    [0, "screen"],
    [1, "screen"],
    [2, "screen"],
    [4, "to /m/home"],
    [40, "to /m/home"],
    [41, "to /m/home"],
    [42, "to /m/home"],
  ])("lead members of type %i: %s", (type, result) => {
    visitor.session = { ...ana, type };
    expect(shown(page, ["contracts"])).toBe(result);
  });
});

describe('the free trial (Spec §6 "free play")', () => {
  it.each<[number | undefined, string]>([
    [undefined, "screen"],
    [0, "screen"],
    [1, "screen"],
    [2, "screen"],
    [4, "to /m/home"],
    [40, "to /m/home"],
    [41, "to /m/home"],
    [42, "to /m/home"],
  ])("opens for type %s: %s", (type, result) => {
    visitor.session = type === undefined ? undefined : { ...ana, type };
    expect(shown("/m/trail", ["free-play"])).toBe(result);
  });
});

describe("players of a free trial", () => {
  beforeEach(() => {
    visitor.session = { ...ana, type: 4 };
  });

  it.each<[string, readonly GuardName[], string]>([
    ["/m/register", ["no-account"], "screen"],
    ["/m/login", ["no-account"], "screen"],
    ["/m/trail", ["free-play"], "to /m/home"],
    ["/m/mine", ["session"], "screen"],
    ["/m/webEmail", ["real-account"], "to /m/home"],
  ])("at %s, guarded by %j, get: %s", (address, guards, result) => {
    expect(shown(address, guards)).toBe(result);
  });
});

describe("players with a first password", () => {
  beforeEach(() => {
    visitor.session = { ...ana, firstTimeLogin: true };
  });

  it.each<[string, readonly GuardName[], string]>([
    ["/m/changePsw", ["session"], "screen"],
    ["/m/changePsw/", ["session"], "screen"],
    ["/m/help?i=2", [], "screen"],
    ["/m/home", [], "to /m/changePsw"],
    ["/", [], "to /m/changePsw"],
    ["/m/login?back=%2Fm%2Fmine", ["no-account"], "to /m/changePsw"],
    ["/m/mine", ["session"], "to /m/changePsw"],
    ["/m/slot-games?type=fav", ["own-lists"], "to /m/changePsw"],
    ["/m/play", [], "to /m/changePsw"],
    ["/m/nowhere", [], "to /m/changePsw"],
    ["/m/changePswX", [], "to /m/changePsw"],
  ])("at %s, guarded by %j, get: %s", (address, guards, result) => {
    expect(shown(address, guards)).toBe(result);
  });
});
