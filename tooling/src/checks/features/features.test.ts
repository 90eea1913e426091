import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import type { Capability, FeatureList } from "./feature-list.ts";
import { featurePages } from "./feature-pages.ts";
import { features } from "./index.ts";

const capability = (given: Partial<Capability>): Capability => ({
  area: "games",
  title: "A rule",
  spec: [2],
  what: [],
  screens: [],
  rules: ["packages/domain/src/a.ts"],
  tests: [],
  calls: [],
  switches: [],
  ...given,
});

const everySection = capability({ title: "Everything", spec: [1, 2, 3, 4, 5, 6, 7, 8, 9] });

const planted = (list: FeatureList, pages = featurePages(list).pages): string =>
  plant({
    "docs/features/features.json": JSON.stringify(list),
    "packages/domain/src/a.ts": "",
    ...Object.fromEntries(pages.map(({ name, text }) => [`docs/features/${name}`, text])),
  });

const listOf = (...capabilities: readonly Capability[]): FeatureList => ({
  areas: { games: "Games" },
  capabilities: [...capabilities],
});

const problemsOf = async (list: FeatureList) => (await features(planted(list))).problems;

describe("the list of features", () => {
  it("passes when each section has a capability, each file is there and the pages are up to date", async () => {
    const withPattern = capability({ rules: ["packages/domain/src/*.ts"] });
    expect(await problemsOf(listOf(everySection, withPattern))).toEqual([]);
  });

  it.each([
    [
      "a file that is gone",
      { rules: ["packages/domain/src/b.ts"] },
      /"A rule": packages\/domain\/src\/b.ts doesn't exist/,
    ],
    ["a test that is gone", { tests: ["packages/domain/src/a.test.ts"] }, /a\.test\.ts doesn't exist/],
    [
      "a pattern that matches nothing",
      { screens: ["packages/ui/*.ts"] },
      /packages\/ui\/\*.ts doesn't exist/,
    ],
    ["a capability without a file", { rules: [] }, /"A rule" names no file/],
  ])("reports %s", async (_name, given, problem) => {
    expect(await problemsOf(listOf(everySection, capability(given)))).toEqual([
      expect.stringMatching(problem),
    ]);
  });

  it("reports a capability of an unknown area", async () => {
    const elsewhere = capability({ area: "money" });
    expect(await problemsOf(listOf(everySection, elsewhere))).toEqual([
      expect.stringMatching(/no area money/),
    ]);
  });

  it("refuses a capability without a section", async () => {
    await expect(problemsOf(listOf(capability({ spec: [] })))).rejects.toThrow(/spec/);
  });

  it("reports a section without capabilities", async () => {
    expect(await problemsOf(listOf({ ...everySection, spec: [1, 2, 3, 4, 5, 6, 7, 8] }))).toEqual([
      "docs/features/features.json has no capability for §9 of the specification",
    ]);
  });

  it("reports pages that are out of date, missing or left over", async () => {
    const list = listOf(everySection);
    const root = planted(list, [
      { name: "README.md", text: "another text" },
      { name: "money.md", text: "# Money" },
    ]);
    expect((await features(root)).problems).toEqual([
      expect.stringMatching(/README\.md is out of date/),
      expect.stringMatching(/games\.md is out of date/),
      expect.stringMatching(/money\.md belongs to nothing/),
    ]);
  });

  it("reports a missing list", async () => {
    expect(await features(plant({}))).toEqual({ problems: ["docs/features/features.json is missing"] });
  });
});
