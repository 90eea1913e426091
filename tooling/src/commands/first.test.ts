import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort, requirePort } from "../process/ports.ts";
import { run } from "../process/run.ts";
import { plant } from "../testing/plant.ts";
import { repositoryRoot } from "../workspaces.ts";

const command = "tooling/src/commands/first.mjs";
const text = readFileSync(join(repositoryRoot, command), "utf8");
const started = (root: string, flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [...flags, command], { cwd: root, env });
const fetched = { "node_modules/.bin/node": "", "node_modules/.bin/turbo": "" };

describe("the first start fails with one sentence of instructions", () => {
  it("if packages are missing, on any Node version", async () => {
    const { code, output } = await started(plant({ [command]: text }));
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^Not all packages could be fetched: .*\n$/),
    });
  });

  it("if Node doesn't run TypeScript", async () => {
    const root = plant({ [command]: text, ...fetched });
    const { code, output } = await started(root, ["--no-experimental-strip-types"]);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^Node 24\S+ is too old: .*\n$/),
    });
  });

  it.each([
    ["another program has the port", async (taken: string) => ({ PORT: taken }), /^Port \d+ is taken: .*\n$/],
    [
      "there is no such brand",
      async () => ({ VOLADO_MERCHANT: "nobody" }),
      /^There is no brand "nobody": .*\n$/,
    ],
  ])("where %s", async (_what, env, said) => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    try {
      const { code, output } = await started(repositoryRoot, [], await env(String(port)));
      expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(said) });
    } finally {
      server.close();
    }
  });
});

it("doesn't occupy a free port", async () => {
  const port = String(await freePort());
  await requirePort(port, "127.0.0.1");
  await requirePort(port, "127.0.0.1");
});
