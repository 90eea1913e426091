/** What the browser reports about standalone mode. */
export interface StandaloneSigns {
  /** The media query `(display-mode: standalone)` matches. */
  readonly displayMode: boolean;
  /** iOS: `navigator.standalone`. */
  readonly navigatorFlag: boolean;
}

/** Whether the site runs standalone; only then calls carry `Device: OTHERS` (Spec §7, decisions W3). */
export const isStandalone = ({ displayMode, navigatorFlag }: StandaloneSigns): boolean =>
  displayMode || navigatorFlag;
