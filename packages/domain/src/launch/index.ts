/** What a tap on a game or a vendor's entrance does, and what helps when it failed. */

export * from "./launch.ts";
export * from "./prize-mode.ts";
export * from "./vendor-lobby.ts";
