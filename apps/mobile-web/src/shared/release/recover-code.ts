import { releaseIn } from "./release.ts";
import { noteRelease, ownRelease } from "./release-store.ts";

export interface RecoveryPorts {
  /** Fetches the page from the server. @throws if it can't be loaded */
  readonly fetchPage: () => Promise<string>;
  /** Whether a reload would interrupt neither a game nor a form, and was not yet tried for `release`. */
  readonly mayReload: (release: string) => boolean;
  /** Reloads the page because of `release`. */
  readonly reloadFor: (release: string) => Promise<void>;
}

/**
 * Recovers from code that could not be loaded. If the server has another release, this page's files may be gone: it
 * reloads once per release, or asks if that would interrupt something. Otherwise it was a network error, for which
 * the part that needs the code shows a retry button.
 */
export const recoverCode = async ({ fetchPage, mayReload, reloadFor }: RecoveryPorts): Promise<void> => {
  const now = releaseIn(await fetchPage().catch(() => ""));
  if (now === undefined || now === ownRelease()) return;
  if (mayReload(now)) await reloadFor(now);
  else noteRelease(now, true);
};
