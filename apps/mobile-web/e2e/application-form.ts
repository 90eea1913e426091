import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** The end of a promotion that asks for an application, as a player finds it. */
export const applicationOn = (page: Page, { t }: Words) => {
  const article = page.getByRole("article");
  const region = (name: string) => article.getByRole("region", { name });
  return {
    /** The form to apply, or the way to it. */
    invitation: region(t("promotions.apply.title")),
    /** How the member's own application stands. */
    own: region(t("promotions.apply.yours")),
    remark: article.getByLabel(t("uploads.remark")),
    choose: article.getByLabel(t("uploads.add")),
    chosen: article.getByRole("group", { name: t("uploads.pictures") }).getByRole("img"),
    remove: (name: string) => article.getByRole("button", { name: t("uploads.remove", { name }) }),
    send: article.getByRole("button", { name: t("promotions.apply.send") }),
  };
};
