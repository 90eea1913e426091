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
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useRoomFor } from "../../../shared/overlays/use-room-for.ts";
import "./language-offer.css";

const offered = offeredLanguages.map((code) => ({ code, tag: languageTag(code) }));

/**
 * On a first visit, offers the browser's language, in that language, if the site supports it but is shown in another.
 * Either answer is stored as the chosen language, so that the offer is made only once (docs/decisions/134).
 */
export function LanguageOffer() {
  const { t, i18n } = useTranslation();
  const shown = useLanguage();
  const [initial] = useState(shown);
  const [offer] = useState(() =>
    languageToOffer({ stored: storedLanguage(), shown, preferred: navigator.languages, offered }),
  );
  const [answered, setAnswered] = useState(false);
  // No offer once the language was changed elsewhere.
  const isOffered = offer !== undefined && !answered && shown === initial;
  useRoomFor("offer", isOffered);
  if (!isOffered) return null;

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
