import { expect, it } from "vitest";
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

/** A valid published package, with the given files added or replaced. */
const published = (files: Readonly<Record<string, string>> = {}, exports: object = { ".": entry("index") }) =>
  plant({
    ...coins(exports),
    "packages/coins/dist/index.d.ts": `export type { Side } from "./side.ts";
export declare const flip: () => boolean;
`,
    "packages/coins/dist/side.d.ts": "export type Side = 0 | 1;\n",
    ...files,
  });

const more = { ".": entry("index"), "./more": "./dist/more.js" };

it("accepts a valid package whose declarations import .ts files", async () => {
  expect(await packageFields(published())).toEqual({ problems: [] });
  expect(await typesResolve(published())).toEqual({ problems: [] });
});

it("publint reports an export whose file was not packed", async () => {
  const { problems } = await packageFields(published({}, more));
  const words = expect.stringMatching(/^packages\/coins: .*more\.js but the file does not exist/);
  expect(problems).toEqual([words]);
});

it.each([
  [
    "an entry without declarations",
    { "packages/coins/dist/more.js": "export const more = 1;\n" },
    more,
    /^packages\/coins: \.\/more: .*\(bundler\)$/,
  ],
  [
    "a declaration that leads nowhere",
    { "packages/coins/dist/index.d.ts": `export type { Side } from "./gone.ts";\n` },
    undefined,
    /\.\/gone\.ts doesn't resolve/,
  ],
])("are-the-types-wrong reports %s", async (_what, files, exports, words) => {
  const { problems } = await typesResolve(published(files, exports));
  expect(problems).toContainEqual(expect.stringMatching(words));
});
