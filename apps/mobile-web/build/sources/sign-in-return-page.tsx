import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { languageTag } from "@volado/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultLanguage, offeredLanguages } from "../../src/shared/language/language.ts";
import { paths } from "../../src/shared/navigation/paths.ts";
import { textsIn } from "./texts-in.ts";

/** For visitors who stay on the page, in every language, as it can't know theirs: a note and a link to login. */
const notes = await Promise.all(
  offeredLanguages.map(async (language) => {
    const { t } = await textsIn(language, "account");
    return (
      <p key={language} lang={languageTag(language)}>
        {t("social.returned")}
        <br />
        <a href={paths.login.to()}>{t("social.back")}</a>
      </p>
    );
  }),
);

/** The page that providers redirect to: the parts that depend on the brand. */
export const signInReturnPage = {
  path: SIGN_IN_RETURN_PATH,
  lang: languageTag(defaultLanguage),
  words: renderToStaticMarkup(notes),
} as const;
