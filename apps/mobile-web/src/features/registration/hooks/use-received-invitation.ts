import { useQuery } from "@tanstack/react-query";
import { registrationQueries } from "@volado/api-client/query";
import { cleanCode } from "@volado/domain/validation";
import { useEffect } from "react";
import { useLocation } from "react-router";
import {
  forgetInvitation,
  invitationCode,
  storeInvitationCode,
} from "../../../shared/invitation/invitation.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { refusesInvitation } from "../invitation-refusal.ts";

/** What is known about the code of the link that led here. */
export type Invitation =
  /** Nobody sent one. */
  | { readonly status: "none" }
  | { readonly status: "checking" }
  /** The gateway accepts it. */
  | { readonly status: "known"; readonly code: string }
  /** The gateway does not. */
  | { readonly status: "dead" }
  /** The gateway could not be asked: the submission asks again. */
  | { readonly status: "unchecked"; readonly code: string };

/**
 * The invitation that the address or an earlier page brought, checked with the gateway; with `agents` only an
 * agent's counts.
 */
export const useReceivedInvitation = (agents: boolean): Invitation => {
  const code = cleanCode(invitationCode(useLocation().search) ?? "") || undefined;
  useEffect(() => storeInvitationCode(code), [code]);
  const checked = asyncState(
    useQuery({
      ...registrationQueries.invitation(useClient(), code ?? "", { agents }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  const isDead = !agents && checked.phase === "failed" && refusesInvitation(checked.error);
  // The refusal is shown once, not at every visit.
  useEffect(() => (isDead ? forgetInvitation : undefined), [isDead]);
  if (code === undefined) return { status: "none" };
  if (checked.phase === "pending") return { status: "checking" };
  if (checked.phase === "content") return { status: "known", code: checked.data.code };
  return refusesInvitation(checked.error) ? { status: "dead" } : { status: "unchecked", code };
};
