/**
 * What the demo games need from the rest of the gateway. The sub-app owns the pages, the game rules and the random
 * outcomes; behind the ports are tickets, wallets and everything that must survive a killed process.
 */

import type { BetLimits } from "./browser/bet-steps.ts";

/** Money in whole centavos (1.50 is `150`), so that no sum here is ever a float. */
export type Cents = number;

/** The pages a launch can open: `/play/<kind>?ticket=…&lang=…`. */
export const playKinds = ["slots", "fish", "table", "lottery", "sportsbook", "guest-demo"] as const;

/** See {@link playKinds}. */
export type PlayKind = (typeof playKinds)[number];

/** What a valid ticket opens. */
export interface PlayTable {
  /** The page that plays the game; any other refuses its ticket. */
  readonly kind: PlayKind;
  readonly gameId: string;
  readonly gameName: string;
  /** The game's cover, a path on this origin (`/art/cover/…`). */
  readonly coverUrl: string;
  /** `real` moves the member's wallet; `demo` is play money kept on the page (guests and free play). */
  readonly mode: "real" | "demo";
  /** Whether the money is play money: in a demonstration, and of a free or trial account. */
  readonly playMoney: boolean;
  /** The member's balance; for `demo` the play money the page starts with. */
  readonly balance: Cents;
  /** What the game takes, as its row in the database says. */
  readonly limits: BetLimits;
  /** Username shown on the page; absent for guests. */
  readonly player?: string;
  /** The exact origin of the site that launched the game, the only target of the page's messages; "" is the page's. */
  readonly parentOrigin: string;
}

/** Why a ticket was not accepted: unknown or run out, or its member's session is over. */
export type TicketRefusal = { readonly ok: false; readonly reason: "ticket-expired" | "session-expired" };

/** Answer of {@link PlayPorts.openTicket}. */
export type TicketAnswer = { readonly ok: true; readonly table: PlayTable } | TicketRefusal;

/** What a round came to: JSON the page shows, and what it pays (the stake included when it is won back). */
export interface RoundResult {
  readonly outcome: Readonly<Record<string, unknown>>;
  /** Credited to the wallet, 0 when lost. */
  readonly win: Cents;
}

/** Why a game itself doesn't take a stake. */
export type OfferRefusal = "odds-changed" | "bet-outside-limits";

/** A round to settle. */
export interface RoundOrder {
  readonly ticket: string;
  readonly bet: Cents;
  /** Chosen by the page, once per round; a repeated key answers the first result and moves nothing. */
  readonly idempotencyKey: string;
  /** All that the page asked for: the key is refused when it comes again with another. JSON. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Why the stake isn't taken. Called after the key was found new: what was played stays played. */
  readonly refuse?: () => OfferRefusal | undefined;
  /**
   * Draws the outcome. Called at most once, inside the transaction, after the key was found new and the balance
   * enough; it only computes (no I/O), so its result can be stored with the key.
   */
  readonly decide: () => RoundResult;
}

/** Answer of {@link PlayPorts.settleRound}. */
export type RoundAnswer =
  | {
      readonly ok: true;
      readonly outcome: RoundResult["outcome"];
      readonly win: Cents;
      readonly balance: Cents;
    }
  | { readonly ok: false; readonly reason: "insufficient-balance"; readonly balance: Cents }
  /** The key was used before with another bet. */
  | { readonly ok: false; readonly reason: "key-reused" | OfferRefusal }
  | TicketRefusal;

/** A sports bet: the stake leaves the wallet now, the payout arrives at `dueAt`. */
export interface BetOrder {
  readonly ticket: string;
  readonly stake: Cents;
  readonly idempotencyKey: string;
  /** As in {@link RoundOrder.request}. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Epoch ms from which {@link PlayPorts.listBets} settles this bet. */
  readonly dueAt: number;
  /** Kept with the bet and given back as it is: fixture, selection, odds. JSON. */
  readonly slip: Readonly<Record<string, unknown>>;
  /** As in {@link RoundOrder.refuse}. */
  readonly refuse?: () => OfferRefusal | undefined;
  /** As in {@link RoundOrder.decide}; the result stays unseen until `dueAt`. */
  readonly decide: () => RoundResult;
}

/** A bet as the member may see it. */
export interface PlacedBet {
  readonly id: string;
  readonly stake: Cents;
  readonly slip: Readonly<Record<string, unknown>>;
  readonly placedAt: number;
  readonly dueAt: number;
  /** Absent until the bet is settled. */
  readonly result?: RoundResult;
}

/** Answer of {@link PlayPorts.placeBet}. */
export type BetAnswer =
  | { readonly ok: true; readonly bet: PlacedBet; readonly balance: Cents }
  | { readonly ok: false; readonly reason: "insufficient-balance"; readonly balance: Cents }
  | { readonly ok: false; readonly reason: "key-reused" | OfferRefusal }
  | TicketRefusal;

/** Answer of {@link PlayPorts.listBets}. */
export type BetsAnswer =
  | { readonly ok: true; readonly bets: readonly PlacedBet[]; readonly balance: Cents }
  | TicketRefusal;

/** Whose games they are. */
export interface PlayMerchant {
  /** Shown in a page's title. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What amounts are written by, for each language of the pages. */
  readonly locales: { readonly ES: string; readonly EN: string };
  /** Path of a picture. */
  readonly icon: string;
}

/** Everything the demo games ask of the gateway. */
export interface PlayPorts {
  readonly house: PlayMerchant;
  /** Origins that may frame the pages (CSP `frame-ancestors`); the page's own origin is always allowed. */
  readonly siteOrigins: readonly string[];
  /** Epoch ms. */
  readonly now: () => number;
  /**
   * Looks a launch ticket up. A ticket belongs to one launch of one game by one member (or guest), must be opened
   * within a short time after the launch, and from then on lives as long as the member's session, so that a reload
   * of the page works and a logout ends the game.
   */
  openTicket(ticket: string): Promise<TicketAnswer>;
  /**
   * Settles one round in ONE transaction: ticket and session still good, key new, not `refuse()`d, balance enough, `decide()`, wallet
   * moved by `win - bet`, transactions written, recents and winner board fed, result stored with the key.
   * Never called for `demo` tables.
   */
  settleRound(order: RoundOrder): Promise<RoundAnswer>;
  /** Takes the stake and stores the bet with its drawn result, in ONE transaction. Never called for `demo` tables. */
  placeBet(order: BetOrder): Promise<BetAnswer>;
  /**
   * Settles this member's bets that are due (each once, in its transaction), then lists the latest 20, newest first.
   */
  listBets(ticket: string): Promise<BetsAnswer>;
}
