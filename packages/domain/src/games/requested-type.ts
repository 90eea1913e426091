import { GameType } from "./game-type.ts";

/** The type a call asks for: INHOUSE and JILI are sent as RNG (Spec §9 "Game types"). */
export const requestedType = (type: GameType): GameType =>
  type === GameType.InHouse || type === GameType.Jili ? GameType.Slots : type;

/** The type a page presents itself as: ESPORTS is shown as SPORTS (Spec §2 "Games"). */
export const presentedType = (type: GameType): GameType =>
  type === GameType.Esports ? GameType.Sports : type;
