import { pictureSources } from "@volado/domain/site";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import { PICTURE_PATTERN } from "../pictures/painted-pictures.ts";
import type { Services } from "../services.ts";
import { siteStatus } from "../settings/site-status.ts";
import { answerFirst, type FirstCall } from "./first-answers.ts";
import { type FirstPicture, firstPictures } from "./first-pictures.ts";

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
