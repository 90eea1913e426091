import { expect, it } from "vitest";
import { chosenStories } from "./looks.ts";

const story = (id: string, type = "story") => ({ id, type, importPath: `./src/${id.split("--")[0]}.tsx` });

it("selects each component's first story, and those about long texts or narrow screens", () => {
  const entries = [
    "badge--count",
    "badge--hot",
    "badge--very-long-words",
    "list--long",
    "list--narrow-screen",
  ];
  const others = [story("badge--docs", "docs"), story("list--belongs-to-nobody")];
  expect(chosenStories([...entries.map((id) => story(id)), ...others])).toEqual(
    entries.filter((id) => id !== "badge--hot"),
  );
});
