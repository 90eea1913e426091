import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Services } from "../services.ts";
import { bootedPage, type FirstView, firstViewsOf, type PageWish } from "./boot.ts";
import { etagOf, type SiteFile } from "./site-files.ts";

const templates = /<template data-kinds="([^"]*)">([\s\S]*?)<\/template>/g;
const rootShell = /(?<=<div id="root">)[\s\S]*?(?=<\/div><template data-kinds)/;

/**
 * The page with the shell of its own kind alone, in the root: all of it then comes in the first round trips of a slow
 * network. The boot code would choose among the built page's shells in the same way.
 */
const withOwnShell = (page: string, kind: string): string => {
  const [, , own] =
    Array.from(page.matchAll(templates)).find(([, kinds]) => kinds?.split(" ").includes(kind)) ?? [];
  const root =
    own === undefined ? page : page.replace(rootShell, () => `<div data-prerendered="${kind}">${own}</div>`);
  return root.replaceAll(templates, "");
};

const compressed = promisify(brotliCompress);

const packed = (body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> =>
  compressed(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Announcements begin and end by the clock, so a cached page is made again after this time. */
const STALE_AFTER_MS = MINUTE_MS;

/** For whoever asks for a page first after the data changed: it takes milliseconds. */
const AT_ONCE = 5;

/** The best quality takes a quarter of a second: at slow 4G page and data come in one round trip (14 KB). */
const FOR_MANY = constants.BROTLI_MAX_QUALITY;

/** Shells of pages whose query chooses what they show, banner and games: the path's own would be asked for in vain. */
const shownByQuery: ReadonlySet<string | undefined> = new Set(["list", "bare"]);

/** A page of one state of the data; one that was asked for again is packed as well as can be, or will be soon. */
type CachedPage = {
  file: Promise<SiteFile>;
  askedAgain: boolean;
  readonly revision: number;
  readonly at: number;
};

/** Gives the page for a language and path, made at most once for each state of the data. */
export const createPageCache = (template: string, services: Services) => {
  const kept = new Map<string, CachedPage>();

  const firstViews = firstViewsOf(template);

  const make = async (wish: PageWish, { kind, calls }: FirstView): Promise<SiteFile> => {
    const page = kind === undefined ? template : withOwnShell(template, kind);
    const text = await bootedPage(page, services, wish, calls);
    const body = Buffer.from(text);
    const brotli = await packed(body, AT_ONCE);
    return { body, brotli, type: "text/html; charset=utf-8", etag: etagOf(text), immutable: false };
  };

  /** Packs a page that is asked for again as well as can be; until that is done it goes out as it is. */
  const packForMany = async (page: CachedPage): Promise<void> => {
    if (page.askedAgain) return;
    page.askedAgain = true;
    const file = await page.file;
    page.file = Promise.resolve({ ...file, brotli: await packed(file.body, FOR_MANY) });
  };

  return {
    /** @param narrowed whether the address has a query */
    page(wish: PageWish, path: string, narrowed: boolean): Promise<SiteFile> {
      const { kind, calls: own } = firstViews.get(path) ?? { kind: undefined, calls: [] };
      const calls = narrowed && shownByQuery.has(kind) ? [] : own;
      // Pages with the same first view are one: paths and queries that nobody made must not fill the memory.
      const key = [wish.language, wish.saveData, kind, ...calls.map(({ address }) => address)].join(" ");
      const known = kept.get(key);
      const revision = services.revision();
      const at = services.now();
      if (known !== undefined && known.revision === revision && at - known.at < STALE_AFTER_MS) {
        void packForMany(known).catch((error: unknown) =>
          services.options.log("A page was not packed.", error),
        );
        return known.file;
      }
      const file = make(wish, { kind, calls });
      kept.set(key, { file, askedAgain: false, revision, at });
      // The next one who asks tries again.
      file.catch(() => {
        if (kept.get(key)?.file === file) kept.delete(key);
      });
      return file;
    },
  };
};
