import { describe, expect, it } from "vitest";
import { chosenStories, type Visit, visitAll } from "./looks.ts";

const story = (id: string, type = "story") => ({ id, type, importPath: `./src/${id.split("--")[0]}.tsx` });

it("each component's first story is looked at, and those about long words or little room", () => {
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

/** Browsers that crash under a story as often as `crashes` says, and find a fault in every story else. */
const browsers = (crashes: Record<string, number>): { visit: Visit; visited: string[][] } => {
  const visited: string[][] = [];
  const left = { ...crashes };
  const visit: Visit = async (stories, crashed) => {
    visited.push([...stories]);
    return stories.flatMap((story) => {
      const times = left[story] ?? 0;
      if (times === 0) return [`${story}: fault`];
      left[story] = times - 1;
      crashed(story);
      return [];
    });
  };
  return { visit, visited };
};

describe("looking at all stories", () => {
  it("looks at each once where no browser crashes", async () => {
    const { visit, visited } = browsers({});
    const { problems, again } = await visitAll(["a", "b", "c"], visit);
    expect(visited.flat().sort()).toEqual(["a", "b", "c"]);
    expect([...problems].sort()).toEqual(["a: fault", "b: fault", "c: fault"]);
    expect(again).toEqual([]);
  });

  it("looks again, alone, at one under which the browser crashed", async () => {
    const { visit, visited } = browsers({ b: 1 });
    const { problems, again } = await visitAll(["a", "b", "c"], visit);
    expect(visited.at(-1)).toEqual(["b"]);
    expect([...problems].sort()).toEqual(["a: fault", "b: fault", "c: fault"]);
    expect(again).toEqual(["b"]);
  });

  it("blames the story for a second crash", async () => {
    const { visit } = browsers({ b: 2 });
    const { problems } = await visitAll(["a", "b"], visit);
    expect([...problems].sort()).toEqual(["a: fault", "b: the browser crashed under it twice."]);
  });
});
