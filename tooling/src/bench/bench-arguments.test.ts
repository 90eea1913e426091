import { describe, expect, it } from "vitest";
import { parseBenchArguments } from "./bench-arguments.ts";
import { machineLoad } from "./machine-load.ts";

describe("the benchmark's command line", () => {
  it.each([
    [[], ["pages", "behaviour", "gateway"], 5],
    [["behaviour"], ["behaviour"], 5],
    [["gateway"], ["gateway"], 5],
    [["pages", "--runs", "3"], ["pages"], 3],
    [["--runs=1", "behaviour", "pages"], ["behaviour", "pages"], 1],
  ])("%j measures %j, %d times", (args, parts, runs) => {
    expect(parseBenchArguments(args)).toEqual({ ok: true, parts, runs });
  });

  it.each([
    [["speed"], /no "speed" to measure: pages, behaviour, gateway/],
    [["--runs", "0"], /whole number/],
    [["--runs", "many"], /whole number/],
    [["--quick"], /--quick/],
  ])("%j is refused with a sentence", (args, words) => {
    const answer = parseBenchArguments(args);
    expect(answer.ok).toBe(false);
    expect(!answer.ok && answer.problem).toMatch(words);
  });
});

describe("the machine's load", () => {
  it("is told, with a warning when other work takes part of it", () => {
    expect(machineLoad(0.4, 2)).toBe("Load of the machine: 0.4 on 2 processor(s).");
    expect(machineLoad(12.3, 2)).toMatch(/12\.3 on 2 .* times are too long/);
  });
});
