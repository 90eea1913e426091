import { Language } from "@volado/domain";
import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import type { BrandTexts } from "./brand-texts.ts";
import { languageTag } from "./locale.ts";
import { es } from "./locales/es/index.ts";
import { NAMESPACE } from "./typed-keys.ts";

/** How a site's texts are set up. */
export interface TextsOptions {
  /** The merchant's name, wherever a text says {{brand}}. */
  readonly brand: string;
  /** The merchant's own wording of single texts. */
  readonly brandTexts?: BrandTexts;
}

const brandTextsOf = new WeakMap<i18n, BrandTexts>();
const wanted = new WeakMap<i18n, Language>();

const addTexts = (texts: i18n, language: Language, bundle: object): void => {
  const tag = languageTag(language);
  texts.addResourceBundle(tag, NAMESPACE, bundle, true, true);
  const ownWording = brandTextsOf.get(texts)?.[language];
  if (ownWording) texts.addResourceBundle(tag, NAMESPACE, ownWording, true, true);
};

/**
 * The site's texts, ready at once and in Spanish, which is part of the first load (budgets: 6 KB).
 * Also makes them the ones that `useTranslation` of react-i18next reads.
 */
export const createTexts = ({ brand, brandTexts = {} }: TextsOptions): i18n => {
  const texts = createInstance();
  texts.use(initReactI18next);
  void texts.init({
    initAsync: false,
    lng: languageTag(Language.Spanish),
    load: "currentOnly",
    fallbackLng: [languageTag(Language.English), languageTag(Language.Spanish)],
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
  });
  brandTextsOf.set(texts, brandTexts);
  addTexts(texts, Language.Spanish, es);
  return texts;
};

/**
 * Shows the site in another language, loading English when it is first needed: every language other than Spanish
 * falls back to it (decisions S8). Of several calls the last one wins. Rejects, and changes nothing,
 * when the texts can't be loaded.
 */
export const switchLanguage = async (texts: i18n, language: Language): Promise<void> => {
  wanted.set(texts, language);
  if (language !== Language.Spanish && !texts.hasResourceBundle(languageTag(Language.English), NAMESPACE)) {
    const { en } = await import("./locales/en/index.ts");
    addTexts(texts, Language.English, en);
  }
  if (wanted.get(texts) === language) await texts.changeLanguage(languageTag(language));
};
