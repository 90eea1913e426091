import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as conformance from "./conformance/index.ts";
import * as crypto from "./crypto/index.ts";
import * as main from "./index.ts";
import * as query from "./query/index.ts";
import * as testing from "./testing/index.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../docs/api-client.md");
const words = `${guide}\n${read("../README.md")}`;

const isNamed = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** What the guide's tables say about each group of factories. */
const tableRows = new Map(
  Array.from(
    guide.matchAll(/^\| `(\w+(?:Queries|Mutations))` \| ([^|]*)/gm),
    ([, group = "", factories = ""]) => [
      group,
      Array.from(factories.matchAll(/`(\w+)`/g), ([, name = ""]) => name),
    ],
  ),
);

test("the guide's tables list every factory of every group, and nothing else", () => {
  const groups = Object.entries(query).filter(([name]) => /(Queries|Mutations)$/.test(name));
  const factories = groups.map(([group, members]) => [
    group,
    Object.entries(members).flatMap(([name, member]) => (typeof member === "function" ? [name] : [])),
  ]);
  expect(groups.length).toBeGreaterThan(50);
  expect(Object.fromEntries(tableRows)).toEqual(Object.fromEntries(factories));
});

test("the guide names every type of the query subpath too", () => {
  const source = read("./query/index.ts");
  const exported = Array.from(source.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names = ""]) =>
    names.split(","),
  ).flat();
  const unnamed = exported.map((name) => name.trim()).filter((name) => name !== "" && !isNamed(guide, name));
  expect(exported.length).toBeGreaterThan(60);
  expect(unnamed).toEqual([]);
});

describe("README or guide name what the other entries export", () => {
  test.each([
    ["the main one", main],
    ["crypto", crypto],
    ["testing", testing],
    ["conformance", conformance],
  ])("%s", (_, entry) => {
    expect(Object.keys(entry).filter((name) => !isNamed(words, name))).toEqual([]);
  });
});
