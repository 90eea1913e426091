import { countdownOf } from "@volado/domain/lottery";
import { Countdown } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface RainClockProps {
  /** What the time runs out for. */
  readonly label: string;
  /** Epoch milliseconds. */
  readonly until: number;
  /** Epoch milliseconds of the gateway's clock. */
  readonly clock: () => number;
}

/** The time until a rain begins or ends, by the gateway's clock. */
export function RainClock({ label, until, clock }: RainClockProps) {
  const { t } = useTranslation();
  const format = (left: number) => {
    const { days, clock: rest } = countdownOf(left);
    return days === 0 ? rest : t("redRain.days", { days, clock: rest });
  };
  return (
    <p className="app-rain__clock">
      <span>{label}</span>
      <Countdown aria-label={label} until={until} clock={clock} format={format} />
    </p>
  );
}
