import { isPagePath } from "@volado/domain/navigation";
import { cutText } from "@volado/domain/validation";
import { parseUrl } from "./parse-url.ts";
import { paths } from "./paths.ts";

/** Path at which a phone opens the installed site with shared content; it only redirects (`sharedTarget`). */
export const SHARE_PATH = "/m/share";

/** The gateway's limit for a search, in characters. */
const LONGEST_SEARCH = 100;

const LINK = /https?:\/\/\S+/g;

/**
 * The page to open for shared content: a link to one of the site's pages opens that page, and other text is searched
 * for among the slots. Some apps put the link into the text.
 * @param search the phone's query, with `title`, `text` and `url`
 */
export const sharedTarget = (search: string, origin: string): string => {
  const query = new URLSearchParams(search);
  const shared = ["url", "text", "title"].map((name) => query.get(name) ?? "");
  const own = shared
    .flatMap((text) => text.match(LINK) ?? [])
    .flatMap((link) => parseUrl(link) ?? [])
    .find((link) => link.origin === origin && link.pathname !== SHARE_PATH && isPagePath(link.pathname));
  if (own) return own.pathname + own.search + own.hash;
  const name = shared.map((text) => text.replace(LINK, "").trim()).find((text) => text !== "");
  return name === undefined ? paths.home.to() : paths.slots.to({ name: cutText(name, LONGEST_SEARCH) });
};
