import type { vendorCentre as reference } from "../es/vendor-centre.ts";
import type { TextsLike } from "../texts-like.ts";

export const vendorCentre: TextsLike<typeof reference> = {
  title: "Providers",
};
