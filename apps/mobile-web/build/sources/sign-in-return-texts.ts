import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { createTexts, loadTexts, switchLanguage, type TranslatedLanguage } from "@volado/i18n";
import { offeredLanguages } from "../../src/shared/language/language.ts";
import { brandTexts, merchant } from "../../src/shared/merchant.ts";
import { paths } from "../../src/shared/navigation/paths.ts";

/** The return page's address, and where its link leads. */
export const addresses = { own: SIGN_IN_RETURN_PATH, login: paths.login.to() } as const;

const wordsIn = async (language: TranslatedLanguage) => {
  const texts = createTexts({ brand: merchant.brandName, brandTexts });
  await switchLanguage(texts, language);
  await loadTexts(texts, "account");
  return { lang: language.toLowerCase(), text: texts.t("social.returned"), link: texts.t("social.back") };
};

/** What it says to who stays on it: the page can't know their language. */
export const words = await Promise.all(offeredLanguages.map(wordsIn));
