import { en } from "@volado/i18n/en";
import { es } from "@volado/i18n/es";

/** The tip for old browsers in every translated language (Spec §2 "legacy tip"). */
export const tips = [
  { lang: "es", title: es.shell.oldBrowserTitle, message: es.shell.oldBrowser },
  { lang: "en", title: en.shell.oldBrowserTitle, message: en.shell.oldBrowser },
];
