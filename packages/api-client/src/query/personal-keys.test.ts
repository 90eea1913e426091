import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { everyQuery } from "../../test-server/every-query.ts";
import * as query from "./index.ts";

const groups = Object.entries(query).filter(([name]) => name.endsWith("Queries"));

/** Every factory of every exported group, as "group.factory", with its source. */
const factories = groups.flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, factory]) =>
    typeof factory === "function" ? [{ name: `${group}.${name}`, source: String(factory) }] : [],
  ),
);

const isBelow = (root: QueryKey, key: QueryKey): boolean => root.every((part, index) => key[index] === part);

const rowsOf = (factory: string): readonly QueryKey[] =>
  Object.entries(everyQuery()).flatMap(([name, { queryKey }]) =>
    name.split(" ")[0] === factory ? [queryKey] : [],
  );

test("every factory of every exported group is looked at", () => {
  expect(groups.length).toBeGreaterThan(30);
  const known = new Set(Object.keys(everyQuery()).map((name) => name.split(" ")[0]));
  expect(known).toEqual(new Set(factories.map(({ name }) => name)));
});

test("who asks for an identity has it in the key", () => {
  const asking = factories.filter(({ source }) => /^\(client, identity\b/.test(source.replace(/\s+/g, " ")));
  const carrying = factories.filter(({ name }) => rowsOf(name).some((key) => key.includes("ana")));
  expect(asking.length).toBeGreaterThan(20);
  expect(carrying).toEqual(asking);
});

describe("personal keys", () => {
  const personal = () => Object.values(everyQuery()).filter(({ queryKey }) => queryKey.includes("ana"));

  test("find everything that carries an identity", () => {
    const missed = personal().filter(
      ({ queryKey }) => !query.personalKeys.some((root) => isBelow(root, queryKey)),
    );
    expect(missed.map(({ queryKey }) => queryKey)).toEqual([]);
  });

  test("find nothing else but what a guest asks in a member's place", () => {
    const others = Object.entries(everyQuery()).filter(
      ([, { queryKey }]) =>
        !queryKey.includes("ana") && query.personalKeys.some((root) => isBelow(root, queryKey)),
    );
    expect(others.map(([name]) => name).toSorted()).toEqual([
      "announcementQueries.bundle of a guest",
      "launchQueries.open of a guest",
      "noticeQueries.list of a guest",
    ]);
  });

  test("have no root in vain", () => {
    const used = query.personalKeys.filter((root) =>
      personal().some(({ queryKey }) => isBelow(root, queryKey)),
    );
    expect(used).toEqual(query.personalKeys);
  });
});

test("a member's answers leave the cache at the end of a session, and nobody else's", () => {
  const cache = new QueryClient();
  for (const { queryKey } of Object.values(everyQuery())) cache.setQueryData(queryKey, "held");
  // A public answer about a word that happens to be the member's name.
  cache.setQueryData([...query.registrationQueries.root, "username", "ana"], "held");

  const before = cache.getQueryCache().getAll().length;
  cache.removeQueries({ predicate: query.belongsTo("ana") });
  const left = cache.getQueryCache().getAll();
  const gone = Object.values(everyQuery()).filter(({ queryKey }) => queryKey.includes("ana")).length;
  expect(left.length).toBe(before - gone);
  expect(left.filter(({ queryKey }) => queryKey.includes("ana")).map(({ queryKey }) => queryKey)).toEqual([
    ["registration", "username", "ana"],
  ]);
  cache.clear();
});
