import type { Locator, Page } from "@playwright/test";
import {
  publicOpenEnds,
  publicWhole,
  xssOpenEnds,
  xssWhole,
} from "../src/shared/html/testing/xss-vectors.ts";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { navigateTo } from "./navigation.ts";
import { noticesPage } from "./news-pages.ts";

declare global {
  interface Window {
    /** Counts executions of hostile HTML. */
    xss: () => void;
    xssRuns: number;
  }
}

/** A merchant's article with hostile HTML in it. */
interface HostileArticle {
  readonly title: string;
  readonly html: string;
  /** Marker after each vector except the last; appears nowhere else. */
  readonly mark: string;
  /** How many markers must be visible. */
  readonly marks: number;
}

const whole = [...xssWhole, ...publicWhole];

/**
 * Every vector of our own list and the public one, once. The last vector of an article is one that swallows the rest.
 */
const hostileArticles: readonly HostileArticle[] = [...xssOpenEnds, ...publicOpenEnds].map(
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
const expectHarmless = async (place: Locator, { title, mark, marks }: HostileArticle): Promise<void> => {
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
 * Functions that the vectors call when they run. `xss` is counted separately, and `eval` is left out: the page's policy
 * reports it, and Playwright itself needs it.
 */
const hooks = ["alert", "confirm", "prompt", "print", "open"];

/**
 * Watches a page that is about to show hostile HTML; policy violations always fail the test (`page-watch.ts`). Only
 * requests to `site` are allowed, and navigation only with `go`.
 */
const watchHostility = async (page: Page, site: string) => {
  const left: string[] = [];
  let navigations = 0;
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
      navigations += 1;
      await page.goto(address);
    },
    /** Checks that nothing ran, nothing was requested, and the address is unchanged. */
    verify: async (address: RegExp): Promise<void> => {
      expect(await page.evaluate(() => [window.xssRuns, window.name])).toEqual([0, ""]);
      expect(left).toEqual([]);
      expect(documents, "documents requested").toBe(navigations);
      expect(page.frames()).toHaveLength(1);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    },
  };
};

/** The text of the article shown, rendered from the merchant's HTML. */
const words = (page: Page) => page.locator(".vo-rich-text");

test("nothing in hostile articles runs, leaves the page or changes it", { tag: "@core" }, async ({
  page,
  words: texts,
  expecting,
  gatewayUrl,
  publishing,
}) => {
  test.setTimeout(120_000);
  // Pictures that don't exist.
  await expecting({ statuses: [404] });
  const links: string[] = [];
  for (const article of hostileArticles) {
    const { promotionId } = await publishing(article);
    links.push(`<p><a href="/m/activityDetail?id=${promotionId}">${article.title}</a></p>`);
  }
  // Navigates to all of them without a reload.
  const index = await publishing({ title: "Index", html: links.join("") });
  const trouble = await watchHostility(page, gatewayUrl);

  await test.step("on home: the page that the gateway sends has all of these among its responses", async () => {
    await trouble.open("/m/home");
    await trouble.verify(/\/m\/home/);
  });

  await test.step("in the help centre", async () => {
    const help = helpPage(page, texts);
    await trouble.open("/m/help");
    for (const article of hostileArticles) {
      await help.topic(article.title).evaluate((link: HTMLElement) => link.click());
      await expect(help.title).toHaveText(article.title);
      await expectHarmless(words(page), article);
    }
    await trouble.verify(/\/m\/help/);
  });

  await test.step("among the announcements", async () => {
    const { toggle } = noticesPage(page, texts);
    await navigateTo(page, "/m/notice");
    for (const article of hostileArticles) {
      await toggle(article.title).evaluate((button: HTMLElement) => button.click());
      await expectHarmless(words(page), article);
    }
    await trouble.verify(/\/m\/notice/);
  });

  await test.step("as promotions", async () => {
    await navigateTo(page, `/m/activityDetail?id=${index.promotionId}`);
    for (const article of hostileArticles) {
      await words(page)
        .getByRole("link", { name: article.title })
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole("heading", { level: 2, name: article.title })).toBeVisible();
      await expectHarmless(words(page), article);
      await page.goBack();
    }
    await trouble.verify(/\/m\/activityDetail/);
  });
});

test("a hostile link does nothing, and an external one opens a new tab without access to the page", async ({
  page,
  context,
  words,
}) => {
  const help = helpPage(page, words);
  await context.route("https://volado.example/**", (route) => route.fulfill({ body: "<title>x</title>" }));
  await serveHelp(page, [
    {
      title: "Enlaces",
      content:
        '<p><a href="javascript:document.body.remove()">malo</a> <a href="http://volado.example/">claro</a> <a href="https://volado.example/x" target="_top">bueno</a></p>',
    },
  ]);
  await page.goto("/m/help");
  await help.article.getByText("malo").click();
  await help.article.getByText("claro").click();
  await expect(page).toHaveURL("/m/help");
  const opened = page.waitForEvent("popup");
  await help.article.getByRole("link", { name: `bueno ${words.t("html.newTab")}` }).click();
  const other = await opened;
  await expect(other).toHaveURL("https://volado.example/x");
  expect(await other.evaluate(() => window.opener)).toBe(null);
  await expect(help.title).toBeVisible();
});
