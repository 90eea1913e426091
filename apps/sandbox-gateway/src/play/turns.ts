import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import type { PlayGame } from "../launch/play-kind.ts";
import type { OfferRefusal, StakeOrder } from "../play-rounds/rounds.ts";
import {
  beginTurn,
  type Decide,
  decideTurn,
  readTurn,
  type Turn,
  type TurnRefusal,
} from "../play-rounds/turns.ts";
import type { Services } from "../services.ts";
import { blackjackActions, dealBlackjack, playHand, shownHands } from "./blackjack.ts";
import { flightEnd, leaveFlight, shownFlight, takeOff } from "./crash.ts";
import { createDemoTurns } from "./demo-turns.ts";
import type { Roll } from "./rules.ts";
import type { PlayTable } from "./table.ts";

const id = z.string().max(64);

/** A decision in an open round. */
export const decisionRequest = z.discriminatedUnion("action", [
  // `seen` are the player's cards when deciding.
  z.object({ id, action: z.literal(blackjackActions), seen: z.int().positive() }),
  z.object({ id, action: z.literal("leave") }),
]);
type DecisionRequest = z.infer<typeof decisionRequest>;

type RoundRequest = Readonly<{ key: string; bet: number }> &
  ({ readonly game: "blackjack" } | { readonly game: "crash"; readonly target?: number | undefined });

/** Whether the player decides during a game's rounds. */
export const hasTurns = (game: PlayGame): game is RoundRequest["game"] =>
  game === "blackjack" || game === "crash";

/** The game that a decision is of. */
export const gameOfDecision = ({ action }: DecisionRequest): PlayGame =>
  action === "leave" ? "crash" : "blackjack";

/** How long a call waits at most for the end of a flight; well below the page's patience. */
const holdMs = 5_000;

interface TurnState {
  readonly ok: true;
  readonly id: string;
  readonly turn: Turn;
  readonly over: boolean;
  /** Absent for play money. */
  readonly balance?: number;
}

/** Hands of blackjack, and a flight, as their page sees them. */
export type ShownHands = ReturnType<typeof shownHands>;
export type ShownFlight = ReturnType<typeof shownFlight>;

/** A round with decisions as its page sees it; `win` is absent until it is over. */
export interface ShownTurn<Outcome = ShownHands | ShownFlight>
  extends Pick<TurnState, "id" | "balance">,
    Pick<Turn, "stake"> {
  readonly outcome: Outcome;
  readonly win?: number;
}

const shown = (state: TurnState | TurnRefusal, now: number) => {
  if (!state.ok) return state;
  const { id, turn, over, balance } = state;
  const seen: ShownTurn = {
    id,
    stake: turn.stake,
    outcome: turn.outcome.game === "crash" ? shownFlight(turn, over, now) : shownHands(turn, over),
    ...(balance !== undefined && { balance }),
    ...(over && { win: turn.win }),
  };
  return { ok: true, ...seen } as const;
};

/** A ticket and its table. */
interface Seat extends Pick<StakeOrder, "ticket"> {
  readonly table: Pick<PlayTable, "mode">;
}

const begun = (request: RoundRequest, roll: Roll, now: number): Turn =>
  request.game === "crash"
    ? takeOff(request.bet, request.target, roll, now)
    : dealBlackjack(request.bet, roll, now);

/** Rounds in which the player decides, with real or play money by the ticket's table. */
export const createTurns = (services: Services, roll: Roll) => {
  const { now } = services;
  const demo = createDemoTurns(now);
  const read = async ({ ticket, table }: Seat, id?: string) =>
    table.mode === "demo" ? demo.read(ticket, id) : readTurn(services, ticket, id);

  return {
    async begin({ ticket, table }: Seat, request: RoundRequest, refusal: OfferRefusal | undefined) {
      const turn = begun(request, roll, now());
      const { key } = request;
      if (table.mode === "real") {
        const order = { ticket, idempotencyKey: key, request: { ...request }, refuse: () => refusal };
        return shown(await beginTurn(services, order, turn), now());
      }
      if (refusal) return { ok: false, reason: refusal } as const;
      return shown(demo.begin(ticket, key, turn), now());
    },

    /** A round by its id, or the open one for a page that is opened again. */
    async find(seat: Seat, id?: string): Promise<ShownTurn | null> {
      const found = shown(await read(seat, id), now());
      if (!found.ok) return null;
      const { ok: _, ...turn } = found;
      return turn;
    },

    async decide({ ticket, table }: Seat, { id, ...decision }: DecisionRequest, at: number) {
      const decide: Decide = (turn) =>
        decision.action === "leave" ? leaveFlight(turn, at) : playHand(turn, decision, at);
      const order = { id, at, decide };
      if (table.mode === "demo") return shown(demo.decide(ticket, order), now());
      return shown(await decideTurn(services, { ticket, ...order }), now());
    },

    /** Waits for the end of a flight, {@link holdMs} at most. @returns whether it is over */
    async isLanded(seat: Seat, id: string): Promise<boolean> {
      const found = await read(seat, id);
      if (!found.ok) return true;
      const end = flightEnd(found.turn);
      await wait(Math.min(holdMs, Math.max(0, end - now())), undefined, { ref: false });
      return end <= now();
    },
  };
};
