import { HOUR_MS } from "../calendar/durations.ts";
import { safeAddress } from "../navigation/safe-address.ts";
import type { ResourceLink } from "../site/site-info.ts";

/** Where the merchant's app is to be had; what the status answer doesn't name, or names badly, is left out. */
export interface AppLinks {
  readonly ios?: string;
  readonly android?: string;
  /** A configuration profile for iOS, which puts a web clip of the site on the home screen. */
  readonly profile?: string;
  /** The app's icon, a picture. */
  readonly icon?: string;
}

/** Resource types of the specification, as the gateway spells them, in small letters (Spec §3 "Download links"). */
const fields: ReadonlyMap<string, keyof AppLinks> = new Map([
  ["ios", "ios"],
  ["android", "android"],
  ["mobileconfig", "profile"],
  ["appdownloadicon", "icon"],
]);

/**
 * The app's addresses among the merchant's resources (Spec §3 "Download links"): https, or on the site
 * itself. The first of each kind counts. `siteOrigin` is the origin of the page.
 */
export const appLinks = (resources: readonly ResourceLink[], siteOrigin: string): AppLinks => {
  const found: { -readonly [Field in keyof AppLinks]: AppLinks[Field] } = {};
  for (const { kind, url } of resources) {
    const field = fields.get(kind.toLowerCase());
    const address = safeAddress(url, siteOrigin);
    if (field !== undefined && address !== undefined) found[field] ??= address;
  }
  return found;
};

/** Whether there is anything to download (Spec §2 "a link exists"). */
export const hasAppLink = ({ ios, android, profile }: AppLinks): boolean =>
  ios !== undefined || android !== undefined || profile !== undefined;

/** What the two offers of the app depend on (Spec §2, §4 "Download bar"). */
export interface DownloadConditions {
  /** The player closed the bar: hideDownloadBar is "1". */
  readonly dismissed: boolean;
  /** The site runs as an installed PWA. */
  readonly installed: boolean;
  /** The site runs as a web clip, an iOS home-screen bookmark (stored flag WEBCLIP). */
  readonly webClip: boolean;
  readonly hasIosLink: boolean;
  /** The merchant shows the bar only to members. */
  readonly loginRequired: boolean;
  readonly signedIn: boolean;
}

/**
 * Visible unless dismissed; never in an installed PWA, nor in a web clip without an iOS link; if login is
 * required only with a session (Spec §4).
 */
export const showsDownloadBar = (given: DownloadConditions): boolean => {
  if (given.dismissed || given.installed) return false;
  if (given.webClip && !given.hasIosLink) return false;
  return !given.loginRequired || given.signedIn;
};

/**
 * The header's download button: on home only, not installed, with the app window on and a link to offer (Spec
 * §2 "Home header").
 */
export const showsDownloadButton = (given: {
  readonly onHome: boolean;
  readonly installed: boolean;
  readonly appWindowEnabled: boolean;
  readonly hasLink: boolean;
}): boolean => given.onHome && !given.installed && given.appWindowEnabled && given.hasLink;

/** What a browser remembers of the offer. */
export interface DownloadOfferMemory {
  /** Epoch ms of the first visit; 0 when this is it. */
  readonly firstVisit: number;
  /** The popup has been seen, by itself or by a tap. */
  readonly seen: boolean;
}

/** Time after the first visit from which somebody has come back, not only opened another tab. */
const CAME_BACK_AFTER_MS = 20 * HOUR_MS;

/**
 * Whether the download popup comes by itself (Spec §2 "Home: download-app popup"): once, to somebody who has
 * come back, and only where the bar offers the app too, so that whoever has dismissed that is left alone.
 * `now` is epoch ms.
 */
export const offersDownload = (
  given: { readonly onHome: boolean; readonly barShown: boolean; readonly memory: DownloadOfferMemory },
  now: number,
): boolean => {
  const { firstVisit, seen } = given.memory;
  return given.onHome && given.barShown && !seen && firstVisit > 0 && now - firstVisit >= CAME_BACK_AFTER_MS;
};
