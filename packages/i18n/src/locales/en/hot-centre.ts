import type { hotCentre as reference } from "../es/hot-centre.ts";
import type { TextsLike } from "../texts-like.ts";

export const hotCentre: TextsLike<typeof reference> = {
  title: "Hot games",
};
