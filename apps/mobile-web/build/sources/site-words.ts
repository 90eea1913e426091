import { createTexts, languageTag, loadTexts, switchLanguage } from "@volado/i18n";
import { defaultLanguage } from "../../src/shared/language/language.ts";
import { brandTexts, merchant } from "../../src/shared/merchant.ts";
import { paths } from "../../src/shared/navigation/paths.ts";

const texts = createTexts({ brand: merchant.brandName, brandTexts });
await loadTexts(texts, "install");
await switchLanguage(texts, defaultLanguage);

/** The site's texts for readers outside it: search engines, link previews, app lists. */
export const siteTexts = {
  lang: languageTag(defaultLanguage),
  description: texts.t("install.description", { age: merchant.policy.minimumAge }),
  shortcuts: [
    { label: texts.t("shell.titles.recent"), path: paths.recent.to() },
    { label: texts.t("shell.titles.hot"), path: paths.hot.to() },
    { label: texts.t("shell.titles.promotions"), path: paths.promotions.to() },
    { label: texts.t("shell.titles.deposit"), path: paths.deposit.to() },
  ],
} as const;
