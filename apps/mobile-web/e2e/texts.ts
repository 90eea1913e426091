import { createTexts, formatDate, formatMoney, loadTexts, switchLanguage } from "@volado/i18n";
import { BRAND, CURRENCY } from "./site-facts.ts";

/** The languages of the journeys. */
export type JourneyLanguage = "ES" | "EN";

/** The parts of the catalogue that journeys read. */
const parts = [
  ...["account", "agency", "agents", "deferredShell", "deposit", "downlines", "install", "lobby"],
  ...["menus", "messages", "money", "news", "rewards", "security"],
] as const;

/** The site's texts in one language: `t` as in the site, `money` for whole centavos, `date` for days (`YYYY-MM-DD`). */
export const textsIn = async (language: JourneyLanguage) => {
  const texts = createTexts({ brand: BRAND });
  await switchLanguage(texts, language);
  for (const part of parts) await loadTexts(texts, part);
  return {
    t: texts.t,
    money: (centavos: number) => formatMoney({ centavos, currency: CURRENCY }, language),
    date: (day: string) => formatDate(Date.parse(day), "UTC", language),
  };
};

export type Texts = Awaited<ReturnType<typeof textsIn>>;

/** The name of the VIP club's first level, which every seeded member has. */
export const firstLevel = { ES: "VIP Bronce", EN: "VIP Bronze" } as const;
