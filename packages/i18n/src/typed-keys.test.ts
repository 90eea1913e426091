import { expect, test } from "vitest";
import { createTexts } from "./create-texts.ts";

test("the compiler refuses unknown keys and missing values", () => {
  const { t } = createTexts({ brand: "Volado" });
  // @ts-expect-error no such key
  expect(t("errors.noSuchKey")).toBe("errors.noSuchKey");
  // @ts-expect-error the text needs its year
  expect(t("legal.copyright")).toContain("Volado");
  // @ts-expect-error a plural needs its count
  expect(t("games.count")).not.toBe("");
});
