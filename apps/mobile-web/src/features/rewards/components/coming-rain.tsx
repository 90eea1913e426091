import type { RedRain, RedRainState } from "@volado/domain/rewards";
import { formatDay, formatTime } from "@volado/i18n";
import { CoinMark } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useZoneName, wholeDays } from "../../../shared/period/period-choice.tsx";
import { RainClock } from "./rain-clock.tsx";
import { outcomeOf } from "./rain-summary.tsx";
import { RewardsLink } from "./rewards-link.tsx";

export interface ComingRainProps {
  readonly rain: RedRain;
  readonly last: RedRainState["last"];
  readonly clock: () => number;
}

/** A rain that is still to come: when, what it may bring, and how the one before went. */
export function ComingRain({ rain, last, clock }: ComingRainProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const zone = useZoneName();
  const { startsAt, endsAt, tries, maxPrize } = rain;
  const time = (instant: number) => formatTime(instant, merchant.timeZone);
  const when = { day: formatDay(startsAt, merchant.timeZone), from: time(startsAt), to: time(endsAt), zone };
  return (
    <section className="app-rain">
      <CoinMark size={72} />
      <RainClock label={t("redRain.next")} until={startsAt} clock={clock} />
      <p>{wholeDays(t("redRain.when", when))}</p>
      <p>{`${t("redRain.rule", { count: tries, max: money(maxPrize) })} ${t("redRain.fair")}`}</p>
      {last && <p>{t(`redRain.last.${outcomeOf(last)}`, { amount: money(last.won) })}</p>}
      <RewardsLink />
    </section>
  );
}
