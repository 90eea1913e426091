import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ContentLanguage } from "../catalogue/content.ts";
import type { Services } from "../services.ts";
import { bootedPage } from "./boot.ts";
import { etagOf, type SiteFile } from "./site-files.ts";

const compressed = promisify(brotliCompress);

/** Announcements begin and end by the clock, so a kept page is made anew after this time. */
const FRESH_MS = 60_000;

/** Gives the page for a language and place, made at most once for each state of the data. */
export interface PageCache {
  page(language: ContentLanguage, home: boolean): Promise<SiteFile>;
}

/** See {@link PageCache}. */
export const createPageCache = (template: string, services: Services): PageCache => {
  const kept = new Map<
    string,
    { readonly file: Promise<SiteFile>; readonly revision: number; readonly at: number }
  >();

  const make = async (language: ContentLanguage, home: boolean): Promise<SiteFile> => {
    const text = bootedPage(template, services, language, home);
    const body = Buffer.from(text);
    const brotli = await compressed(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { body, brotli, type: "text/html; charset=utf-8", etag: etagOf(text), immutable: false };
  };

  return {
    page(language, home) {
      const key = `${language} ${home}`;
      const known = kept.get(key);
      const revision = services.revision();
      const at = services.now();
      if (known !== undefined && known.revision === revision && at - known.at < FRESH_MS) return known.file;
      const file = make(language, home);
      kept.set(key, { file, revision, at });
      return file;
    },
  };
};
