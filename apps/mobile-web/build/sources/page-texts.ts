import { legacy as en, unreachable as unreachableEn } from "@volado/i18n/en";
import { legacy as es, unreachable as unreachableEs } from "@volado/i18n/es";

/** The tip for old browsers in every translated language (Spec §2 "legacy tip"). */
export const tips = [
  { lang: "es", ...es },
  { lang: "en", ...en },
];

/** What is said when the page's code can't be had, in every translated language (Spec §8). */
export const unreachable = [
  { lang: "es", ...unreachableEs },
  { lang: "en", ...unreachableEn },
];
