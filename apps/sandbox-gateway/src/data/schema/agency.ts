/** What an agent was paid for the team's bets, or for its losses. */
export interface AgentEarningsTable {
  id: string;
  member_id: string;
  kind: "rebate" | "dividend";
  /** The days it is for; the end is not included. */
  starts_at: number;
  ends_at: number;
  /** Centavos: what the team staked, or lost in the balance. */
  base: number;
  /** Hundredths of a per cent. */
  rate: number;
  /** Centavos. */
  amount: number;
  paid_at: number;
}

/** A code that opens accounts below its agent. */
export interface InvitationLinksTable {
  /** In capitals; no member's own invitation code. */
  code: string;
  member_id: string;
  /** Type of the members whom it makes. */
  type: number;
  /** Theirs, in hundredths of a per cent. */
  rebate_rate: number;
  created_at: number;
  /** A removed one opens nothing any more. */
  removed_at: number | null;
}
