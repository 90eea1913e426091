import { expect, it } from "vitest";
import { checkout } from "../testing/checkout.ts";
import { wireWords, wireWordsStay } from "./wire-words.ts";

const words = Object.keys(wireWords);
const schema = "packages/api-client/src/schemas/game.schema.ts";

const problemsOf = async (file: string, line: string) =>
  (await wireWordsStay(checkout({ [schema]: words.join(";\n"), [file]: `\n${line}\n` }))).problems;

it.each([
  ["a field", "const code = wire.vassalage;"],
  ["a text", 'search.get("vassalage");'],
  ["a word before a comment", "to({ vassalage }); // the vendor"],
])("reports %s with its line and our word", async (_name, line) => {
  expect(await problemsOf("apps/mobile-web/src/features/vendors/strip.tsx", line)).toEqual([
    "apps/mobile-web/src/features/vendors/strip.tsx:2: vassalage is the wire's; say vendor",
  ]);
});

it.each([
  ["a comment", "apps/mobile-web/src/a.ts", "/** The vendor (Spec §3 `vassalage`). */"],
  ["a longer word", "apps/mobile-web/src/a.ts", "const vassalages = minLines;"],
  ["a test", "apps/mobile-web/src/a.test.ts", 'open("?vassalage=JL");'],
  ["an endpoint", "packages/api-client/src/endpoints/launch.ts", "const vassalage = input.vendor;"],
  ["the gateway", "apps/sandbox-gateway/src/handlers/launch.ts", "const { vassalage } = input;"],
])("passes %s", async (_name, file, line) => {
  expect(await problemsOf(file, line)).toEqual([]);
});

it("reports a word that no schema reads any more", async () => {
  const [gone, ...others] = words;
  expect((await wireWordsStay(checkout({ [schema]: others.join(";\n") }))).problems).toEqual([
    `${gone}: no schema reads it; take it out of tooling/src/checks/wire-words.ts`,
  ]);
});
