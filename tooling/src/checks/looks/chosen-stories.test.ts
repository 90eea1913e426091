import { expect, it } from "vitest";
import { chosenStories } from "./chosen-stories.ts";

const entry = (id: string, type = "story") => ({ id, type, importPath: `./src/${id.split("--")[0]}.tsx` });
const index = (...entries: readonly ReturnType<typeof entry>[]) => ({
  entries: Object.fromEntries(entries.map((one) => [one.id, one])),
});

it("are each component's first, and those about long words or little room", () => {
  const entries = index(
    entry("badge--docs", "docs"),
    entry("badge--count"),
    entry("badge--hot"),
    entry("badge--very-long-words"),
    entry("list--long"),
    entry("list--belongs-to-nobody"),
    entry("list--narrow-screen"),
  );
  expect(chosenStories(entries)).toEqual([
    "badge--count",
    "badge--very-long-words",
    "list--long",
    "list--narrow-screen",
  ]);
});
