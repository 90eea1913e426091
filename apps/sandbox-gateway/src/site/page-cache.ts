import { constants } from "node:zlib";
import { MINUTE_MS } from "@volado/domain/calendar";
import { compressed } from "../request/envelope.ts";
import type { Services } from "../services.ts";
import { bootedPage, type FirstView, firstViewsOf, type PageVariant, withPagesOf } from "./boot.ts";
import { etagOf, type SiteFile } from "./site-files.ts";

const templates = /<template data-kind="([^"]*)">([\s\S]*?)<\/template>/g;
const rootShell = /(?<=<div id="root">)[\s\S]*?(?=<\/div><template data-kind)/;

/**
 * The page with only its own kind of shell, at the root, and the boot data of that kind: all of it then arrives in the
 * first round trips of a slow network. The boot code would select the same from the built page.
 */
const withOwnShell = (page: string, kind: string): string => {
  const [, , own] = Array.from(page.matchAll(templates)).find(([, its]) => its === kind) ?? [];
  const root =
    own === undefined ? page : page.replace(rootShell, () => `<div data-prerendered="${kind}">${own}</div>`);
  return withPagesOf(root.replaceAll(templates, ""), kind);
};

/** Announcements begin and end by time, so a cached page expires. */
const STALE_AFTER_MS = MINUTE_MS;

/** The best quality takes a quarter of a second; on slow 4G page and data then fit in one round trip (14 KB). */
const FOR_MANY = constants.BROTLI_MAX_QUALITY;

/** Shells of pages whose query chooses banner and games: preloading the path's own would be wasted. */
const shownByQuery: ReadonlySet<string | undefined> = new Set(["list", "bare"]);

/** A page of one state of the data. After its second request it is recompressed at the best quality. */
type CachedPage = {
  file: Promise<SiteFile>;
  requestedAgain: boolean;
  readonly revision: number;
  readonly at: number;
};

/** Returns the page for a language and path, made at most once for each state of the data. */
export const createPageCache = (template: string, services: Services) => {
  const cache = new Map<string, CachedPage>();

  const firstViews = firstViewsOf(template);

  const make = async (variant: PageVariant, { kind, calls }: FirstView): Promise<SiteFile> => {
    const page = kind === undefined ? template : withOwnShell(template, kind);
    const text = await bootedPage(page, services, variant, calls);
    const body = Buffer.from(text);
    const brotli = await compressed(body, "br");
    return { body, brotli, type: "text/html; charset=utf-8", etag: etagOf(text), immutable: false };
  };

  /** Recompresses a repeatedly requested page; until that is done the quick version is sent. */
  const packForMany = async (page: CachedPage): Promise<void> => {
    if (page.requestedAgain) return;
    page.requestedAgain = true;
    const file = await page.file;
    page.file = Promise.resolve({ ...file, brotli: await compressed(file.body, "br", FOR_MANY) });
  };

  return {
    /** @param narrowed whether the address has a query */
    page(variant: PageVariant, path: string, narrowed: boolean): Promise<SiteFile> {
      const { kind, calls: own } = firstViews.get(path) ?? { kind: undefined, calls: [] };
      const calls = narrowed && shownByQuery.has(kind) ? [] : own;
      // Pages with the same first view share an entry: otherwise made-up paths and queries could fill the memory.
      const key = [variant.language, variant.saveData, kind, ...calls.map(({ address }) => address)].join(
        " ",
      );
      const known = cache.get(key);
      const revision = services.revision();
      const at = services.now();
      if (known !== undefined && known.revision === revision && at - known.at < STALE_AFTER_MS) {
        void packForMany(known).catch((error: unknown) =>
          services.options.log("A page could not be compressed.", error),
        );
        return known.file;
      }
      const file = make(variant, { kind, calls });
      cache.set(key, { file, requestedAgain: false, revision, at });
      // The next request tries again.
      file.catch(() => {
        if (cache.get(key)?.file === file) cache.delete(key);
      });
      return file;
    },
  };
};
