import createPurifier from "dompurify";
import { disarmHtml, restoreNames } from "./disarm-html.ts";
import { isOwnPage, safeLink, safePicture } from "./safe-addresses.ts";

const headings = "h1, h2, h3, h4, h5, h6";

/** Renumbers the headings from level `first` without gaps; removes empty ones, which screen readers announce. */
const orderHeadings = (root: ParentNode, first: number): void => {
  /** Original levels of the headings above the current one. */
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

/** Allowed elements (house §6). Others are removed but keep their text, except elements such as scripts. */
export const allowedTags: readonly string[] = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "section", "article", "blockquote", "pre", "hr", "br"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["span", "strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "code", "dfn", "abbr", "q"],
  ...["cite", "del", "ins", "kbd", "time"],
];

/** Allowed attributes. None can run code, clash with the page's ids, or imitate the site's own styles. */
export const allowedAttributes: readonly string[] = [
  ...["href", "src", "alt", "width", "height", "title", "lang", "dir"],
  ...["colspan", "rowspan", "scope", "start", "reversed", "datetime"],
];

/** How the gateway's HTML is embedded in the page. */
export interface HtmlSetting {
  /** Heading level of its highest heading. */
  readonly headingLevel: 2 | 3 | 4;
  /** "beside" opens the site's own pages in a new tab, so that nothing on this page is lost. */
  readonly ownLinks: "here" | "beside";
  /** Accessible name of tables without a caption. */
  readonly tableLabel: string;
  /** Added to links that open a new tab, for screen readers. */
  readonly newTabNote: string;
}

/** A separate instance, so that hooks added elsewhere don't apply. */
const purifier = createPurifier(window);

const wholeNumber = /^\d{1,4}$/;

/** Runs before addresses are checked, so that no address is put together after its check. */
const restoreAllNames = (root: ParentNode): void => {
  for (const element of root.querySelectorAll("*"))
    for (const attribute of element.attributes) attribute.value = restoreNames(attribute.value);
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = restoreNames(text.nodeValue ?? "");
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
    // A nested table scrolls with the outer one.
    if (table.parentElement?.closest("table")) continue;
    const frame = table.ownerDocument.createElement("section");
    frame.setAttribute("data-scroll", "");
    frame.setAttribute("aria-label", table.caption?.textContent?.trim() || tableLabel);
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
};

/** Sanitises the gateway's HTML. Nothing in it loads or runs before it is inserted. */
export const cleanHtml = (html: string, setting: HtmlSetting): DocumentFragment => {
  const nodes = purifier.sanitize(disarmHtml(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  restoreAllNames(nodes);
  setPictures(nodes);
  setLinks(nodes, setting);
  frameTables(nodes, setting);
  orderHeadings(nodes, setting.headingLevel);
  return nodes;
};
