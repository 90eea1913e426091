import { expect } from "vitest";
import { createPlayApi } from "../play/app.ts";
import type { Roll } from "../play/rules.ts";
import { tokenHash } from "../session/sessions.ts";
import { launchedAt, ticketOf } from "./answer-value.ts";
import { launchFields } from "./call-gateway.ts";
import { walletOf } from "./money.ts";
import type { useMember } from "./test-gateway.ts";

type Asked = Readonly<{ page?: string; body?: unknown; roll?: Roll }>;

/** What a page of a demo game does: launches and calls, for a gateway with a member. */
export const playCalls = (gateway: ReturnType<typeof useMember>) => {
  const launch = async (nodeId: string): Promise<string> => {
    const [vendor] = nodeId.split("-");
    const lottery = { vendor, gameCode: "lobby", prizeMode: "Elott", playType: "trad" };
    const fields = launchFields({
      nodeId,
      gameId: `G-${nodeId}`,
      vassalage: vendor,
      ...(nodeId.includes("-ELOTT-") && lottery),
    });
    return ticketOf(launchedAt(await gateway.send("launchGame", fields)));
  };
  return {
    launch,
    /** A guest's launch: play money, without a session. */
    launchDemo: async (nodeId: string): Promise<string> => {
      const ticket = await launch(nodeId);
      const tickets = gateway
        .services()
        .db.updateTable("tickets")
        .where("ticket_hash", "=", tokenHash(ticket));
      await tickets.set({ member_id: null, session_id: null }).execute();
      return ticket;
    },
    /** The member's balance, which the ledger entries sum to. */
    balance: async (): Promise<number> => {
      const wallet = await walletOf(gateway.services(), "jugador");
      expect(wallet.balance).toBe(wallet.entries);
      return wallet.balance;
    },
    ask: async (ticket: string, path: string, { page, body, roll }: Asked = {}) => {
      const response = await createPlayApi(gateway.services(), roll).request(path, {
        method: body === undefined ? "GET" : "POST",
        headers: { "Play-Ticket": ticket, ...(page !== undefined && { "Play-Page": page }) },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
};
