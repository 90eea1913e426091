import type { PastRain } from "@volado/domain/rewards";
import { CoinMark } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { RewardsLink } from "./rewards-link.tsx";

/** How a rain went for a member. */
export const outcomeOf = ({ opened, won }: Pick<PastRain, "opened" | "won">): "won" | "empty" | "missed" => {
  if (opened === 0) return "missed";
  return won.centavos > 0 ? "won" : "empty";
};

export interface RainSummaryProps extends Pick<PastRain, "opened" | "won"> {}

/** What a rain brought, once the member has opened all that there is to open, or it is over. */
export function RainSummary({ opened, won }: RainSummaryProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const outcome = outcomeOf({ opened, won });
  return (
    <section className="app-rain" data-outcome={outcome}>
      <CoinMark size={72} />
      <h2>{t(`redRain.summary.${outcome}`, { amount: money(won) })}</h2>
      <p>{outcome === "missed" ? t("redRain.missedText") : t("redRain.opened", { count: opened })}</p>
      <RewardsLink />
    </section>
  );
}
