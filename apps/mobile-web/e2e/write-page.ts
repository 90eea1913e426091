import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** The form that a message to the house, to its affiliate service, or feedback is written in. */
export const writePage = (page: Page, { t }: Words) => ({
  title: page.getByRole("textbox", { name: t("inbox.fields.title") }),
  text: page.getByRole("textbox", { name: t("inbox.fields.text") }),
  send: page.getByRole("button", { name: t("inbox.send") }),
  /** Where pictures are chosen. */
  choose: page.getByLabel(t("uploads.add")),
  /** The pictures that were. */
  chosen: page.getByRole("group", { name: t("uploads.pictures") }).getByRole("img"),
  /** What was sent, in its box. */
  sent: page.getByRole("list", { name: t("inbox.list.sent") }),
});
