import { expect, it } from "vitest";
import { captchaSvg } from "./captcha.ts";

const shapes = (svg: string): readonly string[] =>
  [...svg.matchAll(/<path d="([^"]+)" transform/g)].map(([, path]) => path ?? "");

it("the captcha's picture has one unique shape for each digit, and no text", () => {
  const svg = captchaSvg("0123456789");
  expect(shapes(svg)).toHaveLength(10);
  expect(svg).not.toMatch(/<text|<title|aria-label/);
  expect(new Set([captchaSvg("0000"), captchaSvg("0000")].flatMap(shapes)).size).toBe(8);
});
