import { languageName, translatedLanguages } from "@volado/i18n";
import { LanguageIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { chooseLanguage, useLanguage } from "../../shared/language/language.ts";
import { showToast } from "../../shared/toast/toast-store.ts";

/** The site's language. A native select under the code: right on every phone, and it grows with the languages. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return (
    <label className="app-language">
      <LanguageIcon size={20} />
      <span aria-hidden="true">{language}</span>
      <select
        aria-label={t("shell.language")}
        value={language}
        onChange={({ target }) => {
          const chosen = translatedLanguages.find((code) => code === target.value);
          if (chosen) {
            chooseLanguage(i18n, chosen).catch(() => showToast({ kind: "error", text: t("errors.network") }));
          }
        }}
      >
        {translatedLanguages.map((code) => (
          <option key={code} value={code}>
            {languageName[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
