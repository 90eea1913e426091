import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { registrationQueries } from "@volado/api-client/query";
import { cleanCode } from "@volado/domain/validation";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { forgetInvitation, invitationCode, storeInvitationCode } from "../../../shared/session/invitation.ts";

const refusals: ReadonlySet<string> = new Set(["errors.invalidInvitation", "errors.agentInformation"]);

/** Whether the check rejected the code, rather than failing. */
export const refusesInvitation = (error: unknown): boolean => refusals.has(messageKeyOf(error));

/** The state of the link's invitation code. */
export type Invitation =
  /** The link had no code. */
  | { readonly status: "none" }
  | { readonly status: "checking" }
  | { readonly status: "known"; readonly code: string }
  /** The gateway rejected it. */
  | { readonly status: "dead" }
  /** The check failed: the submission repeats it. */
  | { readonly status: "unchecked"; readonly code: string };

/**
 * The invitation code of the URL or an earlier page, checked with the gateway; with `agents` it must be an agent's.
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
  // The rejection is shown once, not on every visit.
  useEffect(() => (isDead ? forgetInvitation : undefined), [isDead]);
  if (code === undefined) return { status: "none" };
  if (checked.phase === "pending") return { status: "checking" };
  if (checked.phase === "content") return { status: "known", code: checked.data.code };
  return refusesInvitation(checked.error) ? { status: "dead" } : { status: "unchecked", code };
};
