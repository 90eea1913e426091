import type { TeamFilter, TeamMember } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { type TeamPage, TeamPageLinks } from "./team-page-links.tsx";

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
