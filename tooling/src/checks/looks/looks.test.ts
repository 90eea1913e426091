import { expect, it } from "vitest";
import { looksOf, nameOf } from "./looks.ts";

it("looks at the house's brand on both screens, and at the others on the narrower one", () => {
  expect(looksOf("volado", ["alba"]).map(nameOf)).toEqual([
    ...[390, 320].flatMap((width) => [
      `volado, dark, es, ${width} px`,
      `volado, light, en, ${width} px`,
      `volado, dark, es, ${width} px, text of 200 %`,
      `volado, dark, en, ${width} px, the device's colours`,
    ]),
    "alba, light, en, 320 px",
    "alba, dark, es, 320 px, text of 200 %",
  ]);
});
