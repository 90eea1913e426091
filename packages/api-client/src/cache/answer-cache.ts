import type { ClientContext } from "../core/call.ts";
import type { ClientOptions } from "../core/options.ts";
import type { CacheLookup, CachePolicy } from "./cache-locally.ts";
import type { MaybePromise } from "./storage.ts";

/** Which record is meant: the endpoint's policy, and the language with the request's own fields. */
export interface RecordName {
  readonly policy: CachePolicy;
  readonly key: string;
}

/** Whether it is yet to come; not by its class, since a library or another realm has its own. */
const isPending = <T>(result: MaybePromise<T>): result is PromiseLike<T> => "then" in Object(result);

/** Goes on with a result: at once when it is there, else as soon as it is. */
const andThen = <T, R>(result: MaybePromise<T>, goOn: (result: T) => MaybePromise<R>): MaybePromise<R> =>
  isPending(result) ? result.then(goOn) : goOn(result);

/**
 * Puts good answers into the storage and takes them out again.
 * Public and personal records lie under one storage key each, so that the personal ones vanish with a single removal.
 * Storage may be asynchronous, full or blocked; the client goes on without it.
 */
export const createAnswerCache = (
  { storage, merchant, session }: ClientOptions,
  { clock, onEvent }: Pick<ClientContext, "clock" | "onEvent">,
) => {
  const identity = () => session.identity() ?? "";
  /** The last change under each storage key. What lies there is written whole, so the next change waits for it. */
  const changes: Record<string, MaybePromise<unknown>> = {};

  /** What storage makes of it, at once when it is synchronous; undefined when it fails. */
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

    /** What `revive` makes of the kept wire value; that is undefined when there is none, or it is too old. */
    read: <T>(name: RecordName, revive: (wire: unknown) => T) =>
      attempt(() => withLookup(name, (lookup) => revive(name.policy.find(lookup)))),

    /** Keeps a good answer, unless the session that asked for it is over meanwhile. */
    keep: (name: RecordName, asker: string, wire: unknown): void => {
      const { personal, add } = name.policy;
      change(personal, (storageKey) =>
        withLookup(name, (lookup) =>
          personal && lookup.owner !== asker ? undefined : storage.set(storageKey, add(lookup, wire)),
        ),
      );
    },

    /** Drops everything personal. */
    clearPersonalCache: (): void => change(true, (storageKey) => storage.remove(storageKey)),
  };
};
