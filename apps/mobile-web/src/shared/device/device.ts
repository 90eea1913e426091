import type { OpenedIn } from "@volado/domain/registration";
import { localValues } from "../storage/site-storage.ts";
import { runsInstalled } from "./runs-installed.ts";

/**
 * Whether bodies can be encrypted here: browsers give no WebCrypto to pages that came over plain http, except from the
 * machine itself. Passwords are then never sent (decisions W4).
 */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the page itself came over TLS. */
export const isServedEncrypted = (): boolean => window.location.protocol === "https:";

/** The merchant's native app adds this product to its user agent, as in `… NativeApp/1.4` (docs/decisions/070). */
const NATIVE_APP = /\bNativeApp\//;

/** Where the site was opened, for a registration's `registerMethod` (Spec §3). */
export const openedIn = (): OpenedIn => ({
  nativeApp: NATIVE_APP.test(navigator.userAgent),
  webClip: localValues.read("WEBCLIP") === "1",
  standalone: runsInstalled(),
});

/** What the address of a web clip says, in the configuration profile that installs it (docs/deploying.md). */
const MARK = "webclip";

/** Whether an address is the one that a web clip opens. */
export const opensWebClip = (address: string): boolean => new URL(address).searchParams.get(MARK) === "1";

/**
 * Keeps that the site runs as a web clip, an iOS home-screen bookmark (Spec §3 "WEBCLIP flag"), when the page
 * was opened at a clip's address; the router may have left that address since.
 */
export const noteWebClip = (): void => {
  const [opened] = performance.getEntriesByType("navigation");
  if (opensWebClip(opened?.name || window.location.href)) localValues.write("WEBCLIP", "1");
};
