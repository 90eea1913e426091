/**
 * What a launch names instead of a game when it opens the vendor's own lobby (Spec §3 "gameCode (default 'lobby')").
 */
export const LOBBY = "lobby";
