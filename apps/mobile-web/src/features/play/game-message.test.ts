import { expect, test } from "vitest";
import { readGameMessage } from "./game-message.ts";

const game = { name: "the game's window" };
const frame = { window: game, origin: "https://games.example" };
const read = (data: unknown, origin = frame.origin, source: unknown = game) =>
  readGameMessage({ data, origin, source }, frame);

test.each(["ready", "balance", "relogin", "deposit", "exit"])(
  "%s from the frame itself is accepted",
  (type) => {
    expect(read({ source: "volado-game", type })).toBe(type);
  },
);

test("the bare string relogin is accepted", () => {
  expect(read("relogin")).toBe("relogin");
});

test.each([
  ["another origin", { source: "volado-game", type: "relogin" }, "https://evil.example", game],
  ["another window of the right origin", { source: "volado-game", type: "relogin" }, frame.origin, {}],
  ["the opaque origin", "relogin", "null", game],
  ["no source", "relogin", frame.origin, null],
])("%s is ignored", (_, data, origin, source) => {
  expect(read(data, origin, source)).toBeUndefined();
});

test.each([[{ type: "relogin" }], [{ source: "volado-game", type: "pay" }], ["exit"], [null], [42]])(
  "%j is ignored",
  (data) => {
    expect(read(data)).toBeUndefined();
  },
);

test("a frame without a window accepts nothing, not even a message without a source", () => {
  expect(
    readGameMessage({ data: "relogin", origin: "", source: null }, { window: null, origin: "" }),
  ).toBeUndefined();
});
