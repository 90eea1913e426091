/**
 * Names shared by the build, the page's code, the worker and the server that delivers the page (docs/deploying.md).
 * The sandbox gateway, which may not import the site, repeats them.
 */

/** The element with the build's data about the site's pages (build/boot-table.ts). */
export const TABLE_ID = "volado-pages";

/** The element with the data that the server wrote into the page, if any. */
export const SERVER_DATA_ID = "volado-boot";

/** Placeholders in addresses and headers for the language and the session token. */
export const placeholders = { language: "__L__", token: "__T__" } as const;

/** Names an entry file without loading it; the page lists them in dependency order. */
export const CODE_LINK = "volado-code";

/** Attributes of `<html>` that tell style sheets what the prerendered page can't know. */
export const pageMarks = {
  /** A player is signed in. */
  member: "data-member",
  /** The visitor reads a language other than the prerendered one. */
  otherLanguage: "data-other-language",
  /** The address has no prerendered shell. */
  noShell: "data-no-shell",
  /** A list opens below its beginning, where its tools are out of sight. */
  furtherDown: "data-further-down",
  /** The page's code failed to load (unreachable-note.css). */
  unreachable: "data-unreachable",
} as const;
