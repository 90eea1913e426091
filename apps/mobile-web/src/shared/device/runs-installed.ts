/**
 * Whether the site was started from the home screen; only then calls carry `Device: OTHERS` (Spec §7, decisions W3).
 * False while prerendering, where there is no window. iOS reports it by `navigator.standalone`.
 */
export const runsInstalled = (): boolean =>
  typeof window !== "undefined" &&
  (window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true));
