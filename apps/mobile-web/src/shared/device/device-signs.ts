import type { DeviceSigns } from "@volado/domain/app-install";

/** What the browser says about its device. */
export const deviceSigns = (): DeviceSigns => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});
