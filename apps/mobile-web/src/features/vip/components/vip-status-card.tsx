import "@volado/ui/progress.css";
import { type VipClub, vipStatus } from "@volado/domain/member";
import { Card, CrownIcon, Progress } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

/** The member's level, what was staked, and how far it is to the next one. */
export function VipStatusCard({ club }: { club: VipClub }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { next, share, missing } = vipStatus(club);
  const ahead = () => {
    if (!next) return t("benefits.top");
    if (missing.centavos === 0) return t("benefits.reached", { level: next.name });
    return t("benefits.missing", { amount: money(missing), level: next.name });
  };
  return (
    <Card className="app-club__standing">
      <p className="app-club__label">
        <CrownIcon size={24} />
        <span>{t("benefits.yourLevel")}</span>
      </p>
      <h2 className="app-club__level">{club.label}</h2>
      {next && <Progress value={share} aria-label={t("benefits.progress", { level: next.name })} />}
      <p>{ahead()}</p>
      <p className="app-club__text">{t("benefits.staked", { amount: money(club.turnover) })}</p>
    </Card>
  );
}
