import { cleanCommit, readTested } from "./tested.ts";

/** Why the repository under `root` can't be published as it stands; nothing when it can. */
export const whyNotReady = async (root: string): Promise<string | undefined> => {
  const commit = await cleanCommit(root);
  if (commit === undefined)
    return "something was changed since the last commit: what is published has to be in it";
  if ((await readTested(root)) === commit) return undefined;
  return [
    `the suite has not passed on ${commit.slice(0, 12)}:`,
    "run npx -y pnpm@12 test first, whole, or bring its .volado/tested.json along",
  ].join(" ");
};

/** Why a rehearsal can't begin: it must not be able to reach anybody. */
export const whyNoRehearsal = (registry: string | undefined): string | undefined =>
  registry !== undefined && /^http:\/\/127\.0\.0\.1:\d+\/?$/.test(registry)
    ? undefined
    : "a dry run needs a registry on this machine in npm_config_registry";
