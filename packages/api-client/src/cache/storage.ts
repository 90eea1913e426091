/** Which responses of an endpoint are stored for offline use (docs/decisions/095). */
export interface OfflineRule<Input> {
  /** Incremented when the wire format changes; older responses are ignored. */
  readonly version: number;
  /** Whether the response to this input is stored. @default always true */
  readonly when?: (input: Input) => boolean;
}

/** Identifies a stored response. */
export interface OfflineRecord {
  /** Endpoint, version, language and request fields. */
  readonly name: string;
  /** Owner of the response; undefined if it is public. */
  readonly owner: string | undefined;
}

/**
 * Stores responses for offline use, and decides how many to keep. May throw or reject: the client works without it.
 */
export interface OfflineStorage {
  get(record: OfflineRecord): MaybePromise<string | null | undefined>;
  set(record: OfflineRecord, text: string): MaybePromise<unknown>;
  /** Removes every response that has an owner. */
  dropPersonal(): MaybePromise<unknown>;
}

/** A value, or any thenable that resolves to it. */
export type MaybePromise<T> = T | PromiseLike<T>;

/** `localStorage`, an IndexedDB adapter or a map. May throw or reject: the client works without it. */
export interface KeyValueStorage {
  get(key: string): MaybePromise<string | null | undefined>;
  set(key: string, value: string): MaybePromise<unknown>;
  remove(key: string): MaybePromise<unknown>;
}
