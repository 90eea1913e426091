/**
 * Whether a tap is answered where the player stands, with a question or a message, and needs no page to lead
 * to (Spec §6: free accounts are rejected, agents invite elsewhere, the referral programme is yet to come).
 */
export const answersInPlace = (
  access: string | undefined,
): access is "trial-rejected" | "agent-dialog" | "coming-soon" =>
  access === "trial-rejected" || access === "agent-dialog" || access === "coming-soon";
