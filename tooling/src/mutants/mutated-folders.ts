/** Sources whose tests are measured together, and how many of their mutants the tests have to find. */
export interface MutatedFolder {
  /** What the table calls it. */
  readonly name: string;
  /** The workspace whose Vitest runs. */
  readonly workspace: string;
  /** Globs below the workspace; tests and stories are left out by themselves. */
  readonly sources: readonly string[];
  /** Per cent of the mutants. */
  readonly goal: number;
  /**
   * Leaves out what runs while a module is loaded, such as tables: which test needs it can't be told, so every
   * such mutant runs all tests, which only workspaces of quick tests can bear.
   */
  readonly withoutTables?: boolean;
}

/** Of rules that money, access or what a player may type depends on. */
const STRICT = 95;
const USUAL = 85;

/** What every row of a workspace with slow tests says. */
const slow = { goal: USUAL, withoutTables: true } as const;

const domain = "packages/domain";
const client = "packages/api-client";
const site = "apps/mobile-web";

/** Everything that `pnpm mutants` looks at. A source that several rows name belongs to the first. */
export const mutatedFolders: readonly MutatedFolder[] = [
  { name: "domain/money", workspace: domain, sources: ["src/money/**"], goal: STRICT },
  { name: "domain/session", workspace: domain, sources: ["src/session/**"], goal: STRICT },
  { name: "domain/validation", workspace: domain, sources: ["src/validation/**"], goal: STRICT },
  { name: "domain, the rest", workspace: domain, sources: ["src/**"], goal: USUAL },
  { name: "api-client/core", workspace: client, sources: ["src/core/**"], ...slow },
  { name: "api-client/query", workspace: client, sources: ["src/query/**"], ...slow },
  { name: "api-client/cache", workspace: client, sources: ["src/cache/**"], ...slow },
  { name: "api-client/errors", workspace: client, sources: ["src/errors/**"], ...slow },
  { name: "i18n/formats", workspace: "packages/i18n", sources: ["src/formats/**"], goal: USUAL },
  { name: "mobile-web hooks", workspace: site, sources: ["src/**/hooks/**", "src/**/use-*"], ...slow },
  { name: "mobile-web stores", workspace: site, sources: ["src/**/{store,*-store}.ts"], ...slow },
  { name: "mobile-web app", workspace: site, sources: ["src/app/**"], ...slow },
];
