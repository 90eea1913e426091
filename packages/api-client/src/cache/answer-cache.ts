import type { Surroundings } from "../core/call.ts";
import type { ClientOptions } from "../core/options.ts";
import type { CachePolicy, Place } from "./keep-locally.ts";
import type { MaybePromise } from "./storage.ts";

/** Which record is meant: the endpoint's policy and the request's own fields. */
export interface RecordName {
  readonly policy: CachePolicy;
  readonly key: string;
}

/**
 * Puts good answers into the storage and takes them out again.
 * Public and personal records lie on one shelf each, so that the personal ones vanish with a single removal.
 * Storage may be asynchronous, full or blocked; the client goes on without it.
 */
export const createAnswerCache = (
  { storage, merchant, session }: ClientOptions,
  { clock, onEvent }: Pick<Surroundings, "clock" | "onEvent">,
) => {
  const shelfOf = (personal: boolean) => `volado:${merchant}:${personal ? "personal" : "public"}`;
  const identity = () => session.identity() ?? "";

  /** Runs a storage operation and goes on with its result, at once when it is synchronous. */
  const attempt = <T, R>(operate: () => MaybePromise<T>, goOn: (result?: T) => R): MaybePromise<R> => {
    const fail = () => {
      onEvent({ type: "storage-failed" });
      return goOn();
    };
    try {
      const result = operate();
      return result instanceof Promise ? result.then(goOn, fail) : goOn(result);
    } catch {
      return fail();
    }
  };
  const withPlace = <R>({ policy: { personal }, key }: RecordName, use: (place: Place) => R) =>
    attempt(
      () => storage.get(shelfOf(personal)),
      (text) => use({ text, owner: personal ? identity() : "", key, now: clock.now() }),
    );

  return {
    identity,

    /** The kept wire value, if there is one that is not too old. */
    read: (name: RecordName): MaybePromise<unknown> => withPlace(name, name.policy.find),

    /** Keeps a good answer, unless the session that asked for it is over meanwhile. */
    keep: (name: RecordName, asker: string, wire: unknown): void => {
      const { personal, add } = name.policy;
      withPlace(name, (place) => {
        if (personal && place.owner !== asker) return;
        attempt(
          () => storage.set(shelfOf(personal), add(place, wire)),
          () => {},
        );
      });
    },

    /** Drops everything personal. */
    forgetPersonal: (): void => {
      attempt(
        () => storage.remove(shelfOf(true)),
        () => {},
      );
    },
  };
};
