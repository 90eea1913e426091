import { expect, it } from "vitest";
import { contentLanguage } from "./wire.ts";

it.each([
  ["ES", "ES"],
  ["es-MX", "ES"],
  ["es_LA", "ES"],
  ["EN", "EN"],
  ["PT", "EN"],
  ["pt_BR", "EN"],
])("language %s is answered in %s (decisions S8)", (asked, spoken) => {
  expect(contentLanguage(asked)).toBe(spoken);
});
