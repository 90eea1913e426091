import { pictureSources, shownPictureWidths } from "@volado/domain/site";
import { savesData } from "../src/shared/device/browser.ts";
import { BANNER_WORDS, type BootState } from "./boot-state.ts";
import { opensFurtherDown } from "./boot-table.ts";
import { addressOf } from "./first-calls.ts";
import { isRecord } from "./page-data.ts";

/** Puts the page's prerendered shell into the root, unless the server did, and names the page in it. */
export const showShell = (root: Element, { page, language }: Pick<BootState, "page" | "language">): void => {
  if (!page) return;
  const template = document.querySelector(`template[data-kind=${page.kind}]`);
  if (template instanceof HTMLTemplateElement) {
    const shell = document.createElement("div");
    shell.setAttribute("data-prerendered", page.kind);
    shell.append(template.content.cloneNode(true));
    root.replaceChildren(shell);
  }
  const title = root.querySelector(".vo-header__title");
  if (title) title.textContent = page.titles[language] ?? "";
  if (!page.tab) return;
  for (const item of root.querySelectorAll(".vo-bottom-menu__link"))
    item.ariaCurrent = item.getAttribute("href") === page.tab ? "page" : null;
};

interface Size {
  readonly width: number;
  readonly height: number;
  /** The part of its width that a phone shows, in CSS pixels. */
  readonly shown: number;
}

/** Same sizes as in the live page (FirstBanner, the kit's GameTile). */
const bannerSize: Size = { width: 780, height: 330, shown: shownPictureWidths.banner };
const coverSize: Size = { width: 150, height: 200, shown: shownPictureWidths.cover };

/** Calls whose responses contain pictures for the shell. */
const withPictures: ReadonlySet<string> = new Set(["listAnnouncements", "listGames"]);

const pictureOf = (
  address: string,
  className: string,
  { width, height, shown }: Size,
  pattern: string,
): HTMLImageElement => {
  const picture = new Image(width, height);
  picture.alt = "";
  picture.className = className;
  picture.fetchPriority = "high";
  picture.decoding = "sync";
  picture.srcset = pictureSources(address, shown, { pattern, saveData: savesData() }) ?? "";
  picture.src = address;
  return picture;
};

const rowsIn = (answer: unknown, list: string): readonly unknown[] => {
  const rows = isRecord(answer) ? answer[list] : undefined;
  return Array.isArray(rows) ? rows : [];
};

/** The address in a field of a row, if it has one. */
const addressIn = (row: unknown, field: string): string | undefined => {
  const address = isRecord(row) ? row[field] : undefined;
  return typeof address === "string" && address !== "" ? address : undefined;
};

/** A banner's lines over its picture, like the kit's BannerWords. */
const wordsIn = (banner: unknown): readonly HTMLElement[] => {
  const lines: unknown = isRecord(banner) ? banner.words : undefined;
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) return [];
  const words = document.createElement("span");
  words.className = BANNER_WORDS;
  words.ariaHidden = "true";
  for (const line of lines) words.appendChild(document.createElement("span")).textContent = line;
  return [words];
};

/** Puts a response's pictures into the shell: the first banner, and the covers of a list's first games. */
const showPictures = (root: Element, answer: unknown, pattern: string): readonly HTMLImageElement[] => {
  const [banner] = rowsIn(answer, "banners");
  const address = addressIn(banner, "url");
  const slot = root.querySelector("[data-prerendered] [data-banner-slot]");
  const shown: HTMLImageElement[] = [];
  if (address !== undefined && slot) {
    const picture = pictureOf(address, "app-banner-first", bannerSize, pattern);
    slot.append(picture, ...wordsIn(banner));
    shown.push(picture);
  }
  const covers = root.querySelectorAll("[data-prerendered=list] [data-tiles-slot] .vo-game-tile__cover");
  const games = rowsIn(answer, "games");
  for (const [place, cover] of covers.entries()) {
    const icon = addressIn(games[place], "iconUrl");
    if (icon === undefined) continue;
    const picture = pictureOf(icon, cover.className, coverSize, pattern);
    cover.replaceWith(picture);
    shown.push(picture);
  }
  return shown;
};

const answerIn = async (answer: Promise<Response>): Promise<unknown> => {
  const envelope: unknown = await (await answer).clone().json();
  return isRecord(envelope) ? envelope.value : undefined;
};

/**
 * Shows the first pictures in the shell: at once when the server wrote the response into the page, otherwise when it
 * arrives. The live page reports a failed or malformed response.
 */
export const showFirstPictures = (root: Element, state: BootState): void => {
  const { page, language, pageCalls, calls, answers, pictures, picturePattern } = state;
  if (!page || opensFurtherDown(page.kind)) return;
  const show = (answer: unknown) => pictures.push(...showPictures(root, answer, picturePattern));
  for (const call of pageCalls) {
    if (!withPictures.has(call.endpoint)) continue;
    const address = addressOf(call, language);
    const [known, coming] = [answers[address], calls[address]];
    if (known) show(known);
    else if (coming) answerIn(coming).then(show, () => undefined);
  }
};
