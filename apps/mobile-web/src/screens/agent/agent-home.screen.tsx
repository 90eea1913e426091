import "./agent-home.css";
import { useState } from "react";
import { MoneyButtons } from "../../features/account/components/money-buttons.tsx";
import { AgentFooter } from "../../features/agent-home/components/agent-footer.tsx";
import { AgentGreeting } from "../../features/agent-home/components/agent-greeting.tsx";
import { AgentTools } from "../../features/agent-home/components/agent-tools.tsx";
import { TeamCounters } from "../../features/agent-home/components/team-counters.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { useUnreadMessages } from "../../shared/inbox/use-unread-messages.ts";
import type { Page } from "../../shared/navigation/paths.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { AgentService } from "./agent-service.tsx";

/** The agents' home (Spec §2 /m/agent): who is here, the money, the team's day, the tools, and a footer of its own. */
export default function AgentHomeScreen({ opens }: { readonly opens: (page: Page) => boolean }) {
  const session = useSession();
  const unread = useUnreadMessages();
  const [asking, setAsking] = useState(false);
  if (!session) return null;
  return (
    <div className="app-agent-home">
      <section className="app-agent-card">
        <AgentGreeting userName={session.userName} />
        <Balance size="full" />
        <MoneyButtons opens={opens} />
      </section>
      <TeamCounters />
      <AgentTools opens={opens} unread={unread} onService={() => setAsking(true)} />
      <AgentFooter />
      <AgentService open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
