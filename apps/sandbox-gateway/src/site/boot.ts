import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { pictureSources, shownPictureWidths } from "@volado/domain/site";
import * as z from "zod";
import type { ContentLanguage } from "../catalogue/wire.ts";
import { handlers } from "../handlers/index.ts";
import { PICTURE_PATTERN } from "../pictures/painted-pictures.ts";
import { readFields } from "../request/read-fields.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { siteStatus } from "../settings/merchant-links.ts";

/** Calls whose answer to a guest is everybody's, and small enough for the page's first round trip. */
const told = ["listAnnouncements", "listGames"] as const satisfies readonly EndpointId[];

const isTold = (id: string): id is (typeof told)[number] => told.some((name) => name === id);

/**
 * What the build writes into its page for the boot code, as far as it is read here: calls by name, and of each path
 * its calls, the kind of its shell, and whether guests get another.
 */
const tableSchema = z.object({
  calls: z.record(z.string(), z.object({ endpoint: z.string(), url: z.string() })),
  pages: z.record(
    z.string(),
    z.object({ kind: z.string(), membersOnly: z.boolean(), calls: z.array(z.string()) }),
  ),
});

/** Where the build's addresses name the language. */
const LANGUAGE = "__L__";

/** A page's own first call. */
interface FirstCall {
  readonly id: (typeof told)[number];
  /** Its address, with a placeholder for the language. */
  readonly address: string;
}

/** What the server can prepare for a path. */
export interface FirstView {
  /** The calls that the page starts, of those whose answers can stand in it. */
  readonly calls: readonly FirstCall[];
  /** The kind of shell that it shows; undefined where that depends on who asks. */
  readonly kind: string | undefined;
}

/** What the site's page shows first at each path. */
export const firstViewsOf = (page: string): ReadonlyMap<string, FirstView> => {
  const [, json] = /<script type="application\/json" id="volado-pages">(.*?)<\/script>/s.exec(page) ?? [];
  const table = tableSchema.safeParse(json === undefined ? undefined : JSON.parse(json));
  if (!table.success) return new Map();
  const { calls, pages } = table.data;
  const firstCall = (name: string): readonly FirstCall[] => {
    const { endpoint, url } = calls[name] ?? {};
    return endpoint !== undefined && url !== undefined && isTold(endpoint)
      ? [{ id: endpoint, address: url }]
      : [];
  };
  return new Map(
    Object.entries(pages).map(([path, { kind, membersOnly, calls: names }]) => [
      path,
      { kind: membersOnly ? undefined : kind, calls: names.flatMap(firstCall) },
    ]),
  );
};

/** An answer that the page brings along. */
interface FirstAnswer {
  readonly address: string;
  readonly value: unknown;
}

/** Whether the console wants calls to go wrong; then the page tells nothing beforehand, so that they do. */
const disturbed = ({ faults }: Services): boolean => {
  const { calls, failRate, maintenance, regionRestriction, blocked } = faults.current();
  return failRate > 0 || maintenance || regionRestriction || blocked || Object.values(calls).some(Boolean);
};

/** What the gateway would answer a guest to these calls; a call that it refuses has to be asked by the page itself. */
const answerFirst = async (
  calls: readonly FirstCall[],
  services: Services,
  language: ContentLanguage,
): Promise<readonly FirstAnswer[]> => {
  if (disturbed(services)) return [];
  const origin = "http://localhost";
  const guest = {
    services,
    db: services.db,
    signedIn: undefined,
    ip: "",
    network: "",
    origin,
    siteOrigin: origin,
    language,
  };
  const answer = async ({ id, address: pattern }: FirstCall): Promise<readonly FirstAnswer[]> => {
    const address = pattern.replaceAll(LANGUAGE, language);
    try {
      const fields = await readFields(endpoints[id], new Request(new URL(address, origin)), services);
      return [{ address, value: await handlers[id].answer(fields, guest) }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
  return (await Promise.all(calls.map(answer))).flat();
};

/** Tiles whose pictures the page asks for itself: a phone's first row. */
const TILES = 3;

/** A picture that a visitor waits for. */
interface FirstPicture {
  readonly address: string;
  /** CSS pixels that a phone shows of its width. */
  readonly shownWidth: number;
}

const banner = (address: string): FirstPicture => ({ address, shownWidth: shownPictureWidths.banner });
const cover = (address: string): FirstPicture => ({ address, shownWidth: shownPictureWidths.cover });

const answerSchema = z.union([
  z
    .object({ banners: z.array(z.object({ url: z.string() })) })
    .transform(({ banners: [first] }) => (first ? [banner(first.url)] : [])),
  z
    .object({ games: z.array(z.object({ iconUrl: z.string() })) })
    .transform(({ games }) => games.slice(0, TILES).map(({ iconUrl }) => cover(iconUrl))),
]);

/** The pictures that a visitor waits for: the first banner, or a list's first tiles. */
const firstPictures = (answers: readonly FirstAnswer[]): readonly FirstPicture[] =>
  answers.flatMap(({ value }) => {
    const pictures = answerSchema.safeParse(value);
    return pictures.success ? pictures.data : [];
  });

const PLACEHOLDER = "<!--volado:boot-->";

/** JSON that can stand inside a script element: no `<` can end it, and no line separator can break it. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What a page is made for. */
export interface PageWish {
  readonly language: ContentLanguage;
  /** Whether the player asked to save data. */
  readonly saveData: boolean;
}

/** Starts a picture in the width that the page will show it in. */
const preload = ({ address, shownWidth }: FirstPicture, { saveData }: PageWish): string => {
  const sources = pictureSources(address, shownWidth, { pattern: PICTURE_PATTERN, saveData });
  const widths = sources === undefined ? "" : ` imagesrcset="${attribute(sources)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" href="${attribute(address)}"${widths}>`;
};

/**
 * Puts into the page what its first screen needs: the status, the answers to the page's own first calls and an early
 * start of the first pictures. All of it is the same for every guest, so the page can be kept.
 */
export const bootedPage = async (
  page: string,
  services: Services,
  wish: PageWish,
  calls: readonly FirstCall[],
): Promise<string> => {
  const { language } = wish;
  const answers = await answerFirst(calls, services, language);
  const boot = {
    status: siteStatus(services, undefined, language),
    ...(answers.length > 0 && {
      answers: Object.fromEntries(answers.map(({ address, value }) => [address, value])),
    }),
  };
  const preloads = firstPictures(answers).map((picture) => preload(picture, wish));
  const data = `<script type="application/json" id="volado-boot">${scriptSafeJson(boot)}</script>`;
  return page.replace(PLACEHOLDER, () => preloads.join("") + data);
};
