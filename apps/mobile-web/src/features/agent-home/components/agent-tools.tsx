import "@volado/ui/place-tile.css";
import { type AgentTool, agentTools } from "@volado/domain/agency";
import { asksForContracts } from "@volado/domain/member";
import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import {
  GiftIcon,
  GridIcon,
  MailIcon,
  PlaceTiles,
  ProfitIcon,
  ReceiptIcon,
  ServiceIcon,
  ShareIcon,
  ShieldIcon,
  SlotsIcon,
  TasksIcon,
  TeamIcon,
  TicketIcon,
  PlaceTile as Tile,
  TransferIcon,
} from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/messages/unread-badge.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceTile } from "../../../shared/navigation/place-tile.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";

interface Place {
  readonly to: string;
  readonly icon: ReactNode;
}

/** Target of each tool (docs/decisions/119). */
const places: Readonly<Partial<Record<AgentTool, Place>>> = {
  overview: { to: paths.agentOverview.to(), icon: <GridIcon /> },
  records: { to: paths.transactions.to({ types: "A" }), icon: <ReceiptIcon /> },
  members: { to: paths.agentTeam.to(), icon: <TeamIcon /> },
  transfers: { to: paths.agentHome.to({ view: "transfer" }), icon: <TransferIcon /> },
  profit: { to: paths.agentProfit.to(), icon: <ProfitIcon /> },
  bets: { to: paths.agentBetting.to(), icon: <TicketIcon /> },
  games: { to: paths.gameCenter.to(), icon: <SlotsIcon /> },
  rebates: { to: paths.agentRebate.to(), icon: <GiftIcon /> },
  security: { to: paths.security.to(), icon: <ShieldIcon /> },
  inbox: { to: paths.inbox.to(), icon: <MailIcon /> },
};

const none: SiteSwitches = new Set();

export interface AgentToolsProps {
  readonly unread: number;
  /** Called when customer service is tapped. */
  readonly onService: () => void;
}

/** Tools enabled by the merchant, then links, contracts and customer service (Spec §2 "Agent home"). */
export function AgentTools({ unread, onService }: AgentToolsProps) {
  const { t } = useTranslation();
  const switches = useSiteInfo()?.switches ?? none;
  const session = useSession();
  return (
    <section className="app-agent-part" aria-labelledby="agent-tools">
      <h2 id="agent-tools">{t("agency.tools")}</h2>
      <PlaceTiles>
        {agentTools(switches).map((tool) => {
          const place = places[tool];
          if (!place) return null;
          return (
            <PlaceTile
              key={tool}
              to={place.to}
              icon={place.icon}
              badge={
                tool === "inbox" && (
                  <UnreadBadge count={unread} label={(shown) => `(${t("agency.unread", { shown })})`} />
                )
              }
            >
              {t(`agency.tool.${tool}`)}
            </PlaceTile>
          );
        })}
        {switches.has(SiteSwitch.AgencyMembers) && (
          <PlaceTile to={paths.agentHome.to({ view: "links" })} icon={<ShareIcon />}>
            {t("agency.tool.links")}
          </PlaceTile>
        )}
        {asksForContracts(session) && (
          <PlaceTile to={paths.agentSalaryContract.to()} icon={<TasksIcon />}>
            {t("agency.tool.contracts")}
          </PlaceTile>
        )}
        <Tile icon={<ServiceIcon />} aria-haspopup="dialog" onPress={onService}>
          {t("agency.tool.service")}
        </Tile>
      </PlaceTiles>
    </section>
  );
}
