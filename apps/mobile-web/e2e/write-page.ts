import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the form for messages to the merchant or its affiliate service, and for feedback. */
export const writePage = (page: Page, { t }: Texts) => ({
  title: page.getByRole("textbox", { name: t("inbox.fields.title") }),
  text: page.getByRole("textbox", { name: t("inbox.fields.text") }),
  send: page.getByRole("button", { name: t("inbox.send") }),
  /** The file input for pictures. */
  choose: page.getByLabel(t("uploads.add")),
  /** The chosen pictures. */
  chosen: page.getByRole("group", { name: t("uploads.pictures") }).getByRole("img"),
  /** The sent messages, in their box. */
  sent: page.getByRole("list", { name: t("inbox.list.sent") }),
});
