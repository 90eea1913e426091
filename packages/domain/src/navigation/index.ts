/** Which paths are pages, what the header shows, and which outside addresses may be opened. */

export * from "./header.ts";
export { isHostAllowed } from "./safe-address.ts";
