import { describe, expect, it } from "vitest";
import { undocumented } from "./undocumented.ts";

const page = (type: string, name: string) => ({
  id: `${name}--${type}`,
  type,
  importPath: `./src/components/${name}/${name}.stories.tsx`,
});

describe("a built Storybook", () => {
  it("has a page and a story for every component", () => {
    const entries = { a: page("docs", "Badge"), b: page("story", "Badge") };
    expect(undocumented(["Badge"], { entries })).toEqual([]);
  });

  it("lacks what only another component has, even one whose name begins alike", () => {
    const entries = { a: page("docs", "Badge"), b: page("story", "BadgeList") };
    expect(undocumented(["Badge", "BadgeList"], { entries })).toEqual([
      "packages/ui/src/components/Badge has no story in the built Storybook.",
      "packages/ui/src/components/BadgeList has no docs in the built Storybook.",
    ]);
  });
});
