import { describe, expect, it } from "vitest";
import { run, runOrThrow, runTogether } from "./run.ts";

const cwd = import.meta.dirname;
const node = (code: string) => ["-e", code];

describe("run", () => {
  it("collects both streams and the exit code", async () => {
    const code = `console.log(process.env.WORD); console.error("err"); process.exitCode = 3`;
    const { code: exit, output } = await run(process.execPath, node(code), { cwd, env: { WORD: "out" } });
    expect([exit, output.split("\n").toSorted()]).toEqual([3, ["", "err", "out"]]);
  });

  it("returns 127 for an unknown command", async () => {
    expect(await run("volado-no-such-command", [], { cwd })).toMatchObject({ code: 127 });
  });

  it("kills a command that times out, as a failure", async () => {
    const { code } = await run(process.execPath, node("setInterval(() => {}, 1000)"), { cwd, timeout: 100 });
    expect(code).not.toBe(0);
  });

  it("throws with the output if success is required", async () => {
    const failing = runOrThrow(process.execPath, node(`console.log("why"); process.exit(2)`), { cwd });
    await expect(failing).rejects.toThrow(/ended with 2:\nwhy/);
  });
});

it("runTogether stops the others when one exits, and returns its exit code", async () => {
  const command = (code: string) => ({ command: process.execPath, args: node(code), cwd, env: {} });
  const forever = command("setInterval(() => {}, 1000)");
  expect(await runTogether([forever, command("process.exit(7)")])).toBe(7);
});
