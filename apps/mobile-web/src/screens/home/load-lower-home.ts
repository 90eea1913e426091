import { loadTexts } from "@volado/i18n";
import { getI18n } from "react-i18next";
import { keptPart } from "../../shared/states/kept-part.ts";

/** What of home lies below the first view, with its texts. */
export const loadLowerHome = keptPart(async () => {
  const [code] = await Promise.all([import("./lower-home.tsx"), loadTexts(getI18n(), "lowerHome")]);
  return code;
});
