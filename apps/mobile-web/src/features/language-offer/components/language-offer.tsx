import { languageToOffer } from "@volado/domain/site";
import { languageOffer, languageTag, type TranslatedLanguage } from "@volado/i18n";
import { Button, InlineMessage } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  chooseLanguage,
  offeredLanguages,
  storedLanguage,
  useLanguage,
} from "../../../shared/language/language.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import "./language-offer.css";

const offered = offeredLanguages.map((code) => ({ code, tag: languageTag(code) }));

/**
 * Offers the browser's language on a first visit, in its own words, where the site has it but speaks another. Either
 * answer is a choice of language, which is remembered, so that nobody is asked again (docs/decisions/134).
 */
export function LanguageOffer() {
  const { t, i18n } = useTranslation();
  const shown = useLanguage();
  const [first] = useState(shown);
  const [offer] = useState(() =>
    languageToOffer({ stored: storedLanguage(), shown, preferred: navigator.languages, offered }),
  );
  const [answered, setAnswered] = useState(false);
  // Whoever has chosen elsewhere meanwhile needs no offer.
  if (offer === undefined || answered || shown !== first) return null;

  const { question, accept, decline } = languageOffer(offer);
  const choose = async (language: TranslatedLanguage) => {
    await chooseLanguage(i18n, language).then(
      () => setAnswered(true),
      () => showToast({ kind: "error", text: t("errors.network") }),
    );
  };
  return (
    <div className="app-language-offer" lang={languageTag(offer)} role="status">
      <InlineMessage
        role="presentation"
        action={
          <span className="app-language-offer__choice">
            <Button size="s" onClick={() => void choose(offer)}>
              {accept}
            </Button>
            <Button size="s" variant="quiet" onClick={() => void choose(shown)}>
              {decline}
            </Button>
          </span>
        }
      >
        {question}
      </InlineMessage>
    </div>
  );
}
