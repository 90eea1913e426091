import { loadTexts, type TextsPart } from "@volado/i18n";
import { getI18n } from "react-i18next";

/** Loads text parts in the current language. */
export const loadTextParts = (parts: readonly TextsPart[] = []): Promise<unknown> =>
  Promise.all(parts.map((part) => loadTexts(getI18n(), part)));
