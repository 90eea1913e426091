import type { ClientContext } from "../core/call.ts";
import type { ClientOptions } from "../core/options.ts";
import { parseJson } from "../core/parse-json.ts";
import type { MaybePromise, OfflineRecord, OfflineStorage } from "./storage.ts";

/** Puts wire values aside for times without a network, and takes them out then. */
export const createOfflineAnswers = (
  { offlineAnswers: storage, session }: ClientOptions,
  { onEvent }: Pick<ClientContext, "onEvent">,
) => {
  const attempt = async <T>(operate: (place: OfflineStorage) => MaybePromise<T>): Promise<T | undefined> => {
    try {
      return storage && (await operate(storage));
    } catch {
      onEvent({ type: "storage-failed" });
      return undefined;
    }
  };
  const isCurrent = ({ owner }: OfflineRecord) => owner === undefined || owner === session.identity();

  return {
    /** Names the owner of what is asked now. */
    owner: (): string | undefined => session.identity(),

    /** The wire value that was put aside; undefined without one, or when it is not the current player's. */
    read: async (record: OfflineRecord): Promise<unknown> => {
      const text = await attempt((place) => (isCurrent(record) ? place.get(record) : undefined));
      return typeof text === "string" ? parseJson(text) : undefined;
    },

    /** Puts a good answer aside, unless the session that asked for it is over meanwhile. */
    keep: (record: OfflineRecord, wire: unknown): void => {
      void attempt((place) => (isCurrent(record) ? place.set(record, JSON.stringify(wire)) : undefined));
    },

    dropPersonal: (): void => void attempt((place) => place.dropPersonal()),
  };
};
