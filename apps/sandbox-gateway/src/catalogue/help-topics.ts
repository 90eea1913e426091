import type { Selectable } from "kysely";
import type { HelpTopicsTable } from "../data/schema/help.ts";
import { MINIMUM_AGE } from "../settings/registration-settings.ts";
import { type Content, contentLanguage } from "./content.ts";
import { writtenText } from "./kept-text.ts";
import type { Endpoints, WireValue } from "./wire.ts";

type Row = Selectable<HelpTopicsTable>;

const placeholder = /\{\{(?:age|picture:([a-z-]+))\}\}/g;

/** The help centre's answer in a language (Spec §7): placeholders are filled in from the gateway's own settings. */
export const helpTopics = (
  rows: readonly Row[],
  content: Pick<Content, "picture">,
  asked: string,
): WireValue<Endpoints["getHelpCentre"]> => {
  const language = contentLanguage(asked);
  const filledIn = (html: string): string =>
    html.replace(placeholder, (_whole, banner?: string) =>
      banner === undefined ? String(MINIMUM_AGE) : (content.picture(banner, language) ?? ""),
    );
  return rows.map(({ anchor, texts }) => ({
    title: texts[language].title,
    content: writtenText(filledIn(texts[language].content)).trim(),
    anchor,
  }));
};
