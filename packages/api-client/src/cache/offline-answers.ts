import type { ClientContext } from "../core/call.ts";
import type { ClientOptions } from "../core/options.ts";
import { parseJson } from "../schemas/z.ts";
import type { MaybePromise, OfflineRecord, OfflineStorage } from "./storage.ts";

/** Stores wire values and returns them when there is no network. */
export const createOfflineAnswers = (
  { offlineAnswers: storage, session }: ClientOptions,
  { onEvent }: Pick<ClientContext, "onEvent">,
) => {
  const attempt = async <T>(
    operate: (answers: OfflineStorage) => MaybePromise<T>,
  ): Promise<T | undefined> => {
    try {
      return storage && (await operate(storage));
    } catch {
      onEvent({ type: "storage-failed" });
      return undefined;
    }
  };
  const isCurrent = ({ owner }: OfflineRecord) => owner === undefined || owner === session.identity();

  return {
    /** Owner of the current session's personal responses. */
    owner: (): string | undefined => session.identity(),

    /** The stored wire value; undefined if there is none or it belongs to another player. */
    read: async (record: OfflineRecord): Promise<unknown> => {
      const text = await attempt((answers) => (isCurrent(record) ? answers.get(record) : undefined));
      return typeof text === "string" ? parseJson(text) : undefined;
    },

    /** Stores a response, unless the session that requested it has ended. */
    store: (record: OfflineRecord, wire: unknown): void => {
      void attempt((answers) => (isCurrent(record) ? answers.set(record, JSON.stringify(wire)) : undefined));
    },

    dropPersonal: (): void => void attempt((answers) => answers.dropPersonal()),
  };
};
