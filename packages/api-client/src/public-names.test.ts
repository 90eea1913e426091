import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as conformance from "./conformance/index.ts";
import * as crypto from "./crypto/index.ts";
import * as main from "./index.ts";
import * as testing from "./testing/index.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../docs/api-client.md");
const words = `${guide}\n${read("../README.md")}`;

const isNamed = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

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
