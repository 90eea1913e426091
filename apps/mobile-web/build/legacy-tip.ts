import { fromSource } from "./from-source.ts";
import type { Brand } from "./merchant.ts";

/** What browsers below the floor show instead of the site, in the brand's languages, and what shows without JavaScript. */
export const legacyTip = async ({ languages }: Brand): Promise<string> => {
  const { tips } = await fromSource<typeof import("./sources/page-texts.ts")>("build/sources/page-texts.ts");
  const spoken = tips.filter(({ language }) => languages.includes(language));
  const text = spoken.map(
    ({ lang, title, message }) => `<p lang="${lang}"><strong>${title}</strong><br>${message}</p>`,
  );
  return `<div class="app-legacy">${text.join("")}</div><noscript><div class="app-legacy app-legacy--shown">${text.join("")}</div></noscript>`;
};
