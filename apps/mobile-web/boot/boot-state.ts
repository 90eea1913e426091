import type { TranslatedLanguage } from "@volado/i18n";
import type { BootCall, BootPage } from "./boot-table.ts";

/** What the boot code in the page's head leaves for the scripts that come later, and for the site itself. */
export interface BootState {
  readonly language: TranslatedLanguage;
  /** The page that will be shown; undefined for an address without a prerendered shell. */
  readonly page: BootPage | undefined;
  /** The first calls of that page. */
  readonly pageCalls: readonly BootCall[];
  /** Answers under way, by address; the API client takes them over (src/app/boot-answers.ts). */
  readonly calls: Record<string, Promise<Response> | undefined>;
  /** Answers that the server wrote into the page, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Addresses of code and texts that the page's screen needs beside the entry's. */
  readonly code: readonly string[];
  /** The pattern that pictures in the page's width are asked for by; empty where they have one size. */
  readonly picturePattern: string;
  /** The first pictures that stand in the prerendered shell; those that come with an answer are added. */
  readonly pictures: HTMLImageElement[];
}

declare global {
  interface Window {
    /** Missing where the boot code could not run. */
    voladoBoot?: BootState;
  }
}
