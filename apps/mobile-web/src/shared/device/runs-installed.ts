import { isStandalone } from "@volado/domain/app-install";

/** Whether the site was started from the home screen; false while prerendering, where there is no window. */
export const runsInstalled = (): boolean =>
  typeof window !== "undefined" &&
  isStandalone({
    displayMode: window.matchMedia("(display-mode: standalone)").matches,
    navigatorFlag: "standalone" in navigator && navigator.standalone === true,
  });
