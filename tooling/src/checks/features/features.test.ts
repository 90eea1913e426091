import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { features } from "./index.ts";

const row = (section: number, file = "packages/domain/src/a.ts") => `| §${section} | A rule | \`${file}\` |`;
const everySection = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => row(section));

const problemsOf = async (rows: readonly string[]) => {
  const table = ["# Features", "", "| Spec | Feature | Where |", "|---|---|---|", ...rows].join("\n");
  const root = plant({ "docs/features.md": table, "packages/domain/src/a.ts": "" });
  return (await features(root)).problems;
};

describe("the table of features", () => {
  it("passes when each section has rows and each file is there", async () => {
    expect(await problemsOf([...everySection, row(2, "packages/domain/src/*.ts")])).toEqual([]);
  });

  it.each([
    [
      "a file that is gone",
      row(2, "packages/domain/src/b.ts"),
      /:14: packages\/domain\/src\/b.ts doesn't exist/,
    ],
    ["a pattern that matches nothing", row(2, "packages/ui/*.ts"), /packages\/ui\/\*.ts doesn't exist/],
    ["a row without a file", "| §2 | A rule | soon |", /:14: the row names no file/],
    ["a row without a section", "| | A rule | `packages/domain/src/a.ts` |", /cites no section/],
  ])("reports %s", async (_name, extra, problem) => {
    expect(await problemsOf([...everySection, extra])).toEqual([expect.stringMatching(problem)]);
  });

  it("reports a section without rows", async () => {
    expect(await problemsOf(everySection.slice(0, 8))).toEqual([
      "docs/features.md has no row for §9 of the specification",
    ]);
  });

  it("reports a missing document", async () => {
    expect(await features(plant({}))).toEqual({ problems: ["docs/features.md is missing"] });
  });
});
