import type { OpenedIn } from "../registration/register-method.ts";

/**
 * Whether the site is used as the app or as an installed PWA; a web clip is a window of its own too, but
 * neither (Spec §2, §4 "Download bar").
 */
export const isInstalled = ({ nativeApp, webClip, standalone }: OpenedIn): boolean =>
  nativeApp || (standalone && !webClip);
