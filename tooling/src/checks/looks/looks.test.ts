import { describe, expect, it } from "vitest";
import { looksOf, nameOf } from "./looks.ts";

describe("looks", () => {
  it("are six for each brand", () => {
    expect(looksOf(["volado", "alba"]).map(nameOf)).toEqual(
      ["volado", "alba"].flatMap((brand) => [
        `${brand}, dark, 390 px`,
        `${brand}, dark, 320 px`,
        `${brand}, light, 390 px`,
        `${brand}, light, 320 px`,
        `${brand}, dark, 390 px, text of 200 %`,
        `${brand}, dark, 390 px, the device's colours`,
      ]),
    );
  });
});
