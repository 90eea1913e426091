import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { findWorkspaces } from "../../workspace/workspaces.ts";
import { apiReports } from "./api-reports.ts";
import { type Surface, surfaceOf } from "./surface.ts";

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
  readonly reports?: Readonly<Record<string, string>>;
  readonly told?: object;
  readonly version?: string;
  readonly changesets?: Readonly<Record<string, string>>;
}

const coins = ({
  reports = {},
  told,
  version = "1.0.0",
  changesets = { "coins-flip": changeset("@volado/coins") },
}: Planted = {}) =>
  plant({
    ...Object.fromEntries(
      Object.entries({ ...declarations, ...reports }).map(([file, text]) => [`packages/coins/${file}`, text]),
    ),
    ...Object.fromEntries(Object.entries(changesets).map(([name, text]) => [`.changeset/${name}.md`, text])),
    "packages/coins/package.json": manifest(version),
    ...(told && { "packages/coins/api/told.json": JSON.stringify(told) }),
  });

const surfaceIn = (root: string): Surface => {
  const [workspace] = findWorkspaces(root);
  if (workspace === undefined) throw new Error("nothing was planted");
  return surfaceOf(workspace);
};

/** The package with reports and told.json as the command writes them. */
const reported = () => {
  const { reports, files, digest } = surfaceIn(coins());
  return {
    index: reports.get("index.api.md") ?? "",
    planted: {
      reports: Object.fromEntries([...reports].map(([file, text]) => [`api/${file}`, text])),
      told: { digest, files, changeset: "coins-flip", since: "1.0.0" },
    },
  };
};

const problemsWith = async (planted: Planted) => (await apiReports(coins(planted))).problems;

describe("the surface of a package", () => {
  it("is what its entry exports, by the names that it exports", () => {
    const report = surfaceIn(coins()).reports.get("index.api.md");
    expect(report).toContain("export type CoinSide = 0 | 1;");
    expect(report).toContain("export interface More {\n    readonly count: number;\n}");
    expect(report).toContain("export const flip: () => CoinSide;");
    expect(report).toContain("export const renamed: number;");
    expect(report).not.toContain("kept");
  });

  it("has files and commands too", () => {
    expect(surfaceIn(coins()).files).toEqual(["@volado/coins/coins.css", "the command volado-flip"]);
  });
});

describe("reports", () => {
  it("hold while nothing changes", async () => {
    expect(await problemsWith(reported().planted)).toEqual([]);
  });

  it("name the first change", async () => {
    const { index, planted } = reported();
    const old = index.replace("flip: () => CoinSide", "flip: (coins: number) => CoinSide");
    expect(await problemsWith({ ...planted, reports: { "api/index.api.md": old } })).toEqual([
      expect.stringMatching(
        /^packages\/coins\/api\/index\.api\.md is out of date, first at: export const flip: \(\) => CoinSide;/,
      ),
    ]);
  });

  it("are asked of every entry, and of no other", async () => {
    const { index } = reported();
    expect(await problemsWith({ reports: { "api/gone.api.md": index } })).toEqual([
      expect.stringMatching(/^packages\/coins\/api\/index\.api\.md is missing/),
      expect.stringMatching(/^packages\/coins\/api\/gone\.api\.md is of an entry that is gone/),
    ]);
  });

  it("can't be made to agree by hand without a changeset for what is new", async () => {
    const { planted } = reported();
    const told = { ...planted.told, digest: "0123456789abcdef" };
    const untold = [expect.stringMatching(/^packages\/coins exports what no changeset tells about/)];
    expect(await problemsWith({ ...planted, told })).toEqual(untold);
    expect(await problemsWith({ reports: planted.reports })).toEqual(untold);
  });

  it.each([
    ["there is none", {}, "there is no .changeset/coins-flip.md"],
    [
      "it tells about another package",
      { "coins-flip": changeset("@volado/notes") },
      ".changeset/coins-flip.md doesn't name @volado/coins",
    ],
  ])("want a changeset that tells about the change: %s", async (_, changesets, reason) => {
    expect(await problemsWith({ ...reported().planted, changesets })).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  it("know that versioning takes changesets away", async () => {
    expect(await problemsWith({ ...reported().planted, changesets: {}, version: "1.1.0" })).toEqual([]);
  });
});
