import { expect, type Locator, type Page } from "@playwright/test";
import { xssGroups } from "../src/shared/html/testing/xss-vectors.ts";

declare global {
  interface Window {
    /** Counts what hostile HTML made run. */
    xss: () => void;
    xssRuns: number;
  }
}

/** A text of the merchant's with hostile HTML in it. */
export interface HostilePaper {
  readonly title: string;
  readonly html: string;
  /** How many words of its own have to be on show: one behind each of its vectors, but for those that swallow what follows. */
  readonly marks: number;
}

/** Stands behind every vector. */
const MARK = "hasta aquí";

const paper = (kind: string, vectors: readonly string[]): HostilePaper => ({
  title: `Kind ${kind}`,
  html: vectors.map((vector) => `${vector}<p>${MARK}</p>`).join("\n"),
  marks: vectors.length,
});

/** Every vector once: those of a kind together, and each by itself that swallows what follows. */
export const hostilePapers: readonly HostilePaper[] = xssGroups.flatMap(({ kind, vectors }) =>
  kind === "openEnds"
    ? vectors.map((vector, index) => ({ ...paper(`${kind} ${index}`, [vector]), marks: 0 }))
    : [paper(kind, vectors)],
);

/** What a reader, or the browser by itself, sets off. */
const touches = [
  ...["mouseover", "mouseenter", "pointerdown", "mousedown", "touchstart", "keydown", "contextmenu"],
  ...["focus", "focusin", "animationstart", "animationend", "transitionend", "toggle", "beforetoggle"],
  ...["scroll", "scrollend", "wheel", "copy", "dragstart", "begin", "load", "beforematch"],
];

/** Touches everything of the paper on show, and looks what is left of it: all its words, and nothing that could act. */
export const expectHarmless = async (place: Locator, { title, marks }: HostilePaper): Promise<void> => {
  if (marks > 0) await expect(place.getByText(MARK, { exact: true }), title).toHaveCount(marks);
  const found = await place.evaluate((root, names) => {
    const all = [...root.querySelectorAll<HTMLElement>("*")];
    for (const element of all) {
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
      element.focus();
      if (!element.closest("a[href]")) element.click();
    }
    return {
      runs: window.xssRuns,
      acting: all
        .filter((element) =>
          /^(script|style|link|meta|base|form|input|button|select|textarea|iframe|frame|object|embed|svg|math|template|video|audio|source|dialog|map|area)$/.test(
            element.localName,
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

/** Watches a page that is about to show hostile HTML; what its policy reports fails the test anyhow. `site` is all that it may ask. */
export const watchHostility = async (page: Page, site: string) => {
  const left: string[] = [];
  await page.addInitScript(() => {
    window.xssRuns = 0;
    window.xss = () => {
      window.xssRuns += 1;
    };
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(site).origin) left.push(request.url());
  });
  page.on("dialog", (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on("popup", (popup) => left.push(`window ${popup.url()}`));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) left.push(`frame ${frame.url()}`);
  });
  return {
    /** Nothing ran, nobody was asked for anything, and the site still stands at the address. */
    verify: async (address: RegExp): Promise<void> => {
      expect(await page.evaluate(() => window.xssRuns)).toBe(0);
      expect(left).toEqual([]);
      expect(page.frames()).toHaveLength(1);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    },
  };
};
