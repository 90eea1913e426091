import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { findWorkspaces } from "../../workspace/workspaces.ts";
import { apiReports } from "./index.ts";
import { readSurface } from "./surface.ts";
import { writeReport } from "./write-report.ts";

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

const manifest = JSON.stringify({
  name: "@volado/coins",
  publishConfig: { exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } } },
});

const coins = (report?: string) =>
  plant({
    ...Object.fromEntries(
      Object.entries(declarations).map(([file, text]) => [`packages/coins/${file}`, text]),
    ),
    "packages/coins/package.json": manifest,
    ...(report !== undefined && { "packages/coins/api-report.md": report }),
  });

const reportOf = (root: string): string => {
  const [workspace] = findWorkspaces(root);
  if (workspace === undefined) throw new Error("nothing was planted");
  return writeReport(workspace);
};

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
});

describe("reports", () => {
  it("hold while nothing changes", async () => {
    const report = reportOf(coins());
    expect(await apiReports(coins(report))).toEqual({ problems: [] });
  });

  it("name the first change", async () => {
    const report = reportOf(coins()).replace("() => Side", "(coins: number) => Side");
    expect((await apiReports(coins(report))).problems).toEqual([
      expect.stringMatching(
        /^packages\/coins\/api-report\.md is out of date, first at: const flip: \(\) => Side;/,
      ),
    ]);
  });

  it("are asked of packages that have one", async () => {
    expect(await apiReports(coins())).toEqual({ problems: [] });
  });
});
