import { isPagePath } from "@volado/domain/navigation";
import { cutText } from "@volado/domain/validation";
import { parseUrl } from "./parse-url.ts";
import { paths } from "./paths.ts";

/** Where a phone opens the installed site with what was shared; no page stands there (`sharedTarget`). */
export const SHARE_PATH = "/m/share";

/** Characters of a search; the gateway takes no more. */
const LONGEST_SEARCH = 100;

const LINK = /https?:\/\/\S+/g;

/**
 * Where what was shared leads: a link to one of the site's own pages, such as a game's, opens that page; words are
 * looked for among the slots. Some apps put the link into the text, so it is looked for everywhere.
 *
 * @param search the query that the phone wrote, with `title`, `text` and `url`
 */
export const sharedTarget = (search: string, origin: string): string => {
  const query = new URLSearchParams(search);
  const told = ["url", "text", "title"].map((name) => query.get(name) ?? "");
  const own = told
    .flatMap((words) => words.match(LINK) ?? [])
    .flatMap((link) => parseUrl(link) ?? [])
    .find((link) => link.origin === origin && link.pathname !== SHARE_PATH && isPagePath(link.pathname));
  if (own) return own.pathname + own.search + own.hash;
  const name = told.map((words) => words.replace(LINK, "").trim()).find((words) => words !== "");
  return name === undefined ? paths.home.to() : paths.slots.to({ name: cutText(name, LONGEST_SEARCH) });
};
