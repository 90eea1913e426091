import { describe, expect, it } from "vitest";
import { checkout } from "../../testing/checkout.ts";
import { links } from "./index.ts";

const guide = "# Guide\n\n## How it `runs`, and why\n";

describe("links in Markdown", () => {
  it.each([
    ["a file", "[guide](docs/guide.md)"],
    ["a heading of another file", "[why](docs/guide.md#how-it-runs-and-why)"],
    ["a heading of its own", "# Read me\n[top](#read-me)"],
    ["an address outside", "[site](https://example.com/nowhere)"],
    ["an example in code", "```\n[x](nowhere.md)\n```\nand `[y](nowhere.md)`"],
  ])("follows %s", async (_name, readme) => {
    expect(await links(checkout({ "README.md": readme, "docs/guide.md": guide }))).toEqual({ problems: [] });
  });

  it.each([
    ["a missing file", "[guide](docs/gone.md)", "README.md: nothing is at docs/gone.md"],
    ["a missing picture", '<img src="shot.png" alt="home">', "README.md: nothing is at shot.png"],
    ["a missing heading", "[x](docs/guide.md#gone)", "README.md: no heading for docs/guide.md#gone"],
  ])("reports %s", async (_name, readme, problem) => {
    expect(await links(checkout({ "README.md": readme, "docs/guide.md": guide }))).toEqual({
      problems: [problem],
    });
  });
});
