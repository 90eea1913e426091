import { describe, expect, it } from "vitest";
import { plant } from "../testing/plant.ts";
import { packageFields, typesResolve } from "./published.ts";

const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

const coins = (exports: object) => ({
  "packages/coins/package.json": JSON.stringify({
    name: "@volado/coins",
    version: "1.0.0",
    license: "MIT",
    type: "module",
    sideEffects: false,
    exports,
    files: ["dist"],
  }),
  "packages/coins/dist/index.js": "export const flip = () => true;\n",
});

/** A published package that is in order, with the given files on top of it. */
const published = (files: Readonly<Record<string, string>> = {}, exports: object = { ".": entry("index") }) =>
  plant({
    ...coins(exports),
    "packages/coins/dist/index.d.ts": `export type { Side } from "./side.ts";
export declare const flip: () => boolean;
`,
    "packages/coins/dist/side.d.ts": "export type Side = 0 | 1;\n",
    ...files,
  });

describe("publint on a tarball", () => {
  it("passes a sound package", async () => {
    expect(await packageFields(published())).toEqual({ problems: [] });
  });

  it("reports an export whose file was not packed", async () => {
    const exports = { ".": entry("index"), "./more": "./dist/more.js" };
    const { problems } = await packageFields(published({}, exports));
    expect(problems).toEqual([
      expect.stringMatching(/^packages\/coins: .*more\.js but the file does not exist/),
    ]);
  });

  it("reports CommonJS in a package of ES modules", async () => {
    const { problems } = await packageFields(
      published({ "packages/coins/dist/index.js": "module.exports = { flip: () => true };\n" }),
    );
    expect(problems).toEqual([expect.stringMatching(/is written in CJS/)]);
  });
});

describe("are the types wrong, on a tarball", () => {
  it("passes declarations that name their neighbours with .ts", async () => {
    expect(await typesResolve(published())).toEqual({ problems: [] });
  });

  it("reports an entry without declarations", async () => {
    const exports = { ".": entry("index"), "./more": "./dist/more.js" };
    const { problems } = await typesResolve(
      published({ "packages/coins/dist/more.js": "export const more = 1;\n" }, exports),
    );
    expect(problems).toContainEqual(expect.stringMatching(/^packages\/coins: \.\/more: .*\(bundler\)$/));
  });

  it("reports a declaration that leads nowhere", async () => {
    const { problems } = await typesResolve(
      published({ "packages/coins/dist/index.d.ts": `export type { Side } from "./gone.ts";\n` }),
    );
    expect(problems).toContainEqual(expect.stringMatching(/\.\/gone\.ts doesn't resolve/));
  });

  it("reports a package without types", async () => {
    const { problems } = await typesResolve(plant(coins({ ".": "./dist/index.js" })));
    expect(problems).toEqual(["packages/coins: the tarball carries no types"]);
  });
});
