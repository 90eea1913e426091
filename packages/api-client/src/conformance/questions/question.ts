import type { Client } from "../../core/client.ts";
import type { InputOf } from "../../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../../endpoints/index.ts";
import type { Account } from "../account.ts";

/** A valid input of a call, or why there is none. */
export type Question<Input = unknown> =
  | {
      readonly input: Input;
      /** A different input, to send with a used idempotency key. */
      readonly other?: Input;
    }
  | { readonly missing: string };

/** Context for finding inputs. */
export interface QuestionContext {
  /** A client of the gateway, with the account's session. */
  readonly client: Client;
  readonly account: Account;
  /** The gateway's origin. */
  readonly origin: string;
}

/**
 * Finds a valid input right before the call; may create what the call needs. Undefined falls back to the sample.
 */
export type Finder<Input> = (context: QuestionContext) => Promise<Question<Input> | undefined>;

export type Finders = { readonly [Id in EndpointId]?: Finder<InputOf<Endpoints[Id]>> };
