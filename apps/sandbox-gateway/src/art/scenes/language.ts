import type { ArtCategory } from "../types.ts";
import { cards } from "./cards.ts";
import { cockfight } from "./cockfight.ts";
import { fishing } from "./fishing.ts";
import { houseGames } from "./house-games.ts";
import { draw, fastDraw } from "./lottery.ts";
import type { DrawingLanguage } from "./scene.ts";
import { slots } from "./slots.ts";
import { esports, sports } from "./sports.ts";
import { baccarat, live, roulette } from "./tables.ts";

const languages: Readonly<Record<ArtCategory, DrawingLanguage>> = {
  RNG: slots,
  FISH: fishing,
  PVP: cards,
  LIVE: live,
  ROU: roulette,
  BAC: baccarat,
  SPORTS: sports,
  ESPORTS: esports,
  INHOUSE: houseGames,
  LOTT: draw,
  ELOTT: fastDraw,
  COCKFIGHT: cockfight,
};

/** A category's way of drawing. */
export const languageOf = (category: ArtCategory): DrawingLanguage => languages[category];
