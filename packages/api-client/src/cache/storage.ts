/** Which answers of an endpoint stand in when the gateway can't be reached (docs/decisions/175). */
export interface OfflineRule<Input> {
  /** Raised when the wire means something else; answers that an older version kept are never looked at. */
  readonly version: number;
  /** Whether the answer to this question is worth its room. @default every one */
  readonly keeps?: (input: Input) => boolean;
}

/** Which answer is meant. */
export interface OfflineRecord {
  /** Endpoint, version, language and the request's own fields. */
  readonly name: string;
  /** Whose answer it is; undefined for everybody's. */
  readonly owner: string | undefined;
}

/**
 * Where answers lie for times without a network. How many stay is its own business. May throw or reject: the client
 * goes on without it.
 */
export interface OfflineStorage {
  get(record: OfflineRecord): MaybePromise<string | null | undefined>;
  set(record: OfflineRecord, text: string): MaybePromise<unknown>;
  /** Drops every answer that has an owner, whoever it is. */
  dropPersonal(): MaybePromise<unknown>;
} /** Either a value or a promise of it, of whatever library. */
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
