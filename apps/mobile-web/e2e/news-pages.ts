import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** An announcement as the gateway sends it. */
interface WireNotice {
  readonly announcementId: string;
  readonly title: string;
  readonly content?: string;
  readonly startDate?: number;
  readonly endDate?: number;
  readonly noExpiry?: 0 | 1;
  readonly read?: boolean;
  readonly promoAnnouncementCategoryIds?: readonly string[];
}

/** Page object of the promotions. */
export const promotionsPage = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  return {
    menu: main.getByRole("radiogroup", { name: t("promotions.categories") }),
    categories: main.getByRole("radio"),
    category: (name: string) => main.getByRole("radio", { name }),
    /** The radio itself is visually hidden, below its text. */
    choose: (name: string) => main.getByText(name, { exact: true }).click(),
    cards: main.getByRole("link").filter({ hasText: t("promotions.more") }),
    card: (title: string) => main.getByRole("link").filter({ hasText: title }),
    retry: main.getByRole("button", { name: t("common.retry") }),
  };
};

/** Page object of the announcements. */
export const noticesPage = (page: Page, { t }: Texts) => {
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

/** Replaces the gateway's notice list. */
export const serveNotices = async (page: Page, list: readonly WireNotice[]): Promise<void> => {
  const footer = { unreadCount: list.filter(({ read }) => !read).length };
  await page.route("**/api/announcements/notices?*", (route) =>
    route.fulfill({ json: { success: true, value: { list, footer } } }),
  );
};
