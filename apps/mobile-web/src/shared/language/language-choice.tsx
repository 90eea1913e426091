import { limits } from "@volado/config";
import { languageName } from "@volado/i18n";
import { ChevronDownIcon, LanguageIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { SLOW_AFTER_MS, showLoading, showToast } from "../overlays/toast-store.ts";
import { chooseLanguage, offeredLanguages, severalLanguages, useLanguage } from "./language.ts";

export interface LanguageChoiceProps {
  /** Whether to show the full name, for lists; the header only has room for the code. @default false */
  whole?: boolean | undefined;
}

/** A native language select under a label, if the merchant offers several languages. */
export function LanguageChoice({ whole = false }: LanguageChoiceProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  if (!severalLanguages) return null;

  const choose = async (chosen: typeof language) => {
    const done = showLoading(t("common.loading"), limits.toast.shortLoading, SLOW_AFTER_MS);
    await chooseLanguage(i18n, chosen).then(done, () =>
      showToast({ kind: "error", text: t("errors.network") }),
    );
  };

  return (
    <label className="app-language">
      {!whole && <LanguageIcon size={20} />}
      <span aria-hidden="true">{whole ? languageName(language) : language}</span>
      {whole && <ChevronDownIcon size={18} />}
      <select
        name="language"
        aria-label={t("shell.language")}
        value={language}
        onChange={({ target }) => {
          const chosen = offeredLanguages.find((code) => code === target.value);
          if (chosen) void choose(chosen);
        }}
      >
        {offeredLanguages.map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
