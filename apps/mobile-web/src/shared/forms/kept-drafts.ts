import { sessionStore } from "../session/session-store.ts";

/**
 * What accounts were writing, by a name, for as long as the site is open: whoever looks something up, or has
 * to log in again, goes on. Nothing of it is stored in the browser; another account's is gone, and so is that
 * of whoever signed out.
 */
export const createDrafts = <Name extends string, Draft>() => {
  let owner: string | undefined;
  const drafts = new Map<Name, Draft>();
  sessionStore.subscribe(({ left }) => {
    if (left) drafts.clear();
  });
  return {
    /** What the account was writing; undefined for nothing. */
    of: (account: string | undefined, name: Name): Draft | undefined =>
      owner === account ? drafts.get(name) : undefined,

    /** Keeps what the account is writing, or forgets it. */
    keep(account: string | undefined, name: Name, draft: Draft | undefined): void {
      if (owner !== account) drafts.clear();
      owner = account;
      if (draft) drafts.set(name, draft);
      else drafts.delete(name);
    },
  } as const;
};
