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

/** The hook on a page, before a gateway that answers at once. */
const open = () => {
  const asked: string[] = [];
  const { wrapper: Site } = testSite(async (address) => {
    asked.push(address);
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
    language: () => new URL(asked[0] ?? "", "http://site").searchParams.get("language"),
    times: () => asked.length,
  };
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // What the browser can't draw is black; jsdom would say so for every chat.
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
    { stored: "ZH_CN", asked: "CN" },
    { stored: "CN", asked: "CN" },
    { stored: "EN", asked: "ES" },
    { stored: null, asked: "ES" },
  ])("is $asked on a site in ES whose browser keeps $stored", async ({ stored, asked }) => {
    if (stored !== null) localArea.setItem("language", stored);
    const { launch, language } = open();
    launch();
    await pass(0);
    expect(language()).toBe(asked);
  });
});

describe("the chat", () => {
  it("opens 500 ms after its address is known, not before, and once for several taps", async () => {
    const { launch, times } = open();
    launch();
    launch();
    await pass(499);
    expect(page.leaveFor).not.toHaveBeenCalled();
    await pass(1);
    expect(page.leaveFor.mock.calls.map(([url]) => String(url))).toEqual([chatUrl]);
    expect(times()).toBe(1);
  });

  it("doesn't take along who went elsewhere meanwhile", async () => {
    const { launch, unmount } = open();
    launch();
    await pass(499);
    unmount();
    await pass(1_000);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });
});
