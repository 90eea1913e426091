import { expect, test } from "vitest";
import { hexOf, isReadable, parseColour, type Rgb } from "./readable-colour.ts";

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

test.each<[string, Rgb | undefined]>([
  ["#fff", white],
  [" #A1b2C3 ", [161, 178, 195]],
  ["rgb(1, 20, 255)", [1, 20, 255]],
  ["rgb(256,0,0)", undefined],
  ["#ffff", undefined],
  ["white", undefined],
  ["", undefined],
  ["red; background: url(https://evil.example)", undefined],
  ["#fff}", undefined],
  ["var(--vo-text)", undefined],
  ["url(javascript:x)", undefined],
])("%j is the colour %j", (text, colour) => {
  expect(parseColour(text)).toEqual(colour);
});

test("a colour is written with six digits", () => {
  expect(hexOf([1, 20, 255])).toBe("#0114ff");
});

test.each<[Rgb, Rgb, boolean]>([
  [white, black, true],
  [black, white, true],
  [white, [254, 254, 254], false],
  [[118, 118, 118], white, true],
  [[119, 119, 119], white, false],
  [black, [20, 18, 31], false],
])("%j on %j can be read: %s", (text, ground, readable) => {
  expect(isReadable(text, ground)).toBe(readable);
});
