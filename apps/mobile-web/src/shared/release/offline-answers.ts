import type { OfflineStorage } from "@volado/api-client";
import { localValues, type SiteStorage, tabValues } from "../storage/site-storage.ts";
import { publicAnswers } from "./public-answers.ts";

/** Limits of the stored responses, which share the session's storage: number, and characters in total. */
const CAP = { count: 16, characters: 200_000 };

/**
 * The player's own responses, cached for offline use (docs/decisions/095). They are stored with the session in `place`,
 * and `session-store.ts` removes them with it.
 */
export const ownAnswers = (place: () => SiteStorage) => {
  const answersOf = (owner: string) => {
    const stored = place().read("offlineAnswers");
    return stored?.owner === owner ? stored.answers : [];
  };
  return {
    get: (owner: string, name: string): string | undefined =>
      answersOf(owner).find((answer) => answer.name === name)?.text,

    set: (owner: string, name: string, text: string): void => {
      let characters = 0;
      const answers = [{ name, text }, ...answersOf(owner).filter((answer) => answer.name !== name)]
        .slice(0, CAP.count)
        .filter(({ text: { length } }) => {
          // A response that is too long doesn't displace the others.
          if (characters + length > CAP.characters) return false;
          characters += length;
          return true;
        });
      place().write("offlineAnswers", { owner, answers });
    },
  };
};

const shared = publicAnswers();
const own = ownAnswers(() => (tabValues.read("MC_SESSION_INFO") ? tabValues : localValues));

/** The client's offline storage: public responses in the browser's cache, the player's own with the session. */
export const offlineAnswers: OfflineStorage = {
  get: ({ name, owner }) => (owner === undefined ? shared.get(name) : own.get(owner, name)),
  set: ({ name, owner }, text) => (owner === undefined ? shared.set(name, text) : own.set(owner, name, text)),
  dropPersonal: () => {
    tabValues.remove("offlineAnswers");
    localValues.remove("offlineAnswers");
  },
};
