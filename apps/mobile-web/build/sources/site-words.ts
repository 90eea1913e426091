import { languageTag } from "@volado/i18n";
import { defaultLanguage } from "../../src/shared/language/language.ts";
import { merchant } from "../../src/shared/merchant.ts";
import { paths } from "../../src/shared/navigation/paths.ts";
import { SHARE_PATH } from "../../src/shared/navigation/shared-address.ts";
import { textsIn } from "./texts-in.ts";

const { t } = await textsIn(defaultLanguage, "install");

/** The site's texts for readers outside it: search engines, link previews, app lists. */
export const siteTexts = {
  lang: languageTag(defaultLanguage),
  description: t("install.description", { age: merchant.policy.minimumAge }),
  shortcuts: [
    { label: t("shell.titles.recent"), path: paths.recent.to() },
    { label: t("shell.titles.hot"), path: paths.hot.to() },
    { label: t("shell.titles.promotions"), path: paths.promotions.to() },
    { label: t("shell.titles.deposit"), path: paths.deposit.to() },
  ],
  homePath: paths.home.to(),
  sharePath: SHARE_PATH,
} as const;
