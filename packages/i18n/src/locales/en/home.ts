import type { home as reference } from "../es/home.ts";
import type { TextsLike } from "../texts-like.ts";

export const home = {
  title: "Home",
  notices: "Notices",
  noNotices: "No notices for now.",
  hotNotice: "Hot: {{title}}",
  pauseNotices: "Stop the notices",
  playNotices: "Move the notices",
  banners: "Featured promotions",
  banner: "promotion",
  pauseBanners: "Pause promotions",
  playBanners: "Resume promotions",
  categories: "Categories",
  hot: "Most played",
  vendorLead: "{{category}} by {{vendor}}",
  failed: "This did not load.",
  empty: "Games are coming here soon.",
  play: "Play",
  previous: "Previous",
  next: "Next",
} as const satisfies TextsLike<typeof reference>;
