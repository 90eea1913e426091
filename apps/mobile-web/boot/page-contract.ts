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
