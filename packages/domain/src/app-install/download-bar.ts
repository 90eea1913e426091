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
