import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** A topic as the gateway sends it. */
interface WireTopic {
  readonly title: string;
  readonly content: string;
  readonly anchor?: string;
}

/** Page object of the help centre. */
export const helpPage = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  const list = main.getByRole("navigation", { name: t("help.topics") });
  const article = main.getByRole("article");
  return {
    list,
    article,
    topics: list.getByRole("link"),
    topic: (title: string) => list.getByRole("link", { name: title, exact: true }),
    /** The list's mark of the current topic. */
    current: list.locator("[aria-current]"),
    /** The heading of the current topic. */
    title: article.getByRole("heading", { level: 2 }),
    refresh: main.getByRole("button", { name: t("help.refresh") }),
    hideTopics: main.getByRole("button", { name: t("help.hideTopics") }),
    showTopics: main.getByRole("button", { name: t("help.showTopics") }),
    failure: main.getByRole("alert"),
    retry: main.getByRole("button", { name: t("common.retry") }),
  };
};

/** Makes the gateway return these topics, in every language. */
export const serveHelp = (page: Page, topics: readonly WireTopic[]) =>
  page.route("**/api/help?*", (route) => route.fulfill({ json: { success: true, value: topics } }));
