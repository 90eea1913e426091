import type { OfflineStorage } from "@volado/api-client";
import { localValues, type SiteStorage, tabValues } from "../storage/site-storage.ts";
import { publicAnswers } from "./public-answers.ts";

/** Answers that stay, the latest first, and characters of all of them: they share the room of the session. */
const CAP = { count: 16, characters: 200_000 };

/**
 * The player's own answers, put aside for times without a network (docs/decisions/095). They lie where the session
 * lies, so that those of a session that lives with its tab end with the tab; `session-store.ts` takes them away
 * with it.
 *
 * @param place where the current session is kept
 */
export const ownAnswers = (place: () => SiteStorage) => {
  const answersOf = (owner: string) => {
    const kept = place().read("offlineAnswers");
    return kept?.owner === owner ? kept.answers : [];
  };
  return {
    get: (owner: string, name: string): string | undefined =>
      answersOf(owner).find((answer) => answer.name === name)?.text,

    set: (owner: string, name: string, text: string): void => {
      let characters = 0;
      const answers = [{ name, text }, ...answersOf(owner).filter((answer) => answer.name !== name)]
        .slice(0, CAP.count)
        .filter(({ text: { length } }) => {
          // One that is too long takes no room from the others.
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

/** Where the client puts answers aside: everybody's in the browser's cache, the player's own beside the session. */
export const offlineAnswers: OfflineStorage = {
  get: ({ name, owner }) => (owner === undefined ? shared.get(name) : own.get(owner, name)),
  set: ({ name, owner }, text) => (owner === undefined ? shared.set(name, text) : own.set(owner, name, text)),
  dropPersonal: () => {
    tabValues.remove("offlineAnswers");
    localValues.remove("offlineAnswers");
  },
};
