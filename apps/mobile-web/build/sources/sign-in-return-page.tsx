import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { languageTag, type TranslatedLanguage } from "@volado/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { ReturnedNote, type ReturnedText } from "../../boot/sign-in-return/returned-note.tsx";
import { defaultLanguage, offeredLanguages } from "../../src/shared/language/language.ts";
import { paths } from "../../src/shared/navigation/paths.ts";
import { textsIn } from "./texts-in.ts";

const textIn = async (language: TranslatedLanguage): Promise<ReturnedText> => {
  const { t } = await textsIn(language, "account");
  return { lang: languageTag(language), text: t("social.returned"), link: t("social.back") };
};

// In every language: the page can't know its visitor's.
const texts = await Promise.all(offeredLanguages.map(textIn));

/** The page that providers redirect to: the parts that depend on the brand. */
export const signInReturnPage = {
  path: SIGN_IN_RETURN_PATH,
  lang: languageTag(defaultLanguage),
  words: renderToStaticMarkup(<ReturnedNote texts={texts} loginPath={paths.login.to()} />),
} as const;
