import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** The end of a promotion that takes applications. */
export const applicationOn = (page: Page, { t }: Texts) => {
  const article = page.getByRole("article");
  const region = (name: string) => article.getByRole("region", { name });
  return {
    /** The application form, or the link to it. */
    invitation: region(t("promotions.apply.title")),
    /** The state of the member's application. */
    own: region(t("promotions.apply.yours")),
    remark: article.getByLabel(t("uploads.remark")),
    choose: article.getByLabel(t("uploads.add")),
    chosen: article.getByRole("group", { name: t("uploads.pictures") }).getByRole("img"),
    remove: (name: string) => article.getByRole("button", { name: t("uploads.remove", { name }) }),
    send: article.getByRole("button", { name: t("promotions.apply.send") }),
  };
};
