import {
  createTexts,
  loadTexts,
  switchLanguage,
  type TextsPart,
  type TranslatedLanguage,
} from "@volado/i18n";
import type { i18n } from "i18next";
import { brandTexts, merchant } from "../../src/shared/merchant.ts";

/** The merchant's texts in one language: the parts of every page and one more. */
export const textsIn = async (language: TranslatedLanguage, part?: TextsPart): Promise<i18n> => {
  const texts = createTexts({ brand: merchant.brandName, brandTexts });
  await switchLanguage(texts, language);
  if (part) await loadTexts(texts, part);
  return texts;
};
