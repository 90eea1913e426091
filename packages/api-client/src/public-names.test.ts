import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { serveFetch } from "../test-server/fault-server.ts";
import * as conformance from "./conformance/index.ts";
import * as crypto from "./crypto/index.ts";
import * as main from "./index.ts";
import * as testing from "./testing/index.ts";
import { createTestGateway } from "./testing/index.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../docs/api-client.md");
const readme = read("../README.md");
const documentation = `${guide}\n${readme}`;

const isNamed = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

describe("README or guide mention every export of the other entries", () => {
  test.each([
    ["the main one", main],
    ["crypto", crypto],
    ["testing", testing],
    ["conformance", conformance],
  ])("%s", (_, entry) => {
    expect(Object.keys(entry).filter((name) => !isNamed(documentation, name))).toEqual([]);
  });
});

const folder = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

test("the README's example runs and has about twenty lines", async () => {
  const start = /## Start\n+```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const lines = start.split("\n").filter((line) => line.trim() !== "");
  expect(lines.length).toBeLessThanOrEqual(21);

  const gateway = await createTestGateway();
  await using server = await serveFetch(gateway.fetch);
  expect(start).toContain("http://localhost:8080");
  const code = start.replace("http://localhost:8080", `http://127.0.0.1:${server.port}`);
  const flags = ["--conditions=@volado/source", "--input-type=module-typescript"];
  const { stdout, stderr } = await run(process.execPath, [...flags, "--eval", code], { cwd: folder });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^open \d+ \[ '/);
  expect(gateway.received.map(({ endpoint }) => endpoint)).toEqual(["getStatus", "listGames"]);
});
