// Plain JavaScript without dependencies: it runs on any Node version, before packages are installed.
import { existsSync } from "node:fs";
import process from "node:process";

const programs = new URL("../../../node_modules/.bin/", import.meta.url);
const isFetched = ["node", "turbo"].every((name) => existsSync(new URL(name, programs)));

const problem = () => {
  if (!isFetched)
    return "Not all packages could be fetched: see that this machine reaches the package registry, then start again.";
  // The repository's own Node runs TypeScript; pnpm puts it first in the PATH of scripts.
  if (!process.features.typescript)
    return `Node ${process.versions.node} is too old: start with npx -y pnpm@12 start, which brings its own.`;
  return undefined;
};

const said = problem();
if (said === undefined) await import("./start.ts");
else {
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
