import { HOUR_MS } from "@volado/domain/calendar";
import type { Decision, Turn } from "../play-rounds/turns.ts";

/** Tickets whose round is remembered at most. */
const capacity = 1_000;

interface DemoTurn {
  readonly id: string;
  readonly turn: Turn;
}

/** Rounds of demo tables in which the player decides: in memory, the latest of each ticket; they move no money. */
export const createDemoTurns = (now: () => number) => {
  const stored = new Map<string, DemoTurn>();
  const shown = ({ id, turn }: DemoTurn) => ({ ok: true, id, turn, over: turn.dueAt <= now() }) as const;

  /** The ticket's round if it has that id, or its open one. */
  const read = (ticket: string, id?: string) => {
    const found = stored.get(ticket);
    const isMeant = id === undefined ? (found?.turn.dueAt ?? 0) > now() : found?.id === id;
    return found && isMeant ? shown(found) : ({ ok: false, reason: "no-round" } as const);
  };

  return {
    read,
    begin(ticket: string, id: string, turn: Turn) {
      const repeated = read(ticket, id);
      if (repeated.ok) return repeated;
      for (const [other, { turn: old }] of stored)
        if (other === ticket || stored.size >= capacity || old.dueAt < now() - HOUR_MS) stored.delete(other);
      stored.set(ticket, { id, turn });
      return shown({ id, turn });
    },
    decide(ticket: string, { id, at, decide }: Omit<Decision, "ticket">) {
      const found = read(ticket, id);
      const next = found.ok && found.turn.dueAt > at ? decide(found.turn) : undefined;
      if (next === "refused") return { ok: false, reason: "invalid" } as const;
      if (next !== undefined) stored.set(ticket, { id, turn: next });
      return read(ticket, id);
    },
  };
};
