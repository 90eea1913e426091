import { legacy as en, unreachable as unreachableEn } from "@volado/i18n/en";
import { legacy as es, unreachable as unreachableEs } from "@volado/i18n/es";

/** The tip for old browsers in every translated language (Spec §2 "legacy tip"). */
export const tips = [
  { language: "ES", lang: "es", ...es },
  { language: "EN", lang: "en", ...en },
] as const;

/** What is said when the page's code can't be had, in every translated language (Spec §8). */
export const unreachable = [
  { language: "ES", lang: "es", ...unreachableEs },
  { language: "EN", lang: "en", ...unreachableEn },
] as const;
