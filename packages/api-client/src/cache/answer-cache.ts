import type { ClientContext } from "../core/call.ts";
import type { ClientOptions } from "../core/options.ts";
import type { CacheLookup, CachePolicy } from "./cache-locally.ts";
import type { MaybePromise } from "./storage.ts";

/** Identifies a record: the endpoint's policy, and a key of language and request fields. */
export interface RecordName {
  readonly policy: CachePolicy;
  readonly key: string;
}

/** Whether a result is a promise. Not `instanceof`: libraries and other realms have their own class. */
const isPending = <T>(result: MaybePromise<T>): result is PromiseLike<T> => "then" in Object(result);

/** Continues with a result, synchronously unless it is a promise. */
const andThen = <T, R>(result: MaybePromise<T>, use: (result: T) => MaybePromise<R>): MaybePromise<R> =>
  isPending(result) ? result.then(use) : use(result);

/**
 * Stores and reads valid responses. Public and personal records have one storage key each, so that all personal
 * ones can be removed at once. Storage may be asynchronous, full or blocked; the client works without it.
 */
export const createAnswerCache = (
  { storage, merchant, session }: ClientOptions,
  { clock, onEvent }: Pick<ClientContext, "clock" | "onEvent">,
) => {
  const identity = () => session.identity() ?? "";
  /** The latest change of each storage key. Changes rewrite the whole value, so each waits for the previous one. */
  const changes: Record<string, MaybePromise<unknown>> = {};

  /** Runs a storage operation, synchronously where possible; undefined if it fails. */
  const attempt = <T>(operate: () => MaybePromise<T>, before?: MaybePromise<unknown>) => {
    const fail = () => void onEvent({ type: "storage-failed" });
    try {
      const result = andThen(before, operate);
      return isPending(result) ? Promise.resolve(result).catch(fail) : result;
    } catch {
      return fail();
    }
  };
  const storageKeyOf = (personal: boolean) => `volado:${merchant}:${personal ? "personal" : "public"}`;
  const change = (personal: boolean, operate: (storageKey: string) => MaybePromise<unknown>): void => {
    const storageKey = storageKeyOf(personal);
    changes[storageKey] = attempt(() => operate(storageKey), changes[storageKey]);
  };
  const withLookup = <R>(
    { policy: { personal }, key }: RecordName,
    use: (lookup: CacheLookup) => MaybePromise<R>,
  ) =>
    andThen(storage.get(storageKeyOf(personal)), (text) =>
      use({ text, owner: personal ? identity() : "", key, now: clock.now() }),
    );

  return {
    identity,

    /** Reads a cached wire value through `revive`, which gets undefined if there is none or it is too old. */
    read: <T>(name: RecordName, revive: (wire: unknown) => T) =>
      attempt(() => withLookup(name, (lookup) => revive(name.policy.find(lookup)))),

    /** Stores a response, unless the session that requested it has ended. */
    store: (name: RecordName, requester: string, wire: unknown): void => {
      const { personal, add } = name.policy;
      change(personal, (storageKey) =>
        withLookup(name, (lookup) =>
          personal && lookup.owner !== requester ? undefined : storage.set(storageKey, add(lookup, wire)),
        ),
      );
    },

    /** Removes all personal records. */
    clearPersonalCache: (): void => change(true, (storageKey) => storage.remove(storageKey)),
  };
};
