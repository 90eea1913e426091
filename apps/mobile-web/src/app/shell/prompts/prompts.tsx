import { useState } from "react";
import { AgentInviteDialog } from "../../../features/referral/components/agent-invite-dialog.tsx";
import { InviteSoonDialog } from "../../../features/referral/components/invite-soon-dialog.tsx";
import { useCloseOnBack } from "../../../shared/navigation/use-close-on-back.ts";
import { FreeRejectDialog } from "../../../shared/prompts/free-reject-dialog.tsx";
import { endPrompt, usePrompt } from "../../../shared/prompts/prompt-store.ts";

/**
 * Answers to taps that lead nowhere for this player, over whatever page is open. None stands in the page before it is
 * wanted; the last one stays, so that it can fade out.
 */
export function Prompts() {
  const prompt = usePrompt();
  const [last, setLast] = useState(prompt);
  if (prompt !== undefined && prompt !== last) setLast(prompt);
  useCloseOnBack(prompt !== undefined, endPrompt);
  return (
    <>
      {last === "trial-rejected" && <FreeRejectDialog open={prompt === last} onClose={endPrompt} />}
      {last === "agent-dialog" && <AgentInviteDialog open={prompt === last} onClose={endPrompt} />}
      {last === "coming-soon" && <InviteSoonDialog open={prompt === last} onClose={endPrompt} />}
    </>
  );
}
