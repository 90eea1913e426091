/** Either a value or a promise of it, of whatever library. */
export type MaybePromise<T> = T | PromiseLike<T>;

/**
 * Where records are kept: `localStorage`, an IndexedDB adapter or a map. May throw or reject: the client goes
 * on without it.
 */
export interface KeyValueStorage {
  get(key: string): MaybePromise<string | null | undefined>;
  set(key: string, value: string): MaybePromise<unknown>;
  remove(key: string): MaybePromise<unknown>;
}
