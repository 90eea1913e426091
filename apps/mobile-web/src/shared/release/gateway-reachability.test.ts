// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { gatewayReachability, useOnline } from "./gateway-reachability.ts";

afterEach(() => {
  cleanup();
  gatewayReachability.setState(gatewayReachability.getInitialState());
  vi.restoreAllMocks();
});

const tried = (outcome: "ok" | "http" | "network") =>
  act(() =>
    gatewayReachability.note({
      type: "try",
      endpoint: "status",
      attempt: 1,
      outcome,
      status: undefined,
      code: undefined,
      milliseconds: 1,
    }),
  );

it("trusts an answer over the browser's offline state until a call fails", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(false);
  for (const outcome of ["ok", "http"] as const) {
    tried(outcome);
    expect(result.current).toBe(true);
    tried("network");
    expect(result.current).toBe(false);
  }
});

it("ignores earlier answers when the network goes away", () => {
  const browser = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { result } = renderHook(useOnline);
  tried("ok");
  browser.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(result.current).toBe(false);
});
