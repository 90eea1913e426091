import {
  type AgentTool,
  agentTools,
  searchFromTeamFilter,
  type TeamFilter,
  type TeamMember,
} from "@volado/domain/agency";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";

/** Pages about a team, by agent tool. */
const pages = {
  overview: paths.agentOverview,
  members: paths.agentTeam,
  profit: paths.agentProfit,
  bets: paths.agentBetting,
} as const;

type TeamPage = keyof typeof pages;

const isTeamPage = (tool: AgentTool): tool is TeamPage => tool in pages;

/** Links to the other pages about this team, for the same period, if the merchant enables them. */
export function TeamPageLinks({ current, filter }: { current: TeamPage | undefined; filter: TeamFilter }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const switches = useSiteInfo()?.switches;
  const others = switches ? agentTools(switches).filter(isTeamPage) : [];
  const search = searchFromTeamFilter({
    ...filter,
    ...{ name: "", only: undefined, sort: undefined, gameType: undefined },
  });
  return (
    <nav className="app-team-elsewhere" aria-label={t("agency.elsewhere")}>
      <ul>
        {others
          .filter((page) => page !== current)
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
  /** From the agent down to the member with the shown team. */
  readonly path: readonly TeamMember[];
  /** The URL of a member's team; without an id, of the agent's own. */
  readonly hrefOf: (memberId: string | undefined) => string;
  readonly filter: TeamFilter;
  /** The current page; undefined for one that is not about the whole team. */
  readonly current: TeamPage | undefined;
}

/** Breadcrumbs from the agent down to the shown member, and links to that member's other pages. */
export function TeamPath({ path, hrefOf, filter, current }: TeamPathProps) {
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
      <TeamPageLinks current={current} filter={filter} />
    </>
  );
}

const rebatePages = { own: paths.agentRebate, team: paths.agentTeamRebate } as const;

/** Tabs for the agent's own and the team's rebates. Switching replaces the history entry. */
export function RebateMenu({ current }: { readonly current: keyof typeof rebatePages }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation({ replace: true });
  return (
    <TopMenu
      label={t("agency.rebates.menu")}
      items={(["own", "team"] as const).map((id) => ({
        id,
        label: t(`agency.rebates.${id}`),
        href: rebatePages[id].to(),
      }))}
      currentId={current}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
