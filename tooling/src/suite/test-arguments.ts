/** What `npx -y pnpm@12 test` was asked to run. */
export type TestArguments =
  | { readonly which: "all" }
  /** Only the steps of these names, in the suite's order. */
  | { readonly which: "some"; readonly names: readonly string[] }
  /** What the change since a commit can have broken; without one, since the last one. */
  | { readonly which: "changed"; readonly since: string | undefined }
  | { readonly which: "unknown"; readonly problem: string };

const changed = /^--changed(?:=(?<since>.+))?$/;

/** Reads `[step …]` or `--changed[=commit]`. */
export const readTestArguments = (args: readonly string[], names: readonly string[]): TestArguments => {
  const [first, ...rest] = args;
  if (first === undefined) return { which: "all" };
  const match = changed.exec(first);
  if (match && rest.length > 0) return { which: "unknown", problem: "--changed stands alone." };
  if (match) return { which: "changed", since: match.groups?.since };
  const unknown = args.filter((name) => !names.includes(name));
  if (unknown.length === 0) return { which: "some", names: args };
  return {
    which: "unknown",
    problem: `No step is called ${unknown.join(", ")}. There are: ${names.join(", ")}; or --changed[=commit].`,
  };
};
