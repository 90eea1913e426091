import type { Locator, Page } from "@playwright/test";
import type { ServerSide } from "./player.ts";
import type { Words } from "./words.ts";

/** A list that is part of a page and asks for itself, with its looks; only one of them may show. */
export interface ListPart {
  /** Goes there, and does what a player does to see it. */
  readonly open: () => Promise<void>;
  readonly waiting: Locator;
  readonly failure: Locator;
  readonly empty: Locator;
  readonly content: Locator;
  /** What stands beside it, however it fares. */
  readonly beside: Locator;
}

/** A part in the table of them. */
export interface PartRow {
  readonly name: string;
  /** The endpoint of the call that fills it. */
  readonly call: string;
  readonly path: string;
  /** What the part's own request says, where the page asks the same call for something else too. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The call's answer without anything in it; undefined where the part is left out then. */
  readonly nothing?: unknown;
  /** Set for a list of a player's own: how it comes to have something. */
  readonly fill?: (server: ServerSide) => Promise<void>;
  readonly of: (page: Page, words: Words) => ListPart;
}

/** A part of a page, by its heading. */
export const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });

/** The looks of a part that shows tiles or a retry in its place. */
export const inSection = (page: Page, { t }: Words, part: Locator) => ({
  waiting: part.locator("[data-skeleton]"),
  failure: part.getByRole("alert").filter({ hasText: t("home.failed") }),
  empty: part.getByText(t("home.empty")),
  content: part.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }),
  beside: page.getByRole("navigation", { name: t("shell.mainMenu") }),
});
