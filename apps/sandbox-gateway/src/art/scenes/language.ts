import type { ArtCategory } from "../types.ts";
import { baccarat } from "./baccarat.ts";
import { cards } from "./cards.ts";
import { cockfight } from "./cockfight.ts";
import { esports } from "./esports.ts";
import { fastDraw } from "./fast-draw.ts";
import { fishing } from "./fishing.ts";
import { houseGames } from "./house-games.ts";
import { live } from "./live.ts";
import { draw } from "./lottery.ts";
import { roulette } from "./roulette.ts";
import type { DrawingLanguage } from "./scene.ts";
import { slots } from "./slots.ts";
import { sports } from "./sports.ts";

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
