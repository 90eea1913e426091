import { join, resolve } from "node:path";
import { DEMO_PASSWORD, seedAccounts } from "./data/world/accounts.ts";
import { readEnvironment } from "./environment.ts";
import { type Gateway, startGateway } from "./gateway.ts";

const repositoryRoot = resolve(import.meta.dirname, "../../..");

const begun = performance.now();
const environment = readEnvironment(process.env, join(repositoryRoot, ".volado"));
if (!environment.ok) {
  for (const problem of environment.problems) process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** A database in use, or of another merchant, is reported by its message, without a stack. */
const start = async (): Promise<Gateway> => {
  try {
    return await startGateway(environment.options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

const gateway = await start();
// Installed before the start is announced: a script that reads the announcement may stop the process at once.
const stop = (): void => {
  gateway.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Stopping failed: ${String(error)}\n`);
      process.exit(1);
    },
  );
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

const { brand } = gateway.services;

process.stdout.write(`
${brand.name} sandbox gateway: for development and demonstration only, with play money and public passwords.
Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s at ${gateway.url}
Console: ${gateway.url}/console
Accounts, all with the password ${DEMO_PASSWORD}:
${seedAccounts.map(({ username, purpose }) => `  ${username.padEnd(12)} ${purpose}\n`).join("")}
`);
