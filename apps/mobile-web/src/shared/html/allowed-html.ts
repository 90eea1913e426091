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
