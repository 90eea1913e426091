import { BOOT_TABLE_ID } from "@volado/domain/site";
import type { TranslatedLanguage } from "@volado/i18n";
import { isRecord, parseJson } from "./page-data.ts";

/**
 * The prerendered shell that a page shows before React. The last three have placeholders below their bars: "bare" those
 * of a list, "page" without its search, "blank" a form's, without the bottom menu.
 */
export type ShellKind = "home" | "list" | "form" | "bare" | "page" | "blank";

/** A value for each language that the merchant offers. */
export type ByLanguage = { readonly [Code in TranslatedLanguage]?: string };

/** A call that the boot code may start. Its address and headers contain placeholders. */
export interface BootCall {
  /** The endpoint's id, e.g. "listGames". */
  readonly endpoint: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For paged lists: the query field with the page number, and the rows per page. */
  readonly paging?: { readonly field: string; readonly size: number };
}

/** The boot code's data for a page. */
export interface BootPage {
  readonly kind: ShellKind;
  /** The header's title by language. */
  readonly titles: ByLanguage;
  /** Address of the page's item in the bottom menu, where the shell marks another one. */
  readonly tab?: string;
  /** Players only: guests get the login page. */
  readonly membersOnly: boolean;
  /** Names of the screen's first calls. */
  readonly calls: readonly string[];
  /** Addresses of code that the screen needs beyond the entry's; empty in development. */
  readonly code: readonly string[];
  /** Addresses of the texts that the screen needs. */
  readonly texts?: ByLanguage;
}

/** The build's data about the site's pages: JSON in the page (build/boot-table.ts), not code. */
export interface BootTable {
  /** Languages that the merchant offers, its default first. */
  readonly languages: readonly TranslatedLanguage[];
  /** The merchant's pattern of picture addresses; empty if pictures have only one size. */
  readonly picturePattern: string;
  /** Where guests are redirected to. */
  readonly loginPath: string;
  /** By name; every page requests `getStatus`. */
  readonly calls: Readonly<Record<string, BootCall>>;
  /** By path. */
  readonly pages: Readonly<Record<string, BootPage>>;
}

/** Only checks the table as a whole: it comes from the same build as this code, so its rows are valid. */
const isBootTable = (value: unknown): value is BootTable =>
  isRecord(value) &&
  Array.isArray(value.languages) &&
  typeof value.picturePattern === "string" &&
  typeof value.loginPath === "string" &&
  isRecord(value.calls) &&
  isRecord(value.pages);

/** Reads the table; undefined where the page has none. */
export const readBootTable = (): BootTable | undefined => {
  const table = parseJson(document.getElementById(BOOT_TABLE_ID)?.textContent);
  return isBootTable(table) ? table : undefined;
};

/** Whether a list opens scrolled down, with neither its tools nor its first games visible. */
export const opensFurtherDown = (kind: ShellKind): boolean =>
  kind === "list" && /[?&]at=[1-9]/.test(location.search);
