import type { TranslatedLanguage } from "@volado/i18n";
import { TABLE_ID } from "./page-contract.ts";
import { isRecord, parseJson } from "./parse-json.ts";

/**
 * Which prerendered shell a page shows before React; "bare" shows the list's bars alone, "blank" the form's.
 */
export type ShellKind = "home" | "list" | "form" | "bare" | "blank";

/** Something in each language that the merchant offers. */
export type ByLanguage = { readonly [Code in TranslatedLanguage]?: string };

/** A call that the boot code may start. Address and headers have placeholders in them. */
export interface BootCall {
  /** The endpoint's id, e.g. "listGames". */
  readonly endpoint: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a list that comes by pages: the field of its address with the page's number, and how many rows a page has. */
  readonly paging?: { readonly field: string; readonly size: number };
}

/** What the boot code does for a page. */
export interface BootPage {
  readonly kind: ShellKind;
  /** The header's title, in each language that the merchant offers. */
  readonly titles: ByLanguage;
  /** Players only: guests get login's page. */
  readonly membersOnly: boolean;
  /** Names of the calls that the screen makes first. */
  readonly calls: readonly string[];
  /** Addresses of the code that the screen needs beside the entry's; empty in development. */
  readonly code: readonly string[];
  /** Addresses of the texts that the screen needs. */
  readonly texts?: ByLanguage;
}

/** What the build knows of the site's pages: JSON data in the page (build/boot-table.ts), not code. */
export interface BootTable {
  /** Languages that the merchant offers, its default first. */
  readonly languages: readonly TranslatedLanguage[];
  /** The merchant's pattern of picture addresses; empty where pictures have one size. */
  readonly picturePattern: string;
  /** Where guests are sent. */
  readonly loginPath: string;
  /** By name; `getStatus` is asked for on every page. */
  readonly calls: Readonly<Record<string, BootCall>>;
  /** By path. */
  readonly pages: Readonly<Record<string, BootPage>>;
}

/** Whether it is the table as a whole. It comes from the same build as this code, so what its rows hold is known. */
const isBootTable = (value: unknown): value is BootTable =>
  isRecord(value) &&
  Array.isArray(value.languages) &&
  typeof value.picturePattern === "string" &&
  typeof value.loginPath === "string" &&
  isRecord(value.calls) &&
  isRecord(value.pages);

/** Reads the table; undefined where the page has none. */
export const readBootTable = (): BootTable | undefined => {
  const table = parseJson(document.getElementById(TABLE_ID)?.textContent);
  return isBootTable(table) ? table : undefined;
};
