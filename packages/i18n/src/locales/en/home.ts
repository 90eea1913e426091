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
  winnersEmpty: "No winners yet today.",
  pauseWinners: "Stop the winner list",
  playWinners: "Move the winner list",
  vendorLead: "{{category}} by {{vendor}}",
  bettingVendors: "Betting and lotteries",
  failed: "This did not load.",
  empty: "Games are coming here soon.",
  previous: "Previous",
  next: "Next",
  star: "Favourite",
  badgeHot: "HOT",
  badgeNew: "NEW",
} as const satisfies TextsLike<typeof reference>;
