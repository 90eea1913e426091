import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namesAsMarkdown, namesOfSheets } from "../testing/names-of-sheets.ts";
import { publicNames } from "./public-names.ts";

test("class names and states are those written down: run `pnpm --filter @volado/ui run names`, and say in a changeset what went", () => {
  expect(namesOfSheets()).toEqual(publicNames);
});

test("the page of class names says the same", () => {
  const page = readFileSync(new URL("../../class-names.md", import.meta.url), "utf8");
  expect(page).toBe(namesAsMarkdown(publicNames));
});

test("a block's states stand with the class they are written on", () => {
  expect(publicNames["vo-button"]?.["data-variant"]).toEqual(["action", "danger", "link", "quiet"]);
});
