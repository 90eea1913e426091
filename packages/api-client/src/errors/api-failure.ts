/**
 * What every failure of a call carries: machine-readable first, a sentence for developers last;
 * `messageKeyOf` has the player's.
 */
export abstract class ApiFailure<Kind extends string> extends Error {
  /** Tells the members of the union apart. */
  declare readonly kind: Kind;
  /** Id of the endpoint that was called. */
  declare readonly endpoint: string;

  constructor(kind: Kind, endpoint: string, detail: string, cause?: unknown) {
    super(`${endpoint}: ${detail}`, cause === undefined ? undefined : { cause });
    this.name = "ApiError";
    this.kind = kind;
    this.endpoint = endpoint;
  }
}
