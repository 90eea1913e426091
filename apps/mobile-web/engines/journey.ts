import type { NewMember } from "../e2e/accounts.ts";
import type { Console } from "../e2e/console.ts";
import type { Player, ServerSide } from "../e2e/player.ts";
import type { Texts } from "../e2e/texts.ts";
import type { Phone } from "./phone.ts";

/** Tools of a journey. */
export interface Walk {
  readonly phone: Phone;
  readonly words: Texts;
  readonly gateway: Console;
  readonly gatewayUrl: string;
  /** Begins a visit of the site at another address. */
  readonly visit: (origin: string) => Promise<Phone>;
  /** Creates an account for the journey. */
  readonly newMember: () => Promise<NewMember>;
  /** Signs the tab in without the login page; returns the gateway's data. */
  readonly signIn: (player: Player) => Promise<ServerSide>;
}

/** A journey that matters in every engine. */
export interface Journey {
  readonly title: string;
  readonly walk: (walk: Walk) => Promise<void>;
}
