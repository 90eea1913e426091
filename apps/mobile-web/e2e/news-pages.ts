import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** An announcement as the gateway sends it. */
export interface WireNotice {
  readonly announcementId: string;
  readonly title: string;
  readonly content?: string;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly noExpiry?: 0 | 1;
  readonly read?: boolean;
  readonly promoAnnouncementCategoryIds?: readonly string[];
}

/** The promotions page as a player uses it. */
export const promotionsPage = (page: Page, { t }: Words) => {
  const main = page.getByRole("main");
  return {
    menu: main.getByRole("radiogroup", { name: t("promotions.categories") }),
    categories: main.getByRole("radio"),
    category: (name: string) => main.getByRole("radio", { name }),
    /** The radio itself is out of sight, under its words. */
    choose: (name: string) => main.getByText(name, { exact: true }).click(),
    cards: main.getByRole("link").filter({ hasText: t("promotions.more") }),
    card: (title: string) => main.getByRole("link").filter({ hasText: title }),
    retry: main.getByRole("button", { name: t("common.retry") }),
  };
};

/** The announcements page as a player uses it. */
export const noticesPage = (page: Page, { t }: Words) => {
  const main = page.getByRole("main");
  const articles = main.getByRole("article");
  return {
    articles,
    notice: (title: string) => articles.filter({ has: page.getByText(title, { exact: true }) }),
    toggle: (title: string) => main.getByRole("button", { name: title }),
    unread: main.getByRole("button", { name: `${t("notices.unread")}: ` }),
    expanded: main.locator('button[aria-expanded="true"]'),
    retry: main.getByRole("button", { name: t("common.retry") }),
  };
};

/** Lets the gateway's notice list be this one. */
export const serveNotices = async (page: Page, list: readonly WireNotice[]): Promise<void> => {
  const footer = { unreadCount: list.filter(({ read }) => !read).length };
  await page.route("**/api/announcements/notices?*", (route) =>
    route.fulfill({ json: { success: true, value: { list, footer } } }),
  );
};
