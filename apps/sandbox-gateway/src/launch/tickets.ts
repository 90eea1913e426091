import type { WireRequestOf } from "@volado/api-client";
import { type Endpoints, endpoints } from "@volado/api-client/endpoints";
import { HOUR_MS } from "@volado/domain/calendar";
import { GameType, isLotteryType } from "@volado/domain/games";
import { LOBBY, PrizeMode } from "@volado/domain/launch";
import { type LotteryVendors, lotteryMode } from "@volado/domain/vendors";
import type { Kysely, Selectable } from "kysely";
import type { Catalogue, CatalogueGame } from "../catalogue/catalogue.ts";
import type { Schema } from "../data/schema.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { randomToken, tokenHash } from "../session/sessions.ts";

/** The four additional launch fields of lottery vendors (Spec §7 "launch"). */
type LotteryRequest = Pick<
  WireRequestOf<Endpoints["launchGame"]>,
  "gameId" | "vendor" | "gameCode" | "prizeMode" | "playType"
>;

/** The mode for launching lobbies, determined by the whole mapping (Spec §4 "Lottery mode"; docs/decisions/003). */
const siteMode = (catalogue: Catalogue, lotteries: LotteryVendors): PrizeMode => {
  const categories = endpoints.listVendorCategories.response.parse(catalogue.categories());
  return lotteryMode(categories, lotteries) === GameType.ElectronicLottery
    ? PrizeMode.ElectronicLottery
    : PrizeMode.Lottery;
};

/**
 * Checks that a launch's lottery fields match its game; `trad` or `ent` is the player's choice.
 * @throws Refusal invalid_input when a lottery lacks one of the four or another game has any; game_not_found when there
 * is no such lottery
 */
export const checkLotteryFields = (
  request: LotteryRequest,
  game: CatalogueGame,
  { catalogue, brand }: Pick<Services, "catalogue" | "brand">,
): void => {
  const { gameId, vendor, gameCode, prizeMode, playType } = request;
  const fields = [vendor, gameCode, prizeMode, playType];
  if (!isLotteryType(game.type)) {
    if (fields.some((field) => field !== undefined)) throw new Refusal("invalid_input");
    return;
  }
  if (fields.includes(undefined)) throw new Refusal("invalid_input");
  const hasCode = gameCode === game.code || gameCode === LOBBY;
  const hasMode =
    prizeMode === game.lottery_mode ||
    (gameId === LOBBY && prizeMode === siteMode(catalogue, brand.lotteries));
  if (vendor !== game.vendor || !hasCode || !hasMode) throw new Refusal("game_not_found");
};

/** Time in which a launched game must be opened. */
const OPEN_WITHIN_MS = 120_000;

/** Lifetime of a guest's demonstration; a member's ticket is valid as long as the session. */
const GUEST_LIFETIME_MS = 4 * HOUR_MS;

/** Records a launch. @returns the ticket, which is stored only as its hash */
export const issueTicket = async (
  call: Call,
  nodeId: string,
  owner: { readonly memberId: string; readonly sessionId: string } | undefined,
): Promise<string> => {
  const now = call.services.now();
  const ticket = randomToken();
  await call.db
    .insertInto("tickets")
    .values({
      ticket_hash: tokenHash(ticket),
      member_id: owner?.memberId ?? null,
      session_id: owner?.sessionId ?? null,
      node_id: nodeId,
      parent_origin: call.siteOrigin,
      open_before: now + OPEN_WITHIN_MS,
      expires_at: now + (owner === undefined ? GUEST_LIFETIME_MS : call.services.options.sessionMs),
    })
    .execute();
  return ticket;
};

export type TicketState =
  | { readonly ok: true; readonly ticket: Selectable<Schema["tickets"]> }
  | { readonly ok: false; readonly reason: "ticket-expired" | "session-expired" };

/** Looks up a ticket; it ends with its session. */
export const readTicket = async (db: Kysely<Schema>, ticket: string, now: number): Promise<TicketState> => {
  const row = await db
    .selectFrom("tickets")
    .leftJoin("sessions", "sessions.id", "tickets.session_id")
    .selectAll("tickets")
    .select(["sessions.ended_at as session_ended_at", "sessions.expires_at as session_expires_at"])
    .where("ticket_hash", "=", tokenHash(ticket))
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now || (row.opened_at === null && row.open_before <= now))
    return { ok: false, reason: "ticket-expired" };
  const sessionOver = row.session_ended_at !== null || (row.session_expires_at ?? now) <= now;
  if (row.session_id !== null && sessionOver) return { ok: false, reason: "session-expired" };
  return { ok: true, ticket: row };
};
