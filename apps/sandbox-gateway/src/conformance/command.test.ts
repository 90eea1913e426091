import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();

/** The command as people start it, but from its source. */
const commandFile = join(
  dirname(fileURLToPath(import.meta.resolve("@volado/api-client/conformance"))),
  "command.ts",
);

const conformance = async (...words: readonly string[]) => {
  const child = spawn(process.execPath, ["--conditions=@volado/source", commandFile, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let told = "";
  for await (const chunk of child.stdout) told += String(chunk);
  const [code] = await ended;
  return { code, told };
};

test("the conformance command finds no fault in this gateway, on any side of any call", async () => {
  const account = ["--username", "agente", "--password", DEMO_PASSWORD];
  const { code, told } = await conformance(gateway.url(), ...account);
  expect(told).toMatch(/, 0 are broken, /);
  expect(code).toBe(0);
  expect(told).toMatch(/^listGames +ok +ok +ok +ok$/m);
  expect(told).toMatch(/^createDeposit +ok +ok +ok +ok$/m);
  expect(told).toMatch(/^changePassword +ok +ok +ok +ok$/m);
  expect(gateway.log).toEqual([]);
}, 120_000);

test("the command ends with 1 when something is broken, and says what", async () => {
  const { code, told } = await conformance(`${gateway.url()}/elsewhere`);
  expect(told).toContain("getStatus, answer: nothing else can be tried");
  expect(code).toBe(1);
});
