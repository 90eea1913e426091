import { zoneName } from "@volado/i18n";
import { useLanguage } from "../language/language.ts";
import { merchant } from "../merchant.ts";

/** The name of the merchant's time zone in the player's language: what a time of day on the page is to be read by. */
export const useZoneName = (): string => zoneName(merchant.timeZone, useLanguage());
