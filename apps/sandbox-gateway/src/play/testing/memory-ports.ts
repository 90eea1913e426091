import { isDeepStrictEqual } from "node:util";
import type { PlacedBet, PlayPorts, PlayTable, RoundAnswer, RoundOrder, TicketRefusal } from "../ports.ts";

/** A ticket's table as a test wants it, or the reason why it is refused. */
export type MemoryTicket = PlayTable | TicketRefusal["reason"];

/** A table for tests: 100.00 of real money at the toss of a coin. */
export const memoryTable: PlayTable = {
  kind: "table",
  gameId: "JL-1",
  gameName: "Azteca de Oro",
  coverUrl: "/art/cover/0/RNG-jaguar.avif",
  mode: "real",
  playMoney: false,
  balance: 10_000,
  limits: { min: 100, max: 10_000 },
  player: "demo",
  parentOrigin: "http://site.test",
};

/** The ports kept in memory: one wallet, results by key, bets settled when they are due. */
export const createMemoryPorts = (tickets: Readonly<Record<string, MemoryTicket>>) => {
  const wallet = { balance: memoryTable.balance };
  const clock = { now: Date.UTC(2026, 0, 15, 12) };
  const rounds = new Map<string, { request: RoundOrder["request"]; answer: RoundAnswer }>();
  const bets: { bet: PlacedBet; settled: boolean }[] = [];

  const refusalOf = (ticket: string): TicketRefusal | undefined => {
    const found = tickets[ticket] ?? "ticket-expired";
    return typeof found === "string" ? { ok: false, reason: found } : undefined;
  };

  const ports: PlayPorts = {
    house: { name: "Volado", currency: "MXN", locales: { ES: "es-MX", EN: "en-US" }, icon: "/logo.svg" },
    siteOrigins: ["http://site.test"],
    now: () => clock.now,
    async openTicket(ticket) {
      const found = tickets[ticket] ?? "ticket-expired";
      if (typeof found === "string") return { ok: false, reason: found };
      return { ok: true, table: found.mode === "demo" ? found : { ...found, balance: wallet.balance } };
    },
    async settleRound({ ticket, bet, idempotencyKey, request, refuse, decide }) {
      const refusal = refusalOf(ticket);
      if (refusal) return refusal;
      const before = rounds.get(idempotencyKey);
      if (before)
        return isDeepStrictEqual(before.request, request)
          ? before.answer
          : { ok: false, reason: "key-reused" };
      const reason = refuse?.();
      if (reason) return { ok: false, reason };
      if (wallet.balance < bet) return { ok: false, reason: "insufficient-balance", balance: wallet.balance };
      const { outcome, win } = decide();
      wallet.balance += win - bet;
      const answer: RoundAnswer = { ok: true, outcome, win, balance: wallet.balance };
      rounds.set(idempotencyKey, { request, answer });
      return answer;
    },
    async placeBet({ ticket, stake, idempotencyKey, dueAt, slip, refuse, decide }) {
      const refusal = refusalOf(ticket);
      if (refusal) return refusal;
      const before = bets.find(({ bet }) => bet.id === idempotencyKey);
      if (before) {
        const { result: _unseen, ...open } = before.bet;
        return { ok: true, bet: open, balance: wallet.balance };
      }
      const reason = refuse?.();
      if (reason) return { ok: false, reason };
      if (wallet.balance < stake)
        return { ok: false, reason: "insufficient-balance", balance: wallet.balance };
      wallet.balance -= stake;
      const bet = { id: idempotencyKey, stake, slip, placedAt: clock.now, dueAt, result: decide() };
      bets.unshift({ bet, settled: false });
      const { result: _unseen, ...open } = bet;
      return { ok: true, bet: open, balance: wallet.balance };
    },
    async listBets(ticket) {
      const refusal = refusalOf(ticket);
      if (refusal) return refusal;
      for (const entry of bets) {
        if (entry.settled || entry.bet.dueAt > clock.now) continue;
        entry.settled = true;
        wallet.balance += entry.bet.result?.win ?? 0;
      }
      const seen = bets.map(({ bet, settled }) => {
        const { result, ...open } = bet;
        return settled && result ? { ...open, result } : open;
      });
      return { ok: true, bets: seen, balance: wallet.balance };
    },
  };
  return { ports, wallet, clock };
};
