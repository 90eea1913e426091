/** Names shared by the build, the boot code, the service worker and the server of the page (docs/deploying.md). */

/** Id of the element with the build's data about the site's pages. */
export const BOOT_TABLE_ID = "volado-pages";

/** Id of the element with the data that the server wrote into the page, if any. */
export const SERVER_DATA_ID = "volado-boot";

/** Where the server may write that element. */
export const SERVER_DATA_PLACE = "<!--volado:boot-->";

/** Placeholders in the addresses and headers of {@link BOOT_TABLE_ID} for the language and the session token. */
export const placeholders = { language: "__L__", token: "__T__" } as const;
