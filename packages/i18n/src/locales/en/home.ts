import type { home as reference } from "../es/home.ts";
import type { TextsLike } from "../texts-like.ts";

export const home = {
  title: "Home",
  notices: "Notices",
  pauseNotices: "Stop the notices",
  playNotices: "Move the notices",
  banners: "Featured promotions",
  banner: "promotion",
  pauseBanners: "Pause promotions",
  playBanners: "Resume promotions",
  categories: "Categories",
  hot: "Most played",
  winners: "Latest winners",
  pauseWinners: "Stop the winner list",
  playWinners: "Move the winner list",
  vendorLead: "{{category}} by {{vendor}}",
  failed: "This did not load.",
  empty: "Games are coming here soon.",
  play: "Play",
  previous: "Previous",
  next: "Next",
} as const satisfies TextsLike<typeof reference>;
