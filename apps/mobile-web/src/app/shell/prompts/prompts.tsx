import {
  AgentInviteDialog,
  InviteSoonDialog,
} from "../../../features/referral/components/invite-dialogs.tsx";
import { FreeRejectDialog } from "../../../shared/overlays/free-reject-dialog.tsx";
import { endPrompt, usePrompt } from "../../../shared/overlays/prompt-store.ts";

/** Prompts for taps on entries that this player can't open, over any page. */
export default function Prompts() {
  const prompt = usePrompt();
  return (
    <>
      <FreeRejectDialog open={prompt === "trial-rejected"} onClose={endPrompt} />
      <AgentInviteDialog open={prompt === "agent-dialog"} onClose={endPrompt} />
      <InviteSoonDialog open={prompt === "coming-soon"} onClose={endPrompt} />
    </>
  );
}
