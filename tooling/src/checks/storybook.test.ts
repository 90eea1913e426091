import { expect, it } from "vitest";
import { undocumented } from "./storybook.ts";

const page = (type: string, name: string) => ({
  id: `${name}--${type}`,
  type,
  importPath: `./src/components/${name}/${name}.stories.tsx`,
});

it("reports a component without docs or stories, even if another name starts the same", () => {
  expect(undocumented(["Badge"], [page("docs", "Badge"), page("story", "Badge")])).toEqual([]);
  expect(undocumented(["Badge", "BadgeList"], [page("docs", "Badge"), page("story", "BadgeList")])).toEqual([
    "packages/ui/src/components/Badge has no story in the built Storybook.",
    "packages/ui/src/components/BadgeList has no docs in the built Storybook.",
  ]);
});
