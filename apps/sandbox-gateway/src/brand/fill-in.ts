import { escapeXml } from "../pages/html.ts";

/** What a text of the seeded world may ask for. Other placeholders are left for whoever knows them. */
const placeholder = /\{\{(brand|slug|country|transfer|helpline|money:\d+)\}\}/g;

/** What stands in for the placeholders, in a language. */
export interface Words {
  readonly brand: string;
  /** The brand in addresses. */
  readonly slug: string;
  readonly country: string;
  /** What a transfer between banks is called there. */
  readonly transfer: string;
  /** Who listens there when playing is no fun any more: HTML. */
  readonly helpline: string;
  /** An amount in whole major units. */
  money(amount: number): string;
}

const wordFor = (words: Words, name: string): string => {
  switch (name) {
    case "brand":
    case "slug":
    case "country":
    case "transfer":
    case "helpline":
      return words[name];
    default:
      return words.money(Number(name.slice("money:".length)));
  }
};

/** A plain text with everything filled in. */
export const fillIn = (text: string, words: Words): string =>
  text.replace(placeholder, (_whole, name: string) => wordFor(words, name));

/** The same for HTML: a brand called "A & B" stays a name. */
export const fillInHtml = (html: string, words: Words): string =>
  html.replace(placeholder, (_whole, name: string) =>
    name === "helpline" ? words.helpline : escapeXml(wordFor(words, name)),
  );
