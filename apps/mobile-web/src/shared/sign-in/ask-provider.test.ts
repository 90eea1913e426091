// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askProvider } from "./ask-provider.ts";
import { RETURN_CHANNEL, RETURN_MESSAGE } from "./return-message.ts";

/** A provider's window at the given address; `shown` says whether its page is loaded. */
const openWindow = (shown = true) => {
  const popup = { closed: false, close: vi.fn(() => undefined), address: new URL("about:blank") };
  const frame = document.body.appendChild(document.createElement("iframe"));
  const source = frame.contentWindow;
  if (!source) throw new Error("The frame has no window.");
  popup.close.mockImplementation(() => {
    popup.closed = true;
    return undefined;
  });
  Object.defineProperty(source, "closed", { get: () => popup.closed });
  source.close = popup.close;
  // Frames load nothing in jsdom: any address but the empty page's works.
  if (shown) source.location.hash = "shown";
  vi.spyOn(window, "open").mockImplementation((address) => {
    popup.address = new URL(String(address));
    return source;
  });
  return { popup, source };
};

const says = (
  fields: Readonly<Record<string, string>>,
  from: { readonly source: MessageEventSource | null; readonly origin?: string; readonly kind?: string },
) => {
  const data = { kind: from.kind ?? RETURN_MESSAGE, fragment: new URLSearchParams(fields).toString() };
  window.dispatchEvent(
    new MessageEvent("message", { data, source: from.source, origin: from.origin ?? location.origin }),
  );
};

const leave = vi.hoisted(() => vi.fn());
vi.mock("../navigation/leave-page.ts", () => ({ leaveFor: leave }));

let installed = false;
beforeEach(() => {
  vi.useFakeTimers();
  installed = false;
  vi.stubGlobal("matchMedia", () => ({ matches: installed }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("signing in at Facebook", () => {
  const ask = (shown = true) => {
    const { popup, source } = openWindow(shown);
    const { outcome, cancel } = askProvider("facebook", "ES");
    const settled = vi.fn();
    void outcome.then(settled);
    return { popup, source, outcome, cancel, settled, state: popup.address.searchParams.get("state") ?? "" };
  };

  it("opens its window at once and accepts its answer", async () => {
    const { popup, source, outcome, state } = ask();
    expect(popup.address.pathname).toBe("/oauth/facebook/authorize");
    says({ access_token: "token", state }, { source });
    expect(await outcome).toEqual({ kind: "credential", credential: "token" });
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another window", { source: window }],
    ["no window", { source: null }],
    ["something else on our page", { kind: "devtools" }],
  ])("ignores %s", async (_, from) => {
    const { source, outcome, settled, state } = ask();
    says({ access_token: "forged", state }, { source, ...from });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).not.toHaveBeenCalled();
    says({ access_token: "token", state }, { source });
    expect(await outcome).toEqual({ kind: "credential", credential: "token" });
  });

  it("ignores another attempt's answer from the right window", async () => {
    const { source, settled } = ask();
    says({ access_token: "forged", state: "of-somebody-else" }, { source });
    says({ error: "access_denied" }, { source });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it("receives the answer of a cut-off window over the channel, and never treats it as closed", async () => {
    const { popup, outcome, settled, state } = ask(false);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    const channel = new BroadcastChannel(RETURN_CHANNEL);
    const say = (fields: Readonly<Record<string, string>>) =>
      channel.postMessage({ kind: RETURN_MESSAGE, fragment: new URLSearchParams(fields).toString() });
    const heard = new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(data);
    });
    say({ access_token: "forged", state: "of-somebody-else" });
    say({ access_token: "token", state });
    expect(await outcome).toEqual({ kind: "credential", credential: "token" });
    expect(await heard).toBe("heard");
    channel.close();
  });

  it("can be cancelled if its window was cut off", async () => {
    const { popup, outcome, cancel } = ask(false);
    popup.closed = true;
    cancel();
    expect(await outcome).toEqual({ kind: "closed" });
  });

  it("still accepts a message sent as the window closed", async () => {
    const { popup, source, outcome, state } = ask();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(400);
    says({ access_token: "token", state }, { source });
    expect(await outcome).toEqual({ kind: "credential", credential: "token" });
  });

  it.each([
    ["the player", ({ popup }: ReturnType<typeof ask>) => popup.close()],
    ["the page", ({ cancel }: ReturnType<typeof ask>) => cancel()],
  ])("ends when %s closes the window", async (_, close) => {
    const attempt = ask();
    await vi.advanceTimersByTimeAsync(400);
    close(attempt);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await attempt.outcome).toEqual({ kind: "closed" });
  });

  it("gives up after five minutes, and closes the window", async () => {
    const { popup, outcome } = ask();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await outcome).toEqual({ kind: "timeout" });
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it("uses the whole page in a home-screen app, at once", () => {
    installed = true;
    const { popup, state } = ask();
    expect([popup.address.href, state]).toEqual(["about:blank", ""]);
    expect(leave).toHaveBeenCalledOnce();
  });

  it("lets its window start without an earlier attempt of the whole page", () => {
    sessionStorage.setItem("signInPlace", "/m/login");
    ask();
    expect(sessionStorage.getItem("signInPlace")).toBe(null);
  });

  it("is blocked if the browser opened no window", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    expect(await askProvider("facebook", "ES").outcome).toEqual({ kind: "blocked" });
  });
});
