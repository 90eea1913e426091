/** What an agent gives to whoever joins below. */
export interface DownlineTerms {
  /** Whether they become agents themselves. */
  readonly agent: boolean;
  /** Part of their stakes that comes back to them, in per cent. */
  readonly rebateRate: number;
}

/** A link by which members join below an agent, all with its terms. */
export interface InvitationLink extends DownlineTerms {
  /** The invitation code in the link. */
  readonly code: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** An agent's links, the latest first. */
export interface InvitationLinks {
  readonly links: readonly InvitationLink[];
  /** The agent's own rebate, in per cent: nobody below is given more. */
  readonly ownRate: number;
}

/** Whether an agent may give a rebate: none or more, not above the own, in hundredths of a per cent. */
export const isRebateRate = (rate: number, ownRate: number): boolean => {
  const hundredths = Math.round(rate * 100);
  return (
    Math.abs(rate * 100 - hundredths) < 1e-6 && hundredths >= 0 && hundredths <= Math.round(ownRate * 100)
  );
};
