import type { Locator, Page } from "@playwright/test";
import type { ServerSide } from "./player.ts";
import type { Words } from "./words.ts";

/** A list that is part of a page and asks for itself, with its looks; only one of them may show. */
export interface ListPart {
  readonly name: string;
  /** The endpoint of the call that fills it. */
  readonly call: string;
  readonly path: string;
  /** What the part's own request says, where the page asks the same call for something else too. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The call's answer without anything in it; undefined where the part is left out then. */
  readonly nothing?: unknown;
  readonly waiting: Locator;
  readonly failure: Locator;
  readonly empty: Locator;
  readonly content: Locator;
  /** What stands beside it, however it fares. */
  readonly beside: Locator;
}

/** Parts that a player meets at once. */
export interface PartStage {
  /** Goes on to where they are, from the stage before. */
  readonly open: () => Promise<unknown>;
  readonly parts: readonly ListPart[];
}

/** A visit that leads from part to part; the first stage opens the site. */
export interface PartVisit {
  readonly name: string;
  /** Set for lists of a player's own: how they come to have something. */
  readonly fill?: (server: ServerSide) => Promise<void>;
  readonly stages: (page: Page, words: Words) => readonly PartStage[];
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
