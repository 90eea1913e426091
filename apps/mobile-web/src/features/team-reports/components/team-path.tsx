import {
  type AgentTool,
  agentTools,
  searchFromTeamFilter,
  type TeamFilter,
  type TeamMember,
} from "@volado/domain/agency";
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
type TeamPage = keyof typeof pages;

const isTeamPage = (tool: AgentTool): tool is TeamPage => tool in pages;

interface TeamPageLinksProps {
  /** The page that is open; undefined for one that is none of these. */
  readonly here: TeamPage | undefined;
  readonly filter: TeamFilter;
}

/** The other pages about the member whose team is open, over the same days: those that the merchant's menu has. */
function TeamPageLinks({ here, filter }: TeamPageLinksProps) {
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

export interface TeamPathProps {
  /** From the agent down to the member whose team is shown. */
  readonly path: readonly TeamMember[];
  /** The address of a member's team; the agent's own without. */
  readonly hrefOf: (memberId: string | undefined) => string;
  readonly filter: TeamFilter;
  /** The page that is open, as its tool is called; undefined for one that isn't about the whole team. */
  readonly here: TeamPage | undefined;
}

/**
 * The way from the agent down to the member whose team is shown, each step leading back up to its own, and
 * that member's other pages.
 */
export function TeamPath({ path, hrefOf, filter, here }: TeamPathProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  if (path.length < 2) return null;
  return (
    <>
      <nav className="app-team-path" aria-label={t("agency.path")}>
        <ol>
          {path.map(({ id, name }, place) => (
            <li key={id}>
              <a
                href={hrefOf(place === 0 ? undefined : id)}
                aria-current={place === path.length - 1 ? "page" : undefined}
                onClick={follow}
              >
                {place === 0 ? t("agency.ownTeam") : name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <TeamPageLinks here={here} filter={filter} />
    </>
  );
}
