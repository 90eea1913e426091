import createPurifier from "dompurify";
import { disarmHtml, writtenWords } from "./disarm-html.ts";
import { isOwnPage, safeLink, safePicture } from "./safe-addresses.ts";

const headings = "h1, h2, h3, h4, h5, h6";

/**
 * Puts the headings into the page's outline, beginning at `first`: none skips a level, and their order among each other
 * stays. A heading without words goes, since screen readers would announce it.
 */
const orderHeadings = (root: ParentNode, first: number): void => {
  /** Levels, as they were, of the headings that the one at hand stands under. */
  const above: number[] = [];
  for (const heading of root.querySelectorAll(headings)) {
    if (heading.textContent.trim() === "" && !heading.querySelector("img")) {
      heading.remove();
      continue;
    }
    const was = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= was) above.pop();
    const level = Math.min(first + above.length, 6);
    above.push(was);
    const moved = heading.ownerDocument.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
};

/**
 * What the gateway's HTML may consist of: words and pictures. No forms, frames, drawings, styles or scripts,
 * and no attribute that could act, name a place of the page, or look like a part of the site (house §6). What
 * isn't listed goes; the words in it stay, except inside elements that are no text, such as scripts.
 */
export const allowedTags: readonly string[] = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "article", "blockquote", "pre", "hr", "br"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["span", "strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "code", "dfn", "abbr", "q"],
  ...["cite", "del", "ins", "kbd", "time"],
];

/** The attributes that may stay on them. */
export const allowedAttributes: readonly string[] = [
  ...["href", "src", "alt", "width", "height", "title", "lang", "dir"],
  ...["colspan", "rowspan", "scope", "start", "reversed", "datetime"],
];

/** How the gateway's HTML is fitted into the page. */
export interface HtmlSetting {
  /** Level of its highest heading in the page's outline. */
  readonly headingLevel: 2 | 3 | 4;
  /** Whether links to the site's own pages open here, or beside, where leaving would lose what is being done. */
  readonly ownLinks: "here" | "beside";
  /** Names a table that has no caption. */
  readonly tableLabel: string;
  /** Follows links that open another tab, for screen readers. */
  readonly newTabNote: string;
}

/** Our own, so that nobody else's hooks have a say. */
const purifier = createPurifier(window);

const wholeNumber = /^\d{1,4}$/;

/** Before addresses are judged, so that nothing is put together behind their back. */
const restoreWords = (root: ParentNode): void => {
  for (const element of root.querySelectorAll("*"))
    for (const attribute of element.attributes) attribute.value = writtenWords(attribute.value);
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = writtenWords(text.nodeValue ?? "");
};

const setPictures = (root: ParentNode): void => {
  for (const picture of root.querySelectorAll("img")) {
    const address = safePicture(picture.getAttribute("src"));
    if (address === undefined) {
      picture.replaceWith(picture.alt);
      continue;
    }
    picture.setAttribute("loading", "lazy");
    picture.setAttribute("decoding", "async");
    picture.setAttribute("src", address);
    if (!picture.hasAttribute("alt")) picture.alt = "";
    for (const side of ["width", "height"])
      if (!wholeNumber.test(picture.getAttribute(side) ?? "")) picture.removeAttribute(side);
  }
};

const setLinks = (root: ParentNode, { ownLinks, newTabNote }: HtmlSetting): void => {
  for (const link of root.querySelectorAll("a")) {
    const address = safeLink(link.getAttribute("href"));
    if (!address) {
      link.removeAttribute("href");
      continue;
    }
    link.setAttribute("href", address.href);
    if (isOwnPage(address) && ownLinks === "here") continue;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    const note = link.ownerDocument.createElement("span");
    note.className = "vo-visually-hidden";
    note.textContent = ` ${newTabNote}`;
    link.append(note);
  }
};

const frameTables = (root: ParentNode, { tableLabel }: HtmlSetting): void => {
  for (const table of root.querySelectorAll("table")) {
    // One in another scrolls with it.
    if (table.parentElement?.closest("table")) continue;
    const frame = table.ownerDocument.createElement("section");
    frame.setAttribute("data-scroll", "");
    frame.setAttribute("aria-label", table.caption?.textContent?.trim() || tableLabel);
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
};

/**
 * The gateway's HTML as nodes that may stand on the page: cleaned, its links and pictures safe, pictures
 * lazy, wide tables in frames that scroll, headings in the page's order. Until it is put into the page none
 * of it loads or runs.
 */
export const cleanHtml = (html: string, setting: HtmlSetting): DocumentFragment => {
  const nodes = purifier.sanitize(disarmHtml(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  restoreWords(nodes);
  setPictures(nodes);
  setLinks(nodes, setting);
  frameTables(nodes, setting);
  orderHeadings(nodes, setting.headingLevel);
  return nodes;
};
