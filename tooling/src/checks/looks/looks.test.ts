import { describe, expect, it } from "vitest";
import { looksOf, nameOf } from "./looks.ts";

describe("looks", () => {
  it("are eight for each brand", () => {
    expect(looksOf(["volado", "alba"]).map(nameOf)).toEqual(
      ["volado", "alba"].flatMap((brand) =>
        [390, 320].flatMap((width) => [
          `${brand}, dark, es, ${width} px`,
          `${brand}, light, en, ${width} px`,
          `${brand}, dark, es, ${width} px, text of 200 %`,
          `${brand}, dark, en, ${width} px, the device's colours`,
        ]),
      ),
    );
  });
});
