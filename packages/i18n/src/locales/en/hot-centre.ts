import type { hotCentre as reference } from "../es/hot-centre.ts";
import type { TextsLike } from "../texts-like.ts";

export const hotCentre: TextsLike<typeof reference> = {
  search: "Search the hot games",
  placeholder: "Find a hot game",
  type: "Type of game",
  nothing: "Try another name, another type or another provider.",
  showHot: "Show hot games",
};
