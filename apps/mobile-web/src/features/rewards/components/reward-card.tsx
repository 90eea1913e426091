import type { Reward } from "@volado/domain";
import { formatDay, formatTime } from "@volado/i18n";
import { Badge, Button } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { useMoney } from "../hooks/use-money.ts";

export interface RewardCardProps {
  readonly reward: Reward;
  /** Claims it; without, it can't be claimed. */
  readonly onClaim?: ((reward: Reward) => Promise<void>) | undefined;
}

/** One reward: what it is for, how much, where it stands, and the way to claim it. */
export function RewardCard({ reward, onClaim }: RewardCardProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { kind, status, amount, givenAt, claimBefore, claimedAt } = reward;
  const name = t(`rewards.kinds.${kind}`);
  const day = (instant: number) => formatDay(instant, merchant.timeZone);
  const when = () => {
    if (claimedAt !== undefined) return t("rewards.claimedOn", { day: day(claimedAt) });
    if (onClaim && claimBefore !== undefined)
      return t("rewards.claimBefore", {
        moment: `${day(claimBefore)} ${formatTime(claimBefore, merchant.timeZone)}`,
      });
    return t("rewards.givenOn", { day: day(givenAt) });
  };
  return (
    <li className="app-reward" data-status={status}>
      <div className="app-reward__what">
        <b>{name}</b>
        <small>{when()}</small>
        <Badge tone={onClaim ? "action" : "quiet"}>{t(`rewards.statuses.${status}`)}</Badge>
      </div>
      <div className="app-reward__worth">
        <b>{money(amount)}</b>
        {onClaim && (
          <Button
            size="s"
            aria-label={t("rewards.claimNamed", { amount: money(amount), name })}
            onClick={() => onClaim(reward)}
          >
            {t("rewards.claim")}
          </Button>
        )}
      </div>
    </li>
  );
}
