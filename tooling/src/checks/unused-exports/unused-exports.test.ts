import { expect, it } from "vitest";
import { checkout } from "../../testing/checkout.ts";
import { unusedExports } from "./index.ts";

const coins = JSON.stringify({
  name: "@volado/coins",
  exports: {
    ".": { "@volado/source": "./src/index.ts" },
    "./testing": { "@volado/source": "./src/testing.ts" },
  },
});

const problemsWith = async (files: Readonly<Record<string, string>>) => {
  const { problems } = await unusedExports(
    checkout({
      "packages/coins/package.json": coins,
      "packages/coins/src/index.ts": `export { flip } from "./flip.ts"; export type { Side } from "./flip.ts";`,
      "packages/coins/src/flip.ts": "export type Side = 0 | 1; export const flip = (): Side => 0;",
      "packages/coins/src/testing.ts": "export const fixedCoin = 1;",
      ...files,
    }),
  );
  return problems;
};

const unused = [expect.stringMatching(/^@volado\/coins exports flip, which only tests use/)];
const takesFlip = `import { flip } from "@volado/coins"; flip();`;

it.each([
  ["another workspace's source", { "apps/site/src/toss.ts": takesFlip }],
  ["what passes it on", { "apps/site/src/toss.ts": `export { flip as toss } from "@volado/coins";` }],
  ["an example", { "examples/shop/src/toss.ts": takesFlip }],
  ["strangers, as its README says", { "packages/coins/README.md": "Toss with `flip()`." }],
  ["strangers, as a guide shows", { "docs/coins.md": `\`\`\`ts\nflip();\n\`\`\`\n` }],
])("passes what is used by %s", async (_who, files) => {
  expect(await problemsWith(files)).toEqual([]);
});

it.each([
  ["nobody uses", {}],
  ["only a test uses", { "apps/site/src/toss.test.ts": takesFlip }],
  ["only a journey uses", { "apps/site/e2e/toss.ts": takesFlip }],
  [
    "only its own package uses",
    { "packages/coins/src/toss.ts": `import { flip } from "@volado/coins"; flip();` },
  ],
  [
    "another package has too",
    { "apps/site/src/toss.ts": `import { flip } from "@volado/coins-of-old"; flip();` },
  ],
  ["only a decision names", { "docs/decisions/001-coins.md": "Toss with `flip()`." }],
  [
    "only the list of features or of clauses names",
    { "docs/features/toss.md": "`flip`", "docs/clauses/toss.md": "`flip`" },
  ],
  ["a README mentions in passing", { "packages/coins/README.md": "You may flip them." }],
])("reports what %s", async (_who, files) => {
  expect(await problemsWith(files)).toEqual(unused);
});

it("follows what an entry passes on whole", async () => {
  expect(await problemsWith({ "packages/coins/src/index.ts": `export * from "./flip.ts";` })).toEqual(unused);
});
