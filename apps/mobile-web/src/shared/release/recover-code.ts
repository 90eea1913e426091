import { ownRelease } from "./own-release.ts";
import { releaseIn } from "./release.ts";
import { noteRelease } from "./release-store.ts";

/** What recovering needs of the page. */
export interface RecoveryPorts {
  /** The page as the server hands it out now. @throws when it can't be had. */
  readonly askForPage: () => Promise<string>;
  /** Whether a reload takes nothing from the player, neither a game nor a form, and was not tried for `release` yet. */
  readonly mayReload: (release: string) => boolean;
  /** Loads the page anew for the sake of `release`. */
  readonly reloadFor: (release: string) => Promise<void>;
}

/**
 * Code of this page could not be had. When the server has another release by now, the page's own files may be
 * gone, and only a reload helps: by itself once for a release, never in the middle of something, and otherwise by
 * asking. With the same release it was the network, and whoever wanted the code shows that and offers to try
 * again.
 */
export const recoverCode = async ({ askForPage, mayReload, reloadFor }: RecoveryPorts): Promise<void> => {
  const now = releaseIn(await askForPage().catch(() => ""));
  if (now === undefined || now === ownRelease()) return;
  if (mayReload(now)) await reloadFor(now);
  else noteRelease(now, true);
};
