import type { vendorCentre as reference } from "../es/vendor-centre.ts";
import type { TextsLike } from "../texts-like.ts";

export const vendorCentre: TextsLike<typeof reference> = {
  siblings: "Similar categories",
  vendors: "Providers",
  moreVendors: "More providers",
  failed: "We couldn't load the providers",
  empty: {
    title: "No providers here yet",
    text: "We are getting this category ready. Meanwhile there is plenty to play.",
    action: "See the hot games",
  },
};
