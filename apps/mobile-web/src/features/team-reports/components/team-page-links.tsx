import { type AgentTool, agentTools, searchFromTeamFilter, type TeamFilter } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";

/** Pages about one and the same team, by the tool that opens each. */
const pages = {
  overview: paths.agentOverview,
  members: paths.agentTeam,
  profit: paths.agentProfit,
  bets: paths.agentBetting,
} as const;

/** A page about a team. */
export type TeamPage = keyof typeof pages;

const isTeamPage = (tool: AgentTool): tool is TeamPage => tool in pages;

export interface TeamPageLinksProps {
  /** The page that is open; undefined for one that is none of these. */
  readonly here: TeamPage | undefined;
  readonly filter: TeamFilter;
}

/** The other pages about the member whose team is open, over the same days: those that the merchant's menu has. */
export function TeamPageLinks({ here, filter }: TeamPageLinksProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const switches = useSiteInfo()?.switches;
  const others = switches ? agentTools(switches).filter(isTeamPage) : [];
  const search = searchFromTeamFilter({ ...filter, name: "", sort: undefined, gameType: undefined });
  return (
    <nav className="app-team-elsewhere" aria-label={t("agency.elsewhere")}>
      <ul>
        {others
          .filter((page) => page !== here)
          .map((page) => (
            <li key={page}>
              <a href={pages[page].to(search)} onClick={follow}>
                {t(`agency.tool.${page}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
