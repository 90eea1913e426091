import { isHeadIconName } from "../data/world/merchant.ts";
import { picturePath } from "./painted-pictures.ts";

/** Where uploaded pictures are fetched: below the calls, so that no page's worker keeps them. */
export const PICTURES_FOLDER = "/api/pictures";

/** Address of a member's picture: one on offer, one uploaded, or none. */
export const headIconPath = (headIcon: string | null): string | null => {
  if (headIcon === null) return null;
  return isHeadIconName(headIcon) ? picturePath("symbol", headIcon) : `${PICTURES_FOLDER}/${headIcon}`;
};
