import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import type { Invitation } from "../hooks/use-received-invitation.ts";

export interface InvitationNoteProps {
  invitation: Invitation;
  /** The form of an agent's invitation, which is nothing without one. */
  agents: boolean;
  /** The form asks for a code. */
  asked: boolean;
}

/** Whose invitation counts, or that the link's doesn't (Spec §2 "invitation code", §8 "Referrer link error"). */
export function InvitationNote({ invitation, agents, asked }: InvitationNoteProps) {
  const { t } = useTranslation();
  const { status } = invitation;
  if (status === "known")
    return <InlineMessage kind="success">{t("register.invited", { code: invitation.code })}</InlineMessage>;
  if (agents && (status === "dead" || status === "none"))
    return <InlineMessage kind="error">{t("errors.referrerLink")}</InlineMessage>;
  if (status !== "dead") return null;
  return <InlineMessage>{t(asked ? "register.deadLink" : "errors.referrerLink")}</InlineMessage>;
}
