import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryKey,
  QueryObserver,
} from "@tanstack/react-query";
import { type ApiError, NetworkError, RejectedError } from "@volado/api-client";
import { systemQueries } from "@volado/api-client/query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const setUp = () => {
  const failed = vi.fn();
  const siteClosed = vi.fn();
  const client = createQueryClient({ failed, siteClosed });
  const act = (options: MutationObserverOptions<void, ApiError>) =>
    new MutationObserver(client, options).mutate().catch(() => undefined);
  return { client, failed, siteClosed, act };
};

const refusal = (code: string, status: number) => new RejectedError("test", { code, status });
const offline = new NetworkError("test", new TypeError("no network"));
const failing = (error: Error) => () => Promise.reject<void>(error);

describe("a successful mutation", () => {
  it("invalidates what it names, and nothing else", async () => {
    const { client, act, failed } = setUp();
    const ids: QueryKey = ["favourites", "ana", "ids"];
    const games: QueryKey = ["games", "list"];
    client.setQueryData(ids, ["1"]);
    client.setQueryData(games, []);
    await act({ mutationFn: () => Promise.resolve(), meta: { invalidates: [["favourites"]] } });
    expect(client.getQueryState(ids)?.isInvalidated).toBe(true);
    expect(client.getQueryState(games)?.isInvalidated).toBe(false);
    expect(failed).not.toHaveBeenCalled();
  });

  it("restarts a first load that began before it", async () => {
    const { client, act } = setUp();
    const answers: ((ids: string[]) => void)[] = [];
    const queryKey = ["favourites", "ana", "ids"];
    const ids = new QueryObserver(client, {
      queryKey,
      queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
    });
    const stop = ids.subscribe(() => undefined);
    const acted = act({ mutationFn: () => Promise.resolve(), meta: { invalidates: [["favourites"]] } });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(["1"]);
    answers[0]?.([]);
    await acted;
    expect(ids.getCurrentResult().data).toEqual(["1"]);
    stop();
  });
});

describe("a failed mutation", () => {
  it.each([
    ["without a network", offline, "errors.network"],
    ["by refusal", refusal("insufficient_balance", 422), "errors.insufficientBalance"],
    ["by an upgrade", refusal("system_upgrading", 503), "errors.systemUpgrading"],
    ["by a fault of the site itself", new TypeError("x is undefined"), "errors.unknown"],
  ])("%s is shown to the player once, and leaves what it names alone", async (_name, error, key) => {
    const { client, act, failed } = setUp();
    client.setQueryData(["wallet"], 1);
    await act({ mutationFn: failing(error), meta: { invalidates: [["wallet"]] } });
    expect(failed.mock.calls).toEqual([[key]]);
    expect(client.getQueryState(["wallet"])?.isInvalidated).toBe(false);
  });

  it.each([
    ["shows it in its own place", offline, { inline: true }],
    ["ran out of session", refusal("session_expired", 401), {}],
    ["lost its session to another device", refusal("session_elsewhere", 401), {}],
    ["met a closed site", refusal("maintenance", 503), {}],
  ])("is not shown again when it %s", async (_name, error, meta) => {
    const { act, failed } = setUp();
    await act({ mutationFn: failing(error), meta });
    expect(failed).not.toHaveBeenCalled();
  });
});

describe("a closed site", () => {
  it.each([
    [refusal("maintenance", 503), 1],
    [refusal("region_restricted", 451), 1],
    [refusal("address_blocked", 403), 1],
    [refusal("system_upgrading", 503), 1],
    [refusal("internal", 500), 0],
    [offline, 0],
  ])("shows in %s: %s times", async (error, times) => {
    const { client, act, siteClosed, failed } = setUp();
    await client.fetchQuery({ queryKey: ["games"], queryFn: failing(error) }).catch(() => undefined);
    expect(siteClosed).toHaveBeenCalledTimes(times);
    expect(failed).not.toHaveBeenCalled();
    await act({ mutationFn: failing(error), meta: { inline: true } });
    expect(siteClosed).toHaveBeenCalledTimes(2 * times);
  });
});

it("a status request that is refused is not repeated for ever", async () => {
  const { client, siteClosed } = setUp();
  const queryKey = [...systemQueries.root, "status"];
  siteClosed.mockImplementation(() => {
    if (siteClosed.mock.calls.length < 9) void client.invalidateQueries({ queryKey });
  });
  const queryFn = vi.fn(failing(refusal("maintenance", 503)));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  // Joins the observer's fetch, and ends once all observers have its failure.
  await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toThrow();
  expect(client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

describe("a query", () => {
  it("fails at once, because the API client does the retrying", async () => {
    const { client } = setUp();
    const queryFn = vi.fn(failing(offline));
    await expect(client.fetchQuery({ queryKey: ["games"], queryFn })).rejects.toBe(offline);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
