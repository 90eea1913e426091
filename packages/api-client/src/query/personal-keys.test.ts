import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { testClient } from "../../test-server/test-client.ts";
import * as query from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");
beforeEach(() => void call.mockReset().mockRejectedValue(new Error("no response")));

const anyQuery = z.object({
  queryKey: z.array(z.unknown()),
  queryFn: z.function(),
  enabled: z.unknown().optional(),
});

/** Every factory of every exported group, and whether it takes an identity. */
const factories = Object.entries(query).flatMap(([group, members]) =>
  group.endsWith("Queries")
    ? Object.entries(members).flatMap(([name, factory]) => {
        if (typeof factory !== "function") return [];
        const isPersonal = /^\(\s*client,\s*identity\b/.test(String(factory));
        const made = (identity: string | undefined) =>
          anyQuery.parse(
            Reflect.apply(factory, undefined, [
              client,
              ...(isPersonal ? [identity] : []),
              anything,
              anything,
            ]),
          );
        return [{ name: `${group}.${name}`, isPersonal, made }];
      })
    : [],
);

/** Any other argument of a factory: an object with all fields they read. */
const anything = { from: 1, to: 2, type: "RNG", types: ["B"], group: "m_home", nodeIds: ["a"], gameId: "g" };

const isBelow = (root: QueryKey, key: QueryKey): boolean => root.every((part, index) => key[index] === part);
const isPersonalKey = (key: QueryKey) => query.personalKeys.some((root) => isBelow(root, key));

/** The call that a query makes. */
const accessOf = async ({ queryKey, queryFn }: z.infer<typeof anyQuery>): Promise<string | undefined> => {
  const context = { queryKey, signal: AbortSignal.any([]), client: new QueryClient(), pageParam: 1 };
  await Promise.resolve(Reflect.apply(queryFn, undefined, [context])).catch(() => undefined);
  return call.mock.lastCall?.[0].access;
};

describe.each(factories)("$name", ({ isPersonal, made }) => {
  test("has the identity in a personal key if its call sends a session", async () => {
    const own = made("ana");
    const access = await accessOf(own);
    expect(access).toBeDefined();
    expect(isPersonal).toBe(access !== "anyone");
    expect(own.queryKey.includes("ana")).toBe(isPersonal);
    expect(isPersonalKey(own.queryKey)).toBe(isPersonal);
  });

  test("is disabled without an identity, unless guests may call too", async () => {
    const ofNobody = made(undefined);
    const access = await accessOf(ofNobody);
    expect(ofNobody.enabled === false).toBe(access === "session");
  });
});

test("no two queries share a key, and every personal key is used", () => {
  const keys = factories.map(({ made }) => made("ana").queryKey);
  expect(factories.length).toBeGreaterThan(40);
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  const used = query.personalKeys.filter((root) => keys.some((key) => isBelow(root, key)));
  expect(used).toEqual(query.personalKeys);
});

test("belongsTo matches exactly the member's queries", () => {
  const cache = new QueryClient();
  for (const { made } of factories) cache.setQueryData(made("ana").queryKey, "held");
  // A public query whose key happens to contain the member's name.
  cache.setQueryData([...query.registrationQueries.root, "username", "ana"], "held");

  cache.removeQueries({ predicate: query.belongsTo("ana") });
  const left = cache.getQueryCache().getAll();
  expect(left).toHaveLength(factories.filter(({ isPersonal }) => !isPersonal).length + 1);
  expect(left.filter(({ queryKey }) => queryKey.includes("ana")).map(({ queryKey }) => queryKey)).toEqual([
    ["registration", "username", "ana"],
  ]);
  cache.clear();
});
