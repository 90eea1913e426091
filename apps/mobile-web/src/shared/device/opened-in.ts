import type { OpenedIn } from "@volado/domain/registration";
import { localValues } from "../storage/site-storage.ts";
import { runsInstalled } from "./runs-installed.ts";

/** The merchant's native app adds this product to its user agent, as in `… NativeApp/1.4` (docs/decisions/070). */
const NATIVE_APP = /\bNativeApp\//;

/** Where the site was opened, for a registration's `registerMethod` (Spec §3). */
export const openedIn = (): OpenedIn => ({
  nativeApp: NATIVE_APP.test(navigator.userAgent),
  webClip: localValues.read("WEBCLIP") === "1",
  standalone: runsInstalled(),
});
