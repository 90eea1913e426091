import { expect, it } from "vitest";
import { undocumented } from "./storybook.ts";

const page = (type: string, name: string) => ({
  id: `${name}--${type}`,
  type,
  importPath: `./src/components/${name}/${name}.stories.tsx`,
});

it("names a component without a page or a story, even where another's name begins alike", () => {
  expect(undocumented(["Badge"], [page("docs", "Badge"), page("story", "Badge")])).toEqual([]);
  expect(undocumented(["Badge", "BadgeList"], [page("docs", "Badge"), page("story", "BadgeList")])).toEqual([
    "packages/ui/src/components/Badge has no story in the built Storybook.",
    "packages/ui/src/components/BadgeList has no docs in the built Storybook.",
  ]);
});
