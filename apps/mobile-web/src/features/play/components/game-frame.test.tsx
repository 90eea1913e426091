// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { memberQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { frameContent } from "../game-message.ts";
import type { PlayWords } from "../hooks/use-play-words.ts";
import { GameFrame } from "./game-frame.tsx";

vi.mock("../game-message.ts", async (original) => ({
  ...(await original<typeof import("../game-message.ts")>()),
  frameContent: vi.fn(() => ({ kind: "page" })),
}));

const url = new URL("https://games.example/1");
const words: PlayWords = {
  title: "Campana Mágica",
  exit: "Salir",
  loading: "Abriendo Campana Mágica…",
  late: "El juego está tardando.",
  failed: "No se pudo abrir",
  others: "Otros juegos",
};

let queries: QueryClient | undefined;

/** Gives the test the site's answers. */
function Answers() {
  queries = useQueryClient();
  return null;
}

/** The frame with its address put in, or still without. */
const open = (address: string | null = url.href) => {
  const told = { onAgain: vi.fn(), onBroken: vi.fn(), onMessage: vi.fn() };
  const { client, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const view = render(
    <>
      <GameFrame url={url} address={address ?? undefined} words={words} {...told} />
      <Answers />
    </>,
    { wrapper },
  );
  const frame = screen.getByTitle<HTMLIFrameElement>(words.title);
  const says = (data: unknown, origin = url.origin, source: Window | null = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));
  const reads = (total: number) =>
    act(
      () =>
        void queries?.setQueryData(memberQueries.wallet(client, undefined).queryKey, {
          total,
          currency: "MXN",
        }),
    );
  return { ...told, ...view, frame, says, reads };
};
const waiting = () => screen.queryByText(words.loading);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(frameContent).mockReturnValue({ kind: "page" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a game that has loaded", () => {
  it("is told of every other balance that the site reads, at its own origin", async () => {
    const { reads, frame } = open();
    const posted = vi.spyOn(frame.contentWindow ?? window, "postMessage");
    reads(1_000);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(posted).not.toHaveBeenCalled();
    fireEvent.load(frame);
    for (const total of [2_500, 2_500]) {
      reads(total);
      await act(() => vi.advanceTimersByTimeAsync(10));
    }
    expect(posted.mock.calls).toEqual(
      [1_000, 2_500].map((centavos) => [
        { source: "volado-site", type: "balance", balance: centavos },
        url.origin,
      ]),
    );
  });
});

describe("a frame that says it has loaded", () => {
  it("shows the game, gives it the keyboard and stops waiting", () => {
    const { frame, onBroken } = open();
    expect(waiting()).toBeTruthy();
    expect(frame.hasAttribute("inert")).toBe(true);
    fireEvent.load(frame);
    expect(waiting()).toBe(null);
    expect(frame.hasAttribute("inert")).toBe(false);
    expect(document.activeElement).toBe(frame);
    expect(onBroken).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("leaves the keyboard to a player at the bar's controls", () => {
    const { frame } = open();
    const control = document.body.appendChild(document.createElement("button"));
    control.focus();
    fireEvent.load(frame);
    expect(document.activeElement).toBe(control);
    control.remove();
  });

  it("is not believed while it stands empty", () => {
    vi.mocked(frameContent).mockReturnValue({ kind: "empty" });
    const { frame } = open();
    fireEvent.load(frame);
    expect(waiting()).toBeTruthy();
  });

  it("is not believed before its address was put in", () => {
    const { frame } = open(null);
    expect(frame.hasAttribute("src")).toBe(false);
    fireEvent.load(frame);
    expect(waiting()).toBeTruthy();
  });

  it.each([
    [404, MessageKey.LoadingFailed],
    [503, MessageKey.Server],
  ])("with status %i is known to hold no game", (status, why) => {
    vi.mocked(frameContent).mockReturnValue({ kind: "refused", status });
    const { frame, onBroken } = open();
    fireEvent.load(frame);
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(why);
    expect(waiting()).toBeTruthy();
  });

  it("without a network holds the browser's own error", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { frame, onBroken } = open();
    await act(async () => void fireEvent.load(frame));
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(MessageKey.Network);
  });

  it("holds a game where the browser knows of no network and the server answers all the same", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
    const { frame, onBroken } = open();
    await act(async () => void fireEvent.load(frame));
    expect(onBroken).not.toHaveBeenCalled();
    expect(waiting()).toBe(null);
  });
});

describe("a page that never says that it has loaded", () => {
  it("is shown and can be tapped within 3 s of its beginning", async () => {
    vi.mocked(frameContent).mockReturnValue({ kind: "empty" });
    const { frame, onBroken } = open();
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(waiting()).toBeTruthy();
    vi.mocked(frameContent).mockReturnValue({ kind: "page" });
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(frame.hasAttribute("inert")).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(waiting()).toBe(null);
    expect(frame.hasAttribute("inert")).toBe(false);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it("is known to hold no game by its status", async () => {
    vi.mocked(frameContent).mockReturnValue({ kind: "refused", status: 503 });
    const { onBroken } = open();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(MessageKey.Server);
  });
});

it("offers a retry and a window of its own when no page has come after 30 s", () => {
  vi.mocked(frameContent).mockReturnValue({ kind: "empty" });
  const { onAgain } = open();
  act(() => void vi.advanceTimersByTime(29_999));
  expect(screen.queryByRole("alert")).toBe(null);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("alert").textContent).toContain(words.late);
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    url.href,
    "_blank",
    "noopener noreferrer",
  ]);
  fireEvent.click(screen.getByRole("button"));
  expect(onAgain).toHaveBeenCalledOnce();
});

it("hears its own game, which counts as loaded, and nobody else", () => {
  const { says, onMessage } = open();
  says("relogin", "https://evil.example");
  says("relogin", url.origin, window);
  says("relogin", url.origin, null);
  says({ source: "volado-game", type: "pay" });
  expect(onMessage).not.toHaveBeenCalled();
  expect(waiting()).toBeTruthy();
  says({ source: "volado-game", type: "ready" });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith("ready");
  expect(waiting()).toBe(null);
});

it("leaves nothing listening behind", () => {
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  const listeners = (calls: typeof added.mock.calls) =>
    calls.filter(([type]) => type === "message").map(([, listener]) => listener);
  const { unmount, says, onMessage } = open();
  expect(listeners(added.mock.calls)).toHaveLength(1);
  unmount();
  expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
  says("relogin");
  expect(onMessage).not.toHaveBeenCalled();
});

it("may run and keep its data, but not lead the site away or show its dialogs", () => {
  const { frame } = open();
  expect(frame.getAttribute("sandbox")?.split(" ").sort()).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
    "allow-storage-access-by-user-activation",
  ]);
});
