import type { OpenedIn } from "@volado/domain/registration";
import { localValues } from "../storage/site-storage.ts";
import { runsInstalled } from "./browser.ts";

/** Whether WebCrypto exists: only on https and localhost. Without it passwords are never sent (decisions W4). */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the page was served over TLS. */
export const isServedEncrypted = (): boolean => window.location.protocol === "https:";

/** The merchant's native app adds this product to its user agent, as in `… NativeApp/1.4` (docs/decisions/070). */
const NATIVE_APP = /\bNativeApp\//;

/** Where the site runs, for a registration's `registerMethod` (Spec §3). */
export const openedIn = (): OpenedIn => ({
  nativeApp: NATIVE_APP.test(navigator.userAgent),
  webClip: localValues.read("WEBCLIP") === "1",
  standalone: runsInstalled(),
});

/** Query parameter of a web clip's address, set by the configuration profile that installs it (docs/deploying.md). */
const PARAMETER = "webclip";

/** Whether an address was opened by a web clip. */
export const opensWebClip = (address: string): boolean =>
  new URL(address).searchParams.get(PARAMETER) === "1";

/** Stores that a web clip, an iOS home-screen bookmark, opened the site (Spec §3 "WEBCLIP flag"). */
export const noteWebClip = (): void => {
  const [opened] = performance.getEntriesByType("navigation");
  if (opensWebClip(opened?.name || window.location.href)) localValues.write("WEBCLIP", "1");
};
