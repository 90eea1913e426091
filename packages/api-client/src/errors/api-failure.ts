import type { MessageKey } from "@volado/domain";

/** What every failure of a call carries: machine-readable first, a sentence for developers last. */
export abstract class ApiFailure<Kind extends string> extends Error {
  /** Tells the members of the union apart. */
  declare readonly kind: Kind;
  /** Key of the text for the player, from the domain's error catalogue (Spec §8). */
  declare readonly messageKey: MessageKey;
  /** Id of the endpoint that was called. */
  declare readonly endpoint: string;

  constructor(kind: Kind, messageKey: MessageKey, endpoint: string, detail: string, cause?: unknown) {
    super(`${endpoint}: ${detail}`, cause === undefined ? undefined : { cause });
    this.name = "ApiError";
    this.kind = kind;
    this.messageKey = messageKey;
    this.endpoint = endpoint;
  }
}
