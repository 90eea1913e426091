import { safeAddress } from "../navigation/safe-address.ts";
import { hexOf, isReadable, parseColour, type Rgb } from "../site/readable-colour.ts";
import type { MobileTemplate } from "../site/site-info.ts";

/** Look of the app page (Spec §3 "app_background, app_desc, app_desc_font_color"). */
export interface AppPageLook {
  /** Address of a picture behind the text. */
  readonly picture?: string;
  /** Background colour, `#rrggbb`, without a picture. */
  readonly ground?: string;
  /** Text colour, `#rrggbb`, only if it is readable. */
  readonly text?: string;
}

/**
 * The background used for contrast over a picture: the site's overlay (80 % of a near-black) over white, the worst
 * case.
 */
const VEILED: Rgb = [67, 65, 75];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * Reads the merchant's template: the background is a colour or a picture address, and the text colour is used only if
 * it is readable on it. Without a background the text keeps the brand's colours, because a text colour from the back
 * office may not fit them. Invalid values are dropped, so that no free text becomes CSS. `siteOrigin` is the page's
 * origin.
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
  const candidates = [appDescriptionColour && parseColour(appDescriptionColour), WHITE, BLACK];
  const text = behind && candidates.find((colour) => colour && isReadable(colour, behind));
  return {
    ...(picture !== undefined && { picture }),
    ...(ground && { ground: hexOf(ground) }),
    ...(text && { text: hexOf(text) }),
  };
};
