import { legacy as en } from "@volado/i18n/en";
import { legacy as es } from "@volado/i18n/es";

/** The tip for old browsers in every translated language (Spec §2 "legacy tip"). */
export const tips = [
  { lang: "es", ...es },
  { lang: "en", ...en },
];
