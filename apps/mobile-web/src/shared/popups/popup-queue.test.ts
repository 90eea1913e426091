import { expect, test } from "vitest";
import { type PopupTurns, popupTurn } from "./popup-queue.ts";

const open: PopupTurns = { wanted: [], current: undefined, settled: true, held: false, covered: false };
const contract = { name: "contract", atOnce: false } as const;
const login = { name: "login", atOnce: false } as const;
const download = { name: "download", atOnce: false } as const;

test.each<[string, Partial<PopupTurns>, string | undefined]>([
  ["nobody", {}, undefined],
  ["the only one", { wanted: [download] }, "download"],
  ["the first by order, not by arrival", { wanted: [download, login, contract] }, "contract"],
  ["nobody before the player has settled", { wanted: [download], settled: false }, undefined],
  [
    "only what comes at once before that",
    { wanted: [contract, { ...login, atOnce: true }], settled: false },
    "login",
  ],
  ["nobody on a page without room", { wanted: [{ ...login, atOnce: true }], held: true }, undefined],
  ["nobody over another dialog", { wanted: [login], covered: true }, undefined],
  [
    "whoever has it, its own dialog being open",
    { wanted: [login], current: "login", covered: true },
    "login",
  ],
  [
    "whoever has it, before a more urgent one",
    { wanted: [contract, download], current: "download" },
    "download",
  ],
  ["the next one when it is given back", { wanted: [download], current: "login" }, "download"],
  ["nobody when the page lost its room", { wanted: [login], current: "login", held: true }, undefined],
])("the turn is given to %s", (_who, given, turn) => {
  expect(popupTurn({ ...open, ...given })).toBe(turn);
});
