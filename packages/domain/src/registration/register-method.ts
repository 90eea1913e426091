/** How a member registered (Spec §3 "registerMethod"). */
export const RegisterMethod = {
  /** The merchant's native app. */
  App: "APP",
  /** A browser. */
  Browser: "H5",
  /** Installed from the browser. */
  Installed: "PWA",
  /** An iOS web clip from a configuration profile. */
  WebClip: "WEBCLIP",
} as const;
export type RegisterMethod = (typeof RegisterMethod)[keyof typeof RegisterMethod];

/** How the site was opened. */
export interface OpenedIn {
  /** In the merchant's native app. */
  readonly nativeApp: boolean;
  /** The WEBCLIP flag is stored. */
  readonly webClip: boolean;
  /** Standalone, see `isStandalone`. */
  readonly standalone: boolean;
}

/** The method of a registration: the app first, then the web clip, which is standalone too. */
export const registerMethod = ({ nativeApp, webClip, standalone }: OpenedIn): RegisterMethod => {
  if (nativeApp) return RegisterMethod.App;
  if (webClip) return RegisterMethod.WebClip;
  return standalone ? RegisterMethod.Installed : RegisterMethod.Browser;
};
