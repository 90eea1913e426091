import { endpoints } from "@volado/api-client/endpoints";
import {
  BOOT_TABLE_ID,
  pictureSources,
  placeholders,
  SERVER_DATA_ID,
  SERVER_DATA_PLACE,
  shownPictureWidths,
} from "@volado/domain/site";
import * as z from "zod";
import type { ContentLanguage } from "../catalogue/wire.ts";
import { listAnnouncements, listGames } from "../handlers/index.ts";
import { escapeHtml } from "../pages/html.ts";
import { PICTURE_PATTERN } from "../pictures/painted-pictures.ts";
import { noBrowser } from "../request/browser.ts";
import { readFields } from "../request/read-fields.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { siteStatus } from "../settings/merchant-links.ts";

/** Calls whose responses are the same for every guest, and small enough for the page's first round trip. */
const embedded = { listAnnouncements, listGames };

const isEmbedded = (id: string): id is keyof typeof embedded => Object.hasOwn(embedded, id);

/**
 * The build's boot data in its page, as far as it is read here: calls by name, and for each path its calls, the kind of
 * its shell, and whether guests get another.
 */
const tableSchema = z.object({
  calls: z.record(z.string(), z.object({ endpoint: z.string(), url: z.string() })),
  pages: z.record(
    z.string(),
    z.object({ kind: z.string(), membersOnly: z.boolean(), calls: z.array(z.string()) }),
  ),
});

/** A page's own first call; its address contains the language placeholder. */
type FirstCall = Readonly<{ id: keyof typeof embedded; address: string }>;

export interface FirstView {
  /** The page's first calls whose responses can be embedded. */
  readonly calls: readonly FirstCall[];
  /** The kind of shell; undefined where it depends on the visitor. */
  readonly kind: string | undefined;
}

const tableElement = new RegExp(`<script type="application/json" id="${BOOT_TABLE_ID}">(.*?)</script>`, "s");

/** The first view of the site's page at each path. */
export const firstViewsOf = (page: string): ReadonlyMap<string, FirstView> => {
  const [, json] = tableElement.exec(page) ?? [];
  const table = tableSchema.safeParse(json === undefined ? undefined : JSON.parse(json));
  if (!table.success) return new Map();
  const { calls, pages } = table.data;
  const firstCall = (name: string): readonly FirstCall[] => {
    const { endpoint: id = "", url: address = "" } = calls[name] ?? {};
    return isEmbedded(id) ? [{ id, address }] : [];
  };
  return new Map(
    Object.entries(pages).map(([path, { kind, membersOnly, calls: names }]) => [
      path,
      { kind: membersOnly ? undefined : kind, calls: names.flatMap(firstCall) },
    ]),
  );
};

const rowSchema = z.object({ kind: z.string() });

/** The page with the boot data of one kind of page only. */
export const withPagesOf = (page: string, kind: string): string =>
  page.replace(tableElement, (element, json: string) => {
    const own: unknown = JSON.parse(json, (_key, value: unknown) => {
      const row = rowSchema.safeParse(value);
      return row.success && row.data.kind !== kind ? undefined : value;
    });
    return element.replace(json, () => scriptSafeJson(own));
  });

type FirstAnswer = Readonly<{ address: string; value: unknown }>;

/** Whether the console injects faults into calls; then nothing is embedded, so that they fail. */
const disturbed = ({ faults }: Services): boolean => {
  const { calls, failRate, maintenance, regionRestriction, blocked } = faults.current();
  return failRate > 0 || maintenance || regionRestriction || blocked || Object.values(calls).some(Boolean);
};

/** The responses to these calls for a guest. Refused calls are omitted, so the page makes them itself. */
const answerFirst = async (
  calls: readonly FirstCall[],
  services: Services,
  language: ContentLanguage,
): Promise<readonly FirstAnswer[]> => {
  if (disturbed(services)) return [];
  const origin = "http://localhost";
  const nobody = {
    signedIn: undefined,
    ip: "",
    network: "",
    origin,
    siteOrigin: origin,
    browser: noBrowser,
    language,
  };
  const guest = { services, db: services.db, ...nobody };
  const answer = async ({ id, address: pattern }: FirstCall): Promise<readonly FirstAnswer[]> => {
    const address = pattern.replaceAll(placeholders.language, language);
    try {
      const fields = await readFields(endpoints[id], new Request(new URL(address, origin)), services);
      return [{ address, value: await embedded[id].answer(fields, guest) }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
  return (await Promise.all(calls.map(answer))).flat();
};

/** Tiles whose pictures are preloaded: a phone's first row. */
const TILES = 3;

/** A picture to preload, with its width on a phone in CSS pixels. */
type FirstPicture = Readonly<{ address: string; shownWidth: number }>;

const answerSchema = z
  .object({
    banners: z.array(z.object({ url: z.string() })).default([]),
    games: z.array(z.object({ iconUrl: z.string() })).default([]),
  })
  .catch({ banners: [], games: [] });

/** The pictures to preload: the first banner, or a list's first tiles. */
const firstPictures = (answers: readonly FirstAnswer[]): readonly FirstPicture[] =>
  answers.flatMap(({ value }) => {
    const { banners, games } = answerSchema.parse(value);
    return [
      ...banners.slice(0, 1).map(({ url }) => ({ address: url, shownWidth: shownPictureWidths.banner })),
      ...games
        .slice(0, TILES)
        .map(({ iconUrl }) => ({ address: iconUrl, shownWidth: shownPictureWidths.cover })),
    ];
  });

/** JSON that is safe inside a script element: it contains no `<` and no line separators. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** A page's variant: the language, and whether the browser sends `Save-Data`. */
export type PageVariant = Readonly<{ language: ContentLanguage; saveData: boolean }>;

/** Preloads a picture in the width that the page will show it in. */
const preload = ({ address, shownWidth }: FirstPicture, { saveData }: PageVariant): string => {
  const sources = pictureSources(address, shownWidth, { pattern: PICTURE_PATTERN, saveData });
  const widths = sources === undefined ? "" : ` imagesrcset="${escapeHtml(sources)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(address)}"${widths}>`;
};

/**
 * Embeds the data of the page's first screen: the status, the responses of the page's own first calls and preloads of
 * the first pictures. All of it is the same for every guest, so the page can be cached.
 */
export const bootedPage = async (
  page: string,
  services: Services,
  variant: PageVariant,
  calls: readonly FirstCall[],
): Promise<string> => {
  const { language } = variant;
  const answers = await answerFirst(calls, services, language);
  const values = Object.fromEntries(answers.map(({ address, value }) => [address, value]));
  const status = siteStatus(services, undefined, language);
  const boot = { status, ...(answers.length > 0 && { answers: values }) };
  const preloads = firstPictures(answers).map((picture) => preload(picture, variant));
  const data = `<script type="application/json" id="${SERVER_DATA_ID}">${scriptSafeJson(boot)}</script>`;
  return page.replace(SERVER_DATA_PLACE, () => preloads.join("") + data);
};
