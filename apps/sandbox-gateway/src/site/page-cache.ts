import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import type { Services } from "../services.ts";
import { bootedPage } from "./boot.ts";
import { type FirstCall, firstCallsOf } from "./first-answers.ts";
import { etagOf, type SiteFile } from "./site-files.ts";

const compressed = promisify(brotliCompress);

/** Announcements begin and end by the clock, so a kept page is made anew after this time. */
const FRESH_MS = 60_000;

/** The best there is: at slow 4G the page with its data then comes in one round trip (14 KB), and it is packed once. */
const QUALITY = constants.BROTLI_MAX_QUALITY;

/** Gives the page for a language and path, made at most once for each state of the data. */
export interface PageCache {
  /** @param narrowed whether the address has a query, so that a list there is another than the path's own */
  page(language: ContentLanguage, path: string, narrowed: boolean): Promise<SiteFile>;
}

/** See {@link PageCache}. */
export const createPageCache = (template: string, services: Services): PageCache => {
  const kept = new Map<
    string,
    { readonly file: Promise<SiteFile>; readonly revision: number; readonly at: number }
  >();

  const firstCalls = firstCallsOf(template);

  const make = async (language: ContentLanguage, calls: readonly FirstCall[]): Promise<SiteFile> => {
    const text = await bootedPage(template, services, language, calls);
    const body = Buffer.from(text);
    const brotli = await compressed(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    return { body, brotli, type: "text/html; charset=utf-8", etag: etagOf(text), immutable: false };
  };

  return {
    page(language, path, narrowed) {
      const calls = (firstCalls.get(path) ?? []).filter(({ id }) => !narrowed || id !== "listGames");
      // Pages with the same calls are one: paths and queries that nobody made must not fill the memory.
      const key = [language, ...calls.map(({ address }) => address)].join(" ");
      const known = kept.get(key);
      const revision = services.revision();
      const at = services.now();
      if (known !== undefined && known.revision === revision && at - known.at < FRESH_MS) return known.file;
      const file = make(language, calls);
      kept.set(key, { file, revision, at });
      return file;
    },
  };
};
