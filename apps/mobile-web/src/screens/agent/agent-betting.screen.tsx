import "./team-report.css";
import { GameType } from "@volado/domain/games";
import { SelectField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { BetList } from "../../features/team-reports/components/bet-list.tsx";
import { TeamTools } from "../../features/team-reports/components/team-tools.tsx";
import { useTeamFilter } from "../../features/team-reports/hooks/use-team-report.ts";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["agency"] as const;

const types = Object.values(GameType);

/** The team's bets (Spec §2 /m/teamBetting); the address holds team, period, player, game and order. */
export default function AgentBettingScreen() {
  const { t } = useTranslation();
  const { filter, choose, addressOf } = useTeamFilter(paths.agentBetting);
  return (
    <div className="app-team-page">
      <TeamTools filter={filter} onChange={choose} sorts={["stake", "win"]} natural={t("agency.sort.latest")}>
        <SelectField
          label={t("agency.bets.type")}
          value={filter.gameType ?? ""}
          onChange={({ target }) => choose({ gameType: types.find((type) => type === target.value) })}
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
