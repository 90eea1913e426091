import { HOUR_MS } from "../calendar/durations.ts";
import { safeAddress } from "../navigation/safe-address.ts";
import type { ResourceLink } from "../site/site-info.ts";

/** Addresses of the merchant's app; missing and invalid ones are left out. */
export interface AppLinks {
  readonly ios?: string;
  readonly android?: string;
  /** An iOS configuration profile that adds a web clip of the site to the home screen. */
  readonly profile?: string;
  readonly icon?: string;
}

/** The specification's resource types in lower case (Spec §3 "Download links"). */
const fields: ReadonlyMap<string, keyof AppLinks> = new Map([
  ["ios", "ios"],
  ["android", "android"],
  ["mobileconfig", "profile"],
  ["appdownloadicon", "icon"],
]);

/**
 * The app's addresses among the merchant's resources (Spec §3 "Download links"): https, or on the site itself. The
 * first of each kind is used. `siteOrigin` is the page's origin.
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

/** Conditions of the download bar (Spec §2, §4 "Download bar"). */
export interface DownloadConditions {
  /** The player closed the bar: hideDownloadBar is "1". */
  readonly dismissed: boolean;
  /** The visitor has never been here before. */
  readonly firstVisit: boolean;
  readonly installed: boolean;
  /** The site runs as a web clip, an iOS home-screen bookmark (stored flag WEBCLIP). */
  readonly webClip: boolean;
  readonly hasIosLink: boolean;
  /** The merchant shows the bar only to members. */
  readonly loginRequired: boolean;
  readonly signedIn: boolean;
}

/**
 * Whether the download bar is visible: not on the first visit, when dismissed, in an installed PWA, in a web clip
 * without an iOS link, or signed out if login is required (Spec §4).
 */
export const showsDownloadBar = (given: DownloadConditions): boolean => {
  if (given.dismissed || given.firstVisit || given.installed) return false;
  if (given.webClip && !given.hasIosLink) return false;
  return !given.loginRequired || given.signedIn;
};

/**
 * Whether the header has the download button: on home, not installed, with the app window on and a link to offer
 * (Spec §2 "Home header").
 */
export const showsDownloadButton = (given: {
  readonly onHome: boolean;
  readonly installed: boolean;
  readonly appWindowEnabled: boolean;
  readonly hasLink: boolean;
}): boolean => given.onHome && !given.installed && given.appWindowEnabled && given.hasLink;

/** Stored state of the download offer. */
export interface DownloadOfferMemory {
  /** Epoch milliseconds of the first visit; 0 during it. */
  readonly firstVisit: number;
  /** The popup was shown, automatically or on a tap. */
  readonly seen: boolean;
}

/** A visit this long after the first one counts as a return visit. */
const RETURN_AFTER_MS = 20 * HOUR_MS;

/**
 * Whether the download popup opens automatically (Spec §2 "Home: download-app popup"): once, on a return visit, and
 * only while the bar is shown, so not after it was dismissed. `now` is epoch milliseconds.
 */
export const offersDownload = (
  given: { readonly onHome: boolean; readonly barShown: boolean; readonly memory: DownloadOfferMemory },
  now: number,
): boolean => {
  const { firstVisit, seen } = given.memory;
  return given.onHome && given.barShown && !seen && firstVisit > 0 && now - firstVisit >= RETURN_AFTER_MS;
};
