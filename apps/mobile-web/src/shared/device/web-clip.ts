import { localValues } from "../storage/site-storage.ts";

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
