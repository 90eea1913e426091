import type { BrowserContext, Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Parts around the pages: the download bar, its popup, the service button. */
export const aroundPage = (page: Page, { t }: Texts) => {
  const bar = page.getByRole("region", { name: t("download.title") });
  const popup = page.getByRole("dialog", { name: t("download.title") });
  return {
    bar,
    get: bar.getByRole("button", { name: t("download.get"), exact: true }),
    dismiss: bar.getByRole("button", { name: t("download.dismiss") }),
    popup,
    /** A link of the popup or of the page about the app. */
    appLink: (way: "ios" | "android" | "profile") =>
      page.getByRole("link", { name: t(`install.links.${way}`) }),
    guide: (which: "safari" | "chrome" | "inApp") =>
      page.getByRole("heading", { name: t(`install.guides.${which}.title`) }),
    service: page.getByRole("button", { name: t("service.open"), exact: true }),
    contacts: page.getByRole("dialog", { name: t("service.title") }),
  };
};

/** Makes this visit a later one, with the download popup already seen. */
export const comeBack = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (window === window.top)
      localStorage.setItem("downloadOffer", JSON.stringify({ firstVisit: 1, seen: true }));
  });
};

/**
 * Serves an empty page for all other sites, so that opening them needs no network.
 * @returns the requested addresses
 */
export const answerElsewhere = async (context: BrowserContext): Promise<readonly string[]> => {
  const requests: string[] = [];
  await context.route(/^https:\/\//, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ status: 200, contentType: "text/html", body: "<title>elsewhere</title>" });
  });
  return requests;
};
