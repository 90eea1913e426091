import type { Locator, Page } from "@playwright/test";
import type { ServerSide } from "./player.ts";
import type { Texts } from "./texts.ts";

/** A list that is part of a page and loads by itself, with its states; only one of them may show. */
export interface ListPart {
  readonly name: string;
  /** The endpoint of its call. */
  readonly call: string;
  readonly path: string;
  /** Matches the part's own request if the page sends the same call for something else too. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The call's empty response; undefined if the part is hidden then. */
  readonly nothing?: unknown;
  readonly waiting: Locator;
  readonly failure: Locator;
  readonly empty: Locator;
  readonly content: Locator;
  /** An element beside it that is always shown. */
  readonly beside: Locator;
}

/** Parts that a player sees at once. */
export interface PartStage {
  /** Goes to their place from the previous stage. */
  readonly open: () => Promise<unknown>;
  readonly parts: readonly ListPart[];
}

/** A visit through several parts; the first stage opens the site. */
export interface PartVisit {
  readonly name: string;
  /** For a player's own lists: gives them content. */
  readonly fill?: (server: ServerSide) => Promise<void>;
  readonly stages: (page: Page, words: Texts) => readonly PartStage[];
}

/** A part of a page, by its heading. */
export const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });

/** The states of a part that shows tiles or a retry in their place. */
export const inSection = (page: Page, { t }: Texts, part: Locator) => ({
  waiting: part.locator("[data-skeleton]"),
  failure: part.getByRole("alert").filter({ hasText: t("home.failed") }),
  empty: part.getByText(t("home.empty")),
  content: part.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }),
  beside: page.getByRole("navigation", { name: t("shell.mainMenu") }),
});
