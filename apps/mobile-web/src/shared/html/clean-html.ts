import createPurifier from "dompurify";
import { allowedAttributes, allowedTags } from "./allowed-html.ts";
import { disarmHtml, writtenWords } from "./disarm-html.ts";
import { orderHeadings } from "./order-headings.ts";
import { isOwnPage, safeLink, safePicture } from "./safe-addresses.ts";

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
