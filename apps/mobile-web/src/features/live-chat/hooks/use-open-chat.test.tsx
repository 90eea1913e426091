// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localArea } from "../../../shared/storage/site-storage.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useOpenChat } from "./use-open-chat.ts";

const chatUrl = "https://chat.example/1";
const page = vi.hoisted(() => ({ leaveFor: vi.fn() }));
vi.mock("../../../shared/navigation/leave-page.ts", () => page);

/** Renders the hook against a gateway that responds immediately. */
const open = () => {
  const requests: string[] = [];
  const { wrapper: Site } = testSite(async (address) => {
    requests.push(address);
    return Response.json({ success: true, value: { chatUrl } });
  });
  const { result, unmount } = renderHook(useOpenChat, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <Site>{children}</Site>
      </MemoryRouter>
    ),
  });
  return {
    launch: () => act(() => void result.current()),
    unmount,
    language: () => new URL(requests[0] ?? "", "http://site").searchParams.get("language"),
    requestCount: () => requests.length,
  };
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // jsdom logs an error for each missing canvas context.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/m/message");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.leaveFor.mockClear();
  localArea.removeItem("language");
});

describe("the language of the chat (Spec §7)", () => {
  it.each([
    { stored: "ZH_CN", sent: "CN" },
    { stored: "CN", sent: "CN" },
    { stored: "EN", sent: "ES" },
    { stored: null, sent: "ES" },
  ])("is $sent on a Spanish site with $stored in storage", async ({ stored, sent }) => {
    if (stored !== null) localArea.setItem("language", stored);
    const { launch, language } = open();
    launch();
    await pass(0);
    expect(language()).toBe(sent);
  });
});

describe("the chat", () => {
  it("opens 500 ms after its URL arrives, once for several taps", async () => {
    const { launch, requestCount } = open();
    launch();
    launch();
    await pass(499);
    expect(page.leaveFor).not.toHaveBeenCalled();
    await pass(1);
    expect(page.leaveFor.mock.calls.map(([url]) => String(url))).toEqual([chatUrl]);
    expect(requestCount()).toBe(1);
  });

  it("does not open after the player left the page", async () => {
    const { launch, unmount } = open();
    launch();
    await pass(499);
    unmount();
    await pass(1_000);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });
});
