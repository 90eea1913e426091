import type { OfflineStorage } from "@volado/api-client";
import { localValues, tabValues } from "../storage/site-storage.ts";
import { ownAnswers } from "./own-answers.ts";
import { publicAnswers } from "./public-answers.ts";

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
