import { describe, expect, test } from "vitest";
import { asksForPractice, playPath, readPlayAddress, withPractice } from "./play-address.ts";

const target = {
  nodeId: "1042",
  gameId: "JL-49",
  vendor: "JL",
  type: "RNG",
  code: "lobby",
  lotteryMode: undefined,
  playType: undefined,
  freePlay: false,
} as const;
const lottery = { ...target, type: "LOTT", vendor: "SRT" } as const;

const read = (path: string) => readPlayAddress(new URL(path, "https://site.invalid").searchParams);

describe("the address of a game", () => {
  test.each([
    target,
    { ...target, freePlay: true },
    { ...target, code: "table-7", type: "LIVE" as const },
    { ...target, nodeId: "a&b=c", gameId: "ñandú #1" },
    { ...target, nodeId: "IMES", gameId: "lobby", vendor: "IMES", type: "ESPORTS" as const },
    { ...target, nodeId: "FB-SPORTS-001", vendor: "FB", type: "SPORTS" as const },
    lottery,
    { ...lottery, lotteryMode: "Lott", playType: "trad" as const },
    { ...lottery, lotteryMode: "ZY", playType: "ent" as const, code: "srt-lott-003" },
    { ...lottery, lotteryMode: "SEA", vendor: "TCG_SEA" },
    { ...lottery, type: "ELOTT" as const, lotteryMode: "Elott", playType: "ent" as const },
  ])("opens the same game again: %o", (game) => {
    expect(read(playPath(game))).toEqual(game);
  });

  test("opens the demo if a member chose it, for the same game", () => {
    const { search } = new URL(playPath(target), "https://site.invalid");
    const practised = withPractice(search, true);
    expect([asksForPractice(search), asksForPractice(practised)]).toEqual([false, true]);
    expect(read(`/m/play${practised}`)).toEqual(target);
    expect(withPractice(practised, false)).toBe(search);
  });

  test("is the sportsbook's own page for its lobby", () => {
    expect(playPath({ ...target, nodeId: "FB", gameId: "lobby", vendor: "FB", type: "SPORTS" })).toBe(
      "/m/fb-games",
    );
  });

  test("drops an unknown mode, so that the game still opens", () => {
    expect(read(playPath({ ...lottery, lotteryMode: "unheard of" }))).toEqual(lottery);
  });

  test.each([
    "/m/play",
    "/m/play?node=1&game=2&vendor=JL",
    "/m/play?node=1&game=2&vendor=JL&type=DICE",
    "/m/play?node=&game=2&vendor=JL&type=RNG",
    "/m/play?node=1&game=2&vendor=SRT&type=LOTT&mode=lott",
    "/m/play?node=1&game=2&vendor=SRT&type=LOTT&mode=",
    "/m/play?node=1&game=2&vendor=SRT&type=LOTT&kind=other",
    "/m/play?node=1&game=2&vendor=SRT&type=LOTT&demo=yes",
    `/m/play?node=1&game=2&vendor=SRT&type=LOTT&code=${"c".repeat(81)}`,
    `/m/play?node=${"9".repeat(81)}&game=2&vendor=JL&type=RNG`,
  ])("is undefined if invalid: %s", (path) => {
    expect(read(path)).toBeUndefined();
  });
});
