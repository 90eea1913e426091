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
import { createDemoTurns } from "./demo-turns.ts";
import type { Roll } from "./rules.ts";
import type { PlayTable } from "./table.ts";

/** A decision in an open round. */
export const decisionRequest = z.object({
  id: z.string().max(64),
  action: z.literal(blackjackActions),
  /** The player's cards when deciding. */
  seen: z.int().positive(),
});

interface RoundRequest {
  readonly game: "blackjack";
  readonly bet: number;
  readonly key: string;
}

interface TurnState {
  readonly ok: true;
  readonly id: string;
  readonly turn: Turn;
  readonly over: boolean;
  /** Absent for play money. */
  readonly balance?: number;
}

/** A round with decisions as its page sees it; `win` is absent until it is over. */
export interface ShownTurn extends Pick<TurnState, "id" | "balance">, Pick<Turn, "stake"> {
  readonly outcome: ReturnType<typeof shownHands>;
  readonly win?: number;
}

const shown = (state: TurnState | TurnRefusal) => {
  if (!state.ok) return state;
  const { id, turn, over, balance } = state;
  const seen: ShownTurn = {
    id,
    stake: turn.stake,
    outcome: shownHands(turn, over),
    ...(balance !== undefined && { balance }),
    ...(over && { win: turn.win }),
  };
  return { ok: true, ...seen } as const;
};

/** Whether the player decides during a game's rounds. */
export const hasTurns = (game: PlayGame): boolean => game === "blackjack";

/** A ticket and its table. */
interface Seat extends Pick<StakeOrder, "ticket"> {
  readonly table: Pick<PlayTable, "mode">;
}

/** Rounds in which the player decides, with real or play money by the ticket's table. */
export const createTurns = (services: Services, roll: Roll) => {
  const demo = createDemoTurns(services.now);
  return {
    async begin({ ticket, table }: Seat, request: RoundRequest, refusal: OfferRefusal | undefined) {
      const turn = dealBlackjack(request.bet, roll, services.now());
      const { key } = request;
      if (table.mode === "real") {
        const order = { ticket, idempotencyKey: key, request: { ...request }, refuse: () => refusal };
        return shown(await beginTurn(services, order, turn));
      }
      return refusal ? ({ ok: false, reason: refusal } as const) : shown(demo.begin(ticket, key, turn));
    },

    /** The open round, for a page that is opened again. */
    async open({ ticket, table }: Seat): Promise<ShownTurn | null> {
      const found = shown(table.mode === "demo" ? demo.read(ticket) : await readTurn(services, ticket));
      if (!found.ok) return null;
      const { ok: _, ...turn } = found;
      return turn;
    },

    async decide({ ticket, table }: Seat, { id, ...decision }: z.infer<typeof decisionRequest>, at: number) {
      const decide: Decide = (turn) => playHand(turn, decision, at);
      if (table.mode === "demo") return shown(demo.decide(ticket, { id, at, decide }));
      return shown(await decideTurn(services, { ticket, id, at, decide }));
    },
  };
};
