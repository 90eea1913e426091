import { expect, type Locator, type Page } from "@playwright/test";
import {
  publicOpenEnds,
  publicWhole,
  xssOpenEnds,
  xssWhole,
} from "../src/shared/html/testing/xss-vectors.ts";

declare global {
  interface Window {
    /** Counts executions of hostile HTML. */
    xss: () => void;
    xssRuns: number;
  }
}

/** A merchant's article with hostile HTML in it. */
export interface HostileArticle {
  readonly title: string;
  readonly html: string;
  /** Follows each of its vectors, except the last, and appears nowhere else. */
  readonly mark: string;
  /** How many of them have to be visible. */
  readonly marks: number;
}

const whole = [...xssWhole, ...publicWhole];

/**
 * Every vector of our own list and the public one, once: the last vector of an article is one that swallows the rest.
 */
export const hostileArticles: readonly HostileArticle[] = [...xssOpenEnds, ...publicOpenEnds].map(
  (openEnd, place, { length }) => {
    const vectors = whole.filter((_vector, at) => at % length === place);
    const number = String(place + 1).padStart(2, "0");
    const mark = `hasta aquí ${number}`;
    return {
      title: `Hostile ${number}`,
      html: [...vectors.map((vector) => `${vector}<p>${mark}</p>`), openEnd].join("\n"),
      mark,
      marks: vectors.length,
    };
  },
);

/** Events that a reader or the browser triggers. */
const touches = [
  ...["mouseover", "mouseenter", "pointerdown", "mousedown", "touchstart", "keydown", "contextmenu"],
  ...["focus", "focusin", "animationstart", "animationend", "transitionend", "toggle", "beforetoggle"],
  ...["scroll", "scrollend", "wheel", "copy", "dragstart", "begin", "load", "beforematch"],
];

/** Triggers every event in the article shown and checks the result: all its text, and nothing executable. */
export const expectHarmless = async (
  place: Locator,
  { title, mark, marks }: HostileArticle,
): Promise<void> => {
  const shown = place.getByText(mark, { exact: true });
  // Checks in every frame; an expectation would poll every tenth of a second.
  await shown.first().waitFor();
  await expect(shown, title).toHaveCount(marks);
  const found = await place.evaluate((root, names) => {
    const all = [...root.querySelectorAll("*")];
    for (const element of all) {
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
      if (!(element instanceof HTMLElement)) continue;
      element.focus();
      if (!element.closest("a[href]")) element.click();
    }
    return {
      runs: window.xssRuns,
      acting: all
        .filter((element) =>
          element.matches(
            "script, style, link, meta, base, form, input, button, select, textarea, iframe, frame, object, " +
              "embed, svg, math, template, video, audio, source, dialog, map, area",
          ),
        )
        .map(({ outerHTML }) => outerHTML),
      naming: all.filter((element) => element.id !== "" || element.hasAttribute("name")).length,
      handlers: all.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith("on"))
        .length,
      addresses: all.flatMap((element) => ["href", "src"].map((name) => element.getAttribute(name) ?? "")),
    };
  }, touches);
  expect(found, title).toMatchObject({ runs: 0, acting: [], naming: 0, handlers: 0 });
  for (const address of found.addresses)
    expect(address, title).toMatch(/^$|^https?:|^data:image\/(png|jpe?g|gif|webp|avif);/);
};

/**
 * What the vectors call when they run, beside `xss` and `eval`, which the page's policy reports and
 * Playwright itself needs.
 */
const hooks = ["alert", "confirm", "prompt", "print", "open"];

/**
 * Watches a page that is about to show hostile HTML; policy violations fail the test anyhow (`page-watch.ts`). Only
 * requests to `site` are allowed, and navigation only by `go`.
 */
export const watchHostility = async (page: Page, site: string) => {
  const left: string[] = [];
  let told = 0;
  let documents = 0;
  await page.addInitScript((names) => {
    window.xssRuns = 0;
    window.xss = () => {
      window.xssRuns += 1;
    };
    for (const name of names) Reflect.set(window, name, window.xss);
  }, hooks);
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (request.isNavigationRequest()) documents += 1;
    if (protocol.startsWith("http") && origin !== new URL(site).origin) left.push(request.url());
  });
  page.on("dialog", (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on("popup", (popup) => left.push(`window ${popup.url()}`));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) left.push(`frame ${frame.url()}`);
  });
  return {
    /** Goes to an address of the site. */
    open: async (address: string): Promise<void> => {
      told += 1;
      await page.goto(address);
    },
    /** Nothing ran, nothing was requested, and the address is unchanged. */
    verify: async (address: RegExp): Promise<void> => {
      expect(await page.evaluate(() => [window.xssRuns, window.name])).toEqual([0, ""]);
      expect(left).toEqual([]);
      expect(documents, "documents asked for").toBe(told);
      expect(page.frames()).toHaveLength(1);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    },
  };
};
