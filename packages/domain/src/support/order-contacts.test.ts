import { expect, test } from "vitest";
import type { ServiceContact } from "../site/site-info.ts";
import { orderContacts } from "./order-contacts.ts";

const at = (position: string, title = position): ServiceContact => ({
  kind: "TELEGRAM",
  position,
  title,
  path: "",
});

test.each([
  [[], []],
  [
    ["3", "1", "2"],
    ["1", "2", "3"],
  ],
  [
    ["10", "9"],
    ["9", "10"],
  ],
  [
    ["home", "2", "", "1"],
    ["1", "2", "home", ""],
  ],
  [
    ["-1", "1e3", "1"],
    ["1", "-1", "1e3"],
  ],
])("positions %j come as %j", (given, ordered) => {
  expect(orderContacts(given.map((position) => at(position))).map(({ position }) => position)).toEqual(
    ordered,
  );
});

test("equal positions keep the gateway's order", () => {
  const titles = orderContacts([at("1", "b"), at("1", "a"), at("0", "c")]).map(({ title }) => title);
  expect(titles).toEqual(["c", "b", "a"]);
});
