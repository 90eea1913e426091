import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import {
  asyncList,
  asyncPages,
  asyncState,
  bothAsync,
  mapAsync,
  type QueryOutcome,
  refreshableState,
} from "./async-state.ts";

const failure = new Error("cut");
const idle = { data: undefined, error: null, isRefetchError: false } as const;

/** A query in this state, and the number of retries. */
const query = <Data>(over: Partial<QueryOutcome<Data>>) => {
  const refetch = vi.fn(() => Promise.resolve());
  return { ...idle, ...over, refetch };
};

const looks = [
  ["pending", {}, { phase: "pending" }],
  ["failed", { error: failure }, { phase: "failed", error: failure }],
  ["there", { data: [1] }, { phase: "content", data: [1], stale: false }],
  ["content without a row", { data: [] }, { phase: "content", data: [], stale: false }],
  [
    "content that could not be refreshed",
    { data: [1], error: failure, isRefetchError: true },
    { phase: "content", data: [1], stale: true },
  ],
] as const;

describe("a query", () => {
  it.each(looks)("%s has its state, and can be retried", async (_, given, look) => {
    const requested = query<readonly number[]>(given);
    const state = asyncState(requested);
    expect(state).toMatchObject(look);
    await state.retry();
    expect(requested.refetch).toHaveBeenCalledOnce();
  });

  it.each(looks)("%s is a list whose failure is never empty", (_, given, look) => {
    const list = asyncList(asyncState(query<readonly number[]>(given)), (rows) => rows.length === 0);
    expect(list.phase).toBe(look.phase === "content" && look.data.length === 0 ? "empty" : look.phase);
  });

  it("keeps its state when its data are mapped", () => {
    const state = asyncState(query({ data: [1, 2], error: failure, isRefetchError: true }));
    expect(mapAsync(state, (rows) => rows.length)).toMatchObject({ phase: "content", data: 2, stale: true });
    const none = asyncState<readonly number[]>(query({ error: failure }));
    expect(mapAsync(none, (rows) => rows.length)).toBe(none);
  });
});

/** A real query, and its states since they were last read. */
const observed = (queryFn: () => Promise<string>) => {
  const observer = new QueryObserver(new QueryClient(), { queryKey: ["a"], queryFn, retry: false });
  const seen: unknown[] = [];
  observer.subscribe((result) => {
    const { retry, ...look } = asyncState(result);
    seen.push(look);
  });
  const looks = () => seen.splice(0);
  return { refetch: () => observer.refetch(), looks };
};

describe("a retried query", () => {
  const answer = vi.fn<() => Promise<string>>();

  it("is pending after a failure, and then has content", async () => {
    const { refetch, looks } = observed(answer.mockRejectedValueOnce(failure).mockResolvedValueOnce("a"));
    await vi.waitFor(() => expect(looks().at(-1)).toEqual({ phase: "failed", error: failure }));
    await refetch();
    expect(looks()).toEqual([{ phase: "pending" }, { phase: "content", data: "a", stale: false }]);
  });

  it("keeps its data, and says when they are stale", async () => {
    const { refetch, looks } = observed(answer.mockResolvedValueOnce("a").mockRejectedValueOnce(failure));
    const there = { phase: "content", data: "a", stale: false };
    await vi.waitFor(() => expect(looks().at(-1)).toEqual(there));
    await refetch();
    expect(looks()).toEqual([there, { ...there, stale: true }]);
  });
});

const old = { data: "a", error: failure, isRefetchError: true };

it.each([
  [{ isFetching: true }, { phase: "pending", refreshing: true, error: null }],
  [{ data: "a" }, { phase: "content", data: "a", stale: false, refreshing: false, error: null }],
  [
    { data: "a", isFetching: true },
    { phase: "content", data: "a", refreshing: true },
  ],
  [old, { phase: "content", data: "a", stale: true, refreshing: false, error: failure }],
  [
    { ...old, isFetching: true },
    { phase: "content", data: "a", stale: true, refreshing: true },
  ],
  [{ error: failure }, { phase: "failed", refreshing: false, error: failure }],
])("a refreshable query %o is reported beside the data, with the last error", (given, look) => {
  expect(refreshableState({ ...query<string>({}), isFetching: false, ...given })).toMatchObject(look);
});

const there = { data: "a" };
const failed = { error: failure };
it.each([
  [there, there, { phase: "content", data: ["a", "a"], stale: false }],
  [there, old, { phase: "content", data: ["a", "a"], stale: true }],
  [there, {}, { phase: "pending" }],
  [{}, failed, { phase: "failed", error: failure }],
  [failed, there, { phase: "failed", error: failure }],
])("two queries of %o and %o have one state, and are retried together", async (a, b, look) => {
  const [one, other] = [query<string>(a), query<string>(b)];
  const state = bothAsync(asyncState(one), asyncState(other));
  expect(state).toMatchObject(look);
  await state.retry();
  expect([one.refetch.mock.calls.length, other.refetch.mock.calls.length]).toEqual([1, 1]);
});

describe("pages", () => {
  const paged = (over: object) => ({
    ...query<{ readonly pages: readonly string[] }>({ data: { pages: ["a", "b"] } }),
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    hasNextPage: true,
    fetchNextPage: vi.fn(() => Promise.resolve()),
    ...over,
  });
  it.each([
    [{}, "idle"],
    [{ hasNextPage: false }, "end"],
    [{ isFetchingNextPage: true }, "loading"],
    [{ isFetchingNextPage: true, isFetchNextPageError: true }, "loading"],
    [{ error: failure, isFetchNextPageError: true }, "error"],
  ])("with %o stay, and the next page is %s", (over, more) => {
    const state = asyncPages(paged(over));
    expect(state).toMatchObject({ phase: "content", data: { first: "a", pages: ["a", "b"], more } });
  });

  it("that are pending or failed have no data", () => {
    expect(asyncPages(paged({ data: undefined })).phase).toBe("pending");
    expect(asyncPages(paged({ data: undefined, error: failure })).phase).toBe("failed");
  });
});
