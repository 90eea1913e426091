import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps.ts";
import type { Step, Tally } from "./step.ts";

const step = (name: string, tally: Partial<Tally>, needs: readonly string[] = []): Step => ({
  name,
  title: name,
  needs,
  run: async () => ({ passed: 0, failed: 0, ...tally }),
});

const play = async (steps: readonly Step[]) => {
  const lines: string[] = [];
  let clock = 0;
  const passed = await runSteps(steps, { print: (line) => lines.push(line), now: () => (clock += 1500) });
  return { passed, lines, last: lines.at(-1)?.split("\n").at(-1) };
};

describe("the suite", () => {
  it("sums what its steps counted and closes with that alone on the last line", async () => {
    const { passed, lines, last } = await play([step("a", { passed: 3 }), step("b", { passed: 4 })]);
    expect(passed).toBe(true);
    expect(lines[0]).toBe("✓ a · 3 passed · 1.5 s");
    expect(last).toBe("7 passed, 0 failed");
  });

  it("goes on after a failing step, shows its output and names it at the end", async () => {
    const { passed, lines, last } = await play([
      step("a", { passed: 1, failed: 2, output: "the reason\n" }),
      step("b", { passed: 4, output: "unasked" }),
    ]);
    expect(passed).toBe(false);
    expect(lines).toEqual([
      "✗ a · 1 passed, 2 failed · 1.5 s",
      "the reason",
      "✓ b · 4 passed · 1.5 s",
      "\nSlowest steps",
      "    1.5 s  a",
      "    1.5 s  b",
      "\nFailed: a",
      "\n5 passed, 2 failed",
    ]);
    expect(last).toBe("5 passed, 2 failed");
  });

  it("doesn't run a step whose ground failed", async () => {
    const { last, lines } = await play([
      step("build", { failed: 1 }),
      step("size", { passed: 1 }, ["build"]),
    ]);
    expect(last).toBe("0 passed, 2 failed");
    expect(lines).toContain("Not run: build failed.");
  });

  it("counts a step that throws as one failure", async () => {
    const broken: Step = { name: "a", title: "a", run: () => Promise.reject(new Error("no disk")) };
    const { last, lines } = await play([broken]);
    expect(last).toBe("0 passed, 1 failed");
    expect(lines.join("\n")).toContain("no disk");
  });

  it("fails when nothing ran at all", async () => {
    expect(await play([])).toMatchObject({ passed: false, last: "0 passed, 0 failed" });
  });
});
