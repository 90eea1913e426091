import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Invitation } from "../hooks/use-received-invitation.ts";

export interface InvitationNoteProps {
  invitation: Invitation;
  /** Whether this is the form for agents' invitations, which requires one. */
  agents: boolean;
  /** Whether the form has a field for a code. */
  hasCodeField: boolean;
}

/**
 * Names the invitation that counts, or says that the link's is invalid (Spec §2 "invitation code", §8 "Referrer link
 * error").
 */
export function InvitationNote({ invitation, agents, hasCodeField }: InvitationNoteProps) {
  const { t } = useTranslation();
  const { status } = invitation;
  if (status === "known")
    return <InlineMessage kind="success">{t("register.invited", { code: invitation.code })}</InlineMessage>;
  if (agents && (status === "dead" || status === "none"))
    return <InlineMessage kind="error">{t("errors.referrerLink")}</InlineMessage>;
  if (status !== "dead") return null;
  return <InlineMessage>{t(hasCodeField ? "register.deadLink" : "errors.referrerLink")}</InlineMessage>;
}
