import "@volado/ui/place-tile.css";
import { type AgentTool, agentTools } from "@volado/domain/agency";
import type { SiteSwitches } from "@volado/domain/site";
import {
  DepositIcon,
  GiftIcon,
  GridIcon,
  MailIcon,
  PlaceTiles,
  ReceiptIcon,
  ServiceIcon,
  ShieldIcon,
  SlotsIcon,
  TeamIcon,
  TicketIcon,
  PlaceTile as Tile,
  WithdrawIcon,
} from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnreadBadge } from "../../../shared/messages/unread-badge.tsx";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { PlaceTile } from "../../../shared/navigation/place-tile.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";

interface Place {
  readonly page: Page;
  /** @default the page's own address */
  readonly to?: string;
  readonly icon: ReactNode;
}

/** Target page of each tool (docs/decisions/119). */
const places: Readonly<Partial<Record<AgentTool, Place>>> = {
  overview: { page: paths.agentOverview, icon: <GridIcon /> },
  records: { page: paths.transactions, to: paths.transactions.to({ types: "A" }), icon: <ReceiptIcon /> },
  members: { page: paths.agentTeam, icon: <TeamIcon /> },
  transfers: { page: paths.agentHome, to: paths.agentHome.to({ view: "transfer" }), icon: <DepositIcon /> },
  profit: { page: paths.agentProfit, icon: <WithdrawIcon /> },
  bets: { page: paths.agentBetting, icon: <TicketIcon /> },
  games: { page: paths.gameCenter, icon: <SlotsIcon /> },
  rebates: { page: paths.agentRebate, icon: <GiftIcon /> },
  security: { page: paths.security, icon: <ShieldIcon /> },
  inbox: { page: paths.inbox, icon: <MailIcon /> },
};

const none: SiteSwitches = new Set();

export interface AgentToolsProps {
  /** Whether a page can be opened; other tools are left out. */
  readonly opens: (page: Page) => boolean;
  readonly unread: number;
  /** Called when customer service is tapped. */
  readonly onService: () => void;
}

/** Tools enabled by the merchant, plus customer service (Spec §2 "Agent home"). */
export function AgentTools({ opens, unread, onService }: AgentToolsProps) {
  const { t } = useTranslation();
  const enabled = agentTools(useSiteInfo()?.switches ?? none);
  return (
    <section className="app-agent-part" aria-labelledby="agent-tools">
      <h2 id="agent-tools">{t("agency.tools")}</h2>
      <PlaceTiles>
        {enabled.map((tool) => {
          const place = places[tool];
          if (!place || !opens(place.page)) return null;
          return (
            <PlaceTile
              key={tool}
              to={place.to ?? place.page.to()}
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
        <Tile icon={<ServiceIcon />} aria-haspopup="dialog" onPress={onService}>
          {t("agency.tool.service")}
        </Tile>
      </PlaceTiles>
    </section>
  );
}
