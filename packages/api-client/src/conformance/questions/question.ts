import type { Client } from "../../core/client.ts";
import type { InputOf } from "../../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../../endpoints/registry.ts";
import type { Account } from "../account.ts";

/** What a call is asked, or why it can't be asked anything that would work. */
export type Question<Input = unknown> =
  | {
      readonly input: Input;
      /** Something else to ask under a key that was used. */
      readonly other?: Input;
    }
  | { readonly missing: string };

/** What questions are made of. */
export interface Asker {
  /** A client of the gateway, with the account's session. */
  readonly client: Client;
  readonly account: Account;
  /** The gateway's own. */
  readonly origin: string;
}

/**
 * Finds what a call may be asked on this gateway, right before it is asked; it may make what the call then
 * acts on. Undefined leaves the call its sample.
 */
export type Finder<Input> = (asker: Asker) => Promise<Question<Input> | undefined>;

/** Finders by call. */
export type Finders = { readonly [Id in EndpointId]?: Finder<InputOf<Endpoints[Id]>> };
