/**
 * Names by which what builds the page, the page's own code, the worker and the server that hands it out find each
 * other's data (docs/deploying.md). The sandbox gateway, which may not import the site, repeats them.
 */

/** The element with what the build knows of the site's pages (build/boot-table.ts). */
export const TABLE_ID = "volado-pages";

/** The element with what the server wrote into the page, if it can. */
export const SERVER_DATA_ID = "volado-boot";

/** Stand in addresses and headers where the boot code puts the language and the session's token. */
export const placeholders = { language: "__L__", token: "__T__" } as const;

/** Names a file of the entry without loading it; the page holds them in the order in which they need each other. */
export const CODE_LINK = "volado-code";
