import { loadTexts } from "@volado/i18n";
import { getI18n } from "react-i18next";

/** Brings the ways to the app, with their texts. */
export const loadAppOffer = async () => {
  const [code] = await Promise.all([import("./components/app-offer.tsx"), loadTexts(getI18n(), "install")]);
  return code;
};
