/** What tells an old browser from a supported one; it may lack any of it. */
interface AnyBrowser {
  readonly CompressionStream?: unknown;
  readonly CSS?: { supports(property: string, value: string): boolean };
}

/** The attribute of `<html>` in a browser below the floor: only the tip shows (legacy-tip.css). */
export const LEGACY_MARK = "data-legacy";

/**
 * Whether a browser is at or above the floor (build/browser-floor.ts: iOS 16.4, Chrome 111), where
 * compression streams and OKLCH colours both exist (Spec §2 "legacy tip").
 */
export const isSupported = (browser: AnyBrowser): boolean =>
  browser.CompressionStream !== undefined && browser.CSS?.supports("color", "oklch(0 0 0)") === true;
