import "../member/member.css";
import "./agent-home.css";
import { dayPart } from "@volado/domain/calendar";
import { Drawer, List, ListItem, MailIcon, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { MoneyButtons } from "../../features/account/components/member-card.tsx";
import { agentViewOf } from "../../features/agent-home/agent-view.ts";
import { AgentFooter } from "../../features/agent-home/components/agent-footer.tsx";
import { AgentTools } from "../../features/agent-home/components/agent-tools.tsx";
import { TeamCounters } from "../../features/agent-home/components/team-counters.tsx";
import { ServiceList } from "../../features/customer-service/components/service-list.tsx";
import { Balance } from "../../features/wallet/components/balance.tsx";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";
import { useUnreadMessages } from "../../shared/messages/use-unread-messages.ts";
import { useCloseOnNavigation } from "../../shared/navigation/close-on-back.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";

/** Password fields load their own texts. */
const settings = { texts: ["account", "downlines"], onFail: "retry" } as const;

const JoinView = lazyComponent({
  name: "new downlines",
  load: () => import("./join-view.tsx"),
  ...settings,
});
const TransferView = lazyComponent({
  name: "transfer",
  load: () => import("./transfer-view.tsx"),
  ...settings,
});

const MemberView = lazyComponent({
  name: "team member",
  load: () => import("./member-view.tsx"),
  onFail: "retry",
});

/** Contact options: the merchant's contacts, and always a message to the affiliate service. */
function AgentService({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  useCloseOnNavigation(open, onClose);
  return (
    <Drawer open={open} onClose={onClose} title={t("agency.service.title")} closeLabel={t("common.close")}>
      <List>
        <ListItem
          icon={<MailIcon />}
          href={paths.inbox.to({ view: "write", about: "affiliates" })}
          detail={t("agency.service.text")}
          onNavigate={follow}
        >
          {t("agency.service.write")}
        </ListItem>
      </List>
      {open && <ServiceList onOpen={onClose} />}
    </Drawer>
  );
}

/** Text parts that it uses; money buttons and contacts load their own. */
export const texts = ["agency", "deferredShell", "menus"] as const;

const waiting = (
  <div className="app-agent-home" aria-busy="true">
    <Skeleton height={48} />
    <Skeleton height={320} />
  </div>
);

/** The agents' home (Spec §2 /m/agent), or the view in the address (docs/decisions/119). */
export default function AgentHomeScreen() {
  const view = agentViewOf(useLocation().search);
  if (!view) return <AgentHome />;
  if (view === "member") return <MemberView waiting={waiting} />;
  if (view === "transfer") return <TransferView waiting={waiting} />;
  return <JoinView key={view} current={view} waiting={waiting} />;
}

/** Player, balance, the team's counters, tools, and its own footer. */
function AgentHome() {
  const { t } = useTranslation();
  const session = useSession();
  const unread = useUnreadMessages();
  const [asking, setAsking] = useState(false);
  if (!session) return null;
  return (
    <div className="app-agent-home">
      <section className="vo-card">
        {/* By the agent's local time (Spec §2 "Agent home", §9 "Greeting"). */}
        <p className="app-agent-greeting">
          <span>{t(`agency.greeting.${dayPart(new Date().getHours())}`)}</span>
          <b>{session.userName}</b>
        </p>
        <Balance size="full" />
        <MoneyButtons />
      </section>
      <TeamCounters />
      <AgentTools unread={unread} onService={() => setAsking(true)} />
      <AgentFooter />
      <AgentService open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
