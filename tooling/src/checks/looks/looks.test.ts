import { expect, it } from "vitest";
import { looksOf, nameOf } from "./looks.ts";

it("looks at the house's brand by night on both screens, and at all else on the narrower one", () => {
  expect(looksOf("volado", ["alba"]).map(nameOf)).toEqual([
    "volado, dark, es, 390 px",
    "volado, dark, es, 320 px, text of 200 %",
    "volado, dark, es, 320 px",
    "volado, dark, en, 320 px, the device's colours",
    "volado, light, en, 320 px",
    "alba, light, en, 320 px",
    "alba, dark, es, 320 px, text of 200 %",
  ]);
});
