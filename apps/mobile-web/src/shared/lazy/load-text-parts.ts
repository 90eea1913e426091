import { loadTexts, type TextsPart } from "@volado/i18n";
import { getI18n } from "react-i18next";

/** Loads these parts of the texts, in the language of the page. */
export const loadTextParts = (parts: readonly TextsPart[] = []): Promise<unknown> =>
  Promise.all(parts.map((part) => loadTexts(getI18n(), part)));
