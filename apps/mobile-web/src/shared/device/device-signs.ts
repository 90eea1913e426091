import type { DeviceSigns } from "@volado/domain";

/** What the browser says about its device. */
export const deviceSigns = (): DeviceSigns => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});
