import { expect, test } from "vitest";
import { namesOfSheets } from "../testing/names-of-sheets.ts";
import { publicNames } from "./public-names.ts";

test("class names and states are those written down: run `pnpm --filter @volado/ui run names`, and describe the change in a changeset", () => {
  expect(namesOfSheets()).toEqual(publicNames);
});

test("a block's states stand with the class they are written on", () => {
  expect(publicNames["vo-button"]?.["data-variant"]).toEqual(["action", "danger", "link", "quiet"]);
});
