import type { SocialProposal } from "@volado/domain/registration";
import { z } from "../schemas/z.ts";
import { isApiError } from "./api-error.ts";

const proposalSchema = z.object({
  username: z._default(z.string(), ""),
  nickname: z._default(z.string(), ""),
  email: z._default(z.string(), ""),
});

const nothing: SocialProposal = { username: "", nickname: "", email: "" };

/**
 * The proposal for the account of a Google or Facebook identity that has none, from `login`'s refusal
 * `social_not_registered`; empty where the gateway proposes nothing, undefined for any other error.
 */
export const socialProposalOf = (error: unknown): SocialProposal | undefined => {
  if (!isApiError(error) || error.kind !== "rejected" || error.code !== "social_not_registered")
    return undefined;
  const proposal = proposalSchema.safeParse(error.value);
  return proposal.success ? proposal.data : nothing;
};
