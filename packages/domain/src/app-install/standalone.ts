/** How the browser says that the site was started from the home screen. */
export interface StandaloneSigns {
  /** The media query `(display-mode: standalone)` matches. */
  readonly displayMode: boolean;
  /** iOS: `navigator.standalone`. */
  readonly navigatorFlag: boolean;
}

/** Whether the site runs as an app of its own; only then calls carry `Device: OTHERS` (Spec §7, decisions W3). */
export const isStandalone = ({ displayMode, navigatorFlag }: StandaloneSigns): boolean =>
  displayMode || navigatorFlag;
