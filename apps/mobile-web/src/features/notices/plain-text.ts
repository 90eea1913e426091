import { disarmHtml, writtenWords } from "../../shared/html/disarm-html.ts";

/**
 * The words of a notice's HTML. Parsed apart from the page: nothing in it runs, loads, is reported or is
 * shown as markup.
 */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), "text/html");
  for (const hidden of body.querySelectorAll("script, style, iframe")) hidden.remove();
  for (const block of body.querySelectorAll("p, div, li, h1, h2, h3, h4, br")) block.append("\n");
  return writtenWords(body.textContent ?? "")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();
};
