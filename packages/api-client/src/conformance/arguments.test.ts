import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";

test("an address is enough", () => {
  expect(readArguments(["http://localhost:8080/"])).toEqual({
    ok: true,
    url: "http://localhost:8080",
    options: {},
  });
});

test("everything else may be said", () => {
  const words =
    "http://a.example --merchant m --username u --password p --only getStatus,login --timeout 500";
  expect(readArguments(words.split(" "))).toEqual({
    ok: true,
    url: "http://a.example",
    options: {
      merchant: "m",
      account: { username: "u", password: "p" },
      only: ["getStatus", "login"],
      timeout: 500,
    },
  });
});

test.each([
  [[]],
  [["localhost:8080"]],
  [["http://a.example", "http://b.example"]],
  [["http://a.example", "--username", "u"]],
  [["http://a.example", "--timeout", "soon"]],
  [["http://a.example", "--unknown"]],
])("%j is told to be wrong", (words) => {
  expect(readArguments(words).ok).toBe(false);
});
