/** The features that distinguish old browsers from supported ones; each may be missing. */
interface AnyBrowser {
  readonly CompressionStream?: unknown;
  readonly CSS?: { supports(property: string, value: string): boolean };
}

/** Set on `<html>` in browsers below the floor: only the tip shows (legacy-tip.css). */
export const LEGACY_MARK = "data-legacy";

/**
 * Whether a browser meets the floor (build/browser-floor.ts: iOS 16.4, Chrome 111), where both compression streams
 * and OKLCH colours exist (Spec §2 "legacy tip").
 */
export const isSupported = (browser: AnyBrowser): boolean =>
  browser.CompressionStream !== undefined && browser.CSS?.supports("color", "oklch(0 0 0)") === true;
