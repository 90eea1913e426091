import { safeAddress } from "../navigation/safe-address.ts";
import { hexOf, isReadable, parseColour, type Rgb } from "../site/readable-colour.ts";
import type { MobileTemplate } from "../site/site-info.ts";

/** How the page about the app looks (Spec §3 "app_background, app_desc, app_desc_font_color"). */
export interface AppPageLook {
  /** Address of a picture behind the text. */
  readonly picture?: string;
  /** Colour behind the text, `#rrggbb`, where there is no picture. */
  readonly ground?: string;
  /** Colour of the text, `#rrggbb`; only one that can be read there. */
  readonly text?: string;
}

/**
 * The ground that text over a picture is judged by: the veil that the site lays over a picture by night and
 * by day (80 % of a near-black), over white, which is the worst a picture can be.
 */
const VEILED: Rgb = [67, 65, 75];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * Reads the merchant's template: a background that is a colour or a picture's address, and a text colour that
 * is used only where it can be read. Without a background the text stands on the brand's own surface, dark or
 * light, in the brand's own colour: which it is the merchant's back office can't know. What is neither is
 * left out, so that nothing of it is ever CSS. `siteOrigin` is the origin of the page.
 */
export const appPageLook = (
  {
    appBackground = "",
    appDescriptionColour,
  }: Pick<MobileTemplate, "appBackground" | "appDescriptionColour">,
  siteOrigin: string,
): AppPageLook => {
  const ground = parseColour(appBackground);
  const picture = safeAddress(appBackground, siteOrigin);
  const behind = picture === undefined ? ground : VEILED;
  const wished = [appDescriptionColour && parseColour(appDescriptionColour), WHITE, BLACK];
  const text = behind && wished.find((colour) => colour && isReadable(colour, behind));
  return {
    ...(picture !== undefined && { picture }),
    ...(ground && { ground: hexOf(ground) }),
    ...(text && { text: hexOf(text) }),
  };
};
