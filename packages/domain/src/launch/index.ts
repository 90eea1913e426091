/** Launching games and vendor lobbies, and recovering from failures. */

export * from "./launch.ts";
export * from "./prize-mode.ts";
export * from "./vendor-lobby.ts";
