import { createTexts, formatMoney, loadTexts, switchLanguage } from "@volado/i18n";
import { BRAND, CURRENCY } from "./site-facts.ts";

/** The languages of the journeys. */
export type JourneyLanguage = "ES" | "EN";

/** The site's texts in one language: `t` as in the site, `money` for whole centavos. */
export const textsIn = async (language: JourneyLanguage) => {
  const texts = createTexts({ brand: BRAND });
  await switchLanguage(texts, language);
  await loadTexts(texts, "account");
  await loadTexts(texts, "agency");
  await loadTexts(texts, "agents");
  await loadTexts(texts, "deferredShell");
  await loadTexts(texts, "deposit");
  await loadTexts(texts, "downlines");
  await loadTexts(texts, "install");
  await loadTexts(texts, "lobby");
  await loadTexts(texts, "menus");
  await loadTexts(texts, "messages");
  await loadTexts(texts, "money");
  await loadTexts(texts, "news");
  await loadTexts(texts, "rewards");
  await loadTexts(texts, "security");
  return {
    t: texts.t,
    money: (centavos: number) => formatMoney({ centavos, currency: CURRENCY }, language),
  };
};

export type Texts = Awaited<ReturnType<typeof textsIn>>;
