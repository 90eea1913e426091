import type { OpenedIn } from "../registration/registration-of.ts";

/** What the browser reports about the device. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`: distinguishes an iPad in desktop mode from a Mac. */
  readonly touchPoints: number;
}

/** Systems with different installation steps; computers are "other". */
export type DeviceKind = "ios" | "android" | "other";

/** The system the site runs on. */
export const deviceKind = ({ userAgent, touchPoints }: DeviceSigns): DeviceKind => {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
};

/** Guides to add the site to the home screen (Spec §2 "add-to-home guide"). */
export const HomeScreenGuide = {
  /** Safari on iOS: share, add to home screen. */
  Safari: "safari",
  /** Chrome and similar browsers on Android: menu, add to home screen. */
  Chrome: "chrome",
  /** An in-app browser, which can't install: open the page in Safari or Chrome first. */
  InApp: "in-app",
} as const;
export type HomeScreenGuide = (typeof HomeScreenGuide)[keyof typeof HomeScreenGuide];

/** User agents of in-app browsers and bare Android web views. */
const IN_APP = /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|musical_ly|TikTok)|; wv\)/;

/** The guides to show: on phones that of the browser, on computers both, for the user's phone. */
export const homeScreenGuides = (signs: DeviceSigns): readonly HomeScreenGuide[] => {
  const kind = deviceKind(signs);
  if (kind === "other") return [HomeScreenGuide.Safari, HomeScreenGuide.Chrome];
  const own = kind === "ios" ? HomeScreenGuide.Safari : HomeScreenGuide.Chrome;
  return IN_APP.test(signs.userAgent) ? [HomeScreenGuide.InApp, own] : [own];
};

/** An iOS version, e.g. [12, 1]. */
type IosVersion = readonly [major: number, minor: number];

/** The iOS version in a user agent; undefined on other systems and for iPadOS in desktop mode. */
export const iosVersion = (userAgent: string): IosVersion | undefined => {
  const found = /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)(?:_(\d+))?/.exec(userAgent);
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
};

const isAtMost = ([major, minor]: IosVersion, [lastMajor, lastMinor]: IosVersion): boolean =>
  major < lastMajor || (major === lastMajor && minor <= lastMinor);

/** Whether to show the legacy tip instead of the installation guide: iOS 12.1 or older (Spec §2 "Download popup"). */
export const needsLegacyTip = (userAgent: string): boolean => {
  const version = iosVersion(userAgent);
  return version !== undefined && isAtMost(version, [12, 1]);
};

/**
 * Whether the site runs in the app or as an installed PWA; a web clip counts as neither (Spec §2, §4 "Download bar").
 */
export const isInstalled = ({ nativeApp, webClip, standalone }: OpenedIn): boolean =>
  nativeApp || (standalone && !webClip);
