import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Services } from "../services.ts";
import { bootedPage, type PageWish } from "./boot.ts";
import { type FirstView, firstViewsOf } from "./first-answers.ts";
import { withOwnShell } from "./own-shell.ts";
import { etagOf, type SiteFile } from "./site-files.ts";

const compressed = promisify(brotliCompress);

/** Announcements begin and end by the clock, so a kept page is made anew after this time. */
const STALE_AFTER_MS = MINUTE_MS;

/** The best there is: at slow 4G the page with its data then comes in one round trip (14 KB), and it is packed once. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

/** Shells of pages whose query chooses what they show, banner and games: the path's own would be asked for in vain. */
const shownByQuery: ReadonlySet<string | undefined> = new Set(["list", "bare"]);

/** Gives the page for a language and path, made at most once for each state of the data. */
export interface PageCache {
  /** @param narrowed whether the address has a query */
  page(wish: PageWish, path: string, narrowed: boolean): Promise<SiteFile>;
}

/** See {@link PageCache}. */
export const createPageCache = (template: string, services: Services): PageCache => {
  const kept = new Map<
    string,
    { readonly file: Promise<SiteFile>; readonly revision: number; readonly at: number }
  >();

  const firstViews = firstViewsOf(template);

  const make = async (wish: PageWish, { kind, calls }: FirstView): Promise<SiteFile> => {
    const page = kind === undefined ? template : withOwnShell(template, kind);
    const text = await bootedPage(page, services, wish, calls);
    const body = Buffer.from(text);
    const brotli = await compressed(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    return { body, brotli, type: "text/html; charset=utf-8", etag: etagOf(text), immutable: false };
  };

  return {
    page(wish, path, narrowed) {
      const { kind, calls: own } = firstViews.get(path) ?? { kind: undefined, calls: [] };
      const calls = narrowed && shownByQuery.has(kind) ? [] : own;
      // Pages with the same first view are one: paths and queries that nobody made must not fill the memory.
      const key = [wish.language, wish.saveData, kind, ...calls.map(({ address }) => address)].join(" ");
      const known = kept.get(key);
      const revision = services.revision();
      const at = services.now();
      if (known !== undefined && known.revision === revision && at - known.at < STALE_AFTER_MS)
        return known.file;
      const file = make(wish, { kind, calls });
      kept.set(key, { file, revision, at });
      return file;
    },
  };
};
