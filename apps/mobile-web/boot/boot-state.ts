import type { TranslatedLanguage } from "@volado/i18n";
import type { BootCall, BootPage } from "./boot-table.ts";

/** State that the boot code in the head passes to later scripts and to the site. */
export interface BootState {
  readonly language: TranslatedLanguage;
  /** The page that will be shown; undefined for an address without a prerendered shell. */
  readonly page: BootPage | undefined;
  /** The first calls of that page. */
  readonly pageCalls: readonly BootCall[];
  /** Pending responses by address; the API client takes them over (src/app/boot-answers.ts). */
  readonly calls: Record<string, Promise<Response> | undefined>;
  /** Responses that the server wrote into the page, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Addresses of code and texts that the screen needs beyond the entry's. */
  readonly code: readonly string[];
  /** URL pattern of pictures in the page's width; empty if pictures have only one size. */
  readonly picturePattern: string;
  /** The first pictures of the prerendered shell; those named by a response are added. */
  readonly pictures: HTMLImageElement[];
}

declare global {
  interface Window {
    /** Undefined where the boot code could not run. */
    voladoBoot?: BootState;
  }
}

/** Names an entry file without loading it; the page lists them in dependency order. */
export const CODE_LINK = "volado-code";

/** Class of a banner's words, which the boot code adds to the shell. */
export const BANNER_WORDS = "vo-banner__words";

/** Attributes of `<html>` with facts for style sheets that are unknown when prerendering. */
export const pageMarks = {
  /** A player is signed in. */
  member: "data-member",
  /** The visitor reads a language other than the prerendered one. */
  otherLanguage: "data-other-language",
  /** The address has no prerendered shell. */
  noShell: "data-no-shell",
  /** A list opens scrolled down, with its tools out of sight. */
  furtherDown: "data-further-down",
  /** The notices were shown earlier in this visit. */
  noticesSeen: "data-notices-seen",
  /** The page's code failed to load (unreachable-note.css). */
  unreachable: "data-unreachable",
} as const;
