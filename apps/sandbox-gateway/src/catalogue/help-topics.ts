import type { Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { HelpTopicsTable } from "../data/schema/help.ts";
import type { Content } from "./content.ts";
import { contentLanguage } from "./content-language.ts";
import { writtenText } from "./kept-text.ts";
import type { Endpoints, WireValue } from "./wire.ts";

type Row = Selectable<HelpTopicsTable>;

const placeholder = /\{\{(?:age|picture:([a-z-]+))\}\}/g;

/** The help centre's answer in a language (Spec §7): placeholders are filled in from the brand and its pictures. */
export const helpTopics = (
  rows: readonly Row[],
  { content, brand }: { readonly content: Pick<Content, "picture">; readonly brand: Brand },
  asked: string,
): WireValue<Endpoints["getHelpCentre"]> => {
  const language = contentLanguage(asked);
  const filledIn = (html: string): string =>
    html.replace(placeholder, (_whole, banner?: string) =>
      banner === undefined ? String(brand.minimumAge) : (content.picture(banner, language) ?? ""),
    );
  return rows.map(({ anchor, texts }) => ({
    title: brand.text(texts[language].title, language),
    content: writtenText(filledIn(brand.html(texts[language].content, language))).trim(),
    anchor,
  }));
};
