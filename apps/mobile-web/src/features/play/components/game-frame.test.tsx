// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { memberQueries } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { frameContent } from "../game-message.ts";
import type { PlayTexts } from "../hooks/use-play-texts.ts";
import { GameFrame } from "./game-frame.tsx";

vi.mock("../game-message.ts", async (original) => ({
  ...(await original<typeof import("../game-message.ts")>()),
  frameContent: vi.fn(() => ({ kind: "page" })),
}));

const url = new URL("https://games.example/1");
const texts: PlayTexts = {
  title: "Campana Mágica",
  exit: "Salir",
  loading: "Abriendo Campana Mágica…",
  late: "El juego está tardando.",
  failed: "No se pudo abrir",
  others: "Otros juegos",
};

let queries: QueryClient | undefined;

/** Exposes the query client to the test. */
function CaptureQueries() {
  queries = useQueryClient();
  return null;
}

/** Renders the frame, with or without its address set. */
const open = (address: string | null = url.href) => {
  const handlers = { onAgain: vi.fn(), onBroken: vi.fn(), onMessage: vi.fn() };
  const { client, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const view = render(
    <>
      <GameFrame url={url} address={address ?? undefined} texts={texts} {...handlers} />
      <CaptureQueries />
    </>,
    { wrapper },
  );
  const frame = screen.getByTitle<HTMLIFrameElement>(texts.title);
  const sendMessage = (data: unknown, origin = url.origin, source: Window | null = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));
  const setBalance = (total: number) =>
    act(
      () =>
        void queries?.setQueryData(memberQueries.wallet(client, undefined).queryKey, {
          total,
          currency: "MXN",
        }),
    );
  return { ...handlers, ...view, frame, sendMessage, setBalance };
};
const waiting = () => screen.queryByText(texts.loading);

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
  it("receives each changed balance, at its own origin", async () => {
    const { setBalance, frame } = open();
    const posted = vi.spyOn(frame.contentWindow ?? window, "postMessage");
    setBalance(1_000);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(posted).not.toHaveBeenCalled();
    fireEvent.load(frame);
    for (const total of [2_500, 2_500]) {
      setBalance(total);
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

describe("a frame that fires load", () => {
  it("shows and focuses the game and removes the spinner", () => {
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

  it("does not take focus from the bar's controls", () => {
    const { frame } = open();
    const control = document.body.appendChild(document.createElement("button"));
    control.focus();
    fireEvent.load(frame);
    expect(document.activeElement).toBe(control);
    control.remove();
  });

  it("is ignored while the frame is empty", () => {
    vi.mocked(frameContent).mockReturnValue({ kind: "empty" });
    const { frame } = open();
    fireEvent.load(frame);
    expect(waiting()).toBeTruthy();
  });

  it("is ignored before the address is set", () => {
    const { frame } = open(null);
    expect(frame.hasAttribute("src")).toBe(false);
    fireEvent.load(frame);
    expect(waiting()).toBeTruthy();
  });

  it.each([
    [404, MessageKey.LoadingFailed],
    [503, MessageKey.Server],
  ])("with status %i is a failure", (status, why) => {
    vi.mocked(frameContent).mockReturnValue({ kind: "refused", status });
    const { frame, onBroken } = open();
    fireEvent.load(frame);
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(why);
    expect(waiting()).toBeTruthy();
  });

  it("offline is a network failure", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { frame, onBroken } = open();
    await act(async () => void fireEvent.load(frame));
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(MessageKey.Network);
  });

  it("shows the game if the browser reports offline but the server responds", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
    const { frame, onBroken } = open();
    await act(async () => void fireEvent.load(frame));
    expect(onBroken).not.toHaveBeenCalled();
    expect(waiting()).toBe(null);
  });
});

describe("a page that never fires load", () => {
  it("is shown and interactive within 3 s of its start", async () => {
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

  it("is a failure by its status", async () => {
    vi.mocked(frameContent).mockReturnValue({ kind: "refused", status: 503 });
    const { onBroken } = open();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(MessageKey.Server);
  });
});

it("offers a retry and a new window if no page has arrived after 30 s", () => {
  vi.mocked(frameContent).mockReturnValue({ kind: "empty" });
  const { onAgain } = open();
  act(() => void vi.advanceTimersByTime(29_999));
  expect(screen.queryByRole("alert")).toBe(null);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("alert").textContent).toContain(texts.late);
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    url.href,
    "_blank",
    "noopener noreferrer",
  ]);
  fireEvent.click(screen.getByRole("button"));
  expect(onAgain).toHaveBeenCalledOnce();
});

it("accepts messages only from its own game, which then counts as loaded", () => {
  const { sendMessage, onMessage } = open();
  sendMessage("relogin", "https://evil.example");
  sendMessage("relogin", url.origin, window);
  sendMessage("relogin", url.origin, null);
  sendMessage({ source: "volado-game", type: "pay" });
  expect(onMessage).not.toHaveBeenCalled();
  expect(waiting()).toBeTruthy();
  sendMessage({ source: "volado-game", type: "ready" });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith("ready");
  expect(waiting()).toBe(null);
});

it("ignores messages after it was removed", () => {
  const { unmount, sendMessage, onMessage } = open();
  unmount();
  sendMessage("relogin");
  expect(onMessage).not.toHaveBeenCalled();
});

it("is sandboxed against top navigation and dialogs", () => {
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
