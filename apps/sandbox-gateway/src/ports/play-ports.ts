import { isTrial } from "@volado/domain/member";
import { coverPath } from "../catalogue/game-cover.ts";
import { playKind, readTicket } from "../launch/tickets.ts";
import type { PlayPorts, TicketAnswer } from "../play/ports.ts";
import { listBets, placeBet } from "../play-rounds/bets.ts";
import { settleRound } from "../play-rounds/rounds.ts";
import type { Services } from "../services.ts";
import { tokenHash } from "../session/sessions.ts";

/** Play money of a demonstration. */
const DEMO_BALANCE = 100_000;

const LOCAL_SITES = ["http://localhost:*", "http://127.0.0.1:*"];

const openTicket = async ({ db, now, catalogue }: Services, ticket: string): Promise<TicketAnswer> => {
  const at = now();
  const read = await readTicket(db, ticket, at);
  if (!read.ok) return read;
  const { member_id, node_id, parent_origin } = read.ticket;
  const game = catalogue.byNodeId(node_id);
  if (game === undefined) return { ok: false, reason: "ticket-expired" };
  await db
    .updateTable("tickets")
    .set({ opened_at: at })
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("opened_at", "is", null)
    .execute();
  const table = {
    kind: playKind(game),
    gameId: game.node_id,
    gameName: game.name,
    coverUrl: coverPath(game),
    limits: { min: game.min_bet, max: game.max_bet },
    parentOrigin: parent_origin,
  };
  if (member_id === null)
    return { ok: true, table: { ...table, mode: "demo", playMoney: true, balance: DEMO_BALANCE } };
  const { balance, username, type } = await db
    .selectFrom("wallets")
    .innerJoin("members", "members.id", "wallets.member_id")
    .select(["wallets.balance", "members.username", "members.type"])
    .where("members.id", "=", member_id)
    .executeTakeFirstOrThrow();
  return {
    ok: true,
    table: { ...table, mode: "real", playMoney: isTrial({ type }), balance, player: username },
  };
};

/** What the demo games ask of the gateway. */
export const playPorts = (services: Services): PlayPorts => ({
  siteOrigins: [...LOCAL_SITES, ...services.options.siteOrigins],
  house: services.brand,
  now: services.now,
  openTicket: (ticket) => openTicket(services, ticket),
  settleRound: (order) => settleRound(services, order),
  placeBet: (order) => placeBet(services, order),
  listBets: (ticket) => listBets(services, ticket),
});
