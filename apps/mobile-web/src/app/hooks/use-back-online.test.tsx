// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { gatewayReachability } from "../../shared/release/gateway-reachability.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { useBackOnline } from "./use-back-online.ts";

/** A page with one query; its first response may fail. */
const open = (queryFn: () => Promise<string>, staleTime: number) => {
  const { wrapper } = testSite(() => Promise.reject(new TypeError("no calls here")));
  return renderHook(
    () => {
      useBackOnline();
      // Same options as the site's queries: don't rely on the browser's network state.
      return useQuery({
        queryKey: ["block"],
        queryFn,
        staleTime,
        networkMode: "always",
        refetchOnReconnect: false,
      });
    },
    { wrapper },
  );
};
afterEach(cleanup);

const networkIsBack = () => act(() => void window.dispatchEvent(new Event("online")));

it("loads a query that failed offline once the network is back", async () => {
  const queryFn = vi.fn(async () => "content").mockRejectedValueOnce(new TypeError("no network"));
  const { result } = open(queryFn, 60_000);
  await waitFor(() => expect(result.current.isError).toBe(true));
  networkIsBack();
  await waitFor(() => expect(result.current.data).toBe("content"));
});

it("refetches stale queries, and not fresh ones", async () => {
  const old = vi.fn(async () => "content");
  const { result } = open(old, 0);
  await waitFor(() => expect(result.current.data).toBe("content"));
  networkIsBack();
  await waitFor(() => expect(old).toHaveBeenCalledTimes(2));

  const fresh = vi.fn(async () => "content");
  const other = open(fresh, 60_000);
  await waitFor(() => expect(other.result.current.data).toBe("content"));
  networkIsBack();
  expect(fresh).toHaveBeenCalledTimes(1);
});

const answered = {
  type: "try",
  endpoint: "getStatus",
  attempt: 1,
  outcome: "ok",
  status: undefined,
  code: undefined,
  milliseconds: 5,
} as const;

it.each<[string, () => void]>([
  ["the network is back", networkIsBack],
  ["the gateway answers again", () => act(() => gatewayReachability.note(answered))],
])("what stood in is asked for again once %s, however fresh it looks", async (_, come) => {
  gatewayReachability.note({ type: "stood-in", endpoint: "listGames" });
  const standIn = vi.fn(async () => "content");
  const { result } = open(standIn, 60_000);
  await waitFor(() => expect(result.current.data).toBe("content"));
  come();
  await waitFor(() => expect(standIn).toHaveBeenCalledTimes(2));
  act(() => gatewayReachability.note(answered));
});

it("retries a query that failed again, since a returning network may still be unstable", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("away"))
    .mockRejectedValueOnce(new TypeError("it falters"))
    .mockResolvedValue("here");
  const { result } = open(answers, 60_000);
  await waitFor(() => expect(result.current.isError).toBe(true));
  await networkIsBack();
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(result.current.data).toBe("here"));
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(answers).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
