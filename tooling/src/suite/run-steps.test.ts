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

  it("runs light neighbours two at once, and tells of them in their order", async () => {
    const running = new Set<string>();
    const seen: string[] = [];
    let thirdStarts = () => {};
    const thirdRuns = new Promise<void>((started) => {
      thirdStarts = started;
    });
    const watched = (name: string, light: boolean, until: Promise<void> = Promise.resolve()): Step => ({
      name,
      title: name,
      light,
      run: async () => {
        running.add(name);
        seen.push([...running].join("+"));
        if (name === "c") thirdStarts();
        await until;
        running.delete(name);
        return { passed: 1, failed: 0 };
      },
    });
    const { lines } = await play([
      watched("a", true, thirdRuns),
      watched("b", true),
      watched("c", true),
      watched("d", false),
      watched("e", true),
    ]);
    expect(seen).toEqual(["a", "a+b", "a+c", "d", "e"]);
    expect(lines.slice(0, 5).map((line) => line.split(" ")[1])).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("begins the longest of light neighbours first, and tells of them in their order", async () => {
    const begun: string[] = [];
    const taking = (name: string, seconds?: number): Step => ({
      ...step(name, { passed: 1 }),
      light: true,
      ...(seconds !== undefined && { seconds }),
      run: async () => {
        begun.push(name);
        return { passed: 1, failed: 0 };
      },
    });
    const { lines } = await play([taking("a"), taking("b", 60), taking("c", 300), taking("d")]);
    expect(begun).toEqual(["c", "b", "a", "d"]);
    expect(lines.slice(0, 4).map((line) => line.split(" ")[1])).toEqual(["a", "b", "c", "d"]);
  });

  it("fails when nothing ran at all", async () => {
    expect(await play([])).toMatchObject({ passed: false, last: "0 passed, 0 failed" });
  });
});
