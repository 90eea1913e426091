import { escapeXml } from "./escape.ts";
import type { BannerInput } from "./types.ts";

/** A banner in its language, 780x330. */
export const bannerSvg = (banner: BannerInput): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 330"><text x="40" y="150">${escapeXml(banner.headline)}</text></svg>`;
