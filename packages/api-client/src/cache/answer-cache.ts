import type { Clock } from "../core/clock.ts";
import type { CachePolicy } from "../core/endpoint.ts";
import type { ClientEvent } from "../core/events.ts";
import { parseShelf, type Shelf, stringifyShelf } from "./shelf.ts";
import type { KeyValueStorage, MaybePromise } from "./storage.ts";

/** What the cache needs of its client. */
export interface CacheOptions {
  readonly storage: KeyValueStorage;
  readonly merchant: string;
  readonly clock: Clock;
  /** Whose personal records may be read and kept now; "" for a guest. */
  readonly identity: () => string;
  readonly report: (event: ClientEvent) => void;
}

/** Which record is meant: the endpoint's policy and the request's own fields. */
export interface RecordName {
  readonly policy: CachePolicy;
  readonly key: string;
}

const isPromise = <T>(value: MaybePromise<T>): value is Promise<T> => value instanceof Promise;

/**
 * Keeps wire values of good answers (Spec §9 "Cached locally"), to be parsed again on reading.
 * Public and personal records lie on one shelf each, so that the personal ones vanish with a single removal.
 */
export const createAnswerCache = ({ storage, merchant, clock, identity, report }: CacheOptions) => {
  const shelfKey = (personal: boolean) => `volado:${merchant}:${personal ? "personal" : "public"}`;
  const ownerOf = (policy: CachePolicy) => (policy.personal ? identity() : "");

  /** Reads a shelf and uses it; storage that throws or rejects counts as empty. */
  const withShelf = <T>(policy: CachePolicy, use: (shelf: Shelf) => T): MaybePromise<T> => {
    const open = (text: string | null | undefined) => use(parseShelf(text, ownerOf(policy)));
    const fail = () => {
      report({ type: "storage-failed", operation: "read" });
      return open(undefined);
    };
    let text: MaybePromise<string | null | undefined>;
    try {
      text = storage.get(shelfKey(policy.personal));
    } catch {
      return fail();
    }
    return isPromise(text) ? text.catch(() => undefined).then(open) : open(text);
  };

  const write = (change: () => MaybePromise<unknown>): MaybePromise<void> => {
    const fail = () => report({ type: "storage-failed", operation: "write" });
    try {
      const written = change();
      if (isPromise(written)) return written.then(() => undefined, fail);
    } catch {
      fail();
    }
  };

  return {
    /** The kept wire value, if there is one that is not too old. */
    read({ policy, key }: RecordName): MaybePromise<unknown> {
      return withShelf(policy, ({ records }) => {
        const found = records.find((record) => record.name === policy.record && record.key === key);
        const isCurrent =
          found?.version === policy.version && Math.abs(clock.now() - found.keptAt) <= policy.maxAge;
        return isCurrent ? found.wire : undefined;
      });
    },

    /** Keeps a good answer, unless the session that asked for it is over meanwhile. */
    keep({ policy, key }: RecordName, owner: string, wire: unknown): MaybePromise<unknown> {
      return withShelf(policy, (shelf) => {
        if (policy.personal && identity() !== owner) return;
        const others = shelf.records.filter((record) => record.name !== policy.record || record.key !== key);
        const record = { name: policy.record, version: policy.version, key, keptAt: clock.now(), wire };
        const text = stringifyShelf({ owner: shelf.owner, records: [record, ...others] });
        return write(() => storage.set(shelfKey(policy.personal), text));
      });
    },

    /** Drops everything personal. */
    forgetPersonal(): MaybePromise<unknown> {
      return write(() => storage.remove(shelfKey(true)));
    },
  };
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;
