import { expect, test } from "vitest";
import { openedNotice } from "./opened-notice.ts";

test.each([
  [null, 3, undefined],
  ["", 3, undefined],
  ["0", 3, 0],
  ["2", 3, 2],
  ["02", 3, 2],
  ["3", 3, undefined],
  ["-1", 3, undefined],
  ["1.5", 3, undefined],
  ["uno", 3, undefined],
  ["0", 0, undefined],
  ["99999999999999999999", 3, undefined],
])("index %j of %i opens %s", (index, count, place) => {
  expect(openedNotice(index, count)).toBe(place);
});
