import { describe, expect, it } from "vitest";
import { captchaSvg } from "./captcha.ts";

const shapes = (svg: string): readonly string[] =>
  [...svg.matchAll(/<path d="([^"]+)" transform/g)].map(([, path]) => path ?? "");

describe("the captcha's picture", () => {
  it("has one drawn shape for each digit and nothing to read", () => {
    const svg = captchaSvg("0123456789");
    expect(shapes(svg)).toHaveLength(10);
    expect(svg).not.toMatch(/<text|<title|aria-label/);
  });

  it("never draws a digit twice in the same way", () => {
    const all = [captchaSvg("0000"), captchaSvg("0000")].flatMap(shapes);
    expect(new Set(all).size).toBe(8);
  });

  it("keeps its numbers short", () => {
    expect(captchaSvg("8888")).not.toMatch(/\.\d{2,}/);
  });
});
