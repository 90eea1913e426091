import { HOUR_MS } from "@volado/domain/calendar";
import type { Kysely, Selectable } from "kysely";
import type { TicketsTable } from "../data/schema/play.ts";
import type { Schema } from "../data/schema.ts";
import type { Call } from "../request/call.ts";
import { randomToken, tokenHash } from "../session/tokens.ts";

/** A launched game must be opened within this time. */
const OPEN_WITHIN_MS = 120_000;

/** A guest's demonstration ends after this time; a member's ticket lives as long as the session. */
const GUEST_LIFETIME_MS = 4 * HOUR_MS;

/** Writes down who launched what. @returns the ticket, which is stored only as its hash. */
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
      opened_at: null,
      expires_at: now + (owner === undefined ? GUEST_LIFETIME_MS : call.services.options.sessionMs),
    })
    .execute();
  return ticket;
};

/** A ticket that may be used, or why not. */
export type TicketState =
  | { readonly ok: true; readonly ticket: Selectable<TicketsTable> }
  | { readonly ok: false; readonly reason: "ticket-expired" | "session-expired" };

/** Looks a ticket up; it dies with its session. */
export const readTicket = async (db: Kysely<Schema>, ticket: string, now: number): Promise<TicketState> => {
  const row = await db
    .selectFrom("tickets")
    .leftJoin("sessions", "sessions.id", "tickets.session_id")
    .selectAll("tickets")
    .select(["sessions.ended_at as session_ended_at", "sessions.expires_at as session_expires_at"])
    .where("ticket_hash", "=", tokenHash(ticket))
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return { ok: false, reason: "ticket-expired" };
  if (row.opened_at === null && row.open_before <= now) return { ok: false, reason: "ticket-expired" };
  const sessionOver = row.session_ended_at !== null || (row.session_expires_at ?? now) <= now;
  if (row.session_id !== null && sessionOver) return { ok: false, reason: "session-expired" };
  return { ok: true, ticket: row };
};
