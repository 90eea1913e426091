import { isTrial } from "@volado/domain/member";
import { dealerAt } from "../catalogue/live-models.ts";
import { playKind } from "../launch/play-kind.ts";
import { readTicket } from "../launch/tickets.ts";
import type { Services } from "../services.ts";
import { tokenHash } from "../session/sessions.ts";
import { betsWithin } from "./rules.ts";

/** Play money of a demonstration. */
const DEMO_BALANCE = 100_000;

/**
 * The table of a launch ticket, or the reason for its refusal; amounts in whole centavos. It must be opened soon after
 * its launch, and is then valid as long as the member's session: a reload works, and a logout ends the game.
 */
export const openTicket = async ({ db, now, catalogue, brand }: Services, ticket: string) => {
  const at = now();
  const read = await readTicket(db, ticket, at);
  if (!read.ok) return read;
  const { member_id, node_id, parent_origin } = read.ticket;
  const game = catalogue.byNodeId(node_id);
  if (game === undefined) return { ok: false, reason: "ticket-expired" } as const;
  await db
    .updateTable("tickets")
    .set({ opened_at: at })
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("opened_at", "is", null)
    .execute();
  const limits = { min: game.min_bet, max: game.max_bet };
  const table = {
    /** The page that plays the game; others can't use the ticket. */
    kind: playKind(game),
    gameId: game.node_id,
    gameName: game.name,
    /** Whether the site opens it without a bar of its own, with an exit over the top left corner. */
    fullScreen: game === catalogue.lobbyOf(brand.sportsbook),
    /** A path on this origin. */
    coverUrl: game.cover,
    /** Who is shown at the table; only live tables have dealers. */
    dealer: dealerAt(game, catalogue, at),
    limits,
    bets: betsWithin(limits),
    /**
     * The exact origin of the site that launched the game, the only target of the page's messages; "" is the page's.
     */
    parentOrigin: parent_origin,
  };
  // `demo` is play money on the page, for guests and free play; `real` moves the member's wallet.
  if (member_id === null) {
    const demo = { mode: "demo", playMoney: true, balance: DEMO_BALANCE } as const;
    return { ok: true, table: { ...table, ...demo } } as const;
  }
  const { balance, username, type } = await db
    .selectFrom("wallets")
    .innerJoin("members", "members.id", "wallets.member_id")
    .select(["wallets.balance", "members.username", "members.type"])
    .where("members.id", "=", member_id)
    .executeTakeFirstOrThrow();
  const real = { mode: "real", playMoney: isTrial({ type }), balance, player: username } as const;
  return { ok: true, table: { ...table, ...real } } as const;
};

export type PlayTable = Extract<Awaited<ReturnType<typeof openTicket>>, { ok: true }>["table"];
