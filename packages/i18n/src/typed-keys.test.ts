import { expect, test } from "vitest";
import { createTexts } from "./create-texts.ts";

test("the compiler refuses unknown keys and missing values", () => {
  const { t } = createTexts({ brand: "Volado" });
  // @ts-expect-error no such key
  expect(t("common.noSuchKey")).toBe("common.noSuchKey");
  // @ts-expect-error the text needs its age
  expect(t("legal.minimumAge")).toContain("mayores");
  // @ts-expect-error a plural needs its count
  expect(t("games.count")).not.toBe("");
});
