import type { Reward } from "@volado/domain/rewards";
import { formatDay, formatTime } from "@volado/i18n";
import { RewardCard as Card } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";

export interface RewardCardProps {
  readonly reward: Reward;
  /** Claims it; without, it can't be claimed. */
  readonly onClaim?: ((reward: Reward) => Promise<void>) | undefined;
}

/** One reward: what it is for, how much, where it stands, and the way to claim it. */
export function RewardCard({ reward, onClaim }: RewardCardProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { kind, status, givenAt, claimBefore, claimedAt } = reward;
  const amount = money(reward.amount);
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
    <Card
      name={name}
      detail={wholeDays(when())}
      amount={amount}
      status={t(`rewards.statuses.${status}`)}
      claimLabel={t("rewards.claim")}
      claimName={t("rewards.claimNamed", { amount, name })}
      onClaim={onClaim && (() => onClaim(reward))}
    />
  );
}
