import "./team-report.css";
import { searchFromTeamFilter, type TeamFilter, teamFilterFromSearch } from "@volado/domain/agency";
import { GameType } from "@volado/domain/games";
import { SelectField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { BetList } from "../../features/team-reports/components/bet-list.tsx";
import { TeamTools } from "../../features/team-reports/components/team-tools.tsx";
import { paths } from "../../shared/navigation/paths.ts";

/** The parts of the texts that it shows. */
export const texts = ["agency"] as const;

const types = Object.values(GameType);

/** What the team bets (Spec §2 /m/teamBetting); the address says whose team, when, whom, on what and in which order. */
export default function TeamBetsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const filter = teamFilterFromSearch(new URLSearchParams(useLocation().search));
  const addressOf = (wanted: TeamFilter) => paths.agentBetting.to(searchFromTeamFilter(wanted));
  const show = (wanted: TeamFilter) => void navigate(addressOf(wanted), { replace: true });
  return (
    <div className="app-team-page">
      <TeamTools filter={filter} onChange={show} sorts={["stake", "win"]} natural={t("agency.sort.latest")}>
        <SelectField
          label={t("agency.bets.type")}
          value={filter.gameType ?? ""}
          onChange={({ target }) =>
            show({ ...filter, gameType: types.find((type) => type === target.value) })
          }
          options={[
            { value: "", label: t("agency.bets.all") },
            ...types.map((type) => ({ value: type, label: t(`shell.categories.${type}`) })),
          ]}
        />
      </TeamTools>
      <BetList filter={filter} addressOf={addressOf} />
    </div>
  );
}
