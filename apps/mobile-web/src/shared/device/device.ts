import { isStandalone } from "@volado/domain/app-install";
import type { OpenedIn } from "@volado/domain/registration";
import { localValues } from "../storage/site-storage.ts";

/**
 * Whether bodies can be encrypted here: browsers give no WebCrypto to pages that came over plain http, except from the
 * machine itself. Passwords are then never sent (decisions W4).
 */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the page itself came over TLS. */
export const isServedEncrypted = (): boolean => window.location.protocol === "https:";

// What the Network Information API says, which not every browser has; the first scripts of a page read it, so no
// schema is loaded for two fields.
const connection = (): object => {
  const found: unknown = Reflect.get(navigator, "connection");
  return typeof found === "object" && found !== null ? found : {};
};

/** Whether the player asked the browser to save data; browsers without the API say no. */
export const savesData = (): boolean => Reflect.get(connection(), "saveData") === true;

/** The browser's word for its network, such as "4g"; undefined without the API. */
export const networkKind = (): string | undefined => {
  const kind: unknown = Reflect.get(connection(), "effectiveType");
  return typeof kind === "string" ? kind : undefined;
};

/** The oldest iOS that the site runs on, which tips to older ones name; the other browsers are in the build's list. */
export const OLDEST_IOS = "16.4";

/** The merchant's native app adds this product to its user agent, as in `… NativeApp/1.4` (docs/decisions/070). */
const NATIVE_APP = /\bNativeApp\//;

/** Where the site was opened, for a registration's `registerMethod` (Spec §3). */
export const openedIn = (): OpenedIn => ({
  nativeApp: NATIVE_APP.test(navigator.userAgent),
  webClip: localValues.read("WEBCLIP") === "1",
  standalone: runsInstalled(),
});

/**
 * Whether the site was started from the home screen. Not while it is prerendered in the build, where there is
 * no window.
 */
export const runsInstalled = (): boolean =>
  typeof window !== "undefined" &&
  isStandalone({
    displayMode: window.matchMedia("(display-mode: standalone)").matches,
    navigatorFlag: "standalone" in navigator && navigator.standalone === true,
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
