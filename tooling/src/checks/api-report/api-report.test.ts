import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { findWorkspaces } from "../../workspace/workspaces.ts";
import { apiReports } from "./index.ts";
import { readSurface } from "./surface.ts";
import { surfaceOf, writeReport } from "./write-report.ts";

const declarations = {
  "dist/index.d.ts": `export { flip } from "./flip.ts";
export type { Side as CoinSide } from "./flip.ts";
export * from "./more.ts";
/** Says what it is. */
export declare const name: string;
declare const own: number;
export { own as renamed };
`,
  "dist/flip.d.ts": `/** One of two. */
export type Side = 0 | 1;
/** Flips. */
export declare const flip: () => Side;
export declare const kept: 1;
`,
  "dist/more.d.ts": "export interface More {\n    /** How many. */\n    readonly count: number;\n}\n",
};

const manifest = (version: string) =>
  JSON.stringify({
    name: "@volado/coins",
    version,
    publishConfig: {
      exports: {
        ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
        "./coins.css": "./dist/coins.css",
      },
      bin: { "volado-flip": "./dist/flip.js" },
    },
  });

const changeset = (name: string) => `---\n"${name}": minor\n---\n\nCoins flip.\n`;

interface Planted {
  readonly report?: string;
  readonly version?: string;
  readonly changesets?: Readonly<Record<string, string>>;
}

const coins = ({
  report,
  version = "1.0.0",
  changesets = { "coins-flip": changeset("@volado/coins") },
}: Planted = {}) =>
  plant({
    ...Object.fromEntries(
      Object.entries(declarations).map(([file, text]) => [`packages/coins/${file}`, text]),
    ),
    ...Object.fromEntries(Object.entries(changesets).map(([name, text]) => [`.changeset/${name}.md`, text])),
    "packages/coins/package.json": manifest(version),
    ...(report !== undefined && { "packages/coins/api-report.md": report }),
  });

const reportOf = (root: string): string => {
  const [workspace] = findWorkspaces(root);
  if (workspace === undefined) throw new Error("nothing was planted");
  const surface = surfaceOf(workspace);
  return writeReport(workspace, surface, { digest: surface.digest, changeset: "coins-flip", since: "1.0.0" });
};

const problemsWith = async (planted: Planted) => (await apiReports(coins(planted))).problems;

describe("the surface of a package", () => {
  it("is what its entry exports, by the names that it exports, without comments", () => {
    const surface = readSurface(join(coins(), "packages/coins/dist/index.d.ts"));
    expect(Object.fromEntries(surface)).toEqual({
      CoinSide: "type Side = 0 | 1;",
      More: "interface More {\n    readonly count: number;\n}",
      flip: "const flip: () => Side;",
      name: "const name: string;",
      renamed: "declare const own: number;",
    });
  });

  it("has files and commands too", () => {
    const report = reportOf(coins());
    expect(report).toContain("- `@volado/coins/coins.css`\n- the command `volado-flip`\n");
  });
});

describe("reports", () => {
  it("hold while nothing changes", async () => {
    const report = reportOf(coins());
    expect(await problemsWith({ report })).toEqual([]);
  });

  it("name the first change", async () => {
    const report = reportOf(coins());
    expect(await problemsWith({ report: report.replace("() => Side", "(coins: number) => Side") })).toEqual([
      expect.stringMatching(
        /^packages\/coins\/api-report\.md is out of date, first at: const flip: \(\) => Side;/,
      ),
    ]);
  });

  it("are asked of every published package", async () => {
    expect(await problemsWith({})).toEqual([
      expect.stringMatching(/^packages\/coins\/api-report\.md is missing/),
    ]);
  });

  it("can't be made to agree by hand without a changeset for what is new", async () => {
    const report = reportOf(coins());
    const old = report.replace(/Surface `\w+`/, "Surface `0123456789abcdef`");
    expect(await problemsWith({ report: old })).toEqual([expect.stringMatching(/is out of date/)]);
    expect(await problemsWith({ report: report.replace(/^Surface.*$/m, "") })).toEqual([
      expect.stringMatching(/doesn't say which changeset tells about it/),
    ]);
  });

  it.each([
    ["there is none", {}, "there is no .changeset/coins-flip.md"],
    [
      "it tells about another package",
      { "coins-flip": changeset("@volado/notes") },
      ".changeset/coins-flip.md doesn't name @volado/coins",
    ],
  ])("want a changeset that tells about the change: %s", async (_, changesets, reason) => {
    const report = reportOf(coins());
    expect(await problemsWith({ report, changesets })).toEqual([expect.stringContaining(reason)]);
  });

  it("know that versioning takes changesets away", async () => {
    const report = reportOf(coins());
    expect(await problemsWith({ report, changesets: {}, version: "1.1.0" })).toEqual([]);
  });
});
