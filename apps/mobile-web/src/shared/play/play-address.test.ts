import { describe, expect, test } from "vitest";
import { playPath, readPlayAddress } from "./play-address.ts";

const target = {
  nodeId: "1042",
  gameId: "JL-49",
  vendor: "JL",
  type: "RNG",
  code: "lobby",
  freePlay: false,
} as const;

const read = (path: string) => readPlayAddress(new URL(path, "https://site.invalid").searchParams);

describe("the address of a game", () => {
  test.each([
    target,
    { ...target, freePlay: true },
    { ...target, code: "table-7", type: "LIVE" as const },
    { ...target, nodeId: "a&b=c", gameId: "ñandú #1" },
  ])("opens the same game again: %o", (wanted) => {
    expect(read(playPath(wanted))).toEqual(wanted);
  });

  test.each([
    "/m/play",
    "/m/play?node=1&game=2&vendor=JL",
    "/m/play?node=1&game=2&vendor=JL&type=DICE",
    "/m/play?node=&game=2&vendor=JL&type=RNG",
    `/m/play?node=${"9".repeat(81)}&game=2&vendor=JL&type=RNG`,
  ])("is nothing when broken: %s", (path) => {
    expect(read(path)).toBeUndefined();
  });
});
