// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { GameType } from "@volado/domain/games";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leftGame } from "../../shared/navigation/left-game.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { PlayLayout, type PlayLayoutProps } from "./play-layout.tsx";

/** A game with a demonstration, opened by a guest. */
const target = {
  nodeId: "1",
  gameId: "G-1",
  vendor: "JL",
  type: GameType.Slots,
  code: "lobby",
  freePlay: true,
  lotteryMode: undefined,
  playType: undefined,
};

const member = { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false };

const Elsewhere = () => <output>{useLocation().pathname}</output>;

/** Renders the layout with a gateway that never responds, except to the paths in `answers`. */
const open = (
  kind: PlayLayoutProps["kind"] = "game",
  answers: Readonly<Record<string, () => Response>> = {},
  name: string | null = "Campana",
) => {
  const asked: string[] = [];
  const { texts, wrapper } = testSite((address, init) => {
    const path = new URL(String(address), "http://gateway.example").pathname;
    asked.push(path);
    const answer = answers[path];
    if (answer) return Promise.resolve(answer());
    return new Promise((_, refuse) =>
      init?.signal?.addEventListener("abort", () => refuse(init.signal?.reason)),
    );
  });
  render(
    <MemoryRouter initialEntries={["/m/slot-games", "/m/play?node=1"]}>
      <Routes>
        <Route path="/m/play" element={<PlayLayout kind={kind} target={target} name={name ?? undefined} />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  const t = texts.t;
  return {
    asked,
    t,
    loading: () => screen.queryByText(t("games.play.loading", { name: "Campana" })),
    alert: () => screen.queryByRole("alert"),
    button: (name: string) => screen.queryByRole("button", { name }),
  };
};

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStore.signedOut();
  vi.useRealTimers();
});

it("waits for a launch that is never answered, offers a retry after 30 s, and finally says what happened", async () => {
  const { asked, t, loading, alert, button } = open();
  await passes(29_999);
  expect(loading()).not.toBe(null);
  expect(alert()).toBe(null);
  expect(button(t("games.play.exit"))).not.toBe(null);

  await passes(1);
  expect(alert()?.textContent).toContain(t("games.play.late"));
  expect(loading()).not.toBe(null);
  expect(button(t("common.retry"))).not.toBe(null);

  await passes(60_000);
  expect(loading()).toBe(null);
  expect(alert()?.textContent).toContain(t("errors.timeout"));
  expect(screen.getByRole("link", { name: t("games.play.others") }).getAttribute("href")).toBe(
    "/m/slot-games",
  );
  expect(button(t("games.play.exit"))).not.toBe(null);

  const before = asked.length;
  fireEvent.click(button(t("common.retry")) ?? document.body);
  await passes(100);
  expect(loading()).not.toBe(null);
  expect(alert()).toBe(null);
  expect(asked.length).toBe(before + 1);
});

it("of the sportsbook has no bar: a visually hidden heading, and a floating exit over the frame", () => {
  const { t, button } = open("sportsbook");
  expect(screen.queryByRole("banner")).toBe(null);
  expect(screen.getByText(t("sportsbook.loading"))).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).className).toBe("vo-visually-hidden");
  expect(button(t("sportsbook.exit"))?.className).toContain("app-play__float");
});

it("of a game has its bar", () => {
  const { t, button } = open();
  expect(screen.getByRole("banner").contains(button(t("games.play.exit")))).toBe(true);
});

it("lets a member try the demonstration and come back to the game (Spec §6 free play)", async () => {
  sessionStore.signedIn(member, false);
  const { asked, t, button } = open();
  const launches = () => asked.filter((path) => path.startsWith("/api/games/launch"));
  await passes(100);
  expect(launches()).toEqual(["/api/games/launch"]);
  fireEvent.click(button(t("games.play.practice")) ?? document.body);
  await passes(100);
  expect(launches()).toEqual(["/api/games/launch", "/api/games/launch-guest"]);
  expect(button(t("games.play.practice"))).toBe(null);
  fireEvent.click(button(t("games.play.forMoney")) ?? document.body);
  await passes(100);
  expect(launches().at(-1)).toBe("/api/games/launch");
});

it("is named by the gateway when opened from a shared address", async () => {
  sessionStore.signedIn(member, false);
  const content = { game_url: "https://games.example/1", game_name: "Campana" };
  const { t } = open(
    "game",
    { "/api/games/launch": () => Response.json({ success: true, value: { content } }) },
    null,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("games.play.title"));
  await passes(200);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Campana");
});

it("offers no demonstration to a free trial, which plays for practice anyway", async () => {
  sessionStore.signedIn({ ...member, type: 4 }, false);
  const { t, button } = open();
  await passes(100);
  expect(button(t("games.play.practice"))).toBe(null);
});

describe("messages from a game", () => {
  const launched = () =>
    Response.json({ success: true, value: { content: { game_url: "https://games.example/1" } } });
  const hasMoney = () => Response.json({ success: true, value: { sumBalance: "10.00", currency: "MXN" } });
  const away = () => Response.json({ success: false, code: "unknown" }, { status: 500 });

  /** Opens a member's game and loads its page. */
  const opened = async (wallet: () => Response) => {
    sessionStore.signedIn(member, false);
    const room = open("game", { "/api/games/launch": launched, "/api/member/wallet": wallet });
    await passes(200);
    const frame = screen.getByTitle<HTMLIFrameElement>("Campana");
    const says = async (type: string) => {
      const data = { source: "volado-game", type };
      const source = frame.contentWindow;
      act(() => {
        const message = new MessageEvent("message", { data, origin: "https://games.example", source });
        window.dispatchEvent(message);
      });
      await passes(5_000);
    };
    const askedFor = (path: string) => room.asked.filter((asked) => asked === path).length;
    return { ...room, says, askedFor };
  };

  it.each([
    ["says that the session is good", hasMoney],
    ["doesn't answer", away],
  ])(
    "of a session's end signs nobody out where the gateway %s: it can be opened again",
    async (_, wallet) => {
      const { says, askedFor, alert, button, t } = await opened(wallet);
      const before = askedFor("/api/member/wallet");
      await says("relogin");
      expect(askedFor("/api/member/wallet")).toBeGreaterThan(before);
      expect(sessionStore.getState().session?.token).toBe(member.token);
      expect(alert()?.textContent).toContain(t("games.play.failed"));
      fireEvent.click(button(t("common.retry")) ?? document.body);
      await passes(200);
      expect(alert()).toBe(null);
      expect(askedFor("/api/games/launch")).toBe(2);
    },
  );

  it("about a deposit lead there, and the site remembers the way back until a game opens again", async () => {
    const { says } = await opened(hasMoney);
    await says("deposit");
    expect(screen.getByRole("status").textContent).toBe("/m/voucherCenter");
    expect(leftGame.address()).toBe("/m/play?node=1");
    cleanup();
    open();
    expect(leftGame.address()).toBe(undefined);
  });
});

it.each([
  ["a guest", undefined, true],
  ["a member", 0, false],
  ["a free or trial account", 4, true],
])("says to %s whether it is play money", (_, type, playMoney) => {
  if (type !== undefined) sessionStore.signedIn({ ...member, type }, false);
  const { t } = open();
  expect(screen.queryByText(t("games.play.playMoney")) !== null).toBe(playMoney);
});
