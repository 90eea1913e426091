import { expect, it } from "vitest";
import { checkout } from "../testing/checkout.ts";
import { lineLengths } from "./line-lengths.ts";

const problemsOf = async (line: string, file = "a.ts") =>
  (await lineLengths(checkout({ [file]: `\n${line}\n` }))).problems;

const words = (length: number) => "word ".repeat(length / 5);

it.each([
  ["code of 120 characters", `// ${words(115)}12`],
  ["an import", `import { a } from "./${"long-".repeat(30)}.ts";`],
  ["an address", `// https://example.com/${"x".repeat(120)}`],
  ["a test's title", `  it("${words(120)}", async () => {`],
  ["a drawn path", `  <path d="${"M7 7 ".repeat(25)}" />`],
  ["one pattern", `  /^${words(120)}$/,`],
  ["one text", `  "${words(150)}",`],
  ["one text under a name", `  lead: "${words(150)}",`],
])("lets %s be", async (_, line) => {
  expect(await problemsOf(line)).toEqual([]);
});

it("leaves data alone", async () => {
  expect(await problemsOf(`const a = [${"1, ".repeat(60)}];`, "packages/a/samples/a.ts")).toEqual([]);
});

it.each([
  ["a comment", `// ${words(120)}`],
  ["a docstring", ` * ${words(120)}`],
  ["code", `const sum = ${"1 + ".repeat(40)}1;`],
  ["texts side by side", `  say("${words(60)}", "${words(70)}");`],
])("reports %s", async (_, line) => {
  expect(await problemsOf(line)).toEqual([`a.ts:2: ${line.length} characters, where 120 fit`]);
});
